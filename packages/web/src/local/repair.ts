import { ConfigError, LogError, newGame, playLog } from '@sevenfold/engine';
import { type Sheet, gameId } from '@sevenfold/table';
import * as v from 'valibot';
import { LOGS, TABLES } from './kept-store.ts';
import { forgetLocal } from './local-game.ts';
import { readJson, setAside, type Shelf } from '../storage/shelf.ts';

const seat = v.object({
  name: v.string(),
  colour: v.number(),
  person: v.nullable(v.number()),
  bot: v.string(),
});

/** As much of a sheet as has to be right for a table to open. */
const sheet = v.object({
  code: v.string(),
  version: v.number(),
  phase: v.picklist(['lobby', 'playing', 'over', 'closed']),
  people: v.array(v.object({ id: v.number(), hash: v.string(), seen: v.number() })),
  seats: v.array(seat),
  secret: v.string(),
  game: v.nullable(
    v.object({
      number: v.number(),
      players: v.array(v.string()),
      dealer: v.number(),
      secret: v.string(),
      contributions: v.array(v.nullable(v.string())),
      rules: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  ),
});

/**
 * Whether a table can be opened. A log with something in it that cannot be is kept up to there; a table that cannot be
 * read is set aside, and gone.
 */
export function mend(shelf: Shelf, code: string): boolean {
  const body = readJson(shelf, TABLES + code, (value) => {
    const { body: text } = v.parse(v.object({ body: v.string() }), value);
    const parsed: unknown = JSON.parse(text);
    v.parse(sheet, parsed);
    return parsed as Sheet;
  });
  if (body === undefined) {
    forgetLocal(shelf, code);
    return false;
  }
  if (body.game === null) return true;
  try {
    mendLog(shelf, body);
    return true;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    setAside(shelf, TABLES + code);
    forgetLocal(shelf, code);
    return false;
  }
}

function mendLog(shelf: Shelf, table: Sheet): void {
  const name = LOGS + gameId(table);
  const tokens = (shelf.get(name) ?? '').split(' ').filter((token) => token !== '');
  const { rules, players, dealer } = table.game!;
  try {
    playLog(newGame(rules, players.length, dealer), tokens);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    setAside(shelf, name);
    shelf.set(name, tokens.slice(0, error.at).join(' '));
  }
}

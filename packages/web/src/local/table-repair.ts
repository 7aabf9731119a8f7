import { ConfigError, LogError, newGame, playLog } from '@sevenfold/engine';
import { gameId, type TableState } from '@sevenfold/table';
import * as v from 'valibot';
import { forgetLocal } from './local-game.ts';
import type { Shelf } from '../storage/shelf.ts';
import { readStored, quarantine, writeStored } from '../storage/stored.ts';

const seat = v.object({
  name: v.string(),
  colour: v.number(),
  person: v.nullable(v.number()),
  bot: v.string(),
});

/** What has to be right for a table to open. */
const tableSchema = v.object({
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
 * Whether a table can be opened. A damaged log is kept up to the damage; a table that cannot be read is quarantined and
 * removed.
 */
export function repairTable(shelf: Shelf, code: string): boolean {
  const table = readStored(`table:${code}`, shelf, ({ body }) => {
    const parsed: unknown = JSON.parse(body);
    v.parse(tableSchema, parsed);
    return parsed as TableState;
  });
  if (table === undefined) {
    forgetLocal(shelf, code);
    return false;
  }
  if (table.game === null) return true;
  try {
    mendLog(shelf, table);
    return true;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    quarantine(`table:${code}`, shelf);
    forgetLocal(shelf, code);
    return false;
  }
}

function mendLog(shelf: Shelf, table: TableState): void {
  const key = `log:${gameId(table)}` as const;
  const tokens = readStored(key, shelf)
    .split(' ')
    .filter((token) => token !== '');
  const { rules, players, dealer } = table.game!;
  try {
    playLog(newGame(rules, players.length, dealer), tokens);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    quarantine(key, shelf);
    writeStored(key, tokens.slice(0, error.at).join(' '), shelf);
  }
}

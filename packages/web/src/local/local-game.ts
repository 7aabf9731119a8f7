import * as v from 'valibot';
import { LOGS, TABLES } from './kept-store.ts';
import { readJson, type Shelf } from '../storage/shelf.ts';

const localGame = v.object({
  /** Of its table in the house of this page. */
  code: v.string(),
  way: v.picklist(['play', 'pass', 'solo', 'daily']),
  /** Whose it is: makes this page the owner of its seats. */
  token: v.string(),
  /** Milliseconds since 1970. */
  began: v.number(),
  /** Take-backs, by the number of the game at its table. */
  takeBacks: v.record(v.string(), v.number()),
  /** Numbers of the games in which the coach was on. */
  coached: v.optional(v.array(v.number())),
  /** Of a daily deck. */
  date: v.optional(v.string()),
  practice: v.optional(v.boolean()),
});

/** What the page knows about a game of its own besides what its house keeps. */
export type LocalGame = v.InferOutput<typeof localGame>;
export type Way = LocalGame['way'];

const LOCALS = 'local:';
/** Older ones make room. */
const MOST_TABLES = 8;

export function findLocal(shelf: Shelf, code: string): LocalGame | undefined {
  return readJson(shelf, LOCALS + code, (value) => {
    const parsed = v.safeParse(localGame, value);
    return parsed.success && parsed.output.code === code ? parsed.output : undefined;
  });
}

export function keepLocal(shelf: Shelf, game: LocalGame): void {
  shelf.set(LOCALS + game.code, JSON.stringify(game));
}

/** The table with its logs; what was finished there stays in the history. */
export function forgetLocal(shelf: Shelf, code: string): void {
  for (const log of shelf.names(`${LOGS}${code}.`)) shelf.remove(log);
  shelf.remove(TABLES + code);
  shelf.remove(LOCALS + code);
}

/** Makes room for another. */
export function forgetOldest(shelf: Shelf): void {
  const codes = shelf.names(LOCALS).map((name) => name.slice(LOCALS.length));
  const games = codes.flatMap((code) => findLocal(shelf, code) ?? []).sort((a, b) => b.began - a.began);
  for (const { code } of games.slice(MOST_TABLES - 1)) forgetLocal(shelf, code);
  const known = new Set(games.map(({ code }) => code));
  for (const table of shelf.names(TABLES)) {
    const code = table.slice(TABLES.length);
    if (!known.has(code)) forgetLocal(shelf, code);
  }
}

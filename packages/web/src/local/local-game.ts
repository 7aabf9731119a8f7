import type { Stored } from '../storage/registry.ts';
import type { Shelf } from '../storage/shelf.ts';
import { allStored, readStored, removeStored, storedIds, writeStored } from '../storage/stored.ts';

/** What the page knows about a local game besides what its house stores. */
export type LocalGame = Stored<'local:'>;
export type Way = LocalGame['way'];

const MOST_TABLES = 8;

export function findLocal(shelf: Shelf, code: string): LocalGame | undefined {
  return readStored(`local:${code}`, shelf);
}

export function storeLocal(shelf: Shelf, game: LocalGame): void {
  writeStored(`local:${game.code}`, game, shelf);
}

/** Removes the table and its logs; finished games stay in the history. */
export function forgetLocal(shelf: Shelf, code: string): void {
  for (const game of storedIds('log:', shelf, `${code}.`)) removeStored(`log:${game}`, shelf);
  removeStored(`table:${code}`, shelf);
  removeStored(`local:${code}`, shelf);
}

/** Makes room for another. */
export function forgetOldest(shelf: Shelf): void {
  const games = allStored('local:', shelf).sort((a, b) => b.began - a.began);
  for (const { code } of games.slice(MOST_TABLES - 1)) forgetLocal(shelf, code);
  const known = new Set(games.map(({ code }) => code));
  for (const code of storedIds('table:', shelf)) if (!known.has(code)) forgetLocal(shelf, code);
}

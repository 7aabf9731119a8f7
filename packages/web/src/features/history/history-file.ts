// Imports a history from a file; a damaged file changes nothing.

import { parseRecord } from '@sevenfold/engine';
import { History, type StoredGame } from '../../storage/history.ts';
import { BrowserShelf } from '../../storage/shelf.ts';

/** `index`: which game of the file is damaged, from 1. */
export class HistoryFileError extends Error {
  readonly code: 'tooLarge' | 'notJson' | 'notHistory' | 'badGame' | 'full';
  readonly index: number;

  constructor(code: HistoryFileError['code'], index = 0) {
    super(code);
    this.name = 'HistoryFileError';
    this.code = code;
    this.index = index;
  }
}

const MOST_CHARACTERS = 20_000_000;

/** Adds the games of a file that are new here; returns how many. Throws `HistoryFileError` without changing anything. */
export function importHistory(text: string, into: History): number {
  if (text.length > MOST_CHARACTERS) throw new HistoryFileError('tooLarge');
  const games = gamesOf(text);
  const before = into.list();
  const known = new Set(before.map(({ id }) => id));
  // Tried in memory first: too many new games would push out those that are there.
  const trial = new History(new BrowserShelf(undefined));
  for (const game of before) trial.add(game);
  for (const [index, game] of games.entries()) {
    try {
      parseRecord(JSON.parse(game.record));
      trial.add(game);
    } catch {
      throw new HistoryFileError('badGame', index + 1);
    }
  }
  const fresh = new Map(games.filter(({ id }) => !known.has(id)).map((game) => [game.id, game]));
  if (trial.list().length < known.size + fresh.size) throw new HistoryFileError('full');
  for (const game of fresh.values()) into.add(game);
  return fresh.size;
}

function gamesOf(text: string): StoredGame[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new HistoryFileError('notJson');
  }
  if (!Array.isArray(list)) throw new HistoryFileError('notHistory');
  return list.map((game: unknown, index) => {
    if (typeof game !== 'object' || game === null) throw new HistoryFileError('badGame', index + 1);
    const { record } = game as { record?: unknown };
    // An object in the file, but a text in the history.
    const stored = { record: typeof record === 'string' ? record : JSON.stringify(record) };
    return Object.assign(game, stored) as StoredGame;
  });
}

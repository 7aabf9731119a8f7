import { type GameRecord, makeRecord, parseRecord } from '@sevenfold/engine';
import { randomId } from '../browser/random.ts';
import type { Stored } from './registry.ts';
import { deviceShelf, type Shelf } from './shelf.ts';
import { newestFirst, readStored, removeStored, storedIds, writeStored } from './stored.ts';

/** A game with real cards that is or was tracked. */
export interface TrackedGame {
  readonly id: string;
  readonly started: number;
  readonly changed: number;
  readonly record: GameRecord;
}

/** Tracked games of this device. */
export class TrackedGames {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** The one that was changed last comes first. */
  list(): TrackedGame[] {
    const games = storedIds('track:', this.#shelf).flatMap((id) => this.get(id) ?? []);
    return newestFirst(games, ({ changed }) => changed);
  }

  get(id: string): TrackedGame | undefined {
    return readStored(`track:${id}`, this.#shelf, (game) => ({ ...game, record: parseRecord(game.record) }));
  }

  put(game: TrackedGame): void {
    writeStored(`track:${game.id}`, game, this.#shelf);
  }

  /** Imports a game that is new here, or continues where ours ends; returns whether it has. */
  take({ id, ...rest }: Stored<'track:'>): boolean {
    const game = { id, ...rest, record: parseRecord(rest.record) };
    const here = this.get(id);
    if (here !== undefined && !goesOn(here.record, game.record)) return false;
    this.put(game);
    return true;
  }

  remove(id: string): void {
    removeStored(`track:${id}`, this.#shelf);
  }
}

function goesOn(earlier: GameRecord, later: GameRecord): boolean {
  const beginning = { ...later, log: later.log.slice(0, earlier.log.length) };
  return later.log.length > earlier.log.length && makeRecord(beginning) === makeRecord(earlier);
}

/** A game without cards yet. `Tracking` throws `ConfigError` if its rules are for another number of players. */
export function freshGame(setup: Omit<GameRecord, 'log'>, now: number): TrackedGame {
  return { id: `track-${randomId(12)}`, started: now, changed: now, record: { ...setup, log: '' } };
}

let opened: TrackedGames | undefined;

export function deviceTrackedGames(): TrackedGames {
  return (opened ??= new TrackedGames(deviceShelf()));
}

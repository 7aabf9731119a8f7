import { type GameRecord, parseRecord } from '@sevenfold/engine';
import * as v from 'valibot';
import { deviceShelf, readJson, type Shelf } from './shelf.ts';

const trackedGame = v.object({
  id: v.pipe(v.string(), v.regex(/^track-[0-9a-z]{12}$/)),
  /** Milliseconds since 1970. */
  started: v.number(),
  changed: v.number(),
  /** With what does not fit yet. */
  record: v.pipe(
    v.unknown(),
    v.transform((value): GameRecord => parseRecord(value)),
  ),
});

/** A game with real cards that is being followed, or was. */
export interface TrackedGame {
  readonly id: string;
  readonly started: number;
  readonly changed: number;
  readonly record: GameRecord;
}

const GAMES = 'track:';

/** Tracked games of this device. */
export class TrackedGames {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** False once the device has refused to keep something. */
  get lasting(): boolean {
    return this.#shelf.lasting;
  }

  /** The one that was touched last comes first; what is damaged is set aside. */
  list(): TrackedGame[] {
    const games = this.#shelf.names(GAMES).flatMap((name) => this.get(name.slice(GAMES.length)) ?? []);
    return games.sort((a, b) => b.changed - a.changed || (a.id < b.id ? 1 : -1));
  }

  get(id: string): TrackedGame | undefined {
    return readJson(this.#shelf, GAMES + id, (value) => {
      const read = v.safeParse(trackedGame, value);
      return read.success && read.output.id === id ? read.output : undefined;
    });
  }

  put(game: TrackedGame): void {
    this.#shelf.set(GAMES + game.id, JSON.stringify(game));
  }

  remove(id: string): void {
    this.#shelf.remove(GAMES + id);
  }
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A game without any card. Throws `ConfigError` later if its rules are for another number of players. */
export function freshGame(setup: Omit<GameRecord, 'log'>, now: number): TrackedGame {
  const random = crypto.getRandomValues(new Uint8Array(12));
  const id = `track-${Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
  return { id, started: now, changed: now, record: { ...setup, log: '' } };
}

let opened: TrackedGames | undefined;

export function deviceTrackedGames(): TrackedGames {
  return (opened ??= new TrackedGames(deviceShelf()));
}

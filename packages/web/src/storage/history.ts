import * as v from 'valibot';
import { REGISTRY, type Stored } from './registry.ts';
import { deviceShelf, type Shelf } from './shelf.ts';
import { allStored, newestFirst, readStored, removeStored, storedIds, writeStored } from './stored.ts';

/** A finished game as this device remembers it. */
export type StoredGame = Stored<'game:'>;

/** A browser gives a site some five million characters; this leaves room for games in progress. */
const MOST_GAMES = 500;
const MOST_CHARACTERS = 2_000_000;

/** Finished games of this device, newest first; the oldest make room for new ones. */
export class History {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  list(): StoredGame[] {
    return newestFirst(allStored('game:', this.#shelf), ({ ended }) => ended);
  }

  get(id: string): StoredGame | undefined {
    return readStored(`game:${id}`, this.#shelf);
  }

  /** Does nothing if the game is already there; throws if it is none. */
  add(game: StoredGame): void {
    if (this.get(game.id) !== undefined) return;
    writeStored(`game:${game.id}`, v.parse(REGISTRY['game:'].schema, game), this.#shelf);
    let characters = 0;
    for (const [at, { id, record }] of this.list().entries()) {
      characters += record.length;
      if (at > 0 && (at >= MOST_GAMES || characters > MOST_CHARACTERS)) this.remove(id);
    }
  }

  remove(id: string): void {
    removeStored(`game:${id}`, this.#shelf);
  }

  clear(): void {
    for (const id of storedIds('game:', this.#shelf)) this.remove(id);
  }

  /** All games as one JSON text: a list of records with what this device knows about them. */
  export(): string {
    const games = this.list().map((game) => Object.assign(game, { record: parsedRecord(game.record) }));
    return JSON.stringify(games, undefined, 1);
  }
}

function parsedRecord(record: string): unknown {
  try {
    return JSON.parse(record);
  } catch {
    return record;
  }
}

/** Whether nobody has finished a game on this device, as far as it remembers. */
export function isNewcomer(shelf: Shelf = deviceShelf()): boolean {
  const { before, ids } = readStored('history-deleted', shelf);
  return before === 0 && ids.length === 0 && storedIds('game:', shelf).length === 0;
}

let opened: History | undefined;

/** The history of this device. */
export function deviceHistory(): History {
  return (opened ??= new History(deviceShelf()));
}

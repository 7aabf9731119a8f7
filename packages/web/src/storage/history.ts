import * as v from 'valibot';
import { REGISTRY, type Stored } from './registry.ts';
import { deviceShelf, type Shelf } from './shelf.ts';
import { allStored, newestFirst, readStored, removeStored, storedIds, writeStored } from './stored.ts';

/** A finished game as this device remembers it. */
export type StoredGame = Stored<'game:'>;

/** A browser gives a site some five million characters; this leaves room for games in progress. */
export const MOST_GAMES = 500;
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

  /** Does nothing if the game is already there; throws if it is not a game. */
  add(game: StoredGame): void {
    if (this.get(game.id) !== undefined) return;
    this.#write(game);
    const tooMany = this.#tooMany();
    for (const id of tooMany) this.remove(id);
    if (tooMany.length === 0) return;
    const { games } = readStored('history-dropped', this.#shelf);
    writeStored('history-dropped', { games: games + tooMany.length }, this.#shelf);
  }

  /** Adds all of these; returns false if there is no room for them without dropping any. */
  addAll(games: readonly StoredGame[]): boolean {
    for (const game of games) this.#write(game);
    return this.#tooMany().length === 0;
  }

  /** How many games have made room for new ones since this was last seen. */
  get dropped(): number {
    return readStored('history-dropped', this.#shelf).games;
  }

  forgetDropped(): void {
    removeStored('history-dropped', this.#shelf);
  }

  #write(game: StoredGame): void {
    writeStored(`game:${game.id}`, v.parse(REGISTRY['game:'].schema, game), this.#shelf);
  }

  /** The oldest games, for which there is no room; the newest game always stays. */
  #tooMany(): string[] {
    let characters = 0;
    return this.list().flatMap(({ id, record }, at) => {
      characters += record.length;
      return at > 0 && (at >= MOST_GAMES || characters > MOST_CHARACTERS) ? [id] : [];
    });
  }

  remove(id: string): void {
    removeStored(`game:${id}`, this.#shelf);
  }

  clear(): void {
    for (const id of storedIds('game:', this.#shelf)) this.remove(id);
  }
}

/** Whether nobody has finished or tracked a game on this device, as far as it remembers. */
export function isNewcomer(shelf: Shelf = deviceShelf()): boolean {
  const { before, ids } = readStored('history-deleted', shelf);
  const played = [...storedIds('game:', shelf), ...storedIds('track:', shelf)];
  return before === 0 && ids.length === 0 && played.length === 0;
}

let opened: History | undefined;

/** The history of this device. */
export function deviceHistory(): History {
  return (opened ??= new History(deviceShelf()));
}

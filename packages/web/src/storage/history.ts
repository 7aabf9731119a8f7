import * as v from 'valibot';
import { type Collection, deviceDatabase } from './database.ts';
import { noteChange } from './history-mark.ts';
import { REGISTRY, type Stored } from './registry.ts';
import { deviceShelf, type Shelf } from './shelf.ts';
import { newestFirst } from './stored.ts';

/** A finished game as this device remembers it. */
export type StoredGame = Stored<'game:'>;

/** Finished games of this device, as they were when it was loaded and as they were changed here since. */
export class History {
  readonly #shelf: Shelf;
  readonly #collection: Collection<StoredGame>;
  readonly #games = new Map<string, StoredGame>();

  constructor(shelf: Shelf, collection: Collection<StoredGame>) {
    this.#shelf = shelf;
    this.#collection = collection;
  }

  /** Reads all games again, which another page may have changed. One that is damaged stays where it is. */
  async load(): Promise<this> {
    const games = await this.#collection.all();
    this.#games.clear();
    for (const game of games.flatMap((one) => checked(one) ?? [])) this.#games.set(game.id, game);
    return this;
  }

  /** The newest first. */
  list(): StoredGame[] {
    return newestFirst([...this.#games.values()], ({ ended }) => ended);
  }

  get(id: string): StoredGame | undefined {
    return this.#games.get(id);
  }

  /** Adds the games that are not there yet; returns false if the device has refused to store them. Throws if one is none. */
  async add(...games: readonly StoredGame[]): Promise<boolean> {
    const fresh = games
      .filter(({ id }) => !this.#games.has(id))
      .map((game) => v.parse(REGISTRY['game:'].schema, game));
    if (fresh.length === 0) return true;
    for (const game of fresh) this.#games.set(game.id, game);
    const isStored = await this.#collection.put(fresh);
    noteChange(this.#shelf);
    return isStored;
  }

  async remove(...ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const id of ids) this.#games.delete(id);
    await this.#collection.remove(ids);
    noteChange(this.#shelf);
  }

  clear(): Promise<void> {
    return this.remove(...this.#games.keys());
  }
}

/** The history of this device. */
export async function deviceHistory(): Promise<History> {
  const { games } = await deviceDatabase();
  return new History(deviceShelf(), games).load();
}

/** One finished game of this device. */
export async function storedGame(id: string): Promise<StoredGame | undefined> {
  return checked(await (await deviceDatabase()).games.get(id));
}

function checked(value: unknown): StoredGame | undefined {
  const read = v.safeParse(REGISTRY['game:'].schema, value);
  return read.success ? read.output : undefined;
}

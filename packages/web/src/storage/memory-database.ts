// What a database is where there is none, and for what the device has refused to store.

import type { Collection, Database, StoredLog } from './database.ts';
import type { StoredGame } from './history.ts';
import type { Shelf } from './shelf.ts';
import { allStored, readStored, storedIds } from './stored.ts';

export class MemoryCollection<Value extends { readonly id: string }> implements Collection<Value> {
  readonly #values = new Map<string, Value>();

  async get(id: string): Promise<Value | undefined> {
    return this.#values.get(id);
  }

  async all(): Promise<Value[]> {
    return [...this.#values.values()];
  }

  async put(values: readonly Value[]): Promise<boolean> {
    for (const value of values) this.#values.set(value.id, value);
    return true;
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#values.delete(id);
  }
}

/** It shows what older versions have put on the shelf, which stays there. */
export function memoryDatabase(shelf?: Shelf): Database {
  const [games, logs] = [new MemoryCollection<StoredGame>(), new MemoryCollection<StoredLog>()];
  if (shelf !== undefined) {
    void games.put(allStored('game:', shelf));
    void logs.put(logsOn(shelf));
  }
  return { persistent: false, games, logs, reviews: new MemoryCollection() };
}

export function logsOn(shelf: Shelf): StoredLog[] {
  return storedIds('circle-log:', shelf).flatMap((id) => {
    const log = readStored(`circle-log:${id}`, shelf);
    return log === undefined ? [] : [{ id, log }];
  });
}

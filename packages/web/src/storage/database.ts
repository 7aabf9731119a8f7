// What is too much for `localStorage`: finished games, the logs of circles, and reviews. Never throws: what the device
// refuses to store lasts as long as the page.

import type { ReviewedPosition } from '@sevenfold/bots/review';
import { loadPart } from '../browser/load-part.ts';
import type { StoredGame } from './history.ts';
import type { Stored } from './registry.ts';
import { deviceShelf, type Shelf } from './shelf.ts';
import { allStored, readStored, storedIds } from './stored.ts';

/** Older than most of what it holds. */
export const DATABASE = 'sevenfold-reviews';

export interface StoredReview {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly positions: readonly ReviewedPosition[];
}

export interface StoredLog {
  /** The ID of a circle. */
  readonly id: string;
  readonly log: Stored<'circle-log:'>;
}

export interface Collection<Value extends { readonly id: string }> {
  get(id: string): Promise<Value | undefined>;
  all(): Promise<Value[]>;
  /** All of these, or none; returns false if the device has refused to store them. */
  put(values: readonly Value[]): Promise<boolean>;
  remove(ids: readonly string[]): Promise<void>;
}

export interface Database {
  /** False if all of it lasts as long as the page. */
  readonly persistent: boolean;
  readonly games: Collection<StoredGame>;
  readonly logs: Collection<StoredLog>;
  readonly reviews: Collection<StoredReview>;
}

/** In memory: where the device has no database, and for what it has refused to store. */
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

/** What a database is where there is none. It shows what older versions have put on the shelf, which stays there. */
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

let opened: Promise<Database> | undefined;

/** The database of this device, with what older versions stored elsewhere. */
export function deviceDatabase(): Promise<Database> {
  return (opened ??= open());
}

async function open(): Promise<Database> {
  if (globalThis.indexedDB === undefined) return memoryDatabase(deviceShelf());
  const { openIndexed } = await loadPart(() => import('./indexed-database.ts'));
  return openIndexed(deviceShelf());
}

/** Deletes all of it. */
export function deleteDatabase(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // Where nothing can be stored, there is nothing to delete.
  }
}

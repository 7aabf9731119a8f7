// The database of a browser.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Collection, DATABASE, type Database, type StoredLog, type StoredReview } from './database.ts';
import type { StoredGame } from './history.ts';
import { noteChange } from './history-mark.ts';
import { logsOn, MemoryCollection, memoryDatabase } from './memory-database.ts';
import type { Shelf } from './shelf.ts';
import { allStored, removeStored } from './stored.ts';

/** Version 1 had reviews only, under another key. */
const VERSION = 2;
/** Each takes some hundred kilobytes. */
const MOST_REVIEWS = 40;

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
  logs: { key: string; value: StoredLog };
  reviews: { key: string; value: StoredReview; indexes: { age: number } };
}

type Name = 'games' | 'logs' | 'reviews';
type Connection = IDBPDatabase<Schema>;

export async function openDatabase(shelf: Shelf): Promise<Database> {
  if (globalThis.indexedDB === undefined) return memoryDatabase(shelf);
  const connect = connector();
  try {
    await moveIn(await connect(), shelf);
  } catch {
    // A private window, or a browser that stores nothing.
    return memoryDatabase(shelf);
  }
  return {
    persistent: true,
    games: new IndexedCollection<StoredGame>(connect, 'games'),
    logs: new IndexedCollection<StoredLog>(connect, 'logs'),
    reviews: new IndexedCollection<StoredReview>(connect, 'reviews'),
  };
}

/** Connects when it is first needed, and again after the browser has closed the connection. */
function connector(): () => Promise<Connection> {
  let connection: Promise<Connection> | undefined;
  const closed = (): void => void (connection = undefined);
  return () => (connection ??= connected(closed));
}

function connected(closed: () => void): Promise<Connection> {
  return openDB<Schema>(DATABASE, VERSION, {
    upgrade: (opened) => {
      // Reviews can be made again.
      if (opened.objectStoreNames.contains('reviews')) opened.deleteObjectStore('reviews');
      opened.createObjectStore('games', { keyPath: 'id' });
      opened.createObjectStore('logs', { keyPath: 'id' });
      opened.createObjectStore('reviews', { keyPath: 'id' }).createIndex('age', 'made');
    },
    // Another tab has a newer version, or deletes everything.
    blocking: (_old, _next, event) => {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  });
}

/**
 * Moves what older versions have put on the shelf. It leaves the shelf only once it is stored, and is read from there inside
 * the transaction: so neither a crash nor another tab that does the same loses a game, or brings back a deleted one.
 */
async function moveIn(connection: Connection, shelf: Shelf): Promise<void> {
  if (shelf.names('game:').length + shelf.names('circle-log:').length === 0) return;
  const moving = connection.transaction(['games', 'logs'], 'readwrite', { durability: 'strict' });
  const stored = new Set(await moving.objectStore('games').getAllKeys());
  const games = allStored('game:', shelf);
  const logs = logsOn(shelf);
  const puts = [
    ...games.filter(({ id }) => !stored.has(id)).map((game) => moving.objectStore('games').put(game)),
    ...logs.map((log) => moving.objectStore('logs').put(log)),
  ];
  await Promise.all([...puts, moving.done]);
  noteChange(shelf);
  for (const { id } of games) removeStored(`game:${id}`, shelf);
  for (const { id } of logs) removeStored(`circle-log:${id}`, shelf);
}

class IndexedCollection<Value extends StoredGame | StoredLog | StoredReview> implements Collection<Value> {
  readonly #connect: () => Promise<Connection>;
  readonly #name: Name;
  readonly #refused = new MemoryCollection<Value>();

  constructor(connect: () => Promise<Connection>, name: Name) {
    this.#connect = connect;
    this.#name = name;
  }

  async get(id: string): Promise<Value | undefined> {
    const here = await this.#refused.get(id);
    return (
      here ?? this.#try(async (connection) => (await connection.get(this.#name, id)) as Value | undefined)
    );
  }

  async all(): Promise<Value[]> {
    const stored = await this.#try(async (connection) => (await connection.getAll(this.#name)) as Value[]);
    const refused = await this.#refused.all();
    const ids = new Set(refused.map(({ id }) => id));
    return [...refused, ...(stored ?? []).filter(({ id }) => !ids.has(id))];
  }

  async put(values: readonly Value[]): Promise<boolean> {
    const isStored = (await this.#write(values)) || (await this.#retry(values));
    if (isStored) await this.#refused.remove(values.map(({ id }) => id));
    else await this.#refused.put(values);
    if (this.#name === 'reviews') await this.#try((connection) => makeRoom(connection, MOST_REVIEWS));
    return isStored;
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#refused.remove(ids);
    await this.#try(async (connection) => {
      const removing = connection.transaction(this.#name, 'readwrite');
      for (const id of ids) void removing.store.delete(id);
      await removing.done;
    });
  }

  async #write(values: readonly Value[]): Promise<boolean> {
    const written = await this.#try(async (connection) => {
      const writing = connection.transaction(this.#name, 'readwrite', { durability: 'strict' });
      for (const value of values) void writing.store.put(value).catch(() => undefined);
      await writing.done;
      return true;
    });
    return written === true;
  }

  /** Reviews can be made again, so they make room for everything else. */
  async #retry(values: readonly Value[]): Promise<boolean> {
    await this.#try((connection) => makeRoom(connection, 0));
    return this.#write(values);
  }

  async #try<Result>(use: (connection: Connection) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await use(await this.#connect());
    } catch {
      return undefined;
    }
  }
}

/** Deletes the oldest reviews until so many are left. */
async function makeRoom(connection: Connection, left: number): Promise<void> {
  const removing = connection.transaction('reviews', 'readwrite');
  const ids = await removing.store.index('age').getAllKeys();
  for (const id of ids.slice(0, Math.max(0, ids.length - left))) void removing.store.delete(id);
  await removing.done;
}

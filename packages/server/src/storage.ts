import { type Archive, MemoryStore, type Store } from '@sevenfold/table';
import type { Boards } from './boards.ts';
import { databaseFile, takeFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { MemoryBoards } from './memory-boards.ts';
import { migrate } from './migrations.ts';
import { SqlArchive } from './sql-archive.ts';
import { SqlBoards } from './sql-boards.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteDatabase } from './sqlite.ts';

/** Everything a server keeps, in one place. */
export interface Storage {
  readonly store: Store;
  readonly archive: Archive;
  readonly boards: Boards;
  /** Rejects while nothing can be read or written. */
  ready(): Promise<void>;
  /** Finishes what was begun; nothing may be asked afterwards. */
  close(): Promise<void>;
}

/** Where a server keeps things; without either, nowhere but in memory. */
export interface StoragePlace {
  /** A folder for SQLite's file. */
  readonly data?: string | undefined;
  /** Of PostgreSQL; wins over a folder. */
  readonly databaseUrl?: string | undefined;
}

export function openStorage({ data, databaseUrl }: StoragePlace): Promise<Storage> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  if (data !== undefined) return openSqlite(data);
  return Promise.resolve(memoryStorage());
}

/** Gone with the process. */
export function memoryStorage(): Storage {
  const store = new MemoryStore();
  return {
    store,
    archive: store,
    boards: new MemoryBoards(),
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** One file in a folder that belongs to this process alone. */
export async function openSqlite(folder: string): Promise<Storage> {
  const leave = takeFolder(folder);
  try {
    const storage = await storageIn(await SqliteDatabase.open(databaseFile(folder)));
    return { ...storage, close: () => storage.close().finally(leave) };
  } catch (error) {
    leave();
    throw cannotUse(databaseFile(folder), error);
  }
}

/** Shared by any number of processes. */
export async function openPostgres(url: string): Promise<Storage> {
  // Loaded here, because most servers have none.
  const { PostgresDatabase } = await import('./postgres.ts');
  try {
    return await storageIn(new PostgresDatabase(url));
  } catch (error) {
    throw cannotUse('PostgreSQL', error);
  }
}

function cannotUse(what: string, error: unknown): Error {
  // A failure to connect to any of several addresses has a code and no message.
  const { message, code } = error as Error & { readonly code?: string };
  return new Error(`Cannot use ${what}: ${message || code}`, { cause: error });
}

async function storageIn(database: Database): Promise<Storage> {
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    store: new SqlStore(database),
    archive: new SqlArchive(database),
    boards: new SqlBoards(database),
    ready: async () => void (await database.read({ sql: 'select 1', values: [] })),
    close: () => database.close(),
  };
}

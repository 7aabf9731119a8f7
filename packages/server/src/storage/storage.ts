import { type Archive, MemoryStore, type Store } from '@sevenfold/table';
import type { SharedSheets } from '../sheets/shared-sheets.ts';
import { databaseFile, makePrivate, takeFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { MemorySheets } from '../sheets/memory-sheets.ts';
import { migrate } from './migrations.ts';
import type { PostgresOptions } from './postgres-options.ts';
import { SqlArchive } from './sql-archive.ts';
import { SqlSheets } from './sql-sheets.ts';
import type { MoveFailed } from './sql-old-games.ts';
import { MemoryNotice } from './memory-notice.ts';
import type { NoticeStore } from './notice-store.ts';
import { countRows } from './sql-count.ts';
import { sqlFigures, type StorageFigures } from './sql-figures.ts';
import { SqlHeartbeat } from './sql-heartbeat.ts';
import { SqlNotice } from './sql-notice.ts';
import { SqlStore } from './sql-store.ts';
import { SqlTurn } from './sql-turn.ts';
import { SqliteDatabase } from './sqlite.ts';

/** Milliseconds. */
const DAY = 86_400_000;

export interface Storage {
  readonly store: Store;
  readonly archive: Archive;
  readonly sheets: SharedSheets;
  readonly notice: NoticeStore;
  /** Including closed ones; an estimate if there are many. */
  countTables(): Promise<number>;
  figures(): Promise<StorageFigures>;
  /**
   * Takes at most `limit` tables off the public list that have not been written since a moment: of those listed since
   * `from`, the ones listed first. Returns when each was listed. They are back once they are written.
   */
  unlist(since: number, from: number, limit: number): Promise<number[]>;
  /**
   * Stores at most `limit` games of an older version in the form of this one: those whose IDs come after one. Returns
   * their IDs, and names those that cannot be moved.
   */
  moveOldGames(after: string, limit: number, failed: MoveFailed): Promise<string[]>;
  /** Whether it is this process's turn to clean up; others ask at the same time. `every`: milliseconds between turns. */
  takeTurn(every: number): Promise<boolean>;
  /** Resolves if this process can never read or write again. */
  readonly fatalError?: Promise<Error>;
  /** Statements that wait for the database. */
  waiting(): number;
  /** Rejects while writing or reading fails. */
  ready(): Promise<void>;
  /** Finishes what is under way; the storage cannot be used afterwards. */
  close(): Promise<void>;
}

/** Without either, everything is kept in memory. */
export interface StoragePlace {
  /** The folder of the SQLite file. */
  readonly data?: string | undefined;
  /** Of PostgreSQL; overrides a folder. */
  readonly databaseUrl?: string | undefined;
  readonly postgres?: PostgresOptions;
}

export function openStorage({ data, databaseUrl, postgres }: StoragePlace): Promise<Storage> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, postgres);
  if (data !== undefined) return openSqlite(data);
  return Promise.resolve(memoryStorage());
}

export function memoryStorage(): Storage {
  const store = new MemoryStore();
  const sheets = new MemorySheets();
  return {
    store,
    archive: store,
    sheets,
    notice: new MemoryNotice(),
    countTables: () => store.count(),
    figures: async () => ({
      bytes: 0,
      tables: await store.count(),
      games: store.finishedSince(0),
      sheets: sheets.size,
      gamesOfDay: store.finishedSince(Date.now() - DAY),
      gamesOfWeek: store.finishedSince(Date.now() - 7 * DAY),
    }),
    waiting: () => 0,
    unlist: () => Promise.resolve([]),
    moveOldGames: () => Promise.resolve([]),
    takeTurn: () => Promise.resolve(true),
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Reserves the folder for this process. */
export async function openSqlite(folder: string): Promise<Storage> {
  const leave = takeFolder(folder);
  const file = databaseFile(folder);
  try {
    makePrivate(file);
    const database = await SqliteDatabase.open(file);
    await migrate(database).catch((error: unknown) => closeAfter(database, error));
    const storage = storageIn(database);
    return { ...storage, fatalError: database.fatalError, close: () => storage.close().finally(leave) };
  } catch (error) {
    leave();
    throw cannotUse(file, error);
  }
}

/** Shared by any number of processes. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Storage> {
  // Loaded here, because most servers do without PostgreSQL.
  const { PostgresDatabase } = await import('./postgres.ts');
  try {
    // Without a timeout: a migration may rewrite a large table, or wait for another process that does.
    const migrator = new PostgresDatabase(url, { ...options, connections: 1, timeout: 0 });
    await migrate(migrator).catch((error: unknown) => closeAfter(migrator, error));
    await migrator.close();
    return storageIn(new PostgresDatabase(url, options));
  } catch (error) {
    throw cannotUse('PostgreSQL', error);
  }
}

async function closeAfter(database: Database, error: unknown): Promise<never> {
  await database.close();
  throw error;
}

function cannotUse(what: string, error: unknown): Error {
  // If all of several addresses fail, the error has a code but no message.
  const { message, code } = error as Error & { readonly code?: string };
  return new Error(`Cannot use ${what}: ${message || code}`, { cause: error });
}

function storageIn(database: Database): Storage {
  const heartbeat = new SqlHeartbeat(database);
  const store = new SqlStore(database);
  const archive = new SqlArchive(database);
  const turn = new SqlTurn(database);
  return {
    store,
    archive,
    sheets: new SqlSheets(database),
    notice: new SqlNotice(database),
    countTables: () => countRows(database, 'tables'),
    figures: () => sqlFigures(database),
    waiting: () => database.waiting,
    unlist: (since, from, limit) => store.unlist(since, from, limit),
    moveOldGames: (after, limit, failed) => archive.moveOldGames(after, limit, failed),
    takeTurn: (every) => turn.take(every),
    ready: () => heartbeat.beat(),
    close: () => database.close(),
  };
}

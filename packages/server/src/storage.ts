import { type Archive, MemoryStore, type Store } from '@sevenfold/table';
import type { Boards } from './boards.ts';
import { MemoryBoards } from './memory-boards.ts';

/** Everything a server keeps, in one place. */
export interface Storage {
  readonly store: Store;
  readonly archive: Archive;
  readonly boards: Boards;
  /** Rejects while nothing can be read or written. */
  ready(): Promise<void>;
  /** Copies everything, as it is at one moment, into a new file while the server goes on; SQLite only. */
  backup?(file: string): Promise<void>;
  /** Finishes what was begun; nothing may be asked afterwards. */
  close(): Promise<void>;
}

/** For tests and demonstrations: gone with the process. */
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

/** Where a server keeps things; without either, nowhere but in memory. */
export interface StoragePlace {
  /** A folder for SQLite's file. */
  readonly data?: string;
  /** Of PostgreSQL; wins over a folder. */
  readonly databaseUrl?: string;
}

export async function openStorage(_place: StoragePlace): Promise<Storage> {
  return memoryStorage();
}

// What the SQL stores need from a database. Two implement it: sqlite.ts and postgres.ts.

import { Conflict } from '@sevenfold/table';
import type { Query, Value } from './query.ts';

export type Row = Readonly<Record<string, Value>>;

export type Dialect = 'sqlite' | 'postgres';

export interface Database {
  readonly dialect: Dialect;
  /** The rows that a query selects, as they were stored at one moment. */
  read(query: Query): Promise<Row[]>;
  /** The same, bypassing every cache, so that damage to what is stored shows. */
  readFromDisk(query: Query): Promise<Row[]>;
  /**
   * Runs queries in one transaction; resolves, with the number of rows that each has changed, only when they are on the
   * disk. After a rejection nobody knows whether they are.
   */
  write(queries: readonly Query[]): Promise<number[]>;
  /** Finishes what was begun. */
  close(): Promise<void>;
}

/** Rejects with `Conflict` if the query changes nothing. */
export async function writeOrConflict(database: Database, query: Query, what: string): Promise<void> {
  const [changed] = await database.write([query]);
  if (changed === 0) throw new Conflict(what);
}

// What the SQL stores need from a database. Two implement it: sqlite.ts and postgres.ts.

import { Conflict } from '@sevenfold/table';
import type { Query, Value } from './query.ts';

/** Too much is waiting: try again later. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';

  constructor() {
    super('too many statements are waiting for the database');
  }
}

export type SqlRow = Readonly<Record<string, Value>>;

export type Dialect = 'sqlite' | 'postgres';

export interface Database {
  readonly dialect: Dialect;
  /** Statements that wait for their turn. */
  readonly waiting: number;
  read(query: Query): Promise<SqlRow[]>;
  /** Bypasses our caches, so that damage on disk shows. */
  readFromDisk(query: Query): Promise<SqlRow[]>;
  /**
   * Runs queries in one transaction and resolves, with the number of rows that each changed, when they are on disk. After
   * a rejection they may or may not be.
   */
  write(queries: readonly Query[]): Promise<number[]>;
  /** Finishes what is under way. */
  close(): Promise<void>;
}

/** Rejects with `Conflict` if the first query changes nothing. */
export function writeOrConflict(database: Database, queries: readonly Query[], what: string): Promise<void> {
  return database.write(queries).then(([changed]) => checkChanged(changed, what));
}

function checkChanged(changed: number | undefined, what: string): void {
  if (changed === 0) throw new Conflict(what);
}

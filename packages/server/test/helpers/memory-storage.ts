// What a server stores, in memory: the same SQL as in production, with SQLite in this thread.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, SqlRow } from '../../src/storage/database/database.ts';
import type { Query } from '../../src/storage/database/query.ts';
import { migrate } from '../../src/storage/migrations.ts';
import { type Storage, storageIn } from '../../src/storage/storage.ts';

/** Its methods are `async`, so that a throw is a rejection. */
class MemoryDatabase implements Database {
  readonly dialect = 'sqlite';
  readonly waiting = 0;
  readonly #sqlite = new DatabaseSync(':memory:');
  readonly #prepared = new Map<string, StatementSync>();

  /** Returns everything in it, for `restore`. */
  image(): Uint8Array {
    return this.#sqlite.serialize();
  }

  restore(image: Uint8Array): void {
    this.#sqlite.deserialize(image);
  }

  async read({ text, values }: Query): Promise<SqlRow[]> {
    return this.#prepare(text).all(...values) as SqlRow[];
  }

  readFromDisk(query: Query): Promise<SqlRow[]> {
    return this.read(query);
  }

  async write(queries: readonly Query[]): Promise<number[]> {
    this.#sqlite.exec('begin');
    try {
      const changes = queries.map(({ text, values }) => Number(this.#prepare(text).run(...values).changes));
      this.#sqlite.exec('commit');
      return changes;
    } catch (error) {
      this.#sqlite.exec('rollback');
      throw error;
    }
  }

  /** It is gone with the test; until then another server may use it. */
  async close(): Promise<void> {}

  #prepare(text: string): StatementSync {
    const statement = this.#prepared.get(text) ?? this.#sqlite.prepare(text);
    this.#prepared.set(text, statement);
    return statement;
  }
}

const empty = new MemoryDatabase();
await migrate(empty);
const image = empty.image();

export function memoryStorage(): Storage {
  const database = new MemoryDatabase();
  database.restore(image);
  return storageIn(database);
}

import type { Database } from '../database/database.ts';
import { raw, sql } from '../database/query.ts';

/** Checks that a database works, by using it. */
export class SqlProbe {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Writes a row, and reads the first and last row of each table; rejects if any of this fails. */
  async probe(): Promise<void> {
    const now = Date.now();
    await this.#database.write([
      sql`insert into heartbeat (id, written) values (1, ${now}) on conflict (id) do update set written = ${now}`,
    ]);
    const [row] = await this.#database.readFromDisk(LOOK);
    if (row?.['written'] === undefined || row['written'] === null)
      throw new Error('the row just written is not there');
  }
}

/** A table, its key, and a column outside the key, so that both index and rows are read. */
const ENDS = [
  ['tables', 'code', 'written'],
  ['entries', 'game', 'tokens'],
  ['games', 'id', 'ended'],
  ['finished', 'id', 'ended'],
  ['sheets', 'id', 'written'],
] as const;

const LOOK = raw(
  [
    'select (select written from heartbeat where id = 1) as written',
    ...ENDS.flatMap(([table, key, column]) =>
      ['asc', 'desc'].map(
        (order) =>
          // The condition makes the planner use the index; no key is empty.
          `(select ${column} from ${table} where ${key} > '' order by ${key} ${order} limit 1) as ${table}_${order}`,
      ),
    ),
  ].join(', '),
);

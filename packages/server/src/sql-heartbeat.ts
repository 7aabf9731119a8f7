import type { Database } from './database.ts';
import { raw, sql } from './query.ts';

/** Tells whether a database can really be used, by using it. */
export class SqlHeartbeat {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Writes a row, and reads the first and the last one of each table; rejects if anything of that fails. */
  async beat(): Promise<void> {
    const now = Date.now();
    await this.#database.write([
      sql`insert into heartbeat (id, written) values (1, ${now}) on conflict (id) do update set written = ${now}`,
    ]);
    const [row] = await this.#database.readFromDisk(LOOK);
    if (row?.['beat'] === undefined || row['beat'] === null) throw new Error('what was written is not there');
  }
}

/** A table, what it is sorted by, and a column that is not part of that: so its index and its rows are read. */
const ENDS = [
  ['tables', 'code', 'written'],
  ['entries', 'game', 'tokens'],
  ['finished', 'id', 'record'],
  ['finished_people', 'hash', 'id'],
  ['boards', 'id', 'written'],
] as const;

const LOOK = raw(
  [
    'select (select written from heartbeat where id = 1) as beat',
    ...ENDS.flatMap(([table, key, column]) =>
      ['asc', 'desc'].map(
        (order) =>
          // The condition is for the planner: no key is empty.
          `(select ${column} from ${table} where ${key} > '' order by ${key} ${order} limit 1) as ${table}_${order}`,
      ),
    ),
  ].join(', '),
);

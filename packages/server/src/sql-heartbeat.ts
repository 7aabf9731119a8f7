import { sql } from 'kysely';
import type { Database, Dialect } from './database.ts';
import { statement } from './statements.ts';

/** Tells whether a database can really be used, by using it. */
export class SqlHeartbeat {
  readonly #database: Database;
  readonly #statements: ReturnType<typeof statements>;

  constructor(database: Database) {
    this.#database = database;
    this.#statements = statements(database.dialect);
  }

  /** Writes a row, and reads the first and the last one of each table; rejects if anything of that fails. */
  async beat(): Promise<void> {
    await this.#database.write([this.#statements.write({ written: Date.now() })]);
    const [row] = await this.#database.readFromDisk(this.#statements.look({}));
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

function statements(dialect: Dialect) {
  return {
    write: statement<{ written: number }>(dialect, (writer, blank) =>
      writer
        .insertInto('heartbeat')
        .values({ id: sql.lit(1), written: blank('written') })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ written: blank('written') })),
    ),
    look: statement<Record<string, never>>(dialect, (writer) =>
      writer.selectNoFrom((from) => [
        from.selectFrom('heartbeat').select('written').where('id', '=', sql.lit(1)).as('beat'),
        ...ENDS.flatMap(([table, key, column]) =>
          (['asc', 'desc'] as const).map((order) =>
            from
              .selectFrom(sql.table(table).as('t'))
              .select(sql.ref(column).as('value'))
              // For the planner: all keys are longer than that.
              .where(sql.ref(key), '>', sql.lit(''))
              .orderBy(sql.ref(key), order)
              .limit(sql.lit(1))
              .as(`${table}_${order}`),
          ),
        ),
      ]),
    ),
  };
}

import { Conflict, type Store, type StoredTable } from '@sevenfold/table';
import { sql } from 'kysely';
import type { Database, Dialect, Query, Row } from './database.ts';
import { statement } from './statements.ts';

/** Tables and logs in a database. */
export class SqlStore implements Store {
  readonly #database: Database;
  readonly #statements: ReturnType<typeof statements>;

  constructor(database: Database) {
    this.#database = database;
    this.#statements = statements(database.dialect);
  }

  async append(game: string, n: number, tokens: readonly string[]): Promise<void> {
    if (tokens.length === 0) return;
    const entry = { game, n, count: tokens.length, tokens: tokens.join(' '), written: Date.now() };
    await this.#writeOne(this.#statements.append(entry), `entry ${n} of game ${game}`);
  }

  async read(game: string, from: number): Promise<string[]> {
    const rows = await this.#database.read(this.#statements.read({ game, from }));
    const tokens = rows.flatMap((row) => String(row['tokens']).split(' '));
    return tokens.slice(from - Number(rows[0]?.['n'] ?? from));
  }

  create(table: StoredTable): Promise<void> {
    return this.#writeOne(this.#statements.create(rowOf(table)), `table ${table.code}`);
  }

  update(table: StoredTable): Promise<void> {
    const row = { ...rowOf(table), before: table.version - 1 };
    return this.#writeOne(this.#statements.update(row), `table ${table.code}`);
  }

  async load(code: string): Promise<StoredTable | undefined> {
    const [row] = await this.#database.read(this.#statements.load({ code }));
    return row === undefined ? undefined : tableOf(row);
  }

  async list(limit: number): Promise<StoredTable[]> {
    return (await this.#database.read(this.#statements.list({ limit }))).map(tableOf);
  }

  /** How many tables there are, closed ones among them. */
  async count(): Promise<number> {
    const [row] = await this.#database.read(this.#statements.count({}));
    return Number(row?.['count'] ?? 0);
  }

  async #writeOne(query: Query, what: string): Promise<void> {
    const [changed] = await this.#database.write([query]);
    if (changed === 0) throw new Conflict(what);
  }
}

/** By name, here and elsewhere: a column that a newer version adds must not disturb an older one that is still running. */
const COLUMNS = ['code', 'version', 'listed', 'open', 'body'] as const;

function statements(dialect: Dialect) {
  return {
    append: statement<{ game: string; n: number; count: number; tokens: string; written: number }>(
      dialect,
      (writer, blank) =>
        writer
          .insertInto('entries')
          .columns(['game', 'n', 'count', 'tokens', 'written'])
          .expression(
            writer
              .selectNoFrom([
                sql<string>`${blank('game')}`.as('game'),
                sql<number>`${blank('n')}`.as('n'),
                sql<number>`${blank('count')}`.as('count'),
                sql<string>`${blank('tokens')}`.as('tokens'),
                sql<number>`${blank('written')}`.as('written'),
              ])
              .where(sql.val(blank('n')), '=', (end) =>
                end.fn.coalesce(
                  writer
                    .selectFrom('entries')
                    .select((last) => last('n', '+', last.ref('count')).as('end'))
                    .where('game', '=', blank('game'))
                    .orderBy('n', 'desc')
                    .limit(sql.lit(1)),
                  sql.lit(0),
                ),
              ),
          )
          .onConflict((conflict) => conflict.doNothing()),
    ),
    read: statement<{ game: string; from: number }>(dialect, (writer, blank) =>
      writer
        .selectFrom('entries')
        .select(['n', 'tokens'])
        .where('game', '=', blank('game'))
        // From the append on that holds the position.
        .where('n', '>=', (where) =>
          where.fn.coalesce(
            where
              .selectFrom('entries')
              .select((entry) => entry.fn.max('n').as('first'))
              .where('game', '=', blank('game'))
              .where('n', '<=', blank('from')),
            sql.lit(0),
          ),
        )
        .orderBy('n'),
    ),
    create: statement<ReturnType<typeof rowOf>>(dialect, (writer, blank) =>
      writer
        .insertInto('tables')
        .columns(['code', 'version', 'listed', 'open', 'body', 'written'])
        .expression(
          writer
            .selectNoFrom([
              sql<string>`${blank('code')}`.as('code'),
              sql<number>`${blank('version')}`.as('version'),
              sql<number>`${blank('listed')}`.as('listed'),
              sql<number>`${blank('open')}`.as('open'),
              sql<string>`${blank('body')}`.as('body'),
              sql<number>`${blank('written')}`.as('written'),
            ])
            // Games are named by the code of their table: another table of that name would overwrite them.
            .where((where) =>
              where.not(
                where.exists(
                  where.selectFrom('finished').select('id').where('finished.code', '=', blank('code')),
                ),
              ),
            ),
        )
        .onConflict((conflict) => conflict.doNothing()),
    ),
    update: statement<ReturnType<typeof rowOf> & { before: number }>(dialect, (writer, blank) =>
      writer
        .updateTable('tables')
        .set({
          version: blank('version'),
          listed: blank('listed'),
          open: blank('open'),
          body: blank('body'),
          written: blank('written'),
        })
        .where('code', '=', blank('code'))
        .where('version', '=', blank('before')),
    ),
    load: statement<{ code: string }>(dialect, (writer, blank) =>
      writer.selectFrom('tables').select(COLUMNS).where('code', '=', blank('code')),
    ),
    count: statement<Record<string, never>>(dialect, (writer) =>
      writer.selectFrom('tables').select((table) => table.fn.countAll().as('count')),
    ),
    list: statement<{ limit: number }>(dialect, (writer, blank) =>
      writer
        .selectFrom('tables')
        .select(COLUMNS)
        .where('listed', '=', sql.lit(1))
        .where('open', '=', sql.lit(1))
        .orderBy('written', 'desc')
        .limit(blank('limit')),
    ),
  };
}

function rowOf({ code, version, listed, open, body }: StoredTable) {
  return { code, version, listed: Number(listed), open: Number(open), body, written: Date.now() };
}

function tableOf(row: Row): StoredTable {
  return {
    code: String(row['code']),
    version: Number(row['version']),
    listed: row['listed'] === 1,
    open: row['open'] === 1,
    body: String(row['body']),
  };
}

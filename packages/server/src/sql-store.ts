import type { Store, StoredTable } from '@sevenfold/table';
import { type Database, type Row, writeOrConflict } from './database.ts';
import { sql } from './query.ts';

/** Named, so that a column added by a newer version does not disturb an older one that is still running. */
const COLUMNS = sql`code, version, listed, open, body`;

export class SqlStore implements Store {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async append(game: string, n: number, tokens: readonly string[]): Promise<void> {
    if (tokens.length === 0) return;
    const append = sql`
      insert into entries (game, n, count, tokens, written)
      select ${game}, ${n}, ${tokens.length}, ${tokens.join(' ')}, ${Date.now()}
      where ${n} = coalesce((select n + count from entries where game = ${game} order by n desc limit 1), 0)
      on conflict do nothing`;
    await writeOrConflict(this.#database, append, `entry ${n} of game ${game}`);
  }

  async read(game: string, from: number): Promise<string[]> {
    // The append that holds the position.
    const first = sql`select max(n) from entries where game = ${game} and n <= ${from}`;
    const rows = await this.#database.read(
      sql`select n, tokens from entries where game = ${game} and n >= coalesce((${first}), 0) order by n`,
    );
    const tokens = rows.flatMap((row) => String(row['tokens']).split(' '));
    return tokens.slice(from - Number(rows[0]?.['n'] ?? from));
  }

  async create({ code, version, listed, open, body }: StoredTable): Promise<void> {
    // Games are named after their table: a new table with the same code would overwrite them.
    const create = sql`
      insert into tables (code, version, listed, open, body, written)
      select ${code}, ${version}, ${Number(listed)}, ${Number(open)}, ${body}, ${Date.now()}
      where not exists (select id from finished where code = ${code})
      on conflict do nothing`;
    await writeOrConflict(this.#database, create, `table ${code}`);
  }

  async update({ code, version, listed, open, body }: StoredTable): Promise<void> {
    const update = sql`
      update tables set
        version = ${version},
        listed = ${Number(listed)},
        open = ${Number(open)},
        body = ${body},
        written = ${Date.now()}
      where code = ${code} and version = ${version - 1}`;
    await writeOrConflict(this.#database, update, `table ${code}`);
  }

  async load(code: string): Promise<StoredTable | undefined> {
    const [row] = await this.#database.read(sql`select ${COLUMNS} from tables where code = ${code}`);
    return row === undefined ? undefined : tableOf(row);
  }

  async list(limit: number): Promise<StoredTable[]> {
    const rows = await this.#database.read(
      sql`select ${COLUMNS} from tables where listed = 1 and open = 1 order by written desc limit ${limit}`,
    );
    return rows.map(tableOf);
  }

  /** Including closed ones. */
  async count(): Promise<number> {
    const [row] = await this.#database.read(sql`select count(*) as count from tables`);
    return Number(row?.['count'] ?? 0);
  }
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

import type { DueTables, Store, StoredTable } from '@sevenfold/table';
import { type Database, type SqlRow, writeOrConflict } from '../database/database.ts';
import { dayOf } from '../../day.ts';
import { deleteLogs, keptMark, partsOf } from './game-rows.ts';
import { pack, unpack } from '../packing/packing.ts';
import { type Query, sql } from '../database/query.ts';

/** Columns are named, so that one added by a newer version does not disturb an older process that is still running. */
const COLUMNS = sql`code, version, listed, open, playing, body, packed`;

export class SqlStore implements Store, DueTables {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  append(game: string, n: number, tokens: readonly string[]): Promise<void> {
    if (tokens.length === 0) return Promise.resolve();
    // One template, without parts, because this is what a move costs.
    const append =
      n === 0
        ? begin(game, tokens)
        : sql`
            insert into entries (game, n, count, tokens, written)
            select ${game}, ${n}, ${tokens.length}, ${tokens.join(' ')}, ${Date.now()}
            where ${n} = coalesce((select n + count from entries where game = ${game} order by n desc limit 1), 0)
            on conflict do nothing`;
    return writeOrConflict(this.#database, [append], `entry ${n} of game ${game}`);
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

  async create(table: StoredTable): Promise<void> {
    const create = createTable(table, pack(table.body, 'table'));
    await writeOrConflict(this.#database, [create], `table ${table.code}`);
  }

  async update(table: StoredTable): Promise<void> {
    const { code, version, listed, open, playing } = table;
    const now = Date.now();
    const update = sql`
      update tables set
        version = ${version},
        listed = ${Number(listed)},
        open = ${Number(open)},
        playing = ${playing > 0 ? sql`case when playing = ${keptMark(playing)} then playing else ${playing} end` : playing},
        body = '',
        packed = ${pack(table.body, 'table')},
        waiting = ${isWaiting(table) ? sql`coalesce(waiting, ${now})` : sql`null`},
        written = ${now},
        day = ${dayOf(now)},
        due = ${dueOf(table)}
      where code = ${code} and version = ${version - 1}`;
    const isClosed = sql`exists (select code from tables where code = ${code} and open = 0)`;
    const queries = open ? [update] : [update, sql`${deleteLogs(code)} and ${isClosed}`];
    await writeOrConflict(this.#database, queries, `table ${code}`);
  }

  async load(code: string): Promise<StoredTable | undefined> {
    const [row] = await this.#database.read(sql`select ${COLUMNS} from tables where code = ${code}`);
    return row === undefined ? undefined : tableOf(row);
  }

  async list(limit: number, since: number): Promise<StoredTable[]> {
    const rows = await this.#database.read(sql`
      select ${COLUMNS} from tables
      where waiting is not null and written >= ${since}
      order by waiting desc
      limit ${limit}`);
    return rows.flatMap((row) => {
      try {
        return [tableOf(row)];
      } catch {
        // This table is damaged, or was written by a newer version; the others can still be read.
        return [];
      }
    });
  }

  async claimDue(now: number, until: number, limit: number): Promise<string[]> {
    const rows = await this.#database.read(
      sql`select code, due from tables where due <= ${now} order by due limit ${limit}`,
    );
    const claims = rows.map(({ code, due }) => ({ code: String(code), due: Number(due) }));
    if (claims.length === 0) return [];
    // Of several processes, the one whose statement comes first changes the row.
    const claimed = await this.#database.write(
      claims.map(
        ({ code, due }) => sql`update tables set due = ${until} where code = ${code} and due = ${due}`,
      ),
    );
    return claims.flatMap(({ code }, at) => (claimed[at] === 1 ? code : []));
  }

  /**
   * See `Storage.unlist`: takes off tables that a dead process has left on the list, where readers would only skip
   * them.
   */
  async unlist(since: number, from: number, limit: number): Promise<number[]> {
    const isDead = sql`waiting >= ${from} and written < ${since}`;
    const rows = await this.#database.read(
      sql`select code, waiting from tables where ${isDead} order by waiting limit ${limit}`,
    );
    const unlist = rows.map(
      ({ code }) => sql`update tables set waiting = null where code = ${String(code)} and ${isDead}`,
    );
    if (unlist.length > 0) await this.#database.write(unlist);
    return rows.map(({ waiting }) => Number(waiting));
  }
}

/** Creates a table if its code is free and a condition holds. `packed`: its body. */
export function createTable(table: StoredTable, packed: Uint8Array, condition: Query = sql`true`): Query {
  const { code, version, open, playing } = table;
  const now = Date.now();
  const [from, to] = [`${code}.`, `${code}/`];
  // Games are named after their table: a new table with the same code would overwrite them.
  return sql`
    insert into tables (code, version, listed, open, playing, body, packed, waiting, written, day, due)
    select ${code}, ${version}, ${Number(table.listed)}, ${Number(open)}, ${playing}, '', ${packed},
      ${isWaiting(table) ? now : null}, ${now}, ${dayOf(now)}, ${dueOf(table)}
    where not exists (select id from games where id > ${from} and id < ${to})
    and not exists (select id from finished where id > ${from} and id < ${to})
    and ${condition}
    on conflict do nothing`;
}

/** A process that lags behind must not begin a game that is over, and perhaps forgotten: its table has gone on. */
function begin(game: string, tokens: readonly string[]): Query {
  const { code, number } = partsOf(game);
  return sql`
    insert into entries (game, n, count, tokens, written)
    select ${game}, 0, ${tokens.length}, ${tokens.join(' ')}, ${Date.now()}
    where not exists (select id from games where id = ${game})
    and not exists (select code from tables where code = ${code} and playing not in (-1, ${number}))
    on conflict do nothing`;
}

/** A closed table waits for nothing. */
function dueOf({ open, due }: StoredTable): number | null {
  return open ? (due ?? null) : null;
}

function isWaiting({ listed, open }: StoredTable): boolean {
  return listed && open;
}

function tableOf({ code, version, listed, open, playing: column, body, packed }: SqlRow): StoredTable {
  const playing = Number(column);
  const isKept = playing < -1;
  return {
    code: String(code),
    version: Number(version),
    listed: listed === 1,
    open: open === 1,
    // The function is its own inverse.
    playing: isKept ? keptMark(playing) : Math.max(0, playing),
    ...(isKept ? { isKept } : {}),
    // Plain until it is written by this version.
    body: packed instanceof Uint8Array ? unpack(packed) : String(body),
  };
}

import { randomUUID } from 'node:crypto';
import type {
  CircleChange,
  CircleLog,
  CircleStore,
  Filing,
  Filings,
  OwnCircle,
  StoredCircle,
  StoredEntry,
} from '../../circles/circle-store.ts';
import { type Database, type SqlRow, writeOrConflict } from '../database/database.ts';
import { dayOf } from '../../day.ts';
import { type Query, raw, sql } from '../database/query.ts';
import { circleOwner } from '../../webhooks/webhook-store.ts';

/** The tables with the parts of a circle, each with a column `circle`. */
const PARTS = ['circle_entries', 'circle_names', 'circle_people', 'circle_tables', 'circle_filings'] as const;

/**
 * A change begins with the row of its circle, which only one of several writers finds as it expects it. That one signs
 * it, and whatever follows in the transaction is written only under that signature.
 */
export class SqlCircles implements CircleStore, Filings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create(id: string, change: CircleChange & { readonly keyHash: string }): Promise<void> {
    const [now, writer] = [Date.now(), randomUUID()];
    const { entries, outline, keyHash } = change;
    const create = sql`
      insert into circles (id, version, n, size, key_hash, outline, writer, written, day)
      values (${id}, 1, ${entries.length}, ${sizeOf(entries)}, ${keyHash}, ${outline}, ${writer}, ${now}, ${dayOf(now)})
      on conflict do nothing`;
    await writeOrConflict(this.#database, [create, ...rowsOf(id, 0, writer, change)], `circle ${id}`);
  }

  async load(id: string): Promise<StoredCircle | undefined> {
    const [heads, people] = await Promise.all([
      this.#database.read(sql`select version, n, size, key_hash, deleted from circles where id = ${id}`),
      this.#database.read(sql`select person, member from circle_people where circle = ${id}`),
    ]);
    const [head] = heads;
    if (head === undefined) return undefined;
    return {
      id,
      version: Number(head['version']),
      n: Number(head['n']),
      size: Number(head['size']),
      keyHash: String(head['key_hash']),
      deleted: deletedIn(head),
      people: new Map(people.map(({ person, member }) => [String(person), String(member)])),
    };
  }

  async read(id: string, from: number): Promise<CircleLog> {
    // As one text, because thousands of rows would take most of the time.
    const some = sql`from circle_entries where circle = ${id} and n >= ${from}`;
    const [entries, names] = await Promise.all([
      this.#database.read(
        this.#database.dialect === 'postgres'
          ? sql`select string_agg(entry, ',' order by n) as entries ${some}`
          : sql`select group_concat(entry, ',') as entries from (select entry ${some} order by n)`,
      ),
      this.#names(id, from),
    ]);
    const text = entries[0]?.['entries'];
    return {
      json: `[${typeof text === 'string' ? text : ''}]`,
      names,
    };
  }

  names(id: string): Promise<CircleLog['names']> {
    return this.#names(id, 0);
  }

  async append(id: string, n: number, change: CircleChange): Promise<void> {
    const [now, writer] = [Date.now(), randomUUID()];
    const { entries, outline, keyHash } = change;
    const update = sql`
      update circles set
        version = version + 1,
        n = ${n + entries.length},
        size = size + ${sizeOf(entries)},
        key_hash = ${keyHash === undefined ? raw('key_hash') : keyHash},
        outline = ${outline},
        writer = ${writer},
        written = ${now},
        day = ${dayOf(now)}
      where id = ${id} and n = ${n} and deleted is null`;
    await writeOrConflict(this.#database, [update, ...rowsOf(id, n, writer, change)], `circle ${id}`);
  }

  async of(person: string): Promise<OwnCircle[]> {
    const rows = await this.#database.read(sql`
      select id, version, n, deleted, member, outline, written from circle_people
      join circles on id = circle
      where person = ${person}`);
    rows.sort((one, other) => Number(other['written']) - Number(one['written']));
    return rows.map((row) => ({
      id: String(row['id']),
      version: Number(row['version']),
      n: Number(row['n']),
      deleted: deletedIn(row),
      member: String(row['member']),
      outline: String(row['outline']),
    }));
  }

  async adopt(id: string, from: string, to: string): Promise<void> {
    await this.#database.write([
      sql`
        update circle_people set person = ${to}
        where person = ${from} and circle = ${id}
        and not exists (select member from circle_people where person = ${to} and circle = ${id})`,
    ]);
  }

  async mark(id: string, deleted: number | null): Promise<void> {
    await this.#database.write([
      sql`update circles set deleted = ${deleted}, version = version + 1 where id = ${id}`,
    ]);
  }

  async remove(id: string): Promise<void> {
    await this.#database.write([
      sql`delete from circles where id = ${id}`,
      sql`delete from webhooks where owner = ${circleOwner(id)}`,
      ...PARTS.map((part) => sql`delete from ${raw(part)} where circle = ${id}`),
    ]);
  }

  async prune(deletedBefore: number, changedBefore: number, limit: number): Promise<number> {
    const marked = await this.#database.read(
      sql`select id from circles where deleted < ${deletedBefore} order by deleted limit ${limit}`,
    );
    const old = await this.#database.read(sql`
      select id from circles where day <= ${dayOf(changedBefore)} and written < ${changedBefore}
      order by day limit ${limit}`);
    const rows = [...marked, ...old].slice(0, limit);
    for (const { id } of rows) await this.remove(String(id));
    return rows.length;
  }

  async addTable(id: string, code: string): Promise<void> {
    await this.#database.write([
      sql`insert into circle_tables (circle, code, opened) values (${id}, ${code}, ${Date.now()}) on conflict do nothing`,
      sql`update circles set version = version + 1 where id = ${id}`,
    ]);
  }

  async tables(id: string, limit: number): Promise<string[]> {
    const rows = await this.#database.read(
      sql`select code from circle_tables where circle = ${id} order by opened desc limit ${limit}`,
    );
    return rows.map(({ code }) => String(code));
  }

  async dropTable(id: string, code: string): Promise<void> {
    await this.#database.write([sql`delete from circle_tables where circle = ${id} and code = ${code}`]);
  }

  async waiting(after: string, limit: number, circle?: string): Promise<Filing[]> {
    const ofCircle = circle === undefined ? sql`` : sql`circle = ${circle} and`;
    const rows = await this.#database.read(
      sql`select game, circle from circle_filings where ${ofCircle} game > ${after} order by game limit ${limit}`,
    );
    return rows.map((row) => ({ game: String(row['game']), circle: String(row['circle']) }));
  }

  async done(game: string): Promise<void> {
    await this.#database.write([sql`delete from circle_filings where game = ${game}`]);
  }

  async #names(id: string, from: number): Promise<CircleLog['names']> {
    const rows = await this.#database.read(
      sql`select n, name from circle_names where circle = ${id} and n >= ${from} order by n`,
    );
    return rows.map(({ n, name }) => [Number(n), String(name)] as const);
  }
}

/** Notes that a game has to be filed; part of the transaction that stores it. */
export function noteFiling(game: string, circle: string): Query {
  return sql`
    insert into circle_filings (game, circle)
    select id, ${circle} from games where id = ${game}
    on conflict do nothing`;
}

function rowsOf(circle: string, from: number, writer: string, change: CircleChange): Query[] {
  const { entries, joins, leave = [], parts = [] } = change;
  const isSigned = sql`exists (select id from circles where id = ${circle} and writer = ${writer})`;
  const queries: Query[] = [];
  for (const [at, { id, json, name }] of entries.entries()) {
    queries.push(sql`
      insert into circle_entries (circle, n, id, entry)
      select ${circle}, ${from + at}, ${id}, ${json} where ${isSigned}`);
    if (name !== undefined)
      queries.push(sql`
        insert into circle_names (circle, n, member, name)
        select ${circle}, ${from + at}, ${name.member}, ${name.name} where ${isSigned}`);
  }
  if (joins !== undefined)
    queries.push(sql`
      insert into circle_people (person, circle, member)
      select ${joins.person}, ${circle}, ${joins.member} where ${isSigned}
      on conflict (person, circle) do update set member = excluded.member`);
  const clear = (table: 'circle_names' | 'circle_people', member: string): Query =>
    sql`delete from ${raw(table)} where circle = ${circle} and member = ${member} and ${isSigned}`;
  queries.push(...leave.map((member) => clear('circle_names', member)));
  queries.push(...[...leave, ...parts].map((member) => clear('circle_people', member)));
  return queries;
}

function sizeOf(entries: readonly StoredEntry[]): number {
  return entries.reduce((sum, { json }) => sum + json.length, 0);
}

function deletedIn({ deleted }: SqlRow): number | null {
  return deleted === null || deleted === undefined ? null : Number(deleted);
}

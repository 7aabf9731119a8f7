import type { StoredTable } from '@sevenfold/table';
import {
  AHEAD,
  HEARD_WITHIN,
  MOST_OF_ORIGIN,
  SEATED_FOR,
  type WaitingState,
  type WaitingPerson,
  type WaitingPlace,
  type WaitingStore,
} from '../../match/waiting-store.ts';
import type { Database } from '../database/database.ts';
import { pack } from '../packing/packing.ts';
import { list, type Query, raw, sql } from '../database/query.ts';
import { createTable } from './sql-store.ts';

/** The number of PostgreSQL's lock by which one process at a time seats people. */
const LOCK = 7009;

export class SqlWaiting implements WaitingStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The processes of one PostgreSQL run on several machines; SQLite has one process. */
  async now(): Promise<number> {
    if (this.#database.dialect === 'sqlite') return Date.now();
    const [row] = await this.#database.read(
      raw('select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now'),
    );
    return Number(row?.['now']);
  }

  async wait(who: WaitingPerson, now: number): Promise<WaitingState | undefined> {
    const { person, name, colour, rating, origin } = who;
    const isTheirs = sql`(
      (waiting.code is null and waiting.since <= ${now + AHEAD} and ${isHeard(now)})
      or waiting.seated between ${now - SEATED_FOR} and ${now + AHEAD})`;
    const others = sql`
      select count(*) from waiting
      where origin = ${origin} and code is null and ${isHeard(now)} and person <> ${person}`;
    const [taken] = await this.#database.write([
      sql`
        insert into waiting (person, name, colour, rating, origin, since, seen)
        select ${person}, ${name}, cast(${colour} as integer), cast(${rating} as double precision), ${origin},
          cast(${now} as bigint), cast(${now} as bigint)
        where (${others}) < ${MOST_OF_ORIGIN}
          or exists (select person from waiting where person = ${person} and ${isTheirs})
        on conflict (person) do update set
          name = excluded.name, colour = excluded.colour, rating = excluded.rating, origin = excluded.origin,
          seen = excluded.seen,
          since = case when ${isTheirs} then waiting.since else excluded.since end,
          code = case when ${isTheirs} then waiting.code else null end,
          seated = case when ${isTheirs} then waiting.seated else null end`,
    ]);
    if (taken === 0) return undefined;
    const [row] = await this.#database.read(sql`select since, code from waiting where person = ${person}`);
    const code = row?.['code'] ?? null;
    return { since: Number(row?.['since'] ?? now), table: code === null ? null : String(code) };
  }

  async leave(person: string): Promise<void> {
    await this.#database.write([sql`delete from waiting where person = ${person} and code is null`]);
  }

  async waiting(now: number): Promise<WaitingPlace[]> {
    const rows = await this.#database.read(sql`
      select person, name, colour, rating, origin, since from waiting
      where code is null and ${isHeard(now)}`);
    const places = rows.map((row) => ({
      person: String(row['person']),
      name: String(row['name']),
      colour: Number(row['colour']),
      rating: Number(row['rating']),
      origin: String(row['origin']),
      since: Number(row['since']),
    }));
    return places.sort((one, other) => one.since - other.since);
  }

  async seat(table: StoredTable, people: readonly string[], now: number): Promise<boolean> {
    const { code } = table;
    const packed = pack(table.body, 'table');
    const theyWait = sql`person in (${list(people)}) and code is null and ${isHeard(now)}`;
    const lock = this.#database.dialect === 'postgres' ? [raw(`select pg_advisory_xact_lock(${LOCK})`)] : [];
    const changed = await this.#database.write([
      ...lock,
      createTable(table, packed, allOf(people, theyWait)),
      // The table that was created just now, and not another one with the same code.
      sql`
        update waiting set code = ${code}, seated = ${now}
        where ${theyWait} and exists (select version from tables where tables.code = ${code} and packed = ${packed})`,
    ]);
    return changed[lock.length] !== 0;
  }

  async forget(person: string): Promise<void> {
    await this.#database.write([sql`delete from waiting where person = ${person}`]);
  }

  async prune(before: number): Promise<void> {
    await this.#database.write([sql`delete from waiting where seen < ${before}`]);
  }
}

function isHeard(now: number): Query {
  return sql`waiting.seen between ${now - HEARD_WITHIN} and ${now + AHEAD}`;
}

function allOf(people: readonly string[], condition: Query): Query {
  return sql`(select count(*) from waiting where ${condition}) = ${people.length}`;
}

import {
  type Claim,
  type ClaimedLetter,
  type Letter,
  type LetterKind,
  type OutboxStore,
  type Standing,
  STANDINGS,
} from '../../outbox/outbox-store.ts';
import type { Database } from '../database/database.ts';
import { joined, list, type Query, sql } from '../database/query.ts';

/** Letters deleted at a time. */
const BATCH = 500;

const HAS_STANDING: Readonly<Record<Standing, Query>> = {
  proven: sql`tries = 0 and proven = 1`,
  unproven: sql`tries = 0 and proven = 0`,
  failing: sql`tries > 0`,
};

export class SqlOutbox implements OutboxStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async put(
    { id, kind, target, proven, body, expires }: Letter,
    due: number,
    most: number,
    mostKept = Number.MAX_SAFE_INTEGER,
  ): Promise<boolean> {
    const waiting = sql`from outbox where target = ${target} and due is not null`;
    const [stored] = await this.#database.write([
      sql`
        insert into outbox (id, kind, target, proven, body, due, tries, expires)
        select ${id}, ${kind}, ${target}, ${proven ? 1 : 0}, ${body},
          coalesce((select max(due) ${waiting} and tries > 0 and due > ${due}), ${due}),
          coalesce((select max(tries) ${waiting}), 0), ${expires}
        where (select count(*) ${waiting}) < ${most}
        and (select count(*) from outbox where target = ${target}) < ${mostKept}
        on conflict do nothing`,
    ]);
    return stored === 1;
  }

  async claim({ kind, standing, now, until, limit, except }: Claim): Promise<ClaimedLetter[]> {
    const others = except.length === 0 ? sql`` : sql` and target not in (${list(except)})`;
    // Only the first of those that wait for the same target.
    const isFirst = sql`not exists (
      select id from outbox as other
      where other.target = outbox.target and (other.due, other.id) < (outbox.due, outbox.id))`;
    const rows = await this.#database.read(sql`
      select id, target, proven, body, due, tries, expires from outbox
      where kind = ${kind} and ${HAS_STANDING[standing]} and due <= ${now} and expires > ${now}
        and ${isFirst}${others}
      order by tries, due limit ${limit}`);
    if (rows.length === 0) return [];
    // Of several processes, the one whose statement comes first changes the row.
    const claimed = await this.#database.write(
      rows.map(
        ({ id, due }) => sql`
          update outbox set due = ${until} where id = ${String(id)} and due = ${Number(due)}`,
      ),
    );
    return rows
      .filter((_, at) => claimed[at] === 1)
      .map(({ id, target, proven, body, tries, expires }) => ({
        id: String(id),
        kind,
        target: String(target),
        proven: Number(proven) === 1,
        body: String(body),
        tries: Number(tries),
        expires: Number(expires),
      }));
  }

  async next(kind: LetterKind): Promise<number | undefined> {
    // Each standing has an index of its own.
    const firsts = STANDINGS.map(
      (standing) => sql`
        select min(due) as first from outbox
        where kind = ${kind} and ${HAS_STANDING[standing]} and due is not null`,
    );
    const [row] = await this.#database.read(
      sql`select min(first) as first from (${joined(firsts, ' union all ')}) as firsts`,
    );
    const first = row?.['first'] ?? undefined;
    return first === undefined ? undefined : Number(first);
  }

  async putOff(id: string, due: number): Promise<void> {
    await this.#database.write([sql`update outbox set due = ${due} where id = ${id}`]);
  }

  async fail(target: string, due: number, tries: number): Promise<void> {
    await this.#database.write([
      sql`
        update outbox set tries = ${tries}, due = case when due < ${due} then ${due} else due end
        where target = ${target} and due is not null`,
    ]);
  }

  async recover(target: string): Promise<void> {
    await this.#database.write([
      sql`update outbox set tries = 0 where target = ${target} and due is not null`,
    ]);
  }

  async done(id: string): Promise<void> {
    await this.#database.write([sql`update outbox set due = null, body = '' where id = ${id}`]);
  }

  async forget(target: string): Promise<void> {
    await this.#database.write([sql`delete from outbox where target = ${target}`]);
  }

  async prune(before: number): Promise<void> {
    const old = sql`select id from outbox where expires < ${before} order by expires limit ${BATCH}`;
    for (let deleted: number | undefined = BATCH; deleted === BATCH;)
      [deleted] = await this.#database.write([sql`delete from outbox where id in (${old})`]);
  }
}

import type { ClaimedLetter, Letter, LetterKind, OutboxStore } from '../../outbox/outbox-store.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/query.ts';

/** Letters deleted at a time. */
const BATCH = 500;

export class SqlOutbox implements OutboxStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async put({ id, kind, target, body, expires }: Letter, due: number, most: number): Promise<boolean> {
    const waiting = sql`select count(*) from outbox where target = ${target} and due is not null`;
    const [stored] = await this.#database.write([
      sql`
        insert into outbox (id, kind, target, body, due, tries, expires)
        select ${id}, ${kind}, ${target}, ${body}, ${due}, 0, ${expires}
        where (${waiting}) < ${most}
        on conflict do nothing`,
    ]);
    return stored === 1;
  }

  async claim(kind: LetterKind, now: number, until: number, limit: number): Promise<ClaimedLetter[]> {
    const rows = await this.#database.read(sql`
      select id, target, body, due, tries, expires from outbox
      where kind = ${kind} and due <= ${now} and expires > ${now}
      order by due limit ${limit}`);
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
      .map(({ id, target, body, tries, expires }) => ({
        id: String(id),
        kind,
        target: String(target),
        body: String(body),
        tries: Number(tries),
        expires: Number(expires),
      }));
  }

  async putOff(id: string, due: number, tries: number): Promise<void> {
    await this.#database.write([sql`update outbox set due = ${due}, tries = ${tries} where id = ${id}`]);
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

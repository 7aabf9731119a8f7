import type { StoredSheet, SheetStore } from '../../sheets/sheet-store.ts';
import { type Database, writeOrConflict } from '../database/database.ts';
import { dayOf } from '../../day.ts';
import { sql } from '../database/query.ts';

/** Sheets deleted at a time. */
const BATCH = 500;

export class SqlSheets implements SheetStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create(id: string, keyHash: string, body: string): Promise<void> {
    const now = Date.now();
    const create = sql`
      insert into sheets (id, version, key_hash, body, written, day)
      values (${id}, 1, ${keyHash}, ${body}, ${now}, ${dayOf(now)})
      on conflict do nothing`;
    await writeOrConflict(this.#database, [create], `sheet ${id}`);
  }

  async load(id: string): Promise<StoredSheet | undefined> {
    const [row] = await this.#database.read(sql`select version, key_hash, body from sheets where id = ${id}`);
    if (row === undefined) return undefined;
    const { version, key_hash: keyHash, body } = row;
    return { id, version: Number(version), keyHash: String(keyHash), body: String(body) };
  }

  async update(id: string, version: number, body: string): Promise<void> {
    const now = Date.now();
    const update = sql`
      update sheets set version = ${version}, body = ${body}, written = ${now}, day = ${dayOf(now)}
      where id = ${id} and version = ${version - 1}`;
    await writeOrConflict(this.#database, [update], `sheet ${id}`);
  }

  async remove(id: string): Promise<void> {
    await this.#database.write([sql`delete from sheets where id = ${id}`]);
  }

  async prune(before: number): Promise<void> {
    const old = sql`
      select id from sheets where day <= ${dayOf(before)} and written < ${before} order by day limit ${BATCH}`;
    for (let deleted: number | undefined = BATCH; deleted === BATCH;)
      [deleted] = await this.#database.write([sql`delete from sheets where id in (${old})`]);
  }
}

import type { Board, Boards } from './boards.ts';
import { type Database, writeOrConflict } from './database.ts';
import { sql } from './query.ts';

/** Boards in a database. */
export class SqlBoards implements Boards {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create(id: string, keyHash: string, body: string): Promise<void> {
    const create = sql`
      insert into boards (id, version, key_hash, body, written)
      values (${id}, 1, ${keyHash}, ${body}, ${Date.now()})
      on conflict do nothing`;
    await writeOrConflict(this.#database, create, `board ${id}`);
  }

  async load(id: string): Promise<Board | undefined> {
    const [row] = await this.#database.read(sql`select version, key_hash, body from boards where id = ${id}`);
    if (row === undefined) return undefined;
    const { version, key_hash: keyHash, body } = row;
    return { id, version: Number(version), keyHash: String(keyHash), body: String(body) };
  }

  async update(id: string, version: number, body: string): Promise<void> {
    const update = sql`
      update boards set version = ${version}, body = ${body}, written = ${Date.now()}
      where id = ${id} and version = ${version - 1}`;
    await writeOrConflict(this.#database, update, `board ${id}`);
  }

  async remove(id: string): Promise<void> {
    await this.#database.write([sql`delete from boards where id = ${id}`]);
  }

  async prune(before: number): Promise<void> {
    await this.#database.write([sql`delete from boards where written < ${before}`]);
  }
}

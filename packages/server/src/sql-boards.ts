import { Conflict } from '@sevenfold/table';
import { sql } from 'kysely';
import type { Board, Boards } from './boards.ts';
import type { Database, Dialect, Query } from './database.ts';
import { statement } from './statements.ts';

/** Boards in a database. */
export class SqlBoards implements Boards {
  readonly #database: Database;
  readonly #statements: ReturnType<typeof statements>;

  constructor(database: Database) {
    this.#database = database;
    this.#statements = statements(database.dialect);
  }

  create(id: string, keyHash: string, body: string): Promise<void> {
    return this.#writeOne(this.#statements.create({ id, keyHash, body, written: Date.now() }), id);
  }

  async load(id: string): Promise<Board | undefined> {
    const [row] = await this.#database.read(this.#statements.load({ id }));
    if (row === undefined) return undefined;
    const { version, key_hash: keyHash, body } = row;
    return { id, version: Number(version), keyHash: String(keyHash), body: String(body) };
  }

  update(id: string, version: number, body: string): Promise<void> {
    const filling = { id, version, before: version - 1, body, written: Date.now() };
    return this.#writeOne(this.#statements.update(filling), id);
  }

  async remove(id: string): Promise<void> {
    await this.#database.write([this.#statements.remove({ id })]);
  }

  async prune(before: number): Promise<void> {
    await this.#database.write([this.#statements.prune({ before })]);
  }

  async #writeOne(query: Query, id: string): Promise<void> {
    const [changed] = await this.#database.write([query]);
    if (changed === 0) throw new Conflict(`board ${id}`);
  }
}

function statements(dialect: Dialect) {
  type Created = { id: string; keyHash: string; body: string; written: number };
  type Updated = { id: string; version: number; before: number; body: string; written: number };
  return {
    create: statement<Created>(dialect, (writer, blank) =>
      writer
        .insertInto('boards')
        .values({
          id: blank('id'),
          version: sql.lit(1),
          key_hash: blank('keyHash'),
          body: blank('body'),
          written: blank('written'),
        })
        .onConflict((conflict) => conflict.doNothing()),
    ),
    load: statement<{ id: string }>(dialect, (writer, blank) =>
      writer.selectFrom('boards').select(['version', 'key_hash', 'body']).where('id', '=', blank('id')),
    ),
    update: statement<Updated>(dialect, (writer, blank) =>
      writer
        .updateTable('boards')
        .set({ version: blank('version'), body: blank('body'), written: blank('written') })
        .where('id', '=', blank('id'))
        .where('version', '=', blank('before')),
    ),
    remove: statement<{ id: string }>(dialect, (writer, blank) =>
      writer.deleteFrom('boards').where('id', '=', blank('id')),
    ),
    prune: statement<{ before: number }>(dialect, (writer, blank) =>
      writer.deleteFrom('boards').where('written', '<', blank('before')),
    ),
  };
}

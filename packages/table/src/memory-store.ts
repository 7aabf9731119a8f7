import { Conflict, type Store, type StoredTable } from './seams.ts';

/** Keeps everything as long as the process lives: for the page, tests and simulations. `async`, so that a throw is a rejection. */
export class MemoryStore implements Store {
  readonly #logs = new Map<string, string[]>();
  readonly #tables = new Map<string, StoredTable>();

  async append(game: string, n: number, tokens: readonly string[]): Promise<void> {
    const log = this.#logs.get(game) ?? [];
    if (n < log.length) throw new Conflict(`entry ${n} of game ${game}`);
    if (n > log.length) throw new Error(`entry ${n} of game ${game} would leave a gap after ${log.length}`);
    this.#logs.set(game, [...log, ...tokens]);
  }

  read(game: string, from: number): Promise<string[]> {
    return Promise.resolve(this.#logs.get(game)?.slice(from) ?? []);
  }

  async create(table: StoredTable): Promise<void> {
    if (this.#tables.has(table.code)) throw new Conflict(`table ${table.code}`);
    this.#tables.set(table.code, table);
  }

  async update(table: StoredTable): Promise<void> {
    if (this.#tables.get(table.code)?.version !== table.version - 1)
      throw new Conflict(`table ${table.code}`);
    this.#tables.set(table.code, table);
  }

  load(code: string): Promise<StoredTable | undefined> {
    return Promise.resolve(this.#tables.get(code));
  }

  list(limit: number): Promise<StoredTable[]> {
    const tables = [...this.#tables.values()].filter((table) => table.listed && table.open);
    return Promise.resolve(tables.slice(0, limit));
  }
}

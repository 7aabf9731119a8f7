import { Conflict, type Store, type StoredTable } from '@sevenfold/table';
import * as v from 'valibot';
import { readJson, type Shelf } from '../storage/shelf.ts';

/** Runs something while no other tab does; in the page a lock of the browser. */
export type Exclusive = <Result>(run: () => Result) => Promise<Result>;

const storedTable = v.object({
  code: v.string(),
  version: v.pipe(v.number(), v.safeInteger()),
  listed: v.boolean(),
  open: v.boolean(),
  body: v.string(),
});

export const TABLES = 'table:';
export const LOGS = 'log:';

/** Local games, each log one text: a writer replaces it whole, so that it is a log at every moment. */
export class KeptStore implements Store {
  readonly #shelf: Shelf;
  readonly #alone: Exclusive;

  constructor(shelf: Shelf, alone: Exclusive) {
    this.#shelf = shelf;
    this.#alone = alone;
  }

  append(game: string, n: number, tokens: readonly string[]): Promise<void> {
    return this.#alone(() => {
      const log = this.#log(game);
      if (n !== log.length) throw new Conflict(`entry ${n} of game ${game}`);
      this.#shelf.set(LOGS + game, [...log, ...tokens].join(' '));
    });
  }

  read(game: string, from: number): Promise<string[]> {
    return Promise.resolve(this.#log(game).slice(from));
  }

  create(table: StoredTable): Promise<void> {
    return this.#alone(() => {
      if (this.#table(table.code) !== undefined) throw new Conflict(`table ${table.code}`);
      this.#write(table);
    });
  }

  update(table: StoredTable): Promise<void> {
    return this.#alone(() => {
      if (this.#table(table.code)?.version !== table.version - 1) throw new Conflict(`table ${table.code}`);
      this.#write(table);
    });
  }

  load(code: string): Promise<StoredTable | undefined> {
    return Promise.resolve(this.#table(code));
  }

  list(limit: number): Promise<StoredTable[]> {
    const tables = this.#shelf.names(TABLES).map((name) => this.#table(name.slice(TABLES.length)));
    const listed = tables.filter((table) => table !== undefined && table.listed && table.open);
    return Promise.resolve(listed.slice(0, limit) as StoredTable[]);
  }

  #log(game: string): string[] {
    const text = this.#shelf.get(LOGS + game) ?? '';
    return text === '' ? [] : text.split(' ');
  }

  #table(code: string): StoredTable | undefined {
    return readJson(this.#shelf, TABLES + code, (value) => {
      const parsed = v.safeParse(storedTable, value);
      return parsed.success && parsed.output.code === code ? parsed.output : undefined;
    });
  }

  #write(table: StoredTable): void {
    this.#shelf.set(TABLES + table.code, JSON.stringify(table));
  }
}

/** Across the tabs of this browser where it has locks; a tab alone needs none, because nothing here waits inside. */
export const browserLock: Exclusive = async (run) =>
  globalThis.navigator?.locks === undefined ? run() : navigator.locks.request('sevenfold', async () => run());

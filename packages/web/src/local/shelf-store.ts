import { Conflict, type Store, type StoredTable } from '@sevenfold/table';
import type { Shelf } from '../storage/shelf.ts';
import { allStored, readStored, writeStored } from '../storage/stored.ts';

/** Runs something while no other tab does, with a lock of the browser. */
export type Exclusive = <Result>(run: () => Result) => Promise<Result>;

/** Local games. Each log is one text that is replaced as a whole, so that it is valid at every moment. */
export class ShelfStore implements Store {
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
      writeStored(`log:${game}`, [...log, ...tokens].join(' '), this.#shelf);
    });
  }

  read(game: string, from: number): Promise<string[]> {
    return Promise.resolve(this.#log(game).slice(from));
  }

  create(table: StoredTable): Promise<void> {
    return this.#alone(() => {
      if (this.#read(table.code) !== undefined) throw new Conflict(`table ${table.code}`);
      this.#write(table);
    });
  }

  update(table: StoredTable): Promise<void> {
    return this.#alone(() => {
      if (this.#read(table.code)?.version !== table.version - 1) throw new Conflict(`table ${table.code}`);
      this.#write(table);
    });
  }

  load(code: string): Promise<StoredTable | undefined> {
    return Promise.resolve(this.#read(code));
  }

  list(limit: number): Promise<StoredTable[]> {
    const listed = allStored('table:', this.#shelf).filter((table) => table.listed && table.open);
    return Promise.resolve(listed.slice(0, limit));
  }

  #log(game: string): string[] {
    const text = readStored(`log:${game}`, this.#shelf);
    return text === '' ? [] : text.split(' ');
  }

  #read(code: string): StoredTable | undefined {
    return readStored(`table:${code}`, this.#shelf);
  }

  #write(table: StoredTable): void {
    writeStored(`table:${table.code}`, table, this.#shelf);
  }
}

/** Across tabs where the browser has locks; a single tab needs none, because nothing here waits inside. */
export const browserLock: Exclusive = async (run) =>
  globalThis.navigator?.locks === undefined ? run() : navigator.locks.request('sevenfold', async () => run());

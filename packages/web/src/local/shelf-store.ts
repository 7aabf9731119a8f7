import { Conflict, type Store, type StoredTable } from '@sevenfold/table';
import type { Shelf } from '../storage/shelf.ts';
import { UNKNOWN_GAME } from '../storage/registry.ts';
import { readStored, removeStored, storedIds, writeStored } from '../storage/stored.ts';

/** Runs something while no other tab does, with a lock of the browser. */
export type Exclusive = <Result>(run: () => Result) => Promise<Result>;

/** Local games. Each log is one text that is replaced as a whole, so that it is valid at every moment. */
export class ShelfStore implements Store {
  readonly #shelf: Shelf;
  readonly #alone: Exclusive;
  /** Listed tables in the order in which they became so, and when each was last written: since the page was opened. */
  readonly #listed = new Map<string, number>();

  constructor(shelf: Shelf, alone: Exclusive) {
    this.#shelf = shelf;
    this.#alone = alone;
  }

  append(game: string, n: number, tokens: readonly string[]): Promise<void> {
    return this.#alone(() => {
      const log = this.#log(game);
      if (n !== log.length || (n === 0 && !this.#mayBegin(game)))
        throw new Conflict(`entry ${n} of game ${game}`);
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

  list(limit: number, since: number): Promise<StoredTable[]> {
    const recent = [...this.#listed].filter(([, written]) => written >= since);
    const newest = recent.toReversed().slice(0, limit);
    return Promise.resolve(newest.flatMap(([code]) => this.#read(code) ?? []));
  }

  /** A tab that lags behind must not begin a game that is over. */
  #mayBegin(game: string): boolean {
    const dot = game.lastIndexOf('.');
    const playing = this.#read(game.slice(0, dot))?.playing ?? UNKNOWN_GAME;
    return playing === UNKNOWN_GAME || playing === Number(game.slice(dot + 1));
  }

  #log(game: string): string[] {
    const text = readStored(`log:${game}`, this.#shelf);
    return text === '' ? [] : text.split(' ');
  }

  #read(code: string): StoredTable | undefined {
    return readStored(`table:${code}`, this.#shelf);
  }

  #write(table: StoredTable): void {
    const { code, listed, open } = table;
    writeStored(`table:${code}`, table, this.#shelf);
    if (!open)
      for (const game of storedIds('log:', this.#shelf, `${code}.`)) removeStored(`log:${game}`, this.#shelf);
    if (listed && open) this.#listed.set(code, Date.now());
    else this.#listed.delete(code);
  }
}

/** Across tabs where the browser has locks; a single tab needs none, because nothing here waits inside. */
export const browserLock: Exclusive = async (run) =>
  globalThis.navigator?.locks === undefined ? run() : navigator.locks.request('sevenfold', async () => run());

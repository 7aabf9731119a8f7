import {
  makeScores,
  parseBook,
  parseScores,
  type ScoreBook,
  ScoreFileError,
  standingsOf,
  sheetOf,
} from '@sevenfold/physical/scores';
import * as v from 'valibot';
import { deviceShelf, readJson, type Shelf } from '../../storage/shelf.ts';

const share = v.object({
  board: v.pipe(v.string(), v.regex(/^[0-9A-Z]{12}$/)),
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** How many steps the server has for certain. */
  steps: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Shared by this device: stopping is for everybody. */
  mine: v.optional(v.boolean()),
});

/** Where a game is followed live, and how far the server knows it. */
export type Share = v.InferOutput<typeof share>;

export interface Imported {
  readonly added: number;
  /** Games of the file that go further than the ones that were here. */
  readonly updated: number;
  readonly same: number;
}

const BOOKS = 'keep:';
const SHARES = 'keep-share:';
const DAMAGED = 'keep-damaged:';
const MODE = 'keep-mode';

/** How the points of a round are entered. */
export type Mode = 'cards' | 'number';

/** The score sheets of this device. */
export class Books {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** False once the device has refused to keep something. */
  get lasting(): boolean {
    return this.#shelf.lasting;
  }

  /** The newest first; what is damaged is set aside. */
  list(): ScoreBook[] {
    const books = this.#shelf.names(BOOKS).flatMap((name) => this.get(name.slice(BOOKS.length)) ?? []);
    return books.sort((a, b) => b.started - a.started || (a.id < b.id ? 1 : -1));
  }

  get(id: string): ScoreBook | undefined {
    const text = this.text(id);
    if (text === undefined) return undefined;
    const book = readBook(text);
    if (book?.id === id) return book;
    // The whole of it: a later version, or somebody with patience, may be able to read it.
    this.#shelf.set(DAMAGED + id, text);
    this.#shelf.remove(BOOKS + id);
    return undefined;
  }

  /** The text under which a game is kept: a cheap way to see whether another tab has changed it. */
  text(id: string): string | undefined {
    return this.#shelf.get(BOOKS + id);
  }

  put(book: ScoreBook): void {
    this.#shelf.set(BOOKS + book.id, JSON.stringify(book));
  }

  remove(id: string): void {
    this.#shelf.remove(BOOKS + id);
    this.#shelf.remove(SHARES + id);
  }

  share(id: string): Share | undefined {
    return readJson(this.#shelf, SHARES + id, (value) => {
      const read = v.safeParse(share, value);
      return read.success ? read.output : undefined;
    });
  }

  setShare(id: string, shared: Share | undefined): void {
    if (shared === undefined) this.#shelf.remove(SHARES + id);
    else this.#shelf.set(SHARES + id, JSON.stringify(shared));
  }

  /** How points were entered last. */
  get mode(): Mode {
    return this.#shelf.get(MODE) === 'number' ? 'number' : 'cards';
  }

  set mode(mode: Mode) {
    this.#shelf.set(MODE, mode);
  }

  export(): string {
    return makeScores(this.list());
  }

  /** Takes all games of a file in, or none. Throws `ScoreFileError`. */
  import(source: string): Imported {
    const games = parseScores(source);
    const count = { added: 0, updated: 0, same: 0 };
    for (const game of games) count[this.#take(game)]++;
    return count;
  }

  /** Two copies of a game that went different ways are two games: neither is lost. */
  #take(game: ScoreBook): keyof Imported {
    for (let copy = 1; ; copy++) {
      const id = copy === 1 ? game.id : `${game.id.slice(0, 60)}-${copy}`;
      const here = this.get(id);
      if (here === undefined || isBeginning(here, game)) {
        if (here?.steps.length === game.steps.length) return 'same';
        this.put({ ...game, id });
        return here === undefined ? 'added' : 'updated';
      }
      if (isBeginning(game, here)) return 'same';
    }
  }
}

function readBook(text: string): ScoreBook | undefined {
  try {
    return parseBook(JSON.parse(text));
  } catch (error) {
    if (error instanceof ScoreFileError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether one copy of a game is an earlier state of the other. */
function isBeginning(earlier: ScoreBook, later: ScoreBook): boolean {
  const { length } = earlier.steps;
  return length <= later.steps.length && beginningOf(earlier, length) === beginningOf(later, length);
}

function beginningOf({ started, rules, players, dealer, steps }: ScoreBook, length: number): string {
  return JSON.stringify([started, rules, players, dealer, steps.slice(0, length)]);
}

/** Everybody who is on a sheet, as last written, whoever played most recently first. */
export function knownNames(books: readonly ScoreBook[]): string[] {
  const names = new Map<string, string>();
  for (const book of books) {
    for (const { player } of standingsOf(sheetOf(book)).lines) {
      const key = player.name.toLowerCase();
      if (!names.has(key)) names.set(key, player.name);
    }
  }
  return [...names.values()];
}

let opened: Books | undefined;

export function deviceBooks(): Books {
  return (opened ??= new Books(deviceShelf()));
}

import * as v from 'valibot';
import { deviceShelf, readJson, type Shelf } from './shelf.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const keptGame = v.object({
  /** Unique on this device. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** How it was played; 'keep' and 'track' are games with real cards, 'file' came from elsewhere. */
  way: v.picklist(['play', 'pass', 'solo', 'daily', 'online', 'keep', 'track', 'file']),
  /** Milliseconds since 1970. */
  started: count,
  ended: count,
  /** Seats of whoever this device belongs to. */
  yours: v.array(count),
  /** By seat: the kind of bot that played, or nothing for a person. */
  bots: v.array(v.string()),
  /** How often a decision was taken back. */
  takeBacks: count,
  /** Whether the coach was on, for however short a time. */
  coached: v.optional(v.boolean()),
  /** Of the daily deck: its date; and whether it was a further try. */
  date: v.optional(v.string()),
  practice: v.optional(v.boolean()),
  /** The record, as text, with its proof if it has one. */
  record: v.pipe(v.string(), v.maxLength(200_000)),
});

/** A finished game as this device remembers it. */
export type KeptGame = v.InferOutput<typeof keptGame>;

const GAMES = 'game:';
/** A browser gives a site some five million characters: this leaves room for games that are being played. */
const MOST_GAMES = 500;
const MOST_CHARACTERS = 2_000_000;

/** Finished games of this device, the newest first; the oldest make room. */
export class History {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  list(): KeptGame[] {
    const games = this.#shelf.names(GAMES).flatMap((name) => this.get(name.slice(GAMES.length)) ?? []);
    return games.sort((a, b) => b.ended - a.ended || (a.id < b.id ? 1 : -1));
  }

  get(id: string): KeptGame | undefined {
    return readJson(this.#shelf, GAMES + id, (value) => {
      const parsed = v.safeParse(keptGame, value);
      return parsed.success && parsed.output.id === id ? parsed.output : undefined;
    });
  }

  /** Harmless if it is there already. */
  add(game: KeptGame): void {
    if (this.get(game.id) !== undefined) return;
    this.#shelf.set(GAMES + game.id, JSON.stringify(v.parse(keptGame, game)));
    let characters = 0;
    for (const [at, { id, record }] of this.list().entries()) {
      characters += record.length;
      if (at > 0 && (at >= MOST_GAMES || characters > MOST_CHARACTERS)) this.remove(id);
    }
  }

  remove(id: string): void {
    this.#shelf.remove(GAMES + id);
  }

  clear(): void {
    for (const name of this.#shelf.names(GAMES)) this.#shelf.remove(name);
  }

  /** Everything as one JSON text, to be downloaded: a list of records with what this device knows about them. */
  export(): string {
    const games = this.list().map((game) => Object.assign(game, { record: parsedRecord(game.record) }));
    return JSON.stringify(games, undefined, 1);
  }
}

function parsedRecord(record: string): unknown {
  try {
    return JSON.parse(record);
  } catch {
    return record;
  }
}

let opened: History | undefined;

/** The history of this device. */
export function deviceHistory(): History {
  return (opened ??= new History(deviceShelf()));
}

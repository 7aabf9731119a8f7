// What tables need from outside. Each interface describes what we need, not what a database offers, and has one suite
// in contracts that every implementation passes.

/** Someone else wrote first: drop what you have and read again. */
export class Conflict extends Error {
  constructor(what: string) {
    super(`${what} was written by someone else`);
    this.name = 'Conflict';
  }
}

/** A table as it is stored. The store never reads `body`. */
export interface StoredTable {
  readonly code: string;
  /** Counts the writes from 1. */
  readonly version: number;
  /** In the list of public tables: anyone can find it and sit down. */
  readonly listed: boolean;
  /** False once it is closed. */
  readonly open: boolean;
  /** The number of the game being played; 0 between games. */
  readonly playing: number;
  /**
   * The game being played was archived, even if the body does not say so. Set by the archive, until a table that plays
   * another game is written.
   */
  readonly isKept?: true;
  /**
   * When someone has to look at it, in milliseconds since 1970: `DueTables` finds it by that. Need not be read back.
   */
  readonly due?: number;
  readonly body: string;
}

/** Must never lose or change what it has accepted. */
export interface Store {
  /**
   * Puts tokens, which are not empty and contain no spaces, at positions n, n + 1, … of a game's log: all or none. Rejects
   * with `Conflict` unless n is the length of the log, and at 0 also if the game was archived or its table plays another
   * one. After any other failure they may or may not have been written: read again.
   */
  append(game: string, n: number, tokens: readonly string[]): Promise<void>;
  /** The log of a game from position `from` on; empty if there is none, or no longer. */
  read(game: string, from: number): Promise<string[]>;
  /** Rejects with `Conflict` if the code is taken, by a table or by finished games of one that was deleted. */
  create(table: StoredTable): Promise<void>;
  /**
   * Replaces version `table.version − 1`; rejects with `Conflict` if that is not what is stored. A table that is closed
   * loses its logs: nobody can read them any more.
   */
  update(table: StoredTable): Promise<void>;
  load(code: string): Promise<StoredTable | undefined>;
  /**
   * Open tables that are listed and were written since a moment, at most `limit`; those that have been listed for the
   * shortest time first. Leaves out what it cannot read.
   */
  list(limit: number, since: number): Promise<StoredTable[]>;
}

/** Finds tables whose moment has come, because nobody may be connected to them. Every store that lasts has this too. */
export interface DueTables {
  /**
   * Codes of at most `limit` open tables whose moment has come, the earliest first. Each is returned to one caller: its
   * moment is put off to `until`, in case that caller dies, and stays there unless the table is written.
   */
  claimDue(now: number, until: number, limit: number): Promise<string[]>;
}

/** A finished game, as everyone may have it. */
export interface KeptGame {
  /** As `gameId` names it. */
  readonly id: string;
  /** The code of its table. */
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended: number;
  /** The record, as text. The archive never reads it. */
  readonly record: string;
}

/** A finished game with the people who played it, who are known to nobody but the archive. */
export interface FinishedGame extends KeptGame {
  /** Hashes of the tokens of the people who played, each once. */
  readonly people: readonly string[];
  /** Who had each seat at the end: a hash, or null for a bot. */
  readonly seats: readonly (string | null)[];
  /** The circle that its table was opened for: the game is filed there. */
  readonly circle?: string | undefined;
  /** What ratings need to know, seat by seat; missing if the game is not rated. Stored together with the game. */
  readonly rated?: readonly RatedSeat[];
}

/** One seat of a rated game. */
export interface RatedSeat {
  /** Whose rating it moves: a hash, or null if nobody's. */
  readonly person: string | null;
  /** The kind of bot that played it from beginning to end; null for a person's seat. */
  readonly bot: string | null;
  readonly name: string;
  readonly total: number;
  /** Their person had gone before the last round, which counts as last place. */
  readonly left: boolean;
  /** As `Person.origin`; empty if it is not known. */
  readonly origin: string;
}

/** A finished game of one person. */
export interface OwnGame extends KeptGame {
  /** The numbers of their seats; empty for games that ended before this was stored. */
  readonly seats: readonly number[];
}

/** A place in a person's games, which are sorted by the end of the game, then by ID. */
export interface GamesCursor {
  readonly ended: number;
  readonly id: string;
}

/** A table that has not changed for a while, at the version that was found. */
export interface QuietTable {
  readonly code: string;
  readonly version: number;
  /** When it last changed, as exactly as the archive sorts by it. */
  readonly changed: number;
}

/** A place among such tables, which are sorted by their last change, then by code. */
export type TablesCursor = Pick<QuietTable, 'changed' | 'code'>;

/** Keeps finished games, and finds and deletes what is old. */
export interface Archive {
  /**
   * Also deletes the log of the game, which is in its record, and marks its table. Keeps nothing if the game is already
   * there, or was.
   */
  keep(game: FinishedGame): Promise<void>;
  find(id: string): Promise<KeptGame | undefined>;
  /** Games of this hash that sort before a cursor; the newest first, at most `limit`. */
  played(hash: string, before: GamesCursor, limit: number): Promise<OwnGame[]>;
  /**
   * Removes a person from a game: their hash is deleted, and their name stays in the record for the others. The game is
   * deleted with its last person. Returns whether they had played it.
   */
  forget(hash: string, id: string): Promise<boolean>;
  /** Deletes at most `limit` games that ended before a moment, the oldest first. Returns how many it found. */
  expireGames(before: number, limit: number): Promise<number>;
  /**
   * Open tables that have not changed since a moment, and neither have their logs; at most `limit`, those after a
   * cursor.
   */
  quiet(since: number, limit: number, after?: TablesCursor): Promise<QuietTable[]>;
  /** Closed tables that have not changed since a moment; at most `limit`. */
  closed(since: number, limit: number): Promise<QuietTable[]>;
  /**
   * Deletes a table and its logs: those of games named by its code, a dot and a number. Its finished games stay. With a
   * version, only if that is still the stored one. Does nothing if there is no such table.
   */
  remove(table: string, version?: number): Promise<void>;
}

/** Carries news between the processes that serve one table. May lose, repeat and reorder them: it only saves time. */
export interface Bus {
  /** False while this process may not hear the others, or they may not hear it: it has to poll the store. */
  readonly working: boolean;
  /**
   * Calls `changed` when it has stopped working, and when it works again and may have lost something, until the
   * returned function is called.
   */
  watch(changed: () => void): () => void;
  /** What a bus cannot carry arrives as an empty text. */
  publish(table: string, text: string): Promise<void>;
  /**
   * Calls `hear` with everything published for the table, by this process too, until the returned function is called.
   */
  subscribe(table: string, hear: (text: string) => void): Promise<() => void>;
}

export type Timer = unknown;

export interface Clock {
  /** Milliseconds since 1970, by a clock that can be set: for what is stored, never for measuring or waiting. */
  now(): number;
  /** Milliseconds since some moment in this process; never goes back and never jumps. */
  ticks(): number;
  after(milliseconds: number, run: () => void): Timer;
  /** Does nothing for a timer that has run. */
  cancel(timer: Timer): void;
}

/** Randomness that nobody can guess, and the one-way function that keeps tokens out of the store. */
export interface Source {
  /** At least 128 random bits as letters, digits, - and _. */
  token(): string;
  /** A code that people can read out: no two of its letters look alike. Has the usual length unless told otherwise. */
  code(length?: number): string;
  /** A whole number from 0 to limit − 1. */
  below(limit: number): number;
  /** One-way: nobody can compute the token from it. */
  hash(token: string): Promise<string>;
}

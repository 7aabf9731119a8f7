// What a table needs from the world. Each seam names what we need, not what some database offers, and has one suite
// in test/contracts that every implementation passes.

/** Somebody else wrote first: drop what you have and read again. */
export class Conflict extends Error {
  constructor(what: string) {
    super(`${what} was written by somebody else`);
    this.name = 'Conflict';
  }
}

/** A table as the store keeps it. The store looks at nothing inside `body`. */
export interface StoredTable {
  readonly code: string;
  /** Counts the writes from 1. */
  readonly version: number;
  /** Shown to strangers. */
  readonly listed: boolean;
  /** False once it is closed for good. */
  readonly open: boolean;
  readonly body: string;
}

/** The one thing that must be right: what it has accepted is never lost and never changes. */
export interface Store {
  /**
   * Puts tokens, which are not empty and hold no spaces, at positions n, n + 1, … of a game's log, all or none. Rejects
   * with `Conflict` unless n is the length of the log. After any other failure nobody knows whether they were written:
   * read again.
   */
  append(game: string, n: number, tokens: readonly string[]): Promise<void>;
  /** The log of a game from position `from` on; empty if there is none. */
  read(game: string, from: number): Promise<string[]>;
  /** Rejects with `Conflict` if the code is taken, by a table or by finished games of one that was deleted. */
  create(table: StoredTable): Promise<void>;
  /** Replaces version `table.version − 1`; rejects with `Conflict` if that is not what is stored. */
  update(table: StoredTable): Promise<void>;
  load(code: string): Promise<StoredTable | undefined>;
  /** Open tables that are listed, at most `limit`. */
  list(limit: number): Promise<StoredTable[]>;
}

/** A finished game, as it is kept. */
export interface FinishedGame {
  /** As `gameId` names it. */
  readonly id: string;
  /** The code of its table. */
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended: number;
  /** Hashes of the tokens of those who played and have not been forgotten since, without repetition. */
  readonly people: readonly string[];
  /**
   * Whose seat was whose at the end: a hash, or null for a bot and for people who have been forgotten; empty for a game
   * of which that was not kept.
   */
  readonly seats: readonly (string | null)[];
  /** The record, as text. The archive looks at nothing inside. */
  readonly record: string;
}

/** A place in somebody's games, which are sorted by the end of the game, then by id. */
export interface GamesCursor {
  readonly ended: number;
  readonly id: string;
}

/** A table as somebody has found it. */
export interface QuietTable {
  readonly code: string;
  readonly version: number;
}

/** What is left of tables when they are done: finished games, and the end of tables themselves. */
export interface Archive {
  /** Harmless if it is there already. */
  keep(game: FinishedGame): Promise<void>;
  find(id: string): Promise<FinishedGame | undefined>;
  /** Games of this hash that sort before a cursor; the newest first, at most `limit`. */
  played(hash: string, before: GamesCursor, limit: number): Promise<FinishedGame[]>;
  /**
   * Takes a person out of a game: their hash goes, their name stays in the record for the others. The game itself goes
   * with its last person. Returns whether the game was theirs.
   */
  forget(hash: string, id: string): Promise<boolean>;
  /** Open tables that have not changed, nor any log of theirs, since a moment; at most `limit`. */
  quiet(since: number, limit: number): Promise<QuietTable[]>;
  /**
   * Deletes a table with its logs, which are those of games named by its code, a dot and a number; its finished games
   * stay. With a version, only if that is still the stored one. Harmless if there is none.
   */
  remove(table: string, version?: number): Promise<void>;
}

/** Carries news between the processes that serve one table. May lose, repeat and reorder: it only saves time. */
export interface Bus {
  publish(table: string, text: string): Promise<void>;
  /** Calls `hear` with everything published for the table, one's own messages too, until the returned function is called. */
  subscribe(table: string, hear: (text: string) => void): Promise<() => void>;
}

export type Timer = unknown;

export interface Clock {
  /** Milliseconds since 1970, by a clock that people and other machines set: for what is stored, never for waiting. */
  now(): number;
  /** Milliseconds since some moment; never goes back and never jumps. Means nothing to another process. */
  ticks(): number;
  after(milliseconds: number, run: () => void): Timer;
  /** Harmless for a timer that has run. */
  cancel(timer: Timer): void;
}

/** Chance that nobody can guess, and the one-way function that keeps tokens out of the store. */
export interface Source {
  /** At least 128 random bits as letters, digits, - and _. */
  token(): string;
  /** A code that people can read out, no letter of which looks like another; as short as codes are, or as told. */
  code(length?: number): string;
  /** A whole number from 0 to limit − 1. */
  below(limit: number): number;
  /** Cannot be turned back. */
  hash(token: string): Promise<string>;
}

/** A circle without its log. The store does not look inside entries and outlines. */
export interface StoredCircle {
  readonly id: string;
  /** Grows with every change. */
  readonly version: number;
  /** The number of entries. */
  readonly n: number;
  /** Characters of all entries. */
  readonly size: number;
  /** Hash of the key that is needed to join. */
  readonly keyHash: string;
  /** When it was deleted, in milliseconds since 1970; it is kept for a while. */
  readonly deleted: number | null;
  /** The member that each person is. */
  readonly people: ReadonlyMap<string, string>;
}

/** A circle in a person's list. */
export interface OwnCircle extends Pick<StoredCircle, 'id' | 'version' | 'n' | 'deleted'> {
  readonly member: string;
  /** As JSON: what the list shows of it. */
  readonly outline: string;
}

/** An entry as it is stored: JSON without the name that it gives, which is stored separately. */
export interface StoredEntry {
  readonly id: string;
  readonly json: string;
  readonly name?: { readonly member: string; readonly name: string } | undefined;
}

/** What is written at once. */
export interface CircleChange {
  readonly entries: readonly StoredEntry[];
  readonly outline: string;
  /** A person who joins. */
  readonly joins?: { readonly person: string; readonly member: string } | undefined;
  /** Members who leave: their names are deleted, and which person they were is forgotten. */
  readonly leave?: readonly string[] | undefined;
  /** Members who no longer belong to a person, because that person is another member; their names stay. */
  readonly parts?: readonly string[] | undefined;
  /** The hash of a new key. */
  readonly keyHash?: string | undefined;
}

/** A part of a log. */
export interface CircleLog {
  /** A JSON list. */
  readonly json: string;
  /** The names that entries give, by the position of the entry. */
  readonly names: readonly (readonly [n: number, name: string])[];
}

/** Must never lose or change what it has accepted, except names. */
export interface CircleStore {
  /** Rejects with `Conflict` if the ID is taken. */
  create(id: string, change: CircleChange & { readonly keyHash: string }): Promise<void>;
  load(id: string): Promise<StoredCircle | undefined>;
  /** The log from a position on. */
  read(id: string, from: number): Promise<CircleLog>;
  /** The names alone, of the whole log. */
  names(id: string): Promise<CircleLog['names']>;
  /** Adds to a log of `n` entries; all or nothing. Rejects with `Conflict` if it has another length, or is deleted. */
  append(id: string, n: number, change: CircleChange): Promise<void>;
  /** The circles of a person, the one that was changed last first. */
  of(person: string): Promise<OwnCircle[]>;
  /** Gives one person's membership to another, unless they are a member already. */
  adopt(id: string, from: string, to: string): Promise<void>;
  /** Marks a circle as deleted at a moment, or as not deleted. Does nothing if there is none. */
  mark(id: string, deleted: number | null): Promise<void>;
  /** Deletes a circle at once. */
  remove(id: string): Promise<void>;
  /** Deletes at most `limit` circles: marked before one moment, or last changed before another. Returns how many. */
  prune(deletedBefore: number, changedBefore: number, limit: number): Promise<number>;
  /** A table was opened for a circle. */
  addTable(id: string, code: string): Promise<void>;
  /** The codes of the newest tables, at most `limit`. */
  tables(id: string, limit: number): Promise<string[]>;
  /** Forgets a table that is no longer there. */
  dropTable(id: string, code: string): Promise<void>;
}

/** A finished game of a table that was opened for a circle, which has to be filed there. */
export interface Filing {
  /** The ID of the game. */
  readonly game: string;
  readonly circle: string;
}

/** Written together with the game, so that no game is forgotten. */
export interface Filings {
  /** At most `limit` filings of one circle, or of all circles, whose games come after the game `after`. */
  waiting(after: string, limit: number, circle?: string): Promise<Filing[]>;
  done(game: string): Promise<void>;
}

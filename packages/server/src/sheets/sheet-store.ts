/** In characters. */
export const LARGEST_SHEET = 65_536;

/** The highest version that fits into every database. */
export const LAST_VERSION = 2 ** 31 - 1;

/** A score sheet that several people follow. The store looks at nothing inside `body`. */
export interface StoredSheet {
  readonly id: string;
  /** Counts the writes from 1. */
  readonly version: number;
  /** Hash of the key that is needed to write. */
  readonly keyHash: string;
  readonly body: string;
}

export interface SheetStore {
  /** Version 1. Rejects with `Conflict` if the id is taken. */
  create(id: string, keyHash: string, body: string): Promise<void>;
  load(id: string): Promise<StoredSheet | undefined>;
  /** Writes `version` over version − 1; rejects with `Conflict` if that is not what is stored. */
  update(id: string, version: number, body: string): Promise<void>;
  /** Harmless if there is none. */
  remove(id: string): Promise<void>;
  /** Removes the sheets last written before a time, in milliseconds since 1970. */
  prune(before: number): Promise<void>;
}

import type { StoredTable } from '@sevenfold/table';

/** Someone who waits for someone to play. */
export interface WaitingPerson {
  /** The hash by which the store knows them. */
  readonly person: string;
  readonly name: string;
  readonly colour: number;
  readonly rating: number;
  /** A hash of their address, too short to tell which address it is. */
  readonly origin: string;
}

/** Someone's place among those who wait. */
export interface WaitingPlace extends WaitingPerson {
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Since when someone has been waiting, and the code of their table once they have one. */
export type WaitingState = Pick<WaitingPlace, 'since'> & { readonly table: string | null };

/** Milliseconds after which someone who has sent nothing is no longer waiting; a page sends a request every second. */
export const HEARD_WITHIN = 5_000;
/** Milliseconds for which someone who has a table is told so, however often they ask. */
export const SEATED_FOR = 30_000;
/** People of one address who may wait at once. */
export const MOST_OF_ORIGIN = 6;

/**
 * Milliseconds by which a moment may lie ahead: another process asked for the time a little later. Anything more is from
 * before the clock was set back, and means nothing.
 */
export const AHEAD = 5_000;

/** People who wait, at any process. The store decides who gets which table, so that nobody has two. */
export interface WaitingStore {
  /** The time, in milliseconds since 1970, by a clock that all processes share; `now` below is what it showed. */
  now(): Promise<number>;
  /** Takes a place, or renews it. `undefined` if too many of this address wait already. */
  wait(person: WaitingPerson, now: number): Promise<WaitingState | undefined>;
  /** Gives up a place; someone who has a table keeps it. */
  leave(person: string): Promise<void>;
  /** All who wait, and have said so lately; those who have waited longest first. */
  waiting(now: number): Promise<WaitingPlace[]>;
  /**
   * Creates a table and gives it to these people: if all of them still wait, and its code is free. Otherwise returns false,
   * and nothing has happened.
   */
  seat(table: StoredTable, people: readonly string[], now: number): Promise<boolean>;
  forget(person: string): Promise<void>;
  /** Deletes places that nobody has renewed since a moment. */
  prune(before: number): Promise<void>;
}

import type { Caller } from '../limits/quota.ts';
import type { FinishedGame } from './seams.ts';

/** Addresses, each with the networks it is in, the narrowest first. */
export type Payers = readonly (readonly Caller[])[];

/** How much the people at tables may still add to the store. */
export interface StorageAllowance {
  /** Whether any of these may add more. Nobody at all may: a table that everyone has left finishes what it has begun. */
  has(payers: Payers): boolean;
  /** Each of these has added so many bytes; below 0, that many were deleted again. */
  charge(payers: Payers, bytes: number): void;
}

/** Bytes of a row that holds tokens of a log, besides them. */
const ENTRY = 128;
/** Bytes of a game that has begun, until it is over. */
export const NEW_GAME = 2048;
/** Bytes of a finished game, of each person in it and of each seat, besides the record. */
const FINISHED_GAME = 512;
const FINISHED_PERSON = 512;
/** A name of 24 characters, four times in each letter, once in a circle; letters that do not fit in a page take several. */
const FINISHED_SEAT = 1280;

/** At most so many bytes are stored for tokens. */
export function entryBytes(tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + token.length + 1, ENTRY);
}

/**
 * At most so many bytes are stored for a finished game: its record, the letters to the webhooks of its table and its
 * circle that say how it ended, and what its circle and its people have of it.
 */
export function finishedBytes({
  record,
  people,
  seats,
}: Pick<FinishedGame, 'record' | 'people' | 'seats'>): number {
  const [forPeople, forSeats] = [people.length * FINISHED_PERSON, seats.length * FINISHED_SEAT];
  return 2 * record.length + FINISHED_GAME + forPeople + forSeats;
}

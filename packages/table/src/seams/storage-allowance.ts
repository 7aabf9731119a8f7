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
/** Bytes of a finished game, and of each person in it, besides the record. */
const FINISHED_GAME = 512;
const FINISHED_PERSON = 512;

/** At most so many bytes are stored for tokens. */
export function entryBytes(tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + token.length + 1, ENTRY);
}

/**
 * At most so many bytes are stored for a finished game: its record, a letter to a webhook that says how it ended, and
 * what its people have of it.
 */
export function finishedBytes({ record, people }: Pick<FinishedGame, 'record' | 'people'>): number {
  return 2 * record.length + FINISHED_GAME + people.length * FINISHED_PERSON;
}

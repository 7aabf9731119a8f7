// The keys `fair` and `played` of a record: what is needed to check its cards, and who played.

import type { GameRecord } from '@sevenfold/engine';
import type { Contribution, FAIR_VERSION } from './fair-seed.ts';

/** A key next to rules, players, dealer and log; readers that do not know it ignore it (R43). */
export interface FairProof {
  readonly version: typeof FAIR_VERSION;
  /** Published before anyone contributed. */
  readonly commitment: string;
  /** By seat. */
  readonly contributions: readonly Contribution[];
  /** Only after the end of the game; of a daily deck, after the end of the day. */
  readonly secret?: string;
  /** Of a game with the daily deck: its date, such as 2026-11-16. */
  readonly day?: string;
}

/** Who played, how it ended and when: the key `played` of a record. */
export interface RecordedResult {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended: number;
  /** The kind of bot that had each seat at the end; null for a person's. */
  readonly bots: readonly (string | null)[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

/** A record as text, with its proof and who played, if known. */
export function makeFairRecord(
  record: GameRecord,
  fair: FairProof | undefined,
  played?: RecordedResult,
): string {
  const { rules, players, dealer, log } = record;
  return JSON.stringify({ rules, players, dealer, log, fair: fair && onlyProof(fair), played });
}

/** Without keys that do not belong to it. */
export function onlyProof({ version, commitment, contributions, secret, day }: FairProof): FairProof {
  return {
    version,
    commitment,
    contributions,
    ...(secret === undefined ? {} : { secret }),
    ...(day === undefined ? {} : { day }),
  };
}

// The key `fair` of a record: what is needed to check its cards.

import type { GameRecord } from '@sevenfold/engine';
import type { Played } from '../protocol/finished.ts';
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

/** A record as text, with its proof and who played, if known. */
export function makeFairRecord(record: GameRecord, fair: FairProof | undefined, played?: Played): string {
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

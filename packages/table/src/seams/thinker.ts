import type { Move, State } from '@sevenfold/engine';
import type { Caller } from '../limits/quota.ts';

/** On whose account a bot thinks. */
export interface Asker {
  /** The table's code. */
  readonly table: string;
  /** Everyone who is connected to the table here, each with the networks they are in, the narrowest first. */
  readonly payers: readonly (readonly Caller[])[];
}

/** Answers the open question as a kind of bot would. A server thinks in worker threads; the state is a copy. */
export type Thinker = (kind: string, state: State, asker: Asker) => Promise<Move>;

import type { Move, State } from '@sevenfold/engine';
import type { Payers } from './storage-allowance.ts';

/** On whose account a bot thinks. */
export interface Asker {
  /** The table's code. */
  readonly table: string;
  /** Everyone who is connected to the table here. */
  readonly payers: Payers;
}

/** Answers the open question as a kind of bot would. A server thinks in worker threads; the state is a copy. */
export type Thinker = (kind: string, state: State, asker: Asker) => Promise<Move>;

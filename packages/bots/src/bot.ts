import type { Move, State } from '@sevenfold/engine';

/** Answers the question that is open in a state. Everything a bot can know is in the state: all cards are open. */
export type Bot = (state: State) => Move;

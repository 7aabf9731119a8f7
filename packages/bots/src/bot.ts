import type { Move, Sfc32, State } from '@sevenfold/engine';

/** Answers the open question of a state. All cards are face up, so the state is everything a bot can know. */
export type Bot = (state: State) => Move;

export interface BotSetup {
  /** Randomness for bots that make mistakes or sample; independent of the dealer's. */
  readonly random: Sfc32;
  /** How long a decision may take, for bots that can think longer. */
  readonly budget?: Budget | undefined;
}

/** Samples make results reproducible; milliseconds limit the wait. */
export type Budget = { readonly samples: number } | { readonly milliseconds: number };

export interface BotKind {
  readonly name: string;
  /** Strength, 1 (a beginner) to 10. */
  readonly level: number;
  /** What it does, in one sentence. */
  readonly sentence: string;
  readonly make: (setup: BotSetup) => Bot;
}

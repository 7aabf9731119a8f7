import type { Move, Sfc32, State } from '@sevenfold/engine';

/** Answers the question that is open in a state. Everything a bot can know is in the state: all cards are open. */
export type Bot = (state: State) => Move;

/** What a bot is given for one game. */
export interface BotSetup {
  /** Chance of its own, for bots that err like people or that try things out; never the dealer's. */
  readonly random: Sfc32;
  /** How much thinking a decision may take, for bots that can think more or less; each has a default. */
  readonly budget?: Budget | undefined;
}

/** Samples make results repeatable; milliseconds keep people from waiting. */
export type Budget = { readonly samples: number } | { readonly milliseconds: number };

/** A bot as people and programs choose it. */
export interface BotKind {
  readonly name: string;
  /** Strength, 1 (a beginner) to 10. */
  readonly level: number;
  /** What it does, in a sentence for people. */
  readonly sentence: string;
  readonly make: (setup: BotSetup) => Bot;
}

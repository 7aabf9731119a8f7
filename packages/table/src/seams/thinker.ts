import { type Bot, defaultAnswer, findBot } from '@sevenfold/bots';
import { type Move, Sfc32, type State } from '@sevenfold/engine';
import { drawSeed } from './dealing.ts';
import type { Caller } from '../limits/quota.ts';
import type { Source } from './seams.ts';

/** On whose account a bot thinks. */
export interface Asker {
  /** The table's code. */
  readonly table: string;
  /** Everyone who is connected to the table here, each with the networks they are in, the narrowest first. */
  readonly payers: readonly (readonly Caller[])[];
}

/** Answers the open question as a kind of bot would. A server thinks in worker threads; the state is a copy. */
export type Thinker = (kind: string, state: State, asker: Asker) => Promise<Move>;

/** Few enough samples that nobody waits when bots think in the same thread. */
const SAMPLES = 60;

/** Thinks in this thread. With 0 samples even bots that simulate games answer at once. */
export function thinkHere(source: Source, samples = SAMPLES): Thinker {
  const bots = new Map<string, Bot>();
  return async (kind, state) => {
    let bot = bots.get(kind);
    if (bot === undefined) {
      const random = new Sfc32(drawSeed(source));
      bot = findBot(kind)?.make({ random, budget: { samples } }) ?? defaultAnswer;
      bots.set(kind, bot);
    }
    return bot(state);
  };
}

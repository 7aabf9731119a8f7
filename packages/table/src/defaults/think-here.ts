import { type Bot, defaultAnswer, findBot } from '@sevenfold/bots';
import { Sfc32 } from '@sevenfold/engine';
import type { Source } from '../seams/seams.ts';
import type { Thinker } from '../seams/thinker.ts';
import { drawSeed } from './seeded-dealing.ts';

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

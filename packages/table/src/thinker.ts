import { type Bot, defaultAnswer, findBot } from '@sevenfold/bots';
import { type Move, Sfc32, type State } from '@sevenfold/engine';
import type { Source } from './seams.ts';

/** Answers the open question as a kind of bot would. A server thinks in worker threads; the state is a copy. */
export type Thinker = (kind: string, state: State) => Promise<Move>;

/** Few enough samples that nobody waits when bots think in the same thread. */
const SAMPLES = 60;

/** Thinks here and now: for the page and for simulations. */
export function thinkHere(source: Source): Thinker {
  const bots = new Map<string, Bot>();
  return (kind, state) => {
    let bot = bots.get(kind);
    if (bot === undefined) {
      const random = new Sfc32(source.below(4096) * 4096 + source.below(4096));
      bot = findBot(kind)?.make({ random, budget: { samples: SAMPLES } }) ?? defaultAnswer;
      bots.set(kind, bot);
    }
    return Promise.resolve(bot(state));
  };
}

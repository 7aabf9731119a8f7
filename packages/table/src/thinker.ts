import { answerTargets, type Bot, findBot } from '@sevenfold/bots';
import { HIT, illegal, type Move, Sfc32, type State, STAY } from '@sevenfold/engine';
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
      bot = findBot(kind)?.make({ random, budget: { samples: SAMPLES } }) ?? expire;
      bots.set(kind, bot);
    }
    return Promise.resolve(bot(state));
  };
}

/** The answer for somebody whose time is up: Stay if that is legal, else Hit; a target as a bot would choose it. */
export function expire(state: State): Move {
  if (state.phase !== 'turn') return answerTargets(state);
  return illegal(state, STAY) === undefined ? STAY : HIT;
}

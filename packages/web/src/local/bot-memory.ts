import { type Bot, type Budget, findBot } from '@sevenfold/bots';
import { type Move, Sfc32, type State } from '@sevenfold/engine';
import { randomSeed } from '../browser/random.ts';

/** Bots that remember between answers; undefined for an unknown kind. */
export function rememberingBots(budget: Budget): (kind: string, state: State) => Move | undefined {
  const bots = new Map<string, Bot>();
  return (kind, state) => {
    let bot = bots.get(kind);
    if (bot === undefined) {
      bot = findBot(kind)?.make({ random: new Sfc32(randomSeed()), budget });
      if (bot === undefined) return undefined;
      bots.set(kind, bot);
    }
    return bot(state);
  };
}

import { type Bot, type Budget, findBot } from '@sevenfold/bots';
import { type Move, Sfc32, type State } from '@sevenfold/engine';

/** Bots that remember between their answers; undefined for a kind that nobody knows. */
export function minds(budget: Budget): (kind: string, state: State) => Move | undefined {
  const bots = new Map<string, Bot>();
  return (kind, state) => {
    let bot = bots.get(kind);
    if (bot === undefined) {
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      bot = findBot(kind)?.make({ random: new Sfc32(seed), budget });
      if (bot === undefined) return undefined;
      bots.set(kind, bot);
    }
    return bot(state);
  };
}

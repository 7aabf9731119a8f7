import { SeededDealer } from '@sevenfold/engine';
import { type Dealing, fairDealing, type Source } from '@sevenfold/table';
import { dateOf, seedOf } from './daily-deck.ts';

/** Local games can be checked like online ones; the daily deck follows from its date. */
export function localDealing(source: Source): Dealing {
  const fair = fairDealing(source);
  return {
    prepare: () => fair.prepare(),
    firstDealer: (game) => (dateOf(game.secret) === undefined ? fair.firstDealer(game) : 0),
    dealer: (game) => {
      const date = dateOf(game.secret);
      return date === undefined ? fair.dealer(game) : new SeededDealer(seedOf(date));
    },
  };
}

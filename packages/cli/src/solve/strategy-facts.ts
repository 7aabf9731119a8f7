import type { RatedRule } from '@sevenfold/bots/exact';
import { type CardSet, DeckSolver, RULES_OF_THUMB, strategyOf } from '@sevenfold/bots/solver';
import type { CardFacts } from './strategy-card.ts';

/** Solves for best play and for each rule of thumb, one after the other in the same memory. */
export function strategyFacts(cards: CardSet): CardFacts {
  const solver = new DeckSolver(cards);
  const strategy = strategyOf(solver);
  const rulesOfThumb = RULES_OF_THUMB.map(({ name, rule }): RatedRule => {
    const { expected, bust, flipSeven } = solver.solve({ policy: rule });
    const loss = strategy.expected - expected;
    return { name, expected, loss, lossShare: loss / strategy.expected, bust, flip7: flipSeven };
  });
  return { cards, ...strategy, rulesOfThumb };
}

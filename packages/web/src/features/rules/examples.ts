import {
  type Card,
  FLIP_THREE,
  FREEZE,
  type Hand,
  isNumber,
  type Options,
  PLUS_4,
  pointsOf,
  SECOND_CHANCE,
  TIMES_2,
  withModifier,
  withNumber,
} from '@sevenfold/engine';
import type { ExampleName } from '../../rule-options/chapters.ts';

interface Example {
  readonly cards: readonly Card[];
  /** How many of them, from the end, are discarded. */
  readonly gone?: number;
}

/** What the cards of an example are worth by these rules, without any bonus. */
export function exampleWorth(name: ExampleName, { doubles }: Options): number {
  return pointsOf(
    EXAMPLES[name].cards.reduce<Hand>(
      (hand, card) => (isNumber(card) ? withNumber(hand, card) : withModifier(hand, card, doubles)),
      0,
    ),
  );
}

export const EXAMPLES: { readonly [Name in ExampleName]: Example } = {
  ramp: { cards: Array.from({ length: 13 }, (_, number) => number) },
  bust: { cards: [8, 3, 12, 8] },
  seven: { cards: [4, 9, 1, 12, 7, 3, 10] },
  saved: { cards: [10, 6, 10, SECOND_CHANCE], gone: 2 },
  score: { cards: [9, 5, TIMES_2, PLUS_4] },
  plusAlone: { cards: [TIMES_2, PLUS_4] },
  queue: { cards: [FLIP_THREE, FREEZE, FLIP_THREE], gone: 1 },
};

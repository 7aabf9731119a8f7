import {
  type Card,
  FLIP_THREE,
  FREEZE,
  type Hand,
  isNumber,
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
  /** What they are worth by the real rules, without any bonus. */
  readonly points: number;
  /** How many of them, from the end, are discarded. */
  readonly gone?: number;
}

function worth(cards: readonly Card[]): number {
  return pointsOf(
    cards.reduce<Hand>(
      (hand, card) => (isNumber(card) ? withNumber(hand, card) : withModifier(hand, card)),
      0,
    ),
  );
}

const SEVEN: readonly Card[] = [4, 9, 1, 12, 7, 3, 10];
const SCORE: readonly Card[] = [9, 5, TIMES_2, PLUS_4];
const PLUS_ALONE: readonly Card[] = [TIMES_2, PLUS_4];

export const EXAMPLES: { readonly [Name in ExampleName]: Example } = {
  ramp: { cards: Array.from({ length: 13 }, (_, number) => number), points: 0 },
  bust: { cards: [8, 3, 12, 8], points: 0 },
  seven: { cards: SEVEN, points: worth(SEVEN) },
  saved: { cards: [10, 6, 10, SECOND_CHANCE], points: 0, gone: 2 },
  score: { cards: SCORE, points: worth(SCORE) },
  plusAlone: { cards: PLUS_ALONE, points: worth(PLUS_ALONE) },
  queue: { cards: [FLIP_THREE, FREEZE, FLIP_THREE], points: 0, gone: 1 },
};

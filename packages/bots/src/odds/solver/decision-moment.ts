import {
  extraCount,
  FLIP_THREE,
  hasSecondChance,
  numbersOf,
  PLUS_2,
  SECOND_CHANCE,
  type State,
} from '@sevenfold/engine';
import { MODIFIER_KINDS } from './deck.ts';

/** A decision, as a player sees it. */
export interface DecisionMoment {
  readonly numbers: readonly number[];
  /** Duplicates that Second Chances removed. */
  readonly removed?: readonly number[];
  /** By default those held and used. */
  readonly secondChancesSeen?: number;
  readonly secondChance?: boolean;
  /** How many of each kind, from +2 to x2. */
  readonly modifiers?: readonly number[];
  readonly flipThreesSeen?: number;
}

/** The moment of a solo game, in a round that began with all cards in the draw pile. */
export function decisionMomentOf(state: State): DecisionMoment {
  const hand = state.hands[0]!;
  const numbers = numbersOf(hand);
  const gone = (kind: number): number => state.deck[kind]! - state.pile[kind]!;
  return {
    numbers,
    removed: numbers.flatMap((number) => Array.from({ length: gone(number) - 1 }, () => number)),
    secondChancesSeen: gone(SECOND_CHANCE),
    secondChance: hasSecondChance(hand),
    modifiers: Array.from({ length: MODIFIER_KINDS }, (_, kind) =>
      extraCount(state.extras[0]!, PLUS_2 + kind),
    ),
    flipThreesSeen: gone(FLIP_THREE),
  };
}

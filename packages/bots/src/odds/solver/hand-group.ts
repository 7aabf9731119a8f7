import { SEVEN } from './deck.ts';

/** Hands that have so many numbers of this sum, and no Second Chance. */
export interface HandGroup {
  readonly count: number;
  readonly sum: number;
  /** Chance of a round with best play to be asked with such a hand. */
  reach: number;
  /** Chance to be asked with one that should stay. */
  stay: number;
}

/** By how many numbers are held: the lowest sum from which most hands should stay; undefined where none should. */
export function limitsOf(groups: readonly Readonly<HandGroup>[]): (number | undefined)[] {
  return Array.from({ length: SEVEN }, (_, count) => {
    const hands = groups.filter((group) => group.count === count);
    const lastHit = hands.findLastIndex(({ reach, stay }) => stay < reach / 2);
    return hands[lastHit + 1]?.sum;
  });
}

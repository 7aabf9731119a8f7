import { SEVEN } from '../pile-counts.ts';

/** Hands with this many numbers and this sum, without a Second Chance. */
export interface HandGroup {
  readonly count: number;
  readonly sum: number;
  /** Chance per round to be asked with such a hand, under best play. */
  reach: number;
  /** Chance per round to be asked with such a hand where Stay is best. */
  stay: number;
}

/** By count of numbers: the lowest sum from which most hands should stay; undefined where none should. */
export function limitsOf(groups: readonly Readonly<HandGroup>[]): (number | undefined)[] {
  return Array.from({ length: SEVEN }, (_, count) => {
    const hands = groups.filter((group) => group.count === count);
    const lastHit = hands.findLastIndex(({ reach, stay }) => stay < reach / 2);
    return hands[lastHit + 1]?.sum;
  });
}

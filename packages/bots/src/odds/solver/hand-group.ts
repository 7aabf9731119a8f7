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

/** From the figures of one group after the other. */
export function handGroups(figures: readonly number[]): HandGroup[] {
  return Array.from({ length: figures.length / 4 }, (_, at) => {
    const [count = 0, sum = 0, reach = 0, stay = 0] = figures.slice(4 * at, 4 * at + 4);
    return { count, sum, reach, stay };
  });
}

/** By count of numbers: the lowest sum from which most hands should stay; undefined where none should. */
export function limitsOf(groups: readonly Readonly<HandGroup>[]): (number | undefined)[] {
  return Array.from({ length: SEVEN }, (_, count) => {
    const hands = groups.filter((group) => group.count === count);
    const lastHit = hands.findLastIndex(({ reach, stay }) => stay < reach / 2);
    return hands[lastHit + 1]?.sum;
  });
}

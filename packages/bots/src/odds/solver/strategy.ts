// The best policy in brief, for people: which hands stay, and what simple rules lose against it.
import type { HandGroup } from './hand-group.ts';
import type { Rule } from './policy.ts';
import type { Solution } from './solver.ts';
import { describe, fillBank, holdingAt } from './workspace.ts';

export interface Strategy {
  /** What a round brings on average with best play. */
  readonly expected: number;
  /** How often a round asks, on average. */
  readonly questions: number;
  /** Hands without modifiers, by count and sum; only those that occur. */
  readonly plain: readonly HandGroup[];
  /** The same with x2 and no other modifier. */
  readonly doubled: readonly HandGroup[];
  /** Chance of a round to be asked with a hand that should stay though it has a Second Chance. */
  readonly staysWithSecondChance: number;
  /** The same with fewer than two numbers. */
  readonly staysBelowTwo: number;
}

/** A rule of thumb. */
export interface Thumb {
  readonly name: 'twentyFour' | 'twentyOne' | 'twentyOneThird' | 'points';
  readonly rule: Rule;
}

/** By how many numbers are held: each less one adds up to 21, with six of them to 30. */
const TWENTY_ONE = [Infinity, 22, 23, 24, 25, 26, 36];

/** Rules of thumb, from the simplest to the best, and what players usually say. */
export const THUMBS: readonly Thumb[] = [
  { name: 'twentyFour', rule: { sumAt: 24, riskSecondChance: true } },
  { name: 'twentyOne', rule: { sumAt: TWENTY_ONE, riskSecondChance: true } },
  { name: 'twentyOneThird', rule: { sumAt: TWENTY_ONE, plusPart: 3, riskSecondChance: true } },
  { name: 'points', rule: { stayAt: 25 } },
];

/** What the best policy does; the solution must be of the best policy, with the chance of every decision. */
export function strategyOf({ space, expected }: Solution): Strategy {
  if (space.policy !== 'best' || space.reach.length === 0) {
    throw new Error('a strategy needs the best policy and the chance of every decision');
  }
  const { lines, spreads } = space;
  const bank = new Float64Array(spreads.width);
  const holding = holdingAt(space, 0, 0, 0, 0);
  const plain = new Map<number, HandGroup>();
  const doubled = new Map<number, HandGroup>();
  let questions = 0;
  let staysWithSecondChance = 0;
  let staysBelowTwo = 0;
  for (let set = 0; set < lines.sets; set++) {
    fillBank(space, set, bank);
    for (let at = lines.first[set]! * spreads.width; at < lines.first[set + 1]! * spreads.width; at++) {
      // With nothing in front nobody is asked.
      if (at === 0) continue;
      const spread = at % spreads.width;
      for (let seen = 0; seen < space.reach.length; seen++) {
        const reach = space.reach[seen]![at]!;
        if (reach === 0) continue;
        const stay = bank[spread]! >= space.hit[seen]![at]! ? reach : 0;
        describe(space, set, Math.floor(at / spreads.width), spread, seen, holding);
        const { count, sum, secondChance } = holding;
        questions += reach;
        if (secondChance) staysWithSecondChance += stay;
        if (count < 2) staysBelowTwo += stay;
        if (secondChance || holding.plus > 0) continue;
        const groups = holding.times > 1 ? doubled : plain;
        const key = count * 100 + sum;
        const group = groups.get(key) ?? { count, sum, reach: 0, stay: 0 };
        group.reach += reach;
        group.stay += stay;
        groups.set(key, group);
      }
    }
  }
  return {
    expected,
    questions,
    plain: inOrder(plain),
    doubled: inOrder(doubled),
    staysWithSecondChance,
    staysBelowTwo,
  };
}

function inOrder(groups: ReadonlyMap<number, HandGroup>): HandGroup[] {
  return [...groups.values()].sort((a, b) => a.count - b.count || a.sum - b.sum);
}

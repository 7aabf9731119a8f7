// Best play summed up for people: which hands stay, and the rules of thumb that come close.
import type { HandGroup } from './hand-group.ts';
import type { StayRule } from './policy.ts';
import type { DeckSolver } from './solver.ts';

export interface Strategy {
  /** The average score of a round with best play. */
  readonly expected: number;
  /** The average number of questions per round. */
  readonly questions: number;
  /** Hands without modifiers, by count and sum; only those that occur. */
  readonly plain: readonly HandGroup[];
  /** The hands that hold an x2 and no other modifier. */
  readonly doubled: readonly HandGroup[];
  /** Chance per round of holding a Second Chance when Stay is best. */
  readonly staysWithSecondChance: number;
  /** Chance per round of holding fewer than two numbers when Stay is best. */
  readonly staysBelowTwo: number;
}

export interface RuleOfThumb {
  readonly name: 'twentyFour' | 'twentyOne' | 'twentyOneThird' | 'points';
  readonly rule: StayRule;
}

/** By count of numbers: each number less one adds up to 21, or with six numbers to 30. */
const TWENTY_ONE = [Infinity, 22, 23, 24, 25, 26, 36];

/** Rules of thumb from the simplest to the best, and the usual advice at the end. */
export const RULES_OF_THUMB: readonly RuleOfThumb[] = [
  { name: 'twentyFour', rule: { sumAt: 24, riskSecondChance: true } },
  { name: 'twentyOne', rule: { sumAt: TWENTY_ONE, riskSecondChance: true } },
  { name: 'twentyOneThird', rule: { sumAt: TWENTY_ONE, plusPart: 3, riskSecondChance: true } },
  { name: 'points', rule: { stayAt: 25 } },
];

/** Best play with the solver's deck. */
export function strategyOf(solver: DeckSolver): Strategy {
  const plain = new Map<number, HandGroup>();
  const doubled = new Map<number, HandGroup>();
  let questions = 0;
  let staysWithSecondChance = 0;
  let staysBelowTwo = 0;
  const { expected } = solver.solve({
    onQuestion({ count, sum, plus, times, secondChance }, chance, stays) {
      const stay = stays ? chance : 0;
      questions += chance;
      if (secondChance) staysWithSecondChance += stay;
      if (count < 2) staysBelowTwo += stay;
      if (secondChance || plus > 0) return;
      const groups = times > 1 ? doubled : plain;
      const key = count * 100 + sum;
      const group = groups.get(key) ?? { count, sum, reach: 0, stay: 0 };
      group.reach += chance;
      group.stay += stay;
      groups.set(key, group);
    },
  });
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

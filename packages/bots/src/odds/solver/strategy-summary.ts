// Best play summed up for people: which hands stay, and the rules of thumb that come close.
import type { HandGroup } from './hand-group.ts';
import type { StayRule } from './policy.ts';
import type { Solution } from './solver.ts';
import { fillHolding, holdingAt } from './workspace.ts';
import { fillBank } from './worth.ts';

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

/** Throws unless the solution is of best play and has the chance of every decision. */
export function strategyOf({ space, expected }: Solution): Strategy {
  if (space.policy !== 'best' || space.reach.length === 0) {
    throw new Error('a strategy needs the best policy and the chance of every decision');
  }
  const { lines, modifierSets } = space;
  const bank = new Float64Array(modifierSets.width);
  const holding = holdingAt(space, 0, 0, 0, 0);
  const plain = new Map<number, HandGroup>();
  const doubled = new Map<number, HandGroup>();
  let questions = 0;
  let staysWithSecondChance = 0;
  let staysBelowTwo = 0;
  for (let set = 0; set < lines.sets; set++) {
    fillBank(space, set, bank);
    for (
      let at = lines.first[set]! * modifierSets.width;
      at < lines.first[set + 1]! * modifierSets.width;
      at++
    ) {
      // A player without cards is not asked.
      if (at === 0) continue;
      const column = at % modifierSets.width;
      for (let seen = 0; seen < space.reach.length; seen++) {
        const reach = space.reach[seen]![at]!;
        if (reach === 0) continue;
        const stay = bank[column]! >= space.hit[seen]![at]! ? reach : 0;
        fillHolding(space, set, Math.floor(at / modifierSets.width), column, seen, holding);
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

// '@sevenfold/bots/exact': what the solver says about a solo round, for pages that show it at once.

import type { HandGroup } from '../solver/hand-group.ts';
import type { RuleOfThumb } from '../solver/strategy-summary.ts';

export { EXACT_FACTS } from './facts-table.ts';
export { limitsOf } from '../solver/hand-group.ts';
export { CLEAR_SHARE, strategyTable } from './strategy-table.ts';

interface ExactRule {
  /** Points per round. */
  readonly expected: number;
  readonly bust: number;
  readonly flip7: number;
}

export interface CurvePoint extends ExactRule {
  readonly at: number;
}

/** A rule of thumb, and its loss against best play in points per round and as a share. */
export interface RatedRule extends ExactRule {
  readonly name: RuleOfThumb['name'];
  readonly loss: number;
  readonly lossShare: number;
}

/** Best play of a solo round with all 94 cards, and how simple rules compare. */
export interface ExactFacts extends ExactRule {
  /** Average questions per round. */
  readonly questions: number;
  /** Chance per round of holding a Second Chance, or fewer than two numbers, when Stay is best. */
  readonly staysWithSecondChance: number;
  readonly staysBelowTwo: number;
  /** Chances by score; a bust is a score of 0. */
  readonly distribution: readonly number[];
  /** Hands without modifiers and Second Chance, by count and sum: hit or stay as a heat map. */
  readonly plain: readonly Readonly<HandGroup>[];
  /** The hands that hold an x2 and no other modifier. */
  readonly doubled: readonly Readonly<HandGroup>[];
  readonly rulesOfThumb: readonly RatedRule[];
  /** Stay at this many points: `stay:25`. */
  readonly byPoints: readonly CurvePoint[];
  /** Stay at this sum of the numbers, but never with a Second Chance. */
  readonly bySum: readonly CurvePoint[];
  /** Hit while the next card busts with this chance or less: `bust:0.26`. */
  readonly byBust: readonly CurvePoint[];
}

export function bestOfCurve(curve: readonly CurvePoint[]): CurvePoint {
  return curve.reduce((best, point) => (point.expected > best.expected ? point : best));
}

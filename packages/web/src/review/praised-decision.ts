import type { ReviewedDecision } from '@sevenfold/bots/review';

/** The best answer on which most depended, `least` or more. Everyone uses a Second Chance, so that is no achievement. */
export function praisedOf(
  decisions: readonly ReviewedDecision[],
  least: number,
): ReviewedDecision | undefined {
  return decisions
    .filter(({ verdict, kind, stake }) => verdict === 'best' && kind !== 'saveOrBust' && stake >= least)
    .toSorted((one, other) => other.stake - one.stake)[0];
}

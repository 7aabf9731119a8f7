import { type HandGroup, limitsOf } from '../solver/hand-group.ts';

/** When to stay, by how many numbers a hand has (rows) and what they add up to (columns). */
export interface StrategyTable {
  /** The sums between 'always hit' and 'always stay'. */
  readonly sums: readonly number[];
  readonly rows: readonly StrategyRow[];
}

interface StrategyRow {
  readonly count: number;
  /** By column, the share of hands that should stay; undefined where no such hand exists. */
  readonly shares: readonly (number | undefined)[];
  /** Stay from this sum on; undefined for never. */
  readonly limit: number | undefined;
}

/** A share this close to 0 or 1 is shown as hit or stay. */
export const CLEAR_SHARE = 0.05;
const COUNTS = [1, 2, 3, 4, 5, 6];

export function strategyTable(plain: readonly Readonly<HandGroup>[]): StrategyTable {
  const limits = limitsOf(plain);
  const stays = plain.filter(({ reach, stay }) => stay > 0.01 * reach);
  const hits = plain.filter(({ reach, stay }) => stay < 0.99 * reach);
  const first = Math.min(...stays.map(({ sum }) => sum)) - 2;
  const last = Math.max(...hits.map(({ sum }) => sum)) + 2;
  const sums = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const rows = COUNTS.map((count) => ({
    count,
    shares: sums.map((sum) => {
      const group = plain.find((each) => each.count === count && each.sum === sum);
      return group === undefined ? undefined : group.stay / group.reach;
    }),
    limit: limits[count],
  }));
  return { sums, rows };
}

import { EXACT_FACTS, type HandGroup, limitsOf } from '@sevenfold/bots/exact';

export interface StrategyRow {
  readonly count: number;
  /** By column; undefined where no such hand exists. */
  readonly shares: readonly (number | undefined)[];
  /** Stay from this sum on; undefined for never. */
  readonly limit: number | undefined;
}

/** Where nearly all hands agree, a cell says so. */
export const CLEAR = 0.05;
const COUNTS = [1, 2, 3, 4, 5, 6] as const;

/** The sums between 'always hit' and 'always stay', whatever the count. */
export const SUMS = sumsOf(EXACT_FACTS.plain);
export const ROWS: readonly StrategyRow[] = COUNTS.map((count) => ({
  count,
  shares: SUMS.map((sum) => stayShare(EXACT_FACTS.plain, count, sum)),
  limit: limitsOf(EXACT_FACTS.plain)[count],
}));
/** With an x2, from two numbers to six. */
export const DOUBLED_LIMITS = limitsOf(EXACT_FACTS.doubled)
  .slice(2)
  .map((limit) => limit!);

function sumsOf(plain: readonly HandGroup[]): number[] {
  const stays = plain.filter(({ reach, stay }) => stay > 0.01 * reach);
  const hits = plain.filter(({ reach, stay }) => stay < 0.99 * reach);
  const first = Math.min(...stays.map(({ sum }) => sum)) - 2;
  const last = Math.max(...hits.map(({ sum }) => sum)) + 2;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function stayShare(plain: readonly HandGroup[], count: number, sum: number): number | undefined {
  const group = plain.find((each) => each.count === count && each.sum === sum);
  return group === undefined ? undefined : group.stay / group.reach;
}

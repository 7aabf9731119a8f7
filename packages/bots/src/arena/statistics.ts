// Estimates from many deals. A deal is the unit, because games of one deal share their cards and rounds belong to a
// game: neither games nor rounds are independent.

/** A figure with its 95% interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The number of sums over deals that the ratio of two quantities is estimated from: Σx, Σy, Σx², Σxy, Σy². */
export const RATIO_SUMS = 5;

/** Adds one deal's two quantities to the sums that begin at `at`. */
export function addToRatio(sums: Float64Array, at: number, x: number, y: number): void {
  sums[at]! += x;
  sums[at + 1]! += y;
  sums[at + 2]! += x * x;
  sums[at + 3]! += x * y;
  sums[at + 4]! += y * y;
}

/** The ratio Σx / Σy over `count` deals, with an interval by the delta method. */
export function ratioEstimate(sums: Float64Array, at: number, count: number): Estimate {
  const [x, y, xx, xy, yy] = sums.subarray(at, at + RATIO_SUMS) as Iterable<number> as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (y === 0) return { value: 0, low: 0, high: 0 };
  const value = x / y;
  if (count < 2) return { value, low: -Infinity, high: Infinity };
  // The residuals x − value·y have mean 0; rounding can take the sum of their squares below 0.
  const squares = Math.max(0, xx - 2 * value * xy + value * value * yy);
  const error = Math.sqrt((squares / (count - 1)) * count) / y;
  const reach = studentQuantile(count - 1) * error;
  return { value, low: value - reach, high: value + reach };
}

/** The estimate of a share between 0 and 1; 'never so far' does not count as 'never'. */
export function shareEstimate(sums: Float64Array, at: number, count: number): Estimate {
  const { value, low, high } = ratioEstimate(sums, at, count);
  // Rule of three: what happens in 3/n of all deals is missed in n deals with a chance of 5%.
  const unseen = Math.min(1, 3 / Math.max(1, count));
  if (value === 0) return { value, low: 0, high: unseen };
  if (value === 1) return { value, low: 1 - unseen, high: 1 };
  return { value, low: Math.max(0, low), high: Math.min(1, high) };
}

const EXACT_QUANTILES = [Infinity, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622];
const NORMAL_QUANTILE = 1.959964;

/** Student's t at 97.5%: from a table, beyond it by an expansion around the normal quantile (to 3 digits). */
export function studentQuantile(freedom: number): number {
  if (freedom < EXACT_QUANTILES.length) return EXACT_QUANTILES[Math.max(0, Math.floor(freedom))]!;
  const z = NORMAL_QUANTILE;
  const square = z * z;
  const first = (z * (square + 1)) / 4;
  const second = (z * ((5 * square + 16) * square + 3)) / 96;
  const third = (z * (((3 * square + 19) * square + 17) * square - 15)) / 384;
  return z + (first + (second + third / freedom) / freedom) / freedom;
}

/** The smallest value that at least this share of the counted values does not exceed. */
export function quantile(counts: readonly number[], share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [value, count] of counts.entries()) {
    seen += count;
    if (seen > 0 && seen >= share * total) return value;
  }
  return Math.max(0, counts.length - 1);
}

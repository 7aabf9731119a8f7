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
  const x = sums[at]!;
  const y = sums[at + 1]!;
  if (y === 0) return { value: 0, low: 0, high: 0 };
  const value = x / y;
  if (count < 2) return { value, low: -Infinity, high: Infinity };
  const error = Math.sqrt((residualSquares(sums, at, value) / (count - 1)) * count) / y;
  const reach = studentQuantile(count - 1) * error;
  return { value, low: value - reach, high: value + reach };
}

/** The number of sums that link two ratios over the same deals: Σxx′, Σxy′, Σyx′, Σyy′. */
const LINK_SUMS = 4;
export const LINKED_SUMS: number = RATIO_SUMS + LINK_SUMS;

/** Adds one deal's two quantities, and their products with those of the ratio to compare with. */
export function addToLinkedRatio(
  sums: Float64Array,
  at: number,
  x: number,
  y: number,
  otherX: number,
  otherY: number,
): void {
  addToRatio(sums, at, x, y);
  const link = at + RATIO_SUMS;
  sums[link]! += x * otherX;
  sums[link + 1]! += x * otherY;
  sums[link + 2]! += y * otherX;
  sums[link + 3]! += y * otherY;
}

/**
 * The linked ratio at `at` minus the one at `other`, over the same deals. What both have in common, such as good cards,
 * cancels out, so the interval is narrower than those of the two suggest.
 */
export function ratioDifference(sums: Float64Array, at: number, other: number, count: number): Estimate {
  const ratio = ratioEstimate(sums, at, count).value;
  const otherRatio = ratioEstimate(sums, other, count).value;
  const value = ratio - otherRatio;
  if (count < 2) return { value, low: -Infinity, high: Infinity };
  const y = sums[at + 1]! || 1;
  const otherY = sums[other + 1]! || 1;
  const link = at + RATIO_SUMS;
  const common =
    sums[link]! -
    otherRatio * sums[link + 1]! -
    ratio * sums[link + 2]! +
    ratio * otherRatio * sums[link + 3]!;
  const squares =
    residualSquares(sums, at, ratio) / (y * y) +
    residualSquares(sums, other, otherRatio) / (otherY * otherY) -
    (2 * common) / (y * otherY);
  const reach = studentQuantile(count - 1) * Math.sqrt((Math.max(0, squares) / (count - 1)) * count);
  return { value, low: value - reach, high: value + reach };
}

/** The sum of the squares of x − ratio·y, which have mean 0; rounding can take it below 0. */
function residualSquares(sums: Float64Array, at: number, ratio: number): number {
  return Math.max(0, sums[at + 2]! - 2 * ratio * sums[at + 3]! + ratio * ratio * sums[at + 4]!);
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

/** Student's t at 97.5%: from a table, beyond it by an expansion around the normal quantileOfCounts (to 3 digits). */
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
export function quantileOfCounts(counts: readonly number[], share: number): number {
  const all = total(counts);
  let seen = 0;
  for (const [value, count] of counts.entries()) {
    seen += count;
    if (seen > 0 && seen >= share * all) return value;
  }
  return Math.max(0, counts.length - 1);
}

export function total(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** A figure between two bounds; exact if they are equal. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** The most decimals of points on any screen, and the fewest. */
const MOST_DECIMALS = 2;
const FEWEST_DECIMALS = 1;
const ROUNDING = 1e-9;

export function exactly(value: number): Bounds {
  return { low: value, high: value };
}

export function isExact({ low, high }: Bounds): boolean {
  return high - low < ROUNDING;
}

/** With how many decimals both bounds read the same, as far as points are shown; `undefined` if they never do. */
export function sureDecimals({ low, high }: Bounds): number | undefined {
  const isSure = (decimals: number): boolean => low.toFixed(decimals) === high.toFixed(decimals);
  // 20.248 and 20.2501 read the same with two decimals, but not with one.
  if (!isSure(FEWEST_DECIMALS)) return undefined;
  return isSure(MOST_DECIMALS) ? MOST_DECIMALS : FEWEST_DECIMALS;
}

/** Whether points are certain in every decimal that is shown: see `sureDecimals`. */
export function isExactAsShown(points: Bounds): boolean {
  return sureDecimals(points) !== undefined;
}

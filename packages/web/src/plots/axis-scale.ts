import { niceStep } from '@sevenfold/bots/arena';

/** Values on a line of pixels. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** Where a value is; what lies beyond an end is put at the end. */
  at(value: number): number;
}

export type Range = readonly [low: number, high: number];

/** A scale from pixel to pixel with about `count` round ticks; `loose` ends are moved outwards to ticks. */
export function scaleOf([low, high]: Range, from: number, to: number, count: number, loose = false): Scale {
  const step = niceStep((high - low) / Math.max(1, count));
  const first = loose ? Math.floor(low / step + 1e-9) : Math.ceil(low / step - 1e-9);
  const last = loose ? Math.ceil(high / step - 1e-9) : Math.floor(high / step + 1e-9);
  const ticks = Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  const [start, end] = loose ? [ticks[0]!, ticks.at(-1)!] : [low, high];
  const wide = end - start || 1;
  return {
    low: start,
    high: end,
    ticks,
    at: (value) => from + ((Math.min(end, Math.max(start, value)) - start) / wide) * (to - from),
  };
}

/** How many digits a format needs for ticks of these distances to read differently. */
export function tickDigits(
  [first = 0, second = first + 1]: readonly number[],
  format: (value: number, digits: number) => string,
): number {
  // Two ticks may be rounded apart by chance; five cannot.
  const five = Array.from({ length: 5 }, (_, index) => first + index * (second - first));
  const isClear = (digits: number): boolean => new Set(five.map((tick) => format(tick, digits))).size === 5;
  return [0, 1, 2].find(isClear) ?? 3;
}

/** From the lowest to the highest, with a little room; what is not finite is left out. */
export function spreadOf(values: readonly number[], room = 0.06): Range {
  const known = values.filter((value) => Number.isFinite(value));
  if (known.length === 0) return [0, 1];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const more = high > low ? (high - low) * room : Math.abs(high) * 0.05 || 0.5;
  return [low - more, high + more];
}

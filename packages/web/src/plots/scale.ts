// The arithmetic of plots: from values to pixels, and where ticks and labels go.

import { niceStep } from '@sevenfold/bots/drawing';

export type Range = readonly [low: number, high: number];

/** Values along a line of pixels. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** Where a value is; one beyond an end is put at that end. */
  readonly at: (value: number) => number;
  readonly valueAt: (pixel: number) => number;
}

interface TickOptions {
  /** About how many ticks. */
  readonly ticks?: number;
  /** Whether the ends move outwards to ticks. */
  readonly loose?: boolean | undefined;
}

/** A scale from one pixel to another, with round ticks. */
export function scaleOf(
  [low, high]: Range,
  [from, to]: Range,
  { ticks: count = 1, loose = false }: TickOptions = {},
): Scale {
  const step = niceStep((high - low) / Math.max(1, count));
  const first = loose ? Math.floor(low / step + 1e-9) : Math.ceil(low / step - 1e-9);
  const last = loose ? Math.ceil(high / step - 1e-9) : Math.floor(high / step + 1e-9);
  const ticks = Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  const [start, end] = loose ? [ticks[0]!, ticks.at(-1)!] : [low, high];
  const span = end - start || 1;
  const clamp = (value: number): number => Math.min(end, Math.max(start, value));
  return {
    low: start,
    high: end,
    ticks,
    at: (value) => from + ((clamp(value) - start) / span) * (to - from),
    valueAt: (pixel) => clamp(start + ((pixel - from) / (to - from || 1)) * span),
  };
}

/** How many digits a format needs for ticks this far apart to read differently. */
export function tickDigits(
  [first = 0, second = first + 1]: readonly number[],
  format: (value: number, digits: number) => string,
): number {
  // Two ticks may be rounded apart by chance; five cannot.
  const five = Array.from({ length: 5 }, (_, index) => first + index * (second - first));
  const isClear = (digits: number): boolean => new Set(five.map((tick) => format(tick, digits))).size === 5;
  return [0, 1, 2].find(isClear) ?? 3;
}

/** From the lowest to the highest finite value, with a little room. */
export function spreadOf(values: readonly number[], room = 0.06): Range {
  const known = values.filter((value) => Number.isFinite(value));
  if (known.length === 0) return [0, 1];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const more = high > low ? (high - low) * room : Math.abs(high) * 0.05 || 0.5;
  return [low - more, high + more];
}

/** The path of a line through the points that are known; gaps are crossed straight. */
export function linePath(points: readonly (readonly [number, number] | undefined)[]): string {
  return points
    .filter((point) => point !== undefined)
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** Names at the ends of lines, pushed apart so that none covers another; those without room are left out. */
export function labelPlaces(
  ends: readonly number[],
  [top, bottom]: readonly [number, number],
  height: number,
): (number | undefined)[] {
  const places: (number | undefined)[] = ends.map(() => undefined);
  const room = 1 + Math.floor((bottom - top) / height);
  const order = ends.map((_, at) => at).sort((a, b) => ends[a]! - ends[b]!);
  const shown = order.slice(0, room);
  let free = top;
  for (const index of shown) {
    const place = Math.max(ends[index]!, free);
    places[index] = place;
    free = place + height;
  }
  let ceiling = bottom;
  for (const index of shown.toReversed()) {
    const place = Math.min(places[index]!, ceiling);
    places[index] = place;
    ceiling = place - height;
  }
  return places;
}

import { niceStep } from './nice-step.ts';

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

/** From the lowest to the highest finite value, with a little room. */
export function spreadOf(values: readonly number[], room = 0.06): Range {
  const known = values.filter((value) => Number.isFinite(value));
  if (known.length === 0) return [0, 1];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const more = high > low ? (high - low) * room : Math.abs(high) * 0.05 || 0.5;
  return [low - more, high + more];
}

import { type Figure, intervalOf } from '@sevenfold/bots/review';
import { format } from '../words/words.svelte.ts';
import { unitOf } from './units.ts';

/** Differences below this look like none. */
const LEAST_SPAN = 0.06;

/** One scale for several figures, which shows where they differ: its ends, and where on it something is, in percent. */
export interface ChanceScale {
  readonly ends: readonly [string, string];
  readonly at: (value: number) => number;
}

/** Alone, figures are expected rounds: minus their number, so that better is further right. */
export function scaleOf(figures: readonly Figure[], isAlone: boolean): ChanceScale {
  const low = Math.min(...figures.map((figure) => figure.value - intervalOf(figure)));
  const high = Math.max(...figures.map((figure) => figure.value + intervalOf(figure)));
  const spare = Math.max(0, LEAST_SPAN - (high - low)) / 2 + 0.004;
  const from = isAlone ? low - spare : Math.max(0, low - spare);
  const to = isAlone ? high + spare : Math.min(1, high + spare);
  const textOf = (value: number): string => (isAlone ? unitOf(1).value(value) : format.percent(value));
  return {
    ends: [textOf(from), textOf(to)],
    at: (value) => (100 * (value - from)) / Math.max(1e-9, to - from),
  };
}

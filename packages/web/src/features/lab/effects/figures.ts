import type { Estimate } from '@sevenfold/bots/arena';
import { spreadOf } from '@sevenfold/bots/drawing';
import { type EffectMeasure, SHARE_MEASURES } from '@sevenfold/bots/effects';
import { format } from '../../../words/words.svelte.ts';

/** A figure as people read it: '124', '7.9', '31.2%', with its sign where it can be either; `exact`: with a digit more. */
export function figureText(measure: EffectMeasure, value: number, exact = false): string {
  if (!SHARE_MEASURES.has(measure)) {
    return withMinus(format.number(value, (measure === 'cards' ? 0 : 1) + (exact ? 1 : 0)));
  }
  const text = withMinus(format.percent(value, 1));
  return measure === 'seat' && value > 0 ? `+${text}` : text;
}

function withMinus(text: string): string {
  return text.replace('-', '−');
}

/** '−0.32 ± 0.04', in percentage points where the figure is a share. */
export function differenceText(measure: EffectMeasure, { value, low, high }: Estimate): string {
  const [scale, digits] = SHARE_MEASURES.has(measure) ? [100, 1] : [1, 2];
  const text = (number: number): string => withMinus(format.number(number * scale, digits));
  return `${value > 0 ? '+' : ''}${text(value)} ± ${text((high - low) / 2)}`;
}

/** The least part of a figure that a plot of it alone shows on both sides: a small difference should look small. */
const LEAST = 0.1;

/** The range of a plot of one difference beside the official figure. */
export function ownRange(official: number, { value, low, high }: Estimate): readonly [number, number] {
  const ends = [low, value, high].filter((end) => Number.isFinite(end)).map((end) => Math.abs(end));
  const reach = Math.max(Math.abs(official) * LEAST, ...ends);
  return spreadOf([official - reach, official + reach]);
}

/** The range of plots that can be compared with one another. */
export function commonRange(official: number, differences: readonly Estimate[]): readonly [number, number] {
  return spreadOf([official, ...differences.flatMap(({ low, high }) => [official + low, official + high])]);
}

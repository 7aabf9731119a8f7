import type { Estimate } from '@sevenfold/bots/arena';
import { spreadOf } from '@sevenfold/bots/drawing';
import { cautiousInterval, type EffectMeasure, isSeen, SHARE_MEASURES } from '@sevenfold/bots/effects';
import { format, word } from '../../../words/words.svelte.ts';

/** Digits after the point, of percent where the figure is a share; `exact`: one more, except for shares. */
function digitsOf(measure: EffectMeasure, exact: boolean): number {
  if (SHARE_MEASURES.has(measure)) return 1;
  return (measure === 'cards' ? 0 : 1) + (exact ? 1 : 0);
}

/** Steps of the last digit in 1, by the digits after the point. */
const STEPS = [1, 10, 100, 1000];

function scaleOf(measure: EffectMeasure): number {
  return SHARE_MEASURES.has(measure) ? 100 : 1;
}

/** A figure as people read it: '124', '7.9', '31.2%', with its sign where it can be either. */
export function figureText(measure: EffectMeasure, value: number, exact = false): string {
  const digits = digitsOf(measure, exact);
  if (!SHARE_MEASURES.has(measure)) return withMinus(format.number(value, digits));
  const text = withMinus(format.percent(value, digits));
  if (!/[1-9]/.test(text)) return text.replace('−', '');
  return measure === 'seat' && value > 0 ? `+${text}` : text;
}

function withMinus(text: string): string {
  return text.replace('-', '−');
}

/** What can be said of a figure beside the official one. */
type Comparison = 'unseen' | 'alike' | 'different';

/** 'alike' if there is a difference that the digits shown would hide or exaggerate. */
export function compare(
  measure: EffectMeasure,
  official: number,
  difference: Estimate,
  exact = false,
): Comparison {
  if (!isSeen(difference)) return 'unseen';
  const isHidden =
    figureText(measure, official + difference.value, exact) === figureText(measure, official, exact);
  const steps = Math.abs(difference.value) * scaleOf(measure) * STEPS[digitsOf(measure, exact)]!;
  return isHidden || steps < 0.5 ? 'alike' : 'different';
}

/** '−0.324 ± 0.041' or '−0.56 ± 0.04 percentage points': with a digit more than the figures, as those are rounded. */
export function differenceText(measure: EffectMeasure, difference: Estimate): string {
  const { value, high } = cautiousInterval(difference);
  const scale = scaleOf(measure);
  const digits = digitsOf(measure, true) + 1;
  const text = (number: number): string => withMinus(format.number(number, digits));
  // Rounded up, so that no difference seems to be known exactly.
  const reach = Math.ceil((high - value) * scale * STEPS[digits]! - 1e-6) / STEPS[digits]!;
  const amount = `${value > 0 ? '+' : ''}${text(value * scale)} ± ${text(reach)}`;
  return SHARE_MEASURES.has(measure) ? word.ruleEffects.percentagePoints(amount, value * scale) : amount;
}

/** The least part of a figure that a plot shows on both sides: a small difference should look small. */
const LEAST = 0.1;

/** The range of a plot of one difference beside the official figure. */
export function ownRange(official: number, difference: Estimate): readonly [number, number] {
  const { value, low, high } = cautiousInterval(difference);
  const ends = [low, value, high].filter((end) => Number.isFinite(end)).map((end) => Math.abs(end));
  const reach = Math.max(Math.abs(official) * LEAST, ...ends);
  return spreadOf([official - reach, official + reach]);
}

/** The range of plots that can be compared with one another. */
export function commonRange(official: number, differences: readonly Estimate[]): readonly [number, number] {
  const least = Math.abs(official) * LEAST;
  const ends = differences
    .map(cautiousInterval)
    .flatMap(({ low, high }) => [official + low, official + high]);
  return spreadOf([official - least, official + least, ...ends]);
}

// What a review is measured in: chances to win or, alone, rounds. Needs the words of 'review'.

import type { Figure } from '@sevenfold/bots/review';
import { format, word } from '../words/words.svelte.ts';

export interface Unit {
  /** Decimals of a player's account. */
  readonly decimals: number;
  /** Rounds are negative, because fewer are better; this makes them what people read. */
  readonly sign: 1 | -1;
  readonly value: (value: number) => string;
  /** With its sign, as people read it. */
  readonly change: (change: number, digits?: number) => string;
  readonly size: (size: number) => string;
  /** In a sentence, with half of its 95% interval if there is one. */
  readonly said: (size: number, interval?: number, digits?: number) => string;
  /** What luck gave or took, so that nobody has to know whether more is better. */
  readonly luck: (change: number, digits?: number) => string;
  /** The least cost of a mistake. */
  readonly least: number;
}

const CHANCE: Unit = {
  decimals: 3,
  sign: 1,
  value: (value) => format.percent(value, 1),
  change: (change, digits = 1) =>
    signedText(change, format.percent(Math.abs(change), digits), 100 * change, digits),
  size: (size) => format.percent(size, 1),
  said: (size, interval = 0, digits = 1) => {
    const figure = format.number(100 * size, digits);
    return word.review.percentPoints(interval === 0 ? figure : `${figure} ${plusMinus(interval, CHANCE)}`);
  },
  luck: (change, digits) => CHANCE.change(change, digits),
  least: 0.01,
};

const ROUNDS: Unit = {
  decimals: 2,
  sign: -1,
  value: (value) => word.review.rounds(rounded(-value)),
  change: (change) => signedText(-change, word.review.rounds(rounded(Math.abs(change))), change, 2),
  size: (size) => word.review.rounds(rounded(size)),
  said: (size, interval = 0) =>
    interval === 0 ? ROUNDS.size(size) : `${ROUNDS.size(size)} (${plusMinus(interval, ROUNDS)})`,
  luck: (change, digits = 1) => {
    const count = Number(Math.abs(change).toFixed(digits));
    if (count === 0) return word.review.rounds(0);
    const rounds = format.number(count, Number.isInteger(count) ? 0 : digits);
    return change < 0 ? word.review.wasted(count, rounds) : word.review.saved(count, rounds);
  },
  least: 0.03,
};

export function unitOf(players: number): Unit {
  return players === 1 ? ROUNDS : CHANCE;
}

/** What the words of `knownText` mean, each once. */
export function knownMeaning(figures: readonly Figure[]): string {
  const kinds = (['exact', 'model', 'sample'] as const).filter((kind) =>
    figures.some(({ known }) => known === kind),
  );
  return kinds.map((kind) => word.review.knownMeans[kind]).join(' ');
}

/** Within which bounds a figure lies, and how that is known. */
export function rangeText(label: string, figure: Figure, unit: Unit): string {
  const { knownAs, range } = word.review;
  const { value, known } = figure;
  const reach = figure.known === 'exact' ? 0 : figure.interval;
  const [low, high] = [value - reach, value + reach].map((bound) =>
    unit.sign === 1 ? Math.max(0, Math.min(1, bound)) : bound,
  );
  return range(
    label,
    unit.value(unit.sign === 1 ? low! : high!),
    unit.value(unit.sign === 1 ? high! : low!),
    knownAs[known],
  );
}

/** How a figure is known: 'exact', or its interval and where it comes from. */
export function knownText(figure: Figure, unit: Unit): string {
  const { knownAs } = word.review;
  if (figure.known === 'exact') return knownAs.exact;
  return `${plusMinus(figure.interval, unit)} ${knownAs[figure.known]}`;
}

export function plusMinus(interval: number, { sign }: Unit): string {
  return `± ${format.number(sign === 1 ? 100 * interval : interval, sign === 1 ? 1 : 2)}`;
}

function rounded(rounds: number): number {
  return Number(rounds.toFixed(2));
}

function signedText(direction: number, size: string, amount: number, digits: number): string {
  const isNothing = Number(Math.abs(amount).toFixed(digits)) === 0;
  return isNothing ? size : `${direction < 0 ? '−' : '+'}${size}`;
}

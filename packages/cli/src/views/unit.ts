import { tenths } from '../terminal/text.ts';

/** The unit of a review: chances to win or, alone, rounds, where fewer are better. */
export interface Unit {
  /** How many decimals of a share the account of a player is rounded to. */
  readonly decimals: number;
  readonly value: (value: number) => string;
  /** The digits of a difference with its sign. */
  readonly change: (value: number) => string;
  /** The digits of a cost, an effect or an interval. */
  readonly digits: (value: number) => string;
  /** What a difference is counted in. */
  readonly points: string;
  /** Between the name of an answer and its figure, and after the figure. */
  readonly verb: string;
  readonly noun: string;
  /** The least cost that counts as a mistake. */
  readonly least: string;
  readonly sum: string;
}

const CHANCE: Unit = {
  decimals: 3,
  value: tenths,
  change: (value) => `${value < 0 ? '−' : '+'}${CHANCE.digits(Math.abs(value))}`,
  digits: (value) => (100 * value).toFixed(1),
  points: 'points of win chance',
  verb: 'wins',
  noun: '',
  least: '1 point of win chance',
  sum: 'Chance to win: start + luck + own errors + others’ errors = end.',
};

const ROUNDS: Unit = {
  decimals: 2,
  value: (value) => (-value).toFixed(2),
  change: (value) => `${value > 0 ? '−' : '+'}${ROUNDS.digits(Math.abs(value))}`,
  digits: (value) => value.toFixed(2),
  points: 'rounds',
  verb: 'takes',
  noun: ' rounds',
  least: '0.03 rounds',
  sum: 'Expected rounds: start + luck + own errors = end.',
};

export function unitOf(players: number): Unit {
  return players === 1 ? ROUNDS : CHANCE;
}

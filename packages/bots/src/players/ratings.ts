// The scale of ratings, and the bots on it: the fixed points that make a newcomer's rating mean something.

export { BOT_RATINGS } from './ratings-table.ts';

/** The mean and the standard deviation of an estimated strength, in points. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Greta's strength, and how far from it people may be. */
export const NEWCOMER: Rating = { mu: 1500, sigma: 120 };

/**
 * The luck of one game, in points. It makes the scale that of chess: among two players whose strengths are known, 400
 * points more win ten games of eleven, because 400 = ln(10) × √2 × this.
 */
export const LUCK = 122.837;

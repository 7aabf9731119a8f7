import { placeOn } from './value-features.ts';

/** Measured by `tools/check-value.ts` with official rules: the error of `valueRoundEnd` for a chance of 50%. */
const PLAYERS = [2, 6, 18] as const;
const ERRORS = [0.014, 0.014, 0.05] as const;

/** The root mean square error of a chance to win between two rounds: less, the surer a chance is. */
export function valueError(players: number, chance: number): number {
  if (players === 1) return 0;
  const { at, share } = placeOn(PLAYERS, players);
  return 4 * chance * (1 - chance) * (ERRORS[at]! * (1 - share) + ERRORS[at + 1]! * share);
}

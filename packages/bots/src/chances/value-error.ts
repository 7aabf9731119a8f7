import type { Options } from '@sevenfold/engine';
import { isWithoutDeal, placeOn } from './value-features.ts';

/** What the error depends on: a part of every state. */
export interface TableSetup {
  readonly seats: number;
  readonly options: Options;
}

/** Measured by `tools/check-value.ts` with official rules: the error of `valueRoundEnd` for a chance of 50%. */
const PLAYERS = [2, 6, 18] as const;
const ERRORS = [0.014, 0.014, 0.05] as const;
/** Factors for the error: if players take all their cards in one turn (R12), and if there is no deal before that (R47). */
const PRESS_ON = 1.5;
const WITHOUT_DEAL = 2.4;

/** The root mean square error of a chance to win between two rounds: smaller the nearer it is to 0 or 1. */
export function valueError({ seats, options }: TableSetup, chance: number): number {
  if (seats === 1) return 0;
  const { at, share } = placeOn(PLAYERS, seats);
  const official = ERRORS[at]! * (1 - share) + ERRORS[at + 1]! * share;
  return 4 * chance * (1 - chance) * official * factorOf(options);
}

function factorOf(options: Options): number {
  if (isWithoutDeal(options)) return WITHOUT_DEAL;
  return options.turn === 'pressOn' ? PRESS_ON : 1;
}

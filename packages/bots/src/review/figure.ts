import { apply, clone, isActive, isBusted, type Move, pointsOf, type State } from '@sevenfold/engine';

/**
 * A chance to win, and how it is known. Only what follows from the rules is exact, however narrow an interval may be;
 * an interval is half of a 95% interval and includes the error of the fitted value of totals.
 */
export type Figure =
  | { readonly known: 'exact'; readonly value: number }
  /** No card is drawn any more in this round, so only the fitted value of the totals is uncertain. */
  | { readonly known: 'model'; readonly value: number; readonly interval: number }
  | { readonly known: 'sample'; readonly value: number; readonly interval: number };

/** Half of a 95% interval, in standard errors. */
export const CONFIDENCE = 1.96;
/**
 * The error of the fitted value of totals, and what is left of it in the difference of two answers: both for a chance
 * of 50%, and less the surer a chance is.
 */
const VALUE_ERROR = 0.015;
const DIFFERENCE_ERROR = 0.004;

/** The chance to win of the player who is asked, after `move`; `error` is the standard error of its samples. */
export function figureOf(state: State, move: Move, value: number, error: number): Figure {
  const after = clone(state);
  apply(after, move);
  if (after.phase === 'over' || hasLost(after, state.player)) return { known: 'exact', value };
  if (after.round !== state.round)
    return { known: 'model', value, interval: halfInterval(0, VALUE_ERROR, value) };
  return sampleOf(value, error);
}

export function sampleOf(value: number, error: number): Figure {
  return { known: 'sample', value, interval: halfInterval(error, VALUE_ERROR, value) };
}

export function intervalOf(figure: Figure): number {
  return figure.known === 'exact' ? 0 : figure.interval;
}

/** Half of the interval of a difference between two answers, from the standard error of its samples. */
export function differenceInterval(error: number, value: number): number {
  return halfInterval(error, DIFFERENCE_ERROR, value);
}

function halfInterval(error: number, atHalf: number, value: number): number {
  const modelError = 4 * value * (1 - value) * atHalf;
  return CONFIDENCE * Math.sqrt(error * error + modelError * modelError);
}

/** Whether this player is out of the round, and so is someone who has the target and more points. */
export function hasLost(state: State, player: number): boolean {
  if (isActive(state.hands[player]!)) return false;
  const own = standing(state, player);
  return state.hands.some((hand, seat) => {
    const total = standing(state, seat);
    return !isActive(hand) && total >= state.options.target && total > own;
  });
}

/** The total as if the round ended now. */
export function standing(state: State, seat: number): number {
  const hand = state.hands[seat]!;
  return state.totals[seat]! + (isBusted(hand) ? 0 : pointsOf(hand));
}

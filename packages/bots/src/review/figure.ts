import {
  apply,
  clone,
  HIT,
  isActive,
  isBusted,
  makeMove,
  pointsOf,
  type State,
  winners,
} from '@sevenfold/engine';
import type { OptionEstimate } from '../chances/choice.ts';
import { isPlayedFirst } from '../chances/value.ts';
import { type TableSetup, valueError } from '../chances/value-error.ts';

/**
 * A chance to win, or alone the expected rounds as a negative number, and how it is known. Only what follows from the
 * rules is exact, however narrow an interval may be; an interval is half of a 95% interval and includes the error of the
 * value between rounds.
 */
export type Figure =
  | { readonly known: 'exact'; readonly value: number }
  /** Every course of the round was followed, so only the fitted value of the totals at its end is uncertain. */
  | { readonly known: 'model'; readonly value: number; readonly interval: number }
  | { readonly known: 'sample'; readonly value: number; readonly interval: number };

/** Half of a 95% interval, in standard errors. */
export const CONFIDENCE = 1.96;
/** What never happened in n samples has a chance of up to 3/n, at 95%; this is the standard error of such a figure × n. */
const UNSEEN = 3 / CONFIDENCE;
/** Half of the last digit of a chance as shown: what is not exact is never shown as '± 0.0'. */
const LEAST_INTERVAL = 0.0005;
/** How much of the value's own error is left in the difference of two answers that win equally often. */
const DIFFERENCE_SHARE = 0.27;
/** The error of the value of a solo game, in rounds for each point of the target: see `solo-pace.ts`. */
const SOLO_ERROR = 0.0002;
const SOLO_DIFFERENCE_SHARE = 0.25;
/**
 * The standard error of the table of medals where the chance is one in two, so that a 95% interval covers the most that it
 * was off, under house rules and with up to three decks.
 */
const MEDAL_ERROR = 0.006;

/** The chance to win of the player who is asked, with one of the answers. */
export function figureOf(state: State, { move, win, error, samples, computed }: OptionEstimate): Figure {
  const after = clone(state);
  apply(after, move);
  if (after.phase === 'over') return { known: 'exact', value: endedWith(after, state.player) ?? win };
  if (hasLost(after, state.player)) return { known: 'exact', value: 0 };
  if (computed === 'exact') return { known: 'exact', value: win };
  // An answer that ends the round needs no samples, unless the next round is played too.
  const isSampled = after.round === state.round || isPlayedFirst(after);
  if (computed === undefined && isSampled) return sampleOf(win, Math.max(error, UNSEEN / samples), state);
  return { known: 'model', value: win, interval: valueInterval(0, win, state) };
}

/** A player's share of the win; `undefined` alone, where the rounds count. */
function endedWith(state: State, player: number): number | undefined {
  if (state.seats === 1) return undefined;
  const won = winners(state);
  return won.includes(player) ? 1 / won.length : 0;
}

export function sampleOf(value: number, error: number, table: TableSetup): Figure {
  return { known: 'sample', value, interval: valueInterval(error, value, table) };
}

function valueInterval(error: number, value: number, table: TableSetup): number {
  return Math.max(halfInterval(error, modelError(value, table)), LEAST_INTERVAL);
}

/** The standard error of the value of totals, of which a chance is made. */
function modelError(value: number, table: TableSetup): number {
  return table.seats === 1 ? SOLO_ERROR * table.options.target : valueError(table, value);
}

/** At most half of the 95% interval of a chance of a medal after this many samples. */
export function medalInterval(chance: number, samples: number): number {
  const spread = Math.sqrt(chance * (1 - chance));
  return Math.max(halfInterval(spread / Math.sqrt(samples), 2 * MEDAL_ERROR * spread), LEAST_INTERVAL);
}

export function intervalOf(figure: Figure): number {
  return figure.known === 'exact' ? 0 : figure.interval;
}

/**
 * Half of the interval of a difference between two answers, from the standard error of its samples. The value errs in
 * nearly the same way for both, so most of its error cancels out; against an answer that is known for certain, all of
 * it remains.
 */
export function differenceInterval(error: number, one: Figure, other: Figure, table: TableSetup): number {
  const [first, second] = [one, other].map((figure) =>
    figure.known === 'exact' ? 0 : modelError(figure.value, table),
  ) as [number, number];
  const share = table.seats === 1 ? SOLO_DIFFERENCE_SHARE : DIFFERENCE_SHARE;
  const apart = first - second;
  return halfInterval(error, Math.sqrt(apart * apart + share * share * first * second));
}

function halfInterval(error: number, ofModel: number): number {
  return CONFIDENCE * Math.sqrt(error * error + ofModel * ofModel);
}

/** Whether this answer ends the game and wins it; a Hit can be just as certain, but more answers follow it. */
export function winsAtOnce(answer: string, win: Figure): boolean {
  return answer !== makeMove(HIT) && win.known === 'exact' && win.value === 1;
}

/** Whether this player is out, and another one who is out has the target and a higher total. */
export function hasLost(state: State, player: number): boolean {
  if (isActive(state.hands[player]!)) return false;
  const own = totalNow(state, player);
  return state.hands.some((hand, seat) => {
    const total = totalNow(state, seat);
    return !isActive(hand) && total >= state.options.target && total > own;
  });
}

/** The total as if the round ended now. */
export function totalNow(state: State, seat: number): number {
  const hand = state.hands[seat]!;
  return state.totals[seat]! + (isBusted(hand) ? 0 : pointsOf(hand));
}

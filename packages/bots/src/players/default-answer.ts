import { HIT, illegal, type Move, type State, STAY } from '@sevenfold/engine';
import { aimByValue } from './aim-by-value.ts';

/** The answer for a player who gives none: Stay if that is legal, otherwise Hit; for targets, a bot's choice. */
export function defaultAnswer(state: State): Move {
  if (state.phase !== 'turn') return aimByValue(state);
  return illegal(state, STAY) === undefined ? STAY : HIT;
}

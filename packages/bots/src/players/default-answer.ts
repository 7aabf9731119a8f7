import { HIT, isEmpty, type Move, type State, STAY } from '@sevenfold/engine';
import { aimByValue } from './aim-by-value.ts';

/** The answer for a player who gives none: Stay, or Hit with nothing to lose; for targets, a bot's choice. */
export function defaultAnswer(state: State): Move {
  if (state.phase !== 'turn') return aimByValue(state);
  return isEmpty(state.hands[state.player]!) ? HIT : STAY;
}

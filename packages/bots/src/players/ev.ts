import { HIT, isEmpty, type Move, STAY, type State } from '@sevenfold/engine';
import { aimByValue } from './aim-by-value.ts';
import { hitGain } from '../odds/gain.ts';

/** Hits while one more card gains points on average, counting the cards that are left, or with nothing to lose. */
export function ev(state: State): Move {
  if (state.phase !== 'turn') return aimByValue(state);
  return isEmpty(state.hands[state.player]!) || hitGain(state, state.player) > 0 ? HIT : STAY;
}

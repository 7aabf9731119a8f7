import { bustChance, HIT, isEmpty, type Move, type State, STAY } from '@sevenfold/engine';
import { hitGain } from '../odds/gain.ts';
import { aimByValue } from './aim-by-value.ts';
import { stayWins } from './winning-stay.ts';

const TOO_RISKY = 0.25;

/**
 * Plays for a person who is away, and plays safe: no card with a bust risk above one in four, none that gains nothing
 * on average, and none at all once staying wins the game.
 */
export function standIn(state: State): Move {
  if (state.phase !== 'turn') return aimByValue(state);
  if (stayWins(state) || bustChance(state, state.player) > TOO_RISKY) return STAY;
  return isEmpty(state.hands[state.player]!) || hitGain(state, state.player) > 0 ? HIT : STAY;
}

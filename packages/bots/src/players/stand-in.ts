import { bustChance, HIT, type Move, pointsOf, type State, STAY } from '@sevenfold/engine';
import { hitGain } from '../odds/gain.ts';
import { aimByValue } from './aim-by-value.ts';
import { stayWins } from './winning-stay.ts';

const TOO_RISKY = 0.25;

/**
 * Plays for a person who is away, and plays safe: once there are points to lose, no card with a bust risk above one in
 * four and none that gains nothing on average; and none at all once staying wins the game.
 */
export function standIn(state: State): Move {
  if (state.phase !== 'turn') return aimByValue(state);
  if (stayWins(state)) return STAY;
  // Nothing can be lost, not even by a bust.
  if (pointsOf(state.hands[state.player]!) === 0) return HIT;
  if (bustChance(state, state.player) > TOO_RISKY) return STAY;
  return hitGain(state, state.player) > 0 ? HIT : STAY;
}

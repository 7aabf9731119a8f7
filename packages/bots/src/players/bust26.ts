import { bustChance, HIT, type Move, STAY, type State } from '@sevenfold/engine';
import { aimByValue } from './aim-by-value.ts';

const TOO_RISKY = 0.26;

/** Hits unless more than 26% of the cards that are left would bust the player. */
export function bust26(state: State): Move {
  if (state.phase !== 'turn') return aimByValue(state);
  return bustChance(state, state.player) > TOO_RISKY ? STAY : HIT;
}

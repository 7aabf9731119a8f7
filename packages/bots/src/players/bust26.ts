import { bustChance, HIT, type Move, STAY, type State } from '@sevenfold/engine';
import { answerTargets } from './aim.ts';

const TOO_RISKY = 0.26;

/** Hits unless more than 26 % of the cards that are left would bust it. */
export function bust26(state: State): Move {
  if (state.phase !== 'turn') return answerTargets(state);
  return bustChance(state, state.player) > TOO_RISKY ? STAY : HIT;
}

import { HIT, type Move, pointsOf, type State, STAY } from '@sevenfold/engine';
import { aimAtLeader } from './aim-at-leader.ts';

const ENOUGH = 25;

/** Stays at 25 points and aims at the leader: the baseline for all other bots. */
export function stay25(state: State): Move {
  if (state.phase !== 'turn') return aimAtLeader(state);
  return pointsOf(state.hands[state.player]!) >= ENOUGH ? STAY : HIT;
}

import * as engine from '@sevenfold/engine';
import { type Move, type State } from '@sevenfold/engine';
import { aimAtLeader } from './aim-at-leader.ts';

// Constants of this module, because V8 looks an import up at every use.
const HIT = engine.HIT;
const STAY = engine.STAY;
const pointsOf = engine.pointsOf;
const ENOUGH = 25;

/** Stays at 25 points and aims at the leader: the baseline for all other bots. */
export function stay25(state: State): Move {
  if (state.phase !== 'turn') return aimAtLeader(state);
  return pointsOf(state.hands[state.player]!) >= ENOUGH ? STAY : HIT;
}

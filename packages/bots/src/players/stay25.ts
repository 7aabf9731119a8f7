import { HIT, type Move, pointsOf, type State, STAY } from '@sevenfold/engine';
import { sensibleTarget } from './targets.ts';

const ENOUGH = 25;

/** Stays at 25 points in hand, with sensible targets: the baseline for all other bots. */
export function stay25(state: State): Move {
  if (state.phase !== 'turn') return sensibleTarget(state);
  return pointsOf(state.hands[state.player]!) >= ENOUGH ? STAY : HIT;
}

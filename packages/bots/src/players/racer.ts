import { HIT, hasSecondChance, type Move, pointsOf, STAY, type State } from '@sevenfold/engine';
import { answerTargets } from './aim.ts';
import { hitGain } from '../odds/gain.ts';
import { mayBeLastRound, playLastRound } from './last-round.ts';
import { soloist } from './soloist.ts';

/**
 * Plays for the win, not for points. While nobody is near the target that is the same thing, since every total is
 * worth about the rounds it saves. When somebody has, or can bank, the target, only ending highest counts.
 */
export function racer(state: State): Move {
  if (state.phase !== 'turn') return answerTargets(state);
  if (state.seats === 1) return soloist(state);
  const { player } = state;
  const hand = state.hands[player]!;
  if (hasSecondChance(hand)) return HIT;
  if (mayBeLastRound(state)) {
    const move = playLastRound(state);
    // Looking one card ahead sees no use in cards that only together reach the target: there, points decide.
    const hasTarget = state.totals[player]! + pointsOf(hand) >= state.options.target;
    if (move === HIT || hasTarget) return move;
  }
  return hitGain(state, player) > 0 ? HIT : STAY;
}

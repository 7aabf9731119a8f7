import { HIT, hasSecondChance, isEmpty, type Move, pointsOf, STAY, type State } from '@sevenfold/engine';
import { aimByValue } from './aim-by-value.ts';
import { hitGain } from '../odds/gain.ts';
import { mayBeLastRound, playLastRound } from './last-round.ts';
import { stayWins } from './winning-stay.ts';
import { soloist } from './soloist.ts';

/**
 * Plays to win rather than for points. Far from the target that is the same. Once a player has the target, or can bank
 * it, only the highest total counts.
 */
export function racer(state: State): Move {
  if (state.phase !== 'turn') return aimByValue(state);
  if (state.seats === 1) return soloist(state);
  const { player } = state;
  const hand = state.hands[player]!;
  if (hasSecondChance(hand) || isEmpty(hand)) return stayWins(state) ? STAY : HIT;
  if (state.totals[player]! + pointsOf(hand) >= state.options.target) return playLastRound(state);
  // Looking one card ahead misses two cards that reach the target together, so below the target points count too.
  if (hitGain(state, player) > 0) return HIT;
  return mayBeLastRound(state) ? playLastRound(state) : STAY;
}

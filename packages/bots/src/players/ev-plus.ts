import {
  HIT,
  hasSecondChance,
  isActive,
  isBusted,
  isEmpty,
  type Move,
  pointsOf,
  STAY,
  type State,
} from '@sevenfold/engine';
import { aimByValue } from './aim-by-value.ts';
import { hitGain } from '../odds/gain.ts';

/** Like `ev`, but never stays with a Second Chance, or if staying would lose to a player who is out of the round. */
export function evPlus(state: State): Move {
  if (state.phase !== 'turn') return aimByValue(state);
  const { player } = state;
  const hand = state.hands[player]!;
  if (hasSecondChance(hand) || isEmpty(hand)) return HIT;
  if (hitGain(state, player) > 0) return HIT;
  return state.totals[player]! + pointsOf(hand) > winningTotalOfOthersOut(state) ? STAY : HIT;
}

/** The highest total of the players who are out of the round with at least the target; −1 if there is none. */
function winningTotalOfOthersOut(state: State): number {
  let highest = -1;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat]!;
    if (isActive(hand)) continue;
    const total = state.totals[seat]! + (isBusted(hand) ? 0 : pointsOf(hand));
    if (total >= state.options.target && total > highest) highest = total;
  }
  return highest;
}

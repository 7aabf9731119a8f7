import {
  doublesOf,
  hasNumber,
  hasSecondChance,
  HIT,
  type Move,
  nextCardCounts,
  NUMBER_KINDS,
  numberCount,
  numberSum,
  PLUS_10,
  PLUS_2,
  plusOf,
  pointsOf,
  STAY,
  type State,
  TIMES_2,
} from '@sevenfold/engine';
import { hitGain } from './gain.ts';
import { CHALLENGE_OF_ALL } from './solver/challenge-table.ts';

/** Expected rounds still to play, by total on the way to 200: exact for best play with a fresh deck every round. */
const ROUNDS = CHALLENGE_OF_ALL.rounds;
/** Farther away than that, a round is worth about as many points as it brings. */
const ROUND = 20.3;

/** Alone, the goal is to reach the target in few rounds: points count until it is near, then only reaching it. */
export function soloist(state: State): Move {
  const hand = state.hands[0]!;
  const total = state.totals[0]! + pointsOf(hand);
  if (total >= state.options.target) return STAY;
  if (hasSecondChance(hand) || hitGain(state, 0) > 0) return HIT;
  return roundsAfterHit(state) < roundsToGo(state.options.target - total) ? HIT : STAY;
}

function roundsToGo(needed: number): number {
  if (needed <= 0) return 0;
  return needed <= ROUNDS.length
    ? ROUNDS[ROUNDS.length - needed]!
    : ROUNDS[0]! + (needed - ROUNDS.length) / ROUND;
}

/** Expected rounds to go after one more card, staying then if the target is not reached. */
function roundsAfterHit(state: State): number {
  const hand = state.hands[0]!;
  const counts = nextCardCounts(state);
  const needed = state.options.target - state.totals[0]! - pointsOf(hand);
  const doubles = doublesOf(hand);
  const bonus = numberCount(hand) === 6 ? state.options.flip7Bonus : 0;
  let size = 0;
  let rounds = 0;
  for (let card = 0; card < counts.length; card++) {
    const count = counts[card]!;
    let left = needed;
    if (card < NUMBER_KINDS)
      left = hasNumber(hand, card) ? needed + pointsOf(hand) : needed - (card << doubles) - bonus;
    else if (card >= PLUS_2 && card <= PLUS_10) left = needed - plusOf(card);
    else if (card === TIMES_2) left = needed - (numberSum(hand) << doubles);
    size += count;
    rounds += count * roundsToGo(left);
  }
  return rounds / size;
}

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

/**
 * Expected rounds still to play when 1, 2, 3 … points are needed: exact for best play with a fresh deck every round
 * (`sevenfold solve --challenge`), as far as every point matters.
 */
const ROUNDS_TO_GO = [
  0, 1.0424, 1.0429, 1.0447, 1.047, 1.0513, 1.0569, 1.0652, 1.0758, 1.0902, 1.1084, 1.132, 1.162, 1.1997,
  1.2129, 1.2289, 1.2499, 1.2733, 1.3029, 1.3346, 1.3736, 1.4126, 1.4607, 1.5043, 1.5561, 1.5964, 1.6415,
  1.6918, 1.7504, 1.8117, 1.8793, 1.954,
];
/** Beyond that a round is worth about as many points as it brings. */
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
  const last = ROUNDS_TO_GO.length - 1;
  return needed <= last ? ROUNDS_TO_GO[needed]! : ROUNDS_TO_GO[last]! + (needed - last) / ROUND;
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

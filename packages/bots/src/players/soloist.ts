import { hasSecondChance, HIT, type Move, pointsOf, STAY, type State } from '@sevenfold/engine';
import { hitGain } from '../odds/gain.ts';
import { expectAfterCard } from '../odds/one-card.ts';
import { CHALLENGE_OF_ALL } from '../odds/solver/challenge-table.ts';

/** Expected rounds still to play, by total on the way to 200: exact for best play with a fresh deck every round. */
const ROUNDS = CHALLENGE_OF_ALL.rounds;
/** Farther away than that, a round is worth about as many points as it brings. */
const ROUND = 20.3;

/** Alone, the goal is to reach the target in few rounds: points count until it is near, then only reaching it. */
export function soloist(state: State): Move {
  const hand = state.hands[0]!;
  const needed = state.options.target - state.totals[0]!;
  const points = pointsOf(hand);
  if (points >= needed) return STAY;
  if (hasSecondChance(hand) || hitGain(state, 0) > 0) return HIT;
  const staying = roundsToGo(needed - points);
  const hitting = expectAfterCard(state, 0, {
    points: (then) => roundsToGo(needed - then),
    seven: (then) => roundsToGo(needed - then),
    bust: roundsToGo(needed),
    same: staying,
  });
  return hitting < staying ? HIT : STAY;
}

function roundsToGo(needed: number): number {
  if (needed <= 0) return 0;
  return needed <= ROUNDS.length
    ? ROUNDS[ROUNDS.length - needed]!
    : ROUNDS[0]! + (needed - ROUNDS.length) / ROUND;
}

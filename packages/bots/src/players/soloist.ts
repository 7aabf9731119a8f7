import { hasSecondChance, HIT, isEmpty, type Move, pointsOf, STAY, type State } from '@sevenfold/engine';
import { hitGain } from '../odds/gain.ts';
import { expectAfterCard } from '../odds/one-card.ts';
import { CHALLENGE_OF_ALL } from '../odds/solver/challenge-table.ts';

/** Expected rounds to 200, by total: exact for best play with a new deck every round. */
const ROUNDS = CHALLENGE_OF_ALL.rounds;
/** The average score of a round, for totals further away than the table goes. */
const ROUND = 20.3;

/** The solo challenge: plays for points until the target is near, then to reach it. */
export function soloist(state: State): Move {
  const hand = state.hands[0]!;
  const needed = state.options.target - state.totals[0]!;
  const points = pointsOf(hand);
  if (points >= needed) return STAY;
  if (hasSecondChance(hand) || isEmpty(hand) || hitGain(state, 0) > 0) return HIT;
  const staying = roundsToGo(needed - points);
  const hitting = expectAfterCard(state, 0, {
    points: (then) => roundsToGo(needed - then),
    seven: (then) => roundsToGo(needed - then),
    bust: roundsToGo(needed),
    same: staying,
  });
  return hitting < staying ? HIT : STAY;
}

/** Expected rounds until these points are reached, with a new deck every round. */
export function roundsToGo(needed: number): number {
  if (needed <= 0) return 0;
  return needed <= ROUNDS.length
    ? ROUNDS[ROUNDS.length - needed]!
    : ROUNDS[0]! + (needed - ROUNDS.length) / ROUND;
}

import {
  bustChance,
  duplicateChance,
  hasSecondChance,
  isActive,
  isBusted,
  isTargetMove,
  legalMoves,
  type Move,
  numberCount,
  pointsOf,
  STAY,
  type State,
  targetSeat,
} from '@sevenfold/engine';
import { expectedRest, flipThreeGain } from '../players/aim-by-value.ts';
import { mayBeLastRound } from '../players/last-round.ts';
import { flip7Chance, hitGain } from '../odds/gain.ts';

/** A reason for or against an answer, as a code with figures. Exact figures come from counting cards. */
export type Reason =
  /** Hit: the next card busts with this chance, or is saved; exact. */
  | { readonly code: 'bustChance'; readonly chance: number }
  | { readonly code: 'savedBySecondChance'; readonly seat: number; readonly chance: number }
  /** Hit: the next card is the seventh number; exact. */
  | { readonly code: 'flip7Chance'; readonly chance: number }
  /** Hit: average gain of one more card, then Stay; exact except for actions, which count as nothing. */
  | { readonly code: 'oneMoreCard'; readonly points: number }
  /** Stay: the points it banks, and the new total. */
  | { readonly code: 'banks'; readonly points: number; readonly total: number }
  | { readonly code: 'reachesTarget'; readonly total: number; readonly target: number }
  /** Stay: a player who is out of the round has the target and a higher total. */
  | { readonly code: 'losesTo'; readonly seat: number; readonly by: number }
  /** A player has the target, or can bank it in this round. */
  | { readonly code: 'mayBeLastRound' }
  /** The lead of the highest total of another player. */
  | { readonly code: 'leaderAhead'; readonly seat: number; readonly by: number }
  /** The target of the action is the player who is asked. */
  | { readonly code: 'yourself' }
  /** The target of the action has the highest total of the others, including points this round. */
  | { readonly code: 'strongest'; readonly seat: number; readonly total: number; readonly toTarget: number }
  | { readonly code: 'canReachTarget'; readonly seat: number; readonly toTarget: number }
  /** Freeze: the points that the player would probably still gain; a rule of thumb. */
  | { readonly code: 'wouldGain'; readonly seat: number; readonly points: number }
  /** Flip Three: the average change in points; a rule of thumb. */
  | { readonly code: 'threeCards'; readonly seat: number; readonly points: number }
  /** The next card busts this player, or would without a Second Chance; exact. */
  | { readonly code: 'nextCardBusts'; readonly seat: number; readonly chance: number }
  /** How many numbers the player has: many are at risk, and close to a Flip 7. */
  | { readonly code: 'numbers'; readonly seat: number; readonly count: number }
  /** Use the Second Chance: the points it keeps. */
  | { readonly code: 'keeps'; readonly points: number };

export function reasonsFor(state: State): ReadonlyMap<Move, readonly Reason[]> {
  return new Map(legalMoves(state).map((move) => [move, reasonsOf(state, move)]));
}

function reasonsOf(state: State, move: Move): Reason[] {
  if (isTargetMove(move)) return targetReasons(state, targetSeat(move));
  if (state.phase === 'saveOrBust') {
    return [{ code: 'keeps', points: pointsOf(state.hands[state.player]!) }];
  }
  return move === STAY ? stayReasons(state) : hitReasons(state);
}

function hitReasons(state: State): Reason[] {
  const { player } = state;
  const hand = state.hands[player]!;
  const reasons: Reason[] = hasSecondChance(hand)
    ? [{ code: 'savedBySecondChance', seat: player, chance: duplicateChance(state, player) }]
    : [{ code: 'bustChance', chance: bustChance(state, player) }];
  if (numberCount(hand) === 6) reasons.push({ code: 'flip7Chance', chance: flip7Chance(state, player) });
  reasons.push({ code: 'oneMoreCard', points: hitGain(state, player) });
  const leader = strongestOther(state, false);
  const by = leader === undefined ? 0 : state.totals[leader]! - state.totals[player]!;
  if (leader !== undefined && by > 0) reasons.push({ code: 'leaderAhead', seat: leader, by });
  return reasons;
}

function stayReasons(state: State): Reason[] {
  const { player, options } = state;
  const points = pointsOf(state.hands[player]!);
  const total = state.totals[player]! + points;
  const reasons: Reason[] = [{ code: 'banks', points, total }];
  const rival = strongestOther(state, true);
  const theirs = rival === undefined ? 0 : standing(state, rival);
  if (total >= options.target) reasons.push({ code: 'reachesTarget', total, target: options.target });
  if (rival !== undefined && !isActive(state.hands[rival]!) && theirs >= options.target && theirs > total) {
    reasons.push({ code: 'losesTo', seat: rival, by: theirs - total });
  }
  if (state.seats > 1 && mayBeLastRound(state)) reasons.push({ code: 'mayBeLastRound' });
  return reasons;
}

function targetReasons(state: State, seat: number): Reason[] {
  const { phase, player, options } = state;
  const hand = state.hands[seat]!;
  const total = standing(state, seat);
  const toTarget = Math.max(0, options.target - total);
  const reasons: Reason[] = [];
  if (seat === player) reasons.push({ code: 'yourself' });
  else if (seat === strongestOther(state, true)) reasons.push({ code: 'strongest', seat, total, toTarget });
  if (toTarget === 0) reasons.push({ code: 'canReachTarget', seat, toTarget });
  if (phase === 'freeze') reasons.push({ code: 'wouldGain', seat, points: expectedRest(state, seat) });
  else reasons.push({ code: 'nextCardBusts', seat, chance: duplicateChance(state, seat) });
  if (phase === 'flipThree') {
    reasons.push({ code: 'threeCards', seat, points: flipThreeGain(state, seat) });
    if (hasSecondChance(hand)) {
      reasons.push({ code: 'savedBySecondChance', seat, chance: duplicateChance(state, seat) });
    }
  }
  reasons.push({ code: 'numbers', seat, count: numberCount(hand) });
  return reasons;
}

/** The total as if the round ended now. */
function standing(state: State, seat: number): number {
  const hand = state.hands[seat]!;
  return state.totals[seat]! + (isBusted(hand) ? 0 : pointsOf(hand));
}

function strongestOther(state: State, withHands: boolean): number | undefined {
  let strongest: number | undefined;
  const worth = (seat: number): number => (withHands ? standing(state, seat) : state.totals[seat]!);
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.player) continue;
    if (strongest === undefined || worth(seat) > worth(strongest)) strongest = seat;
  }
  return strongest;
}

import {
  bustChance,
  HIT,
  isActive,
  isBusted,
  isEmpty,
  type Move,
  pointsOf,
  type State,
  STAY,
} from '@sevenfold/engine';
import { hitGain } from '../odds/gain.ts';
import { aimByValue } from './aim-by-value.ts';

const TOO_RISKY = 0.25;

/**
 * Plays for a person who is away, and plays safe: no card with a bust risk above one in four, none that gains nothing
 * on average, and none at all once staying wins the game.
 */
export function standIn(state: State): Move {
  if (state.phase !== 'turn') return aimByValue(state);
  if (stayingWins(state) || bustChance(state, state.player) > TOO_RISKY) return STAY;
  return isEmpty(state.hands[state.player]!) || hitGain(state, state.player) > 0 ? HIT : STAY;
}

/** Nobody else can score in this round, and this player would be alone with the highest total. */
function stayingWins({ player, seats, hands, totals, options }: State): boolean {
  const total = totals[player]! + pointsOf(hands[player]!);
  if (total < options.target) return false;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === player) continue;
    const hand = hands[seat]!;
    if (isActive(hand) || totals[seat]! + (isBusted(hand) ? 0 : pointsOf(hand)) >= total) return false;
  }
  return true;
}

import {
  bustChance,
  hasNumber,
  hasSecondChance,
  HIT,
  NUMBER_KINDS,
  pointsOf,
  type State,
  STAY,
} from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import { aimAtLeader } from './aim-at-leader.ts';

/** Stays at this many points, and aims at the leader. */
export function stayAt(points: number): Bot {
  return (state) =>
    state.phase === 'turn'
      ? pointsOf(state.hands[state.player]!) >= points
        ? STAY
        : HIT
      : aimAtLeader(state);
}

/** Counts cards and stays when the bust risk is higher than this, and aims at the leader. */
export function stayAbove(chance: number): Bot {
  return (state) => (state.phase === 'turn' ? (risks(state, chance) ? STAY : HIT) : aimAtLeader(state));
}

/** Whether the bust risk is higher than this; has a fast path, because it is called on every turn. */
function risks(state: State, chance: number): boolean {
  if (state.pileSize === 0) return bustChance(state, state.player) > chance;
  const hand = state.hands[state.player]!;
  if (hasSecondChance(hand)) return false;
  let duplicates = 0;
  for (let number = 0; number < NUMBER_KINDS; number++) {
    if (hasNumber(hand, number)) duplicates += state.pile[number]!;
  }
  return duplicates > chance * state.pileSize;
}

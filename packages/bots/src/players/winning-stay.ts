import { isBusted, pointsOf, type State } from '@sevenfold/engine';

/** Whether Stay ends the game, won by the player who is asked alone. */
export function stayWins(state: State): boolean {
  if (state.active > 1) return false;
  const total = state.totals[state.player]! + pointsOf(state.hands[state.player]!);
  if (total < state.options.target) return false;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat]!;
    if (seat !== state.player && state.totals[seat]! + (isBusted(hand) ? 0 : pointsOf(hand)) >= total)
      return false;
  }
  return true;
}

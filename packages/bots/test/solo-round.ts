// A solo round on the real engine, with any deck.
import { apply, type Dealer, type EventLog, HIT, PRESETS, State, STAY } from '@sevenfold/engine';

/** A solo game with any deck, before its first card. */
export function soloGame(deck: readonly number[]): State {
  const empty = deck.map(() => 0);
  const state = new State(PRESETS.official, deck, [0], [0], [0], deck.slice(), empty);
  state.pileSize = deck.reduce((sum, copies) => sum + copies, 0);
  state.round = 1;
  return state;
}

/** Plays until the round or the game is over; `stays` answers every question. */
export function playSoloRound(
  state: State,
  dealer: Dealer,
  stays: (state: State) => boolean,
  events?: EventLog,
): void {
  const { round } = state;
  while (state.round === round && state.phase !== 'over') {
    if (state.phase === 'draw') apply(state, dealer.draw(state), events);
    else apply(state, stays(state) ? STAY : HIT, events);
  }
}

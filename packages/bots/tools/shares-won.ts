// Games played to their end by `racer` in every seat.

import { apply, clone, type Move, SeededDealer, type State, winners } from '@sevenfold/engine';
import { finishRound } from '../src/chances/rollout.ts';
import type { SampleDealer } from '../src/chances/sample-dealer.ts';
import { racer } from '../src/players/racer.ts';

const SEED = 77;

/**
 * The share of games that the player who is asked wins after this answer; every answer and every round gets its cards by
 * the same numbers.
 */
export function sharesWon(state: State, move: Move, dealer: SampleDealer): number {
  dealer.setPile(state);
  return shareWon(state.player, dealer.samples, (game) => {
    const copy = clone(state);
    dealer.begin(game);
    apply(copy, move);
    finishRound(copy, state.round, racer, dealer);
    return copy;
  });
}

/** The same for rounds that end in a way of their own. */
export function shareWon(player: number, games: number, endRound: (game: number) => State): number {
  const later = new SeededDealer(0);
  let won = 0;
  for (let game = 0; game < games; game++) {
    const state = endRound(game);
    while (state.phase !== 'over') {
      later.reseed(SEED + state.round * games + game);
      finishRound(state, state.round, racer, later);
    }
    const seats = winners(state);
    if (seats.includes(player)) won += 1 / seats.length;
  }
  return won / games;
}

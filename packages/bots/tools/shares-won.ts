// Games played to their end by `racer` in every seat.

import { apply, clone, type Move, SeededDealer, type State, winners } from '@sevenfold/engine';
import { finishRound } from '../src/chances/rollout.ts';
import type { SampleDealer } from '../src/chances/sample-dealer.ts';
import { racer } from '../src/players/racer.ts';

const SEED = 77;

/**
 * By game, the share that the player who is asked has in the win after this answer; every answer and every round gets its
 * cards by the same numbers.
 */
export function sharesWon(state: State, move: Move, dealer: SampleDealer): Float64Array {
  dealer.setPile(state);
  return sharesAfter(state.player, dealer.samples, (game) => {
    const copy = clone(state);
    dealer.begin(game);
    apply(copy, move);
    finishRound(copy, state.round, racer, dealer);
    return copy;
  });
}

/** The same for rounds that end in a way of their own. */
export function sharesAfter(player: number, games: number, endRound: (game: number) => State): Float64Array {
  const later = new SeededDealer(0);
  return Float64Array.from({ length: games }, (_, game) => {
    const state = endRound(game);
    while (state.phase !== 'over') {
      later.reseed(SEED + state.round * games + game);
      finishRound(state, state.round, racer, later);
    }
    const seats = winners(state);
    return seats.includes(player) ? 1 / seats.length : 0;
  });
}

import * as engine from '@sevenfold/engine';
import { type Card, clone, KINDS, type State } from '@sevenfold/engine';
import { chanceOf } from './answers.ts';
import { netFor } from './nets.ts';

// Constants of this module, because V8 looks an import up at every use.
const apply = engine.apply;
const restore = engine.restore;

/**
 * How lucky some seats of a game have been with the cards: for every card, their chance to win with it less the mean of
 * their chances with all cards that might have come. The mean of that is exactly 0, whatever the net thinks and however
 * anyone plays; so a win less its luck is right on average, and varies much less than a win.
 */
export class Luck {
  /** By seat, in chances to win. */
  readonly sums: Float64Array;
  #seats: readonly number[] = [];
  #copy: State | undefined;

  constructor(seats: number) {
    this.sums = new Float64Array(seats);
  }

  /** A new game, in which the luck of these seats counts. */
  begin(state: State, seats: readonly number[]): void {
    this.#seats = seats;
    this.#copy = clone(state);
    this.sums.fill(0);
  }

  /** To be called before the card is played. */
  drawn(state: State, card: Card): void {
    const copy = this.#copy;
    if (copy === undefined) throw new Error('a card before the game has begun');
    const net = netFor(state.seats);
    const { sums } = this;
    for (let kind = 0; kind < KINDS; kind++) {
      const share = state.pile[kind]! / state.pileSize;
      if (share === 0) continue;
      restore(copy, state);
      apply(copy, kind);
      const weight = kind === card ? 1 - share : -share;
      for (const seat of this.#seats) sums[seat]! += weight * chanceOf(copy, seat, net);
    }
  }
}

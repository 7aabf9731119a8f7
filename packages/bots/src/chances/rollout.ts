import * as engine from '@sevenfold/engine';
import { clone, type Move, PHASE, type State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import type { SampleDealer } from './sample-dealer.ts';
import { valueRoundEnd } from './value.ts';

// Constants of this module, because V8 looks an import up at every use.
const apply = engine.apply;
const restore = engine.restore;
const { draw: DRAW, over: OVER } = PHASE;

/**
 * Plays the rest of a round again and again: `policy` plays in every seat, and the totals at the end are valued. Playing
 * to the end of the game would take five times as long and be less accurate.
 */
export class RollOut {
  /** Every player's chance to win at the end of the last run. */
  readonly chances: Float64Array;
  readonly #state: State;
  readonly #policy: Bot;
  readonly #dealer: SampleDealer;
  /** Of all runs, because a new one each time would be garbage soon. */
  readonly #copy: State;
  /** The chances after moves that end the round at once, whatever the cards. */
  readonly #settled = new Map<Move, Float64Array>();

  constructor(state: State, policy: Bot, dealer: SampleDealer) {
    this.#state = state;
    this.#policy = policy;
    this.#dealer = dealer;
    this.#copy = clone(state);
    this.chances = new Float64Array(state.seats);
  }

  /** To be called before other runs with the same dealer have been started. */
  prepare(): void {
    this.#dealer.setPile(this.#state);
  }

  /** Runs one sample, after `move` if there is one. */
  run(sample: number, move?: Move): void {
    const settled = move === undefined ? undefined : this.#settled.get(move);
    if (settled !== undefined) {
      this.chances.set(settled);
      return;
    }
    const copy = this.#copy;
    restore(copy, this.#state);
    const { round } = copy;
    if (move !== undefined) apply(copy, move);
    const isSettled = copy.round !== round || copy.phaseCode === OVER;
    this.#dealer.begin(sample);
    while (copy.round === round && copy.phaseCode !== OVER) {
      apply(copy, copy.phaseCode === DRAW ? this.#dealer.draw(copy) : this.#policy(copy));
    }
    valueRoundEnd(copy, this.chances);
    if (isSettled) this.#settled.set(move!, this.chances.slice());
  }
}

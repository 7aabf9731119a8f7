import * as engine from '@sevenfold/engine';
import { clone, type Dealer, DECK_SIZE, MAX_DECKS, type Move, runOut, type State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import type { SampleDealer } from './sample-dealer.ts';
import { isPlayedFirst, valueRoundEnd } from './value.ts';

// Constants of this module, because V8 looks an import up at every use.
const apply = engine.apply;
const restore = engine.restore;

/** The cards of the largest deck: no real round takes this many. */
const MOST_CARDS = DECK_SIZE * MAX_DECKS;

/**
 * Plays until `round` is over. When nearly all cards are in front of players, a Second Chance and a duplicate can be
 * shuffled and drawn again for ever, so after too many cards everyone scores what they have.
 */
export function finishRound(state: State, round: number, policy: Bot, dealer: Dealer): void {
  let cards = 0;
  while (state.round === round && state.phase !== 'over') {
    if (state.phase !== 'draw') apply(state, policy(state));
    else if (cards++ < MOST_CARDS) apply(state, dealer.draw(state));
    else runOut(state);
  }
}

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
  /** One copy for all runs, because a new one each time would soon be garbage. */
  readonly #copy: State;
  /** The chances after moves that end the round at once, so that no cards change them. */
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
    let isSettled = copy.round !== round || copy.phase === 'over';
    this.#dealer.begin(sample);
    finishRound(copy, round, this.#policy, this.#dealer);
    if (isPlayedFirst(copy)) {
      finishRound(copy, copy.round, this.#policy, this.#dealer);
      isSettled = false;
    }
    valueRoundEnd(copy, this.chances);
    if (isSettled) this.#settled.set(move!, this.chances.slice());
  }
}

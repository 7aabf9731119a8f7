import { legalMoves, type Move, type State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import { MeanAndError } from './mean.ts';
import { rollOut } from './rollout.ts';
import type { SampleDealer } from './sample-dealer.ts';

/** What rollouts say about one option. */
export interface OptionEstimate {
  readonly move: Move;
  /** The chance to win of the player who is asked, and its standard error. */
  readonly win: number;
  readonly error: number;
  /** How much better than the habit on the same samples, and the standard error of that. */
  readonly lead: number;
  readonly leadError: number;
  /** Everybody's chance to win. */
  readonly chances: readonly number[];
}

export interface ChoiceEstimate {
  readonly options: readonly OptionEstimate[];
  readonly samples: number;
  /** What the policy would do without looking ahead. */
  readonly habit: OptionEstimate;
  /** The habit, unless another option is better by more than a standard error of the difference. */
  readonly best: OptionEstimate;
}

/** Standard error of the difference of two options. */
export function differenceError(one: OptionEstimate, other: OptionEstimate): number {
  return Math.sqrt(one.leadError * one.leadError + other.leadError * other.leadError);
}

/** Samples between two checks which options are still worth trying. */
const STRIDE = 64;
/** An option this many standard errors behind the habit is dropped. */
const HOPELESS = 4;

export interface ComparisonLimits {
  /** Asked after each sample whether to stop before all are used: at a large table one takes milliseconds. */
  readonly enough?: () => boolean;
  /** Drop options that are clearly behind, when only the choice matters. */
  readonly onlyTheBest?: boolean;
}

/** Compares the options of the open question on common samples. */
export function compareOptions(
  state: State,
  policy: Bot,
  dealer: SampleDealer,
  { enough, onlyTheBest = false }: ComparisonLimits = {},
): ChoiceEstimate {
  const comparison = new Comparison(state, policy, dealer);
  while (comparison.samples < dealer.samples && comparison.isOpen) {
    const isEnough = comparison.goTo(Math.min(comparison.samples + STRIDE, dealer.samples), enough);
    if (isEnough) break;
    if (onlyTheBest) comparison.giveUpHopeless();
  }
  return comparison.estimate();
}

/** A comparison in steps; after a number of samples its result does not depend on the steps. */
export class Comparison {
  samples = 0;
  readonly #state: State;
  readonly #policy: Bot;
  readonly #dealer: SampleDealer;
  readonly #rows: readonly OptionTally[];
  readonly #habit: OptionTally;
  #tried: readonly OptionTally[];

  constructor(state: State, policy: Bot, dealer: SampleDealer) {
    this.#state = state;
    this.#policy = policy;
    this.#dealer = dealer;
    const habit = policy(state);
    this.#rows = legalMoves(state).map((move) => new OptionTally(move, state.seats));
    this.#habit = this.#rows.find((row) => row.move === habit)!;
    this.#tried = this.#rows.filter((row) => row !== this.#habit);
  }

  /** Whether there is anything left to compare with the habit. */
  get isOpen(): boolean {
    return this.#tried.length > 0;
  }

  /** Tries all options until so many samples are used, or until `enough` says so after one of them: then true. */
  goTo(samples: number, enough?: () => boolean): boolean {
    const state = this.#state;
    const chances = new Float64Array(state.seats);
    this.#dealer.take(state);
    while (this.samples < samples) {
      rollOut(state, this.#habit.move, this.#policy, this.#dealer, this.samples, chances);
      const usual = chances[state.player]!;
      this.#habit.add(chances, usual, 0);
      for (const row of this.#tried) {
        rollOut(state, row.move, this.#policy, this.#dealer, this.samples, chances);
        row.add(chances, chances[state.player]!, chances[state.player]! - usual);
      }
      this.samples++;
      if (enough?.() === true) return true;
    }
    return false;
  }

  giveUpHopeless(): void {
    this.#tried = this.#tried.filter((row) => row.lead.mean > -HOPELESS * row.lead.error);
  }

  estimate(): ChoiceEstimate {
    const rows = this.#rows;
    const habit = this.#habit;
    const best = rows
      .filter((row) => row !== habit)
      .reduce(
        (first, next) => (next.lead.mean > Math.max(next.lead.error, first.lead.mean) ? next : first),
        habit,
      );
    const options = rows.map((row) => row.estimate());
    return {
      options,
      samples: this.samples,
      habit: options[rows.indexOf(habit)]!,
      best: options[rows.indexOf(best)]!,
    };
  }
}

class OptionTally {
  readonly move: Move;
  readonly win = new MeanAndError();
  readonly lead = new MeanAndError();
  readonly #sums: Float64Array;

  constructor(move: Move, seats: number) {
    this.move = move;
    this.#sums = new Float64Array(seats);
  }

  add(chances: Float64Array, win: number, lead: number): void {
    this.win.add(win);
    this.lead.add(lead);
    for (let seat = 0; seat < chances.length; seat++) this.#sums[seat]! += chances[seat]!;
  }

  estimate(): OptionEstimate {
    return {
      move: this.move,
      win: this.win.mean,
      error: this.win.error,
      lead: this.lead.mean,
      leadError: this.lead.error,
      chances: Array.from(this.#sums, (sum) => sum / this.win.count),
    };
  }
}

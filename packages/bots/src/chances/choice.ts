import { legalMoves, type Move, type State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import { MeanAndError } from './mean.ts';
import { RollOut } from './rollout.ts';
import type { SampleDealer } from './sample-dealer.ts';

export interface OptionEstimate {
  readonly move: Move;
  /** The chance to win of the player who is asked, and its standard error. */
  readonly win: number;
  readonly error: number;
  /** The lead over the baseline on the same samples, and its standard error. */
  readonly lead: number;
  readonly leadError: number;
  /** Every player's chance to win. */
  readonly chances: readonly number[];
  /** Computed without samples: from the rules alone, or with the value between rounds. */
  readonly computed?: 'exact' | 'model';
}

export interface ChoiceEstimate {
  readonly options: readonly OptionEstimate[];
  readonly samples: number;
  /** The policy's own answer. */
  readonly baseline: OptionEstimate;
  /** The baseline, unless another option leads it by more than one standard error. */
  readonly best: OptionEstimate;
}

export function differenceError(one: OptionEstimate, other: OptionEstimate): number {
  return Math.sqrt(one.leadError * one.leadError + other.leadError * other.leadError);
}

/** The best option is the baseline, unless another leads it by more than its error. */
export function choiceOf(
  options: readonly OptionEstimate[],
  baseline: OptionEstimate,
  samples: number,
): ChoiceEstimate {
  const best = options.reduce(
    (first, next) => (next.lead > Math.max(next.leadError, first.lead) ? next : first),
    baseline,
  );
  return { options, samples, baseline, best };
}

/** Compares the options of the open question on the same samples, until `enough` says so. */
export function compareOptions(
  state: State,
  policy: Bot,
  dealer: SampleDealer,
  enough?: () => boolean,
): ChoiceEstimate {
  const comparison = new Comparison(state, policy, dealer);
  comparison.runTo(dealer.samples, enough);
  return comparison.estimate();
}

/** A comparison in steps; its result depends on the number of samples, not on the steps. */
export class Comparison {
  samples = 0;
  readonly #state: State;
  readonly #rollOut: RollOut;
  readonly #rows: readonly OptionSums[];
  readonly #baseline: OptionSums;
  readonly #others: readonly OptionSums[];

  constructor(state: State, policy: Bot, dealer: SampleDealer) {
    this.#state = state;
    this.#rollOut = new RollOut(state, policy, dealer);
    const baseline = policy(state);
    this.#rows = legalMoves(state).map((move) => new OptionSums(move, state.seats));
    this.#baseline = this.#rows.find((row) => row.move === baseline)!;
    this.#others = this.#rows.filter((row) => row !== this.#baseline);
  }

  /**
   * Tries all options until this many samples are used. `enough` is asked after each of them whether to stop: at a
   * large table one sample takes milliseconds.
   */
  runTo(samples: number, enough?: () => boolean): void {
    const { player } = this.#state;
    const rollOut = this.#rollOut;
    const { chances } = rollOut;
    rollOut.prepare();
    while (this.samples < samples) {
      rollOut.run(this.samples, this.#baseline.move);
      const baselineWin = chances[player]!;
      this.#baseline.add(chances, baselineWin, 0);
      for (const row of this.#others) {
        rollOut.run(this.samples, row.move);
        row.add(chances, chances[player]!, chances[player]! - baselineWin);
      }
      this.samples++;
      if (enough?.() === true) return;
    }
  }

  estimate(): ChoiceEstimate {
    const options = this.#rows.map((row) => row.estimate());
    return choiceOf(options, options[this.#rows.indexOf(this.#baseline)]!, this.samples);
  }
}

class OptionSums {
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

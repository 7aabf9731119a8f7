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
  readonly samples: number;
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
  const comparison = new OptionComparison(state, policy, dealer);
  comparison.runTo(dealer.samples, enough);
  return comparison.estimate();
}

/** An option that is behind the best by this many standard errors gets no more samples. */
const HOPELESS = 5;
/** Samples before it is first decided which options are hopeless; then again after twice as many each time. */
const FIRST_LOOK = 32;

/**
 * A comparison in steps; its result depends on the number of samples, not on the steps. If only one answer is
 * compared with the best, the others get no more samples once they are clearly worse: a table of eighteen has many targets.
 */
export class OptionComparison {
  samples = 0;
  readonly #state: State;
  readonly #rollOut: RollOut;
  readonly #rows: readonly OptionSums[];
  readonly #baseline: OptionSums;
  readonly #given: Move | undefined;
  #others: readonly OptionSums[];
  #nextLook = FIRST_LOOK;

  constructor(state: State, policy: Bot, dealer: SampleDealer, given?: Move) {
    this.#state = state;
    this.#given = given;
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
      if (this.samples === this.#nextLook) this.#dropHopeless();
      if (enough?.() === true) return;
    }
  }

  #dropHopeless(): void {
    this.#nextLook *= 2;
    if (this.#given === undefined) return;
    const best = Math.max(0, ...this.#others.map(({ lead }) => lead.mean));
    this.#others = this.#others.filter(
      ({ move, lead }) => move === this.#given || lead.mean + HOPELESS * lead.error >= best,
    );
  }

  estimate(): ChoiceEstimate {
    const baseline = this.#baseline.win.mean;
    const options = this.#rows.map((row) => row.estimate(baseline));
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

  /** The chance to win is the baseline's plus the lead, because leads are comparable where numbers of samples differ. */
  estimate(baseline: number): OptionEstimate {
    return {
      move: this.move,
      win: baseline + this.lead.mean,
      error: this.win.error,
      lead: this.lead.mean,
      leadError: this.lead.error,
      samples: this.win.count,
      chances: Array.from(this.#sums, (sum) => sum / this.win.count),
    };
  }
}

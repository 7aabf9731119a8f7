import { legalMoves, type Move, type State } from '@sevenfold/engine';
import type { Bot } from './bot.ts';
import { MeanAndError } from './mean.ts';
import { rollOut } from './rollout.ts';
import type { SampleDealer } from './sample-dealer.ts';

/** What rollouts say of one option. */
export interface OptionEstimate {
  readonly move: Move;
  /** Chance to win, for who is asked, and its standard error. */
  readonly win: number;
  readonly error: number;
  /** How much better than the habit, on the same samples, and the standard error of that. */
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

/** Samples between two looks at which options are still worth trying. */
const STRIDE = 64;
/** An option this many standard errors behind the habit is not tried any further. */
const HOPELESS = 4;

export interface ComparisonLimits {
  /** Asked now and then whether to stop before all samples are used. */
  readonly enough?: () => boolean;
  /** Give up options that are clearly behind: enough to choose, not to say what each is worth. */
  readonly onlyTheBest?: boolean;
}

/** Compares the options of the open question on common samples. */
export function compareOptions(
  state: State,
  policy: Bot,
  dealer: SampleDealer,
  { enough, onlyTheBest = false }: ComparisonLimits = {},
): ChoiceEstimate {
  const seat = state.player;
  const habitMove = policy(state);
  const rows = legalMoves(state).map((move) => new OptionTally(move, state.seats));
  const habit = rows.find((row) => row.move === habitMove)!;
  const others = rows.filter((row) => row !== habit);
  const chances = new Float64Array(state.seats);
  dealer.take(state);
  let samples = 0;
  let tried = others;
  while (samples < dealer.samples && tried.length > 0) {
    const until = Math.min(samples + STRIDE, dealer.samples);
    for (; samples < until; samples++) {
      rollOut(state, habitMove, policy, dealer, samples, chances);
      const usual = chances[seat]!;
      habit.add(chances, usual, 0);
      for (const row of tried) {
        rollOut(state, row.move, policy, dealer, samples, chances);
        row.add(chances, chances[seat]!, chances[seat]! - usual);
      }
    }
    if (enough?.() === true) break;
    if (onlyTheBest) tried = tried.filter((row) => row.lead.mean > -HOPELESS * row.lead.error);
  }
  const best = others.reduce(
    (first, next) => (next.lead.mean > Math.max(next.lead.error, first.lead.mean) ? next : first),
    habit,
  );
  const options = rows.map((row) => row.estimate());
  return {
    options,
    samples,
    habit: options[rows.indexOf(habit)]!,
    best: options[rows.indexOf(best)]!,
  };
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

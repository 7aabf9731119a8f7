import { makeMove, type Move, type State } from '@sevenfold/engine';
import {
  type ChoiceEstimate,
  choiceOf,
  OptionComparison,
  differenceError,
  type OptionEstimate,
} from '../chances/choice.ts';
import type { SampleDealer } from '../chances/sample-dealer.ts';
import { racer } from '../players/racer.ts';
import type { Halves } from './halves.ts';
import { lastPlayerChoice } from './last-player.ts';
import { SoloComparison } from './solo-comparison.ts';

/** What an answer cost, measured on samples that did not choose the answer it is compared with. */
export interface WeighedAnswer {
  readonly given: OptionEstimate;
  /** The best answer on all samples; the given one if it is no worse. */
  readonly best: OptionEstimate;
  /** Below zero if the given answer turned out better than the one that each half of the samples preferred. */
  readonly cost: number;
  /** The standard error of the difference to the best answer, or to the second best if the given one is best. */
  readonly error: number;
  /** The lead of the given answer over the second best, if it is the best. */
  readonly margin: number;
  /** Every player's chance to win before the answer, with the preferred one, and after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** One half of the samples. */
type Half = Pick<OptionComparison, 'samples' | 'runTo' | 'estimate'>;

/**
 * Compares the answers to a question on two independent halves of the samples. The best of several estimates is too
 * good on its own samples, so each half chooses the best answer and the other half measures it. What can be computed
 * needs no samples.
 */
export class Weighing {
  /** The most samples there are. */
  readonly most: number;
  readonly #halves: readonly [Half, Half];
  readonly #isComputed: boolean;

  /** If only the cost of a `given` answer is wanted, other answers are tried less often. */
  constructor(state: State, [one, other]: Halves, given?: Move) {
    this.most = one.samples + other.samples;
    const choice = lastPlayerChoice(state);
    const compare = (dealer: SampleDealer): Half => {
      if (choice !== undefined) return { samples: 0, runTo: () => {}, estimate: () => choice };
      return state.seats === 1
        ? new SoloComparison(state, dealer)
        : new OptionComparison(state, racer, dealer, given);
    };
    this.#halves = [compare(one), compare(other)];
    this.#isComputed = choice !== undefined;
  }

  /** Whether more samples would change nothing. */
  get isDone(): boolean {
    return this.#isComputed || this.samples >= this.most;
  }

  get samples(): number {
    return this.#halves[0].samples + this.#halves[1].samples;
  }

  /** Tries all answers until this many samples, or all, are used. */
  runTo(samples: number): void {
    const [one, other] = this.#halves;
    const wanted = Math.min(samples, this.most);
    one.runTo(Math.ceil(wanted / 2));
    other.runTo(Math.floor(wanted / 2));
  }

  /** From all samples. The best answer is the one that wins most often, because its figure is shown beside the others. */
  estimate(): ChoiceEstimate {
    const choice = this.#choice();
    const { options, baseline } = choice;
    const best = options.reduce((first, next) => (next.lead > first.lead ? next : first), baseline);
    return { ...choice, best };
  }

  /** From all samples; nobody is charged for an answer that is behind by less than the noise. */
  #choice(): ChoiceEstimate {
    const [one, other] = this.#halves.map((half) => half.estimate());
    const baseline = pooled(one!.baseline, other!.baseline);
    const options = one!.options.map((option, index) =>
      option === one!.baseline ? baseline : pooled(option, other!.options[index]!, baseline),
    );
    return choiceOf(options, baseline, this.samples);
  }

  /** By how much one answer wins more often than another, and its standard error; how often each of them wins. */
  difference(
    one: Move,
    other: Move,
  ): { readonly mean: number; readonly error: number; readonly wins: readonly [number, number] } {
    const choice = this.estimate();
    const [first, second] = [optionOf(choice, one), optionOf(choice, other)];
    return {
      mean: first.win - second.win,
      error: differenceError(first, second),
      wins: [first.win, second.win],
    };
  }

  /** Throws if the move is not an answer to the question. */
  weigh(move: Move): WeighedAnswer {
    const choice = this.#choice();
    const given = optionOf(choice, move);
    const best = given.win >= choice.best.win ? given : choice.best;
    const [one, other] = this.#halves.map((half) => half.estimate());
    const [first, second] = [measure(one!, other!, move), measure(other!, one!, move)];
    const rival = best === given ? strongestOther(choice, given) : best;
    return {
      given,
      best,
      cost: (first.cost + second.cost) / 2,
      error: rival === undefined ? 0 : differenceError(given, rival),
      margin: rival === undefined ? Infinity : given.win - rival.win,
      before: mean(first.before, second.before),
      after: mean(first.after, second.after),
    };
  }
}

/** The cost on the samples of `measurer`, against the answer that `chooser` prefers. */
function measure(chooser: ChoiceEstimate, measurer: ChoiceEstimate, move: Move) {
  const given = optionOf(chooser, move);
  const preferred = given.win >= chooser.best.win ? given : chooser.best;
  const measured = optionOf(measurer, preferred.move);
  const after = optionOf(measurer, move);
  return {
    cost: measured.win - after.win,
    before: measured.chances,
    after: after.chances,
  };
}

function optionOf({ options }: ChoiceEstimate, move: Move): OptionEstimate {
  const found = options.find((option) => option.move === move);
  if (found === undefined) throw new Error(`${makeMove(move)} is no answer to the open question`);
  return found;
}

/** The best of all other answers. */
export function strongestOther(
  { options }: ChoiceEstimate,
  given: OptionEstimate,
): OptionEstimate | undefined {
  return options.filter((option) => option !== given).toSorted((a, b) => b.win - a.win)[0];
}

/** Options may have different samples, so what is comparable is their lead over the baseline. */
function pooled(one: OptionEstimate, other: OptionEstimate, baseline?: OptionEstimate): OptionEstimate {
  if (other.samples === 0) return one;
  const share = one.samples / (one.samples + other.samples);
  const pool = (a: number, b: number): number => share * a + (1 - share) * b;
  const error = (a: number, b: number): number =>
    Math.sqrt(share * a * share * a + (1 - share) * b * (1 - share) * b);
  const lead = pool(one.lead, other.lead);
  return {
    move: one.move,
    win: baseline === undefined ? pool(one.win, other.win) : baseline.win + lead,
    error: error(one.error, other.error),
    lead,
    leadError: error(one.leadError, other.leadError),
    samples: one.samples + other.samples,
    chances: one.chances.map((chance, seat) => pool(chance, other.chances[seat]!)),
  };
}

function mean(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, index) => (value + other[index]!) / 2);
}

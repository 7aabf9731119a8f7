// Advice on the open question, at once and then more and more precise. Figures and codes only; the view has the words.

import {
  clone,
  legalMoves,
  makeMove,
  type Move,
  parseMove,
  type QuestionKind,
  type State,
} from '@sevenfold/engine';
import { type ChoiceEstimate, differenceError, type OptionEstimate } from '../chances/choice.ts';
import { type Ahead, odds } from '../odds/odds.ts';
import { differenceInterval, type Figure, figureOf } from './figure.ts';
import { leadOf, REASON_SAMPLES, reasonsFor, type Reason } from './reasons.ts';
import { type Halves, halvesOf } from './halves.ts';
import { judge, type ReviewedDecision } from './review.ts';
import { strongestOther, Weighing } from './weighing.ts';

export interface AdvisedOption {
  readonly answer: string;
  /**
   * Chance to win, and every player's chances; alone, expected rounds as a negative number, and then the chance of a
   * medal. Missing before the first samples.
   */
  readonly win?: Figure;
  readonly chances?: readonly number[];
  /** Whether this is not the best answer so far, but too close to it to tell them apart. */
  readonly isClose?: true;
}

export interface Advice {
  readonly player: number;
  readonly kind: QuestionKind;
  readonly options: readonly AdvisedOption[];
  /** The best answer so far; missing before the first samples. */
  readonly best?: string;
  /** The answer with which the best one is compared, if it is not the second best. */
  readonly against?: string;
  /** Whether every other answer, or the one in `against`, is worse by more than could be noise. */
  readonly isClear: boolean;
  /** Why the best answer is better than the second best, or than the one in `against`; empty until it is known. */
  readonly reasons: readonly Reason[];
  /** 0 if the options were computed. */
  readonly samples: number;
  /** The exact odds of the player whose turn it is; missing in the first advice, and at other questions. */
  readonly ahead?: Ahead;
  readonly isFinal: boolean;
}

export interface CoachOptions {
  /** The most samples; the final advice equals `sevenfold best --samples` with the same seed. */
  readonly samples?: number;
  readonly seed?: number;
}

const SAMPLES = 4096;
/** Enough for a first opinion, in about a hundredth of a second. */
const FIRST_SAMPLES = 128;

/**
 * Yields the question at once, then a first opinion, then the exact odds, then twice as many samples each time and the
 * reasons; the caller may stop at any point. Throws if nobody is asked.
 */
export function* coach(
  position: State,
  { samples = SAMPLES, seed = 1 }: CoachOptions = {},
): Generator<Advice, void, void> {
  const state = clone(position);
  if (state.phase === 'draw' || state.phase === 'over') {
    throw new Error('nobody is asked, so there is nothing to advise');
  }
  yield adviceOn(state);
  const halves = halvesOf(seed, samples);
  const weighing = new Weighing(state, halves);
  const reasons = new ReasonsFor(state, halves, Math.min(samples, REASON_SAMPLES));
  weighing.runTo(Math.min(FIRST_SAMPLES, samples));
  yield adviceOn(state, weighing);
  const known = oddsOf(state);
  while (!weighing.isDone) {
    yield adviceOn(state, weighing, known, weighing.samples < REASON_SAMPLES ? [] : reasons.of(weighing));
    weighing.runTo(Math.min(2 * weighing.samples, samples));
  }
  yield { ...adviceOn(state, weighing, known, reasons.of(weighing)), isFinal: true };
}

function oddsOf(state: State): Pick<Advice, 'ahead'> {
  if (state.phase !== 'turn') return {};
  const { ahead } = odds(state, { seats: [state.player] }).seats[0]!;
  return ahead === undefined ? {} : { ahead };
}

function adviceOn(
  state: State,
  weighing?: Weighing,
  known: Pick<Advice, 'ahead'> = {},
  reasons: readonly Reason[] = [],
): Advice {
  const choice = weighing === undefined ? undefined : weighing.estimate();
  const close = choice === undefined ? [] : closeToBest(choice, state);
  return {
    player: state.player,
    kind: state.phase as QuestionKind,
    options:
      choice === undefined
        ? legalMoves(state).map((move) => ({ answer: makeMove(move) }))
        : choice.options.map((option) => ({
            answer: makeMove(option.move),
            win: figureOf(state, option),
            chances: option.chances,
            ...(close.includes(option) ? { isClose: true } : {}),
          })),
    ...(choice === undefined ? {} : { best: makeMove(choice.best.move) }),
    isClear: choice !== undefined && close.length === 0,
    reasons,
    samples: weighing?.samples ?? 0,
    ...known,
    isFinal: false,
  };
}

/** The reasons for the best answer; found again only if another answer becomes the best or the second best. */
class ReasonsFor {
  readonly #state: State;
  readonly #halves: Halves;
  readonly #samples: number;
  #better: Move | undefined;
  #other: Move | undefined;
  #found: readonly Reason[] = [];

  constructor(state: State, halves: Halves, samples: number) {
    this.#state = state;
    this.#halves = halves;
    this.#samples = samples;
  }

  of(weighing: Weighing): readonly Reason[] {
    const choice = weighing.estimate();
    const { best } = choice;
    const next = strongestOther(choice, best);
    if (next === undefined) return [];
    if (this.#better !== best.move || this.#other !== next.move) {
      this.#better = best.move;
      this.#other = next.move;
      this.#found = reasonsFor(this.#state, best.move, next.move, this.#halves, this.#samples);
    }
    return this.#found;
  }
}

/** Samples between two calls of `enough`. */
const STRIDE = 64;

/** The final advice at once, without the odds; or the best there is when `enough` says so. */
export function advise(
  state: State,
  { samples = SAMPLES, seed = 1 }: CoachOptions = {},
  enough: () => boolean = () => false,
): Advice {
  const halves = halvesOf(seed, samples);
  const weighing = new Weighing(state, halves);
  do weighing.runTo(weighing.samples + STRIDE);
  while (!weighing.isDone && !enough());
  const reasons = new ReasonsFor(state, halves, Math.min(samples, REASON_SAMPLES));
  return { ...adviceOn(state, weighing, {}, reasons.of(weighing)), isFinal: true };
}

/** The same advice, with the reasons against one of the answers instead of the second best. */
export function adviseAgainst(
  state: State,
  advice: Advice,
  answer: string,
  { samples = SAMPLES, seed = 1 }: CoachOptions = {},
): Advice {
  const rivals = advice.options.filter((option) => option.answer !== advice.best && option.win !== undefined);
  const best = advice.options.find((option) => option.answer === advice.best)?.win;
  const other = rivals.find((option) => option.answer === answer)?.win;
  if (best === undefined || other === undefined) return advice;
  if (rivals.every(({ win }) => win!.value <= other.value)) return advice;
  const [better, move] = [parseMove(advice.best!)!, parseMove(answer)!];
  const halves = halvesOf(seed, samples);
  const used = Math.min(samples, REASON_SAMPLES);
  const { mean, error } = leadOf(state, better, move, halves, used)!;
  return {
    ...advice,
    against: answer,
    isClear: mean > differenceInterval(error, best, other, state),
    reasons: reasonsFor(state, better, move, halves, used),
  };
}

export type Grade = Pick<ReviewedDecision, 'cost' | 'interval' | 'verdict'>;

/** Grades an answer as a review does: the same seed and samples give the same verdict. */
export function grade(
  state: State,
  answer: string,
  { samples = SAMPLES, seed = 1 }: CoachOptions = {},
): Grade {
  const { decision } = judge(clone(state), answer, halvesOf(seed, samples), samples);
  const { cost, interval, verdict } = decision;
  return { cost, interval, verdict };
}

/** The answers that are not worse than the best by more than could be noise. */
function closeToBest({ options, best }: ChoiceEstimate, state: State): OptionEstimate[] {
  const better = figureOf(state, best);
  return options.filter(
    (option) =>
      option !== best &&
      best.win - option.win <=
        differenceInterval(differenceError(option, best), figureOf(state, option), better, state),
  );
}

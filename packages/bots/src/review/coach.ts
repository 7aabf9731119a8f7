// Advice on the open question, at once and then more and more precise. Figures and codes only; the view has the words.

import { clone, makeMove, parseMove, type QuestionKind, Sfc32, type State } from '@sevenfold/engine';
import { type ChoiceEstimate, Comparison, differenceError } from '../chances/choice.ts';
import { type Odds, odds } from '../odds/odds.ts';
import { racer } from '../players/racer.ts';
import { reasonsFor, type Reason } from './reasons.ts';
import { type ReviewedDecision, weighAnswer } from './review.ts';
import { SampleDealer } from '../chances/sample-dealer.ts';

export interface AdvisedOption {
  readonly answer: string;
  /** Chance to win, half of its 95% interval, and every player's chances; missing before the first samples. */
  readonly win?: number;
  readonly interval?: number;
  readonly chances?: readonly number[];
  readonly reasons: readonly Reason[];
}

export interface Advice {
  readonly player: number;
  readonly kind: QuestionKind;
  readonly options: readonly AdvisedOption[];
  /** The best answer so far; missing before the first samples. */
  readonly best?: string;
  /** Whether every other answer is worse by more than two standard errors of the difference. */
  readonly isClear: boolean;
  readonly samples: number;
  /** Of all players; missing in the first advice. */
  readonly odds?: Odds;
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
const CONFIDENCE = 1.96;
/** For one figure of the odds: nearly always enough to be exact, and a few tenths of a second at worst. */
const CELLS = 1_000_000;

/**
 * Yields reasons at once, then a first opinion, then the exact odds, then twice as many samples each time; the caller
 * may stop at any point. Throws if nobody is asked.
 */
export function* coach(
  position: State,
  { samples = SAMPLES, seed = 1 }: CoachOptions = {},
): Generator<Advice, void, void> {
  const state = clone(position);
  const { phase, player } = state;
  if (phase === 'draw' || phase === 'over') throw new Error('nobody is asked, so there is nothing to advise');
  const comparison = new Comparison(state, racer, new SampleDealer(new Sfc32(seed), samples));
  const reasons = reasonsFor(state);
  const advise = (isFinal: boolean, known?: Odds): Advice => {
    const choice = comparison.samples === 0 ? undefined : comparison.estimate();
    return {
      player,
      kind: phase,
      options: [...reasons].map(([move, why]) => optionOf(makeMove(move), choice, why)),
      ...(choice === undefined ? {} : { best: makeMove(choice.best.move) }),
      isClear: choice !== undefined && isClear(choice),
      samples: comparison.samples,
      ...(known === undefined ? {} : { odds: known }),
      isFinal,
    };
  };
  yield advise(false);
  comparison.runTo(Math.min(FIRST_SAMPLES, samples));
  yield advise(false);
  const exact = odds(state, { cells: CELLS });
  yield advise(comparison.samples === samples, exact);
  while (comparison.samples < samples) {
    comparison.runTo(Math.min(2 * comparison.samples, samples));
    yield advise(comparison.samples === samples, exact);
  }
}

export type Grade = Pick<ReviewedDecision, 'cost' | 'error' | 'verdict'>;

/** Grades an answer as a review does: the same seed and samples give the same verdict. */
export function grade(
  state: State,
  answer: string,
  { samples = SAMPLES, seed = 1 }: CoachOptions = {},
): Grade {
  const comparison = new Comparison(clone(state), racer, new SampleDealer(new Sfc32(seed), samples));
  comparison.runTo(samples);
  const { cost, standardError, verdict } = weighAnswer(comparison.estimate(), parseMove(answer)!);
  return { cost, error: standardError, verdict };
}

function optionOf(
  answer: string,
  choice: ChoiceEstimate | undefined,
  reasons: readonly Reason[],
): AdvisedOption {
  const estimate = choice?.options.find(({ move }) => makeMove(move) === answer);
  if (estimate === undefined) return { answer, reasons };
  const { win, error, chances } = estimate;
  return { answer, win, interval: CONFIDENCE * error, chances, reasons };
}

function isClear({ options, best }: ChoiceEstimate): boolean {
  return options.every(
    (option) => option === best || best.win - option.win > 2 * differenceError(option, best),
  );
}

// What came of an answer to a position: no words, no pixels.

import type { Advice, AdvisedOption } from '@sevenfold/bots/review';
import { opinionOf } from '../coach/opinion.ts';
import { unitOf } from '../review/units.ts';

/** An answer with what it is worth. */
type Weighed = AdvisedOption & { readonly win: NonNullable<AdvisedOption['win']> };

export interface Outcome {
  readonly isRight: boolean;
  readonly chosen: Weighed;
  readonly best: Weighed;
  /** What the best answer is compared with: the one chosen, or else the one given in the game, or the second best. */
  readonly other: Weighed;
  /** Of the answer chosen: chance to win or, alone, rounds. */
  readonly cost: number;
}

/** An answer is right if it is the best, or costs less than a review would mention. Undefined before anything is known. */
export function outcomeOf(
  advice: Advice,
  seats: number,
  chosen: string,
  past: string | undefined,
): Outcome | undefined {
  const options = advice.options.filter((option): option is Weighed => option.win !== undefined);
  const byAnswer = (answer: string | undefined): Weighed | undefined =>
    options.find((option) => option.answer === answer);
  const [best, given] = [byAnswer(advice.best), byAnswer(chosen)];
  if (best === undefined || given === undefined) return undefined;
  const cost = Math.max(0, best.win.value - given.win.value);
  const rivals = options
    .filter((option) => option !== best)
    .toSorted((one, next) => next.win.value - one.win.value);
  const before = rivals.find(({ answer }) => answer === past);
  return {
    isRight: given === best || cost < unitOf(seats).least,
    chosen: given,
    best,
    other: given === best ? (before ?? rivals[0] ?? best) : given,
    cost,
  };
}

/** Whether the reasons of the advice are about the two answers of the outcome. */
export function explains(advice: Advice, { other }: Outcome): boolean {
  const opinion = opinionOf(advice);
  return 'next' in opinion && opinion.next?.answer === other.answer;
}

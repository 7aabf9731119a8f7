// What people ask of rules, and which rules answer it.

import { type EffectMeasure, type EffectsResult, isSeen, type RuleEffect } from '@sevenfold/bots/effects';

export type QuestionName = 'quicker' | 'waiting' | 'skill' | 'busts' | 'action' | 'sevens' | 'seat';

/** The measure that answers it, and whether more or less of it is wanted. */
interface Question {
  readonly measure: EffectMeasure;
  readonly wanted: 'less' | 'more';
}

export const QUESTIONS: { readonly [Name in QuestionName]: Question } = {
  quicker: { measure: 'cards', wanted: 'less' },
  waiting: { measure: 'waiting', wanted: 'less' },
  skill: { measure: 'goodPlay', wanted: 'more' },
  busts: { measure: 'busts', wanted: 'less' },
  action: { measure: 'actions', wanted: 'more' },
  sevens: { measure: 'sevens', wanted: 'more' },
  seat: { measure: 'seat', wanted: 'less' },
};

export const QUESTION_NAMES = Object.keys(QUESTIONS) as readonly QuestionName[];

export interface EffectAnswer {
  /** Rules that do it, those that do it most first. */
  readonly wanted: readonly RuleEffect[];
  /** Rules that do the opposite, those that do it most first. */
  readonly opposite: readonly RuleEffect[];
  readonly same: readonly RuleEffect[];
}

/** A smaller share of the official figure is not noticed at a table, even if it is certain. */
const NOTICED = 0.05;
/** The advantage of a seat has no size of its own to take a share of: half a game in a hundred. */
const NOTICED_SEAT = 0.005;

export function answerTo(name: QuestionName, { official, changes }: EffectsResult): EffectAnswer {
  const { measure, wanted } = QUESTIONS[name];
  const least = measure === 'seat' ? NOTICED_SEAT : NOTICED * Math.abs(official[measure].value);
  const sized = changes.map((effect) => {
    const change = sizeOf(measure, effect.figures[measure].value) - sizeOf(measure, official[measure].value);
    const isNoticed = isSeen(effect.differences[measure]) && Math.abs(change) >= least;
    return { effect, gain: isNoticed ? (wanted === 'more' ? change : -change) : 0 };
  });
  const effects = (some: typeof sized): RuleEffect[] =>
    some.toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain)).map(({ effect }) => effect);
  return {
    wanted: effects(sized.filter(({ gain }) => gain > 0)),
    opposite: effects(sized.filter(({ gain }) => gain < 0)),
    same: sized.filter(({ gain }) => gain === 0).map(({ effect }) => effect),
  };
}

/** It does not matter which of the two seats has the advantage. */
function sizeOf(measure: EffectMeasure, value: number): number {
  return measure === 'seat' ? Math.abs(value) : value;
}

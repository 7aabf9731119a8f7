// What the coach says, in words. Needs 'coach', 'review', 'game' and 'terms'.

import type { Bounds } from '@sevenfold/bots/odds';
import type { Advice, AdvisedOption } from '@sevenfold/bots/review';
import { answerText, apart, factText } from '../review/review-texts.ts';
import type { Person } from '../words/person.ts';
import { format, word } from '../words/words.svelte.ts';
import { type Assessment, opinionOf } from './opinion.ts';

/** What to do and why, in one sentence; empty while nothing is known. */
export function headline(advice: Advice, people: readonly Person[]): string {
  const opinion = opinionOf(advice, people.length);
  const { coach } = word;
  const say = ({ answer }: AdvisedOption): string => answerText(answer, advice.kind, people);
  if (opinion.sure === 'not yet') return '';
  const best = say(opinion.best);
  if (opinion.sure === 'points')
    return coach.byPoints(
      best,
      bounds(opinion.by, (value) => format.number(value, 1)),
    );
  if (opinion.next === undefined) return coach.only(best);
  const next = say(opinion.next);
  const [win, other] = apart(opinion.best.win!.value, opinion.next.win!.value);
  if (opinion.sure === 'close') return coach.close(best, next, format.percent(opinion.best.win!.value));
  return word.review.weighed(best, win, next, other, whyOf(advice, people));
}

/** The strongest reason for the best answer; empty until there is one. */
function whyOf({ reasons, best, kind }: Advice, people: readonly Person[]): string {
  const main = reasons.find(({ answer }) => answer === best);
  return main === undefined ? '' : factText(main.fact, kind, people);
}

/** One figure if both bounds say the same, otherwise a range. */
export function bounds({ low, high }: Bounds, say: (value: number) => string): string {
  const [from, to] = [say(low), say(high)];
  return from === to ? from : word.coach.range(from, to);
}

export function percent(chance: number): string {
  return format.percent(chance, 1);
}

export function costText({ cost, unit }: Assessment): string {
  if (cost <= 0) return '';
  return unit === 'chance' ? word.coach.lost(percent(cost)) : word.coach.lostPoints(format.number(cost, 1));
}

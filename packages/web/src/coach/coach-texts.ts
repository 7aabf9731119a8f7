// What the coach says, in words. Needs 'coach', 'review', 'game' and 'terms'.

import type { Bounds } from '@sevenfold/bots/odds';
import type { Advice, AdvisedOption } from '@sevenfold/bots/review';
import { answerText, reasonText } from '../review/review-texts.ts';
import type { Person } from '../words/person.ts';
import { format, word } from '../words/words.svelte.ts';
import { mainReasons, type Assessment, opinionOf } from './opinion.ts';

/** What to do, in a few words; empty while nothing is known. */
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
  if (opinion.sure === 'close') return coach.close(best, next);
  return coach.clear(best, percent(opinion.best.win!), next, percent(opinion.next.win!));
}

/** Why, in a sentence; empty while nothing is known. */
export function because(advice: Advice, people: readonly Person[]): string {
  const opinion = opinionOf(advice, people.length);
  if (opinion.sure === 'not yet') return '';
  const reasons = mainReasons(opinion.best).flatMap((reason) => reasonText(reason, people) ?? []);
  return reasons.length === 0 ? '' : word.coach.reasons(reasons.join('; '));
}

/** One figure if it is exact, otherwise a range. */
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

// What the coach says, in words. Needs 'coach', 'review', 'game' and 'terms'.

import type { Bounds } from '@sevenfold/bots/odds';
import { type Advice, type AdvisedOption, winsAtOnce } from '@sevenfold/bots/review';
import type { State } from '@sevenfold/engine';
import { answerSubject, capitalised, factText, weighedText } from '../review/review-texts.ts';
import { unitOf } from '../review/units.ts';
import type { YouOrName } from '../words/you-or-name.ts';
import { format, word } from '../words/words.svelte.ts';
import { type Assessment, opinionOf, rivalOf } from './opinion.ts';

/** What to do and why, in one sentence; empty while nothing is known. The position tells what is left if nothing wins. */
export function headline(advice: Advice, people: readonly YouOrName[], position?: State): string {
  const opinion = opinionOf(advice);
  const { coach } = word;
  const say = ({ answer }: AdvisedOption): string => answerSubject(answer, advice.kind, people);
  if (opinion.sure === 'not yet') return '';
  if (opinion.sure === 'hopeless') {
    const rival = position && rivalOf(position, advice.player);
    const left =
      rival === undefined
        ? coach.stillCount
        : coach[rival.isAhead ? 'nextAhead' : 'nextBehind'](people[rival.seat]!, rival.by);
    return `${opinion.isCertain ? coach.lost : coach.hopeless} ${left}`;
  }
  if (opinion.sure === 'won') return coach.won;
  const best = say(opinion.best);
  if (opinion.next === undefined) return capitalised(coach.only(best));
  const next = say(opinion.next);
  const [{ value }, { value: other }] = [opinion.best.win!, opinion.next.win!];
  if (opinion.sure === 'close' && winsAtOnce(opinion.best.answer, opinion.best.win!))
    return capitalised(`${word.review.facts.wins(best)}.`);
  if (opinion.sure === 'close')
    return capitalised(
      people.length === 1
        ? coach.closeRounds(best, next, unitOf(1).value(value))
        : coach.close(best, next, format.percent(value)),
    );
  const why = whyOf(advice, people);
  return weighedText({ label: best, value }, { label: next, value: other }, why, people.length);
}

/** The strongest reason for the best answer; empty until there is one. */
function whyOf(advice: Advice, people: readonly YouOrName[]): string {
  const main = advice.reasons.find(({ answer }) => answer === advice.best);
  return main === undefined ? '' : factText(main, advice, people);
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
  return cost <= 0 ? '' : unitOf(unit === 'rounds' ? 1 : 2).change(-cost);
}

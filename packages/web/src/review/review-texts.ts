// Answers, reasons and figures of a review, in words. Needs the words of 'review', 'game' and 'terms'.

import type { Reason } from '@sevenfold/bots/review';
import { FLIP_THREE, FREEZE, type QuestionKind, SECOND_CHANCE } from '@sevenfold/engine';
import { cardName } from '../cards/names.ts';
import type { Person } from '../words/person.ts';
import { format, term, word } from '../words/words.svelte.ts';

const CARDS = { freeze: FREEZE, flipThree: FLIP_THREE, secondChance: SECOND_CHANCE } as const;

const NOBODY: Person = { name: '', isYou: false };

/** An answer as a button would say it. */
export function answerText(answer: string, kind: QuestionKind, people: readonly Person[]): string {
  if (answer === 'h') return term.hit;
  if (answer === 's') return term.stay;
  if (answer === 'u') return word.game.use(term.secondChance);
  if (answer === 'b') return word.game.decline;
  const target = people[Number(answer.slice(1))]!;
  return kind === 'turn' || kind === 'saveOrBust'
    ? target.name
    : word.review.aimed(cardName(CARDS[kind]), target);
}

/** A change of a chance, with its sign. */
export function signed(change: number, digits = 1): string {
  const size = format.percent(Math.abs(change), digits);
  const isNothing = Number((100 * Math.abs(change)).toFixed(digits)) === 0;
  return isNothing ? size : `${change < 0 ? '−' : '+'}${size}`;
}

/** Why; nothing for what the answer itself says. */
export function reasonText(reason: Reason, people: readonly Person[]): string | undefined {
  const { reasons } = word.review;
  const who = 'seat' in reason ? people[reason.seat]! : NOBODY;
  switch (reason.code) {
    case 'bustChance':
      return reasons.bustChance(reason.chance);
    case 'savedBySecondChance':
      return reasons.savedBySecondChance(who, term.secondChance);
    case 'flip7Chance':
      return reasons.flip7Chance(reason.chance, term.flip7);
    case 'oneMoreCard':
      return reasons.oneMoreCard(points(reason.points));
    case 'banks':
      return reasons.banks(reason.points, reason.total);
    case 'reachesTarget':
      return reasons.reachesTarget(reason.total);
    case 'losesTo':
      return reasons.losesTo(who, reason.by);
    case 'mayBeLastRound':
      return reasons.mayBeLastRound;
    case 'leaderAhead':
      return reasons.leaderAhead(who, reason.by);
    case 'yourself':
      return undefined;
    case 'strongest':
      return reasons.strongest(who, reason.total);
    case 'canReachTarget':
      return reasons.canReachTarget(who);
    case 'wouldGain':
      return reasons.wouldGain(who, format.number(reason.points, 1));
    case 'threeCards':
      return reasons.threeCards(who, points(reason.points));
    case 'nextCardBusts':
      return reasons.nextCardBusts(who, reason.chance);
    case 'numbers':
      return reasons.numbers(who, reason.count);
    case 'keeps':
      return reasons.keeps(reason.points);
  }
}

function points(change: number): string {
  return `${change < 0 ? '−' : '+'}${format.number(Math.abs(change), 1)}`;
}

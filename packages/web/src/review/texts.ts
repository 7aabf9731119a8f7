// Answers, reasons and figures of a review, in words. Needs the words of 'review', 'game' and 'terms'.

import type { Reason } from '@sevenfold/bots';
import { FLIP_THREE, FREEZE, type QuestionKind, SECOND_CHANCE } from '@sevenfold/engine';
import { cardName } from '../cards/names.ts';
import { format, term, word } from '../words/words.svelte.ts';

const CARDS = { freeze: FREEZE, flipThree: FLIP_THREE, secondChance: SECOND_CHANCE } as const;

/** An answer as a button would say it. */
export function answerText(answer: string, kind: QuestionKind, names: readonly string[]): string {
  if (answer === 'h') return term.hit;
  if (answer === 's') return term.stay;
  if (answer === 'u') return word.game.use(term.secondChance);
  if (answer === 'b') return word.game.decline;
  const name = names[Number(answer.slice(1))]!;
  return kind === 'turn' || kind === 'saveOrBust' ? name : word.review.aimed(cardName(CARDS[kind]), name);
}

/** A change of a chance, with its sign. */
export function signed(change: number, digits = 1): string {
  const size = format.percent(Math.abs(change), digits);
  const isNothing = Math.abs(change) < 0.5 / 10 ** (2 + digits);
  return isNothing ? size : `${change < 0 ? '−' : '+'}${size}`;
}

export function reasonText(reason: Reason, names: readonly string[]): string {
  const { reasons } = word.review;
  const name = 'seat' in reason ? names[reason.seat]! : '';
  switch (reason.code) {
    case 'bustChance':
      return reasons.bustChance(reason.chance);
    case 'savedBySecondChance':
      return reasons.savedBySecondChance(name, term.secondChance);
    case 'flip7Chance':
      return reasons.flip7Chance(reason.chance, term.flip7);
    case 'oneMoreCard':
      return reasons.oneMoreCard(points(reason.points));
    case 'banks':
      return reasons.banks(reason.points, reason.total);
    case 'reachesTarget':
      return reasons.reachesTarget(reason.total);
    case 'losesTo':
      return reasons.losesTo(name, reason.by);
    case 'mayBeLastRound':
      return reasons.mayBeLastRound;
    case 'leaderAhead':
      return reasons.leaderAhead(name, reason.by);
    case 'yourself':
      return reasons.yourself;
    case 'strongest':
      return reasons.strongest(name, reason.total);
    case 'canReachTarget':
      return reasons.canReachTarget(name);
    case 'wouldGain':
      return reasons.wouldGain(name, format.number(reason.points, 1));
    case 'threeCards':
      return reasons.threeCards(name, points(reason.points));
    case 'nextCardBusts':
      return reasons.nextCardBusts(name, reason.chance);
    case 'numbers':
      return reasons.numbers(name, reason.count);
    case 'keeps':
      return reasons.keeps(reason.points);
  }
}

function points(change: number): string {
  return `${change < 0 ? '−' : '+'}${format.number(Math.abs(change), 1)}`;
}

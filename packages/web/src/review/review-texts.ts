// Answers, reasons and figures of a review, in words. Needs the words of 'review', 'game' and 'terms'.

import type { Fact, Reason } from '@sevenfold/bots/review';
import { FLIP_THREE, FREEZE, type QuestionKind, SECOND_CHANCE } from '@sevenfold/engine';
import { cardName } from '../cards/names.ts';
import type { YouOrName } from '../words/you-or-name.ts';
import { format, term, word } from '../words/words.svelte.ts';
import { unitOf } from './units.ts';

const CARDS = { freeze: FREEZE, flipThree: FLIP_THREE, secondChance: SECOND_CHANCE } as const;

const NOBODY: YouOrName = { name: '', isYou: false };

/** An answer as a button would say it. */
export function answerText(answer: string, kind: QuestionKind, people: readonly YouOrName[]): string {
  if (answer === 'h') return term.hit;
  if (answer === 's') return term.stay;
  if (answer === 'u') return word.game.use(term.secondChance);
  if (answer === 'b') return word.game.decline;
  const target = people[Number(answer.slice(1))]!;
  return kind === 'turn' || kind === 'saveOrBust'
    ? target.name
    : word.review.aimed(cardName(CARDS[kind]), target);
}

/** Both chances in as few digits as tell them apart. */
function apart(one: number, other: number): readonly [string, string] {
  const [a, b] = [format.percent(one), format.percent(other)];
  return a === b ? [format.percent(one, 1), format.percent(other, 1)] : [a, b];
}

/** The first line about a decision: both figures, and why; `why` may be empty. */
export function weighedText(
  best: { readonly label: string; readonly value: number },
  other: { readonly label: string; readonly value: number },
  why: string,
  players: number,
): string {
  if (players === 1) {
    const { value } = unitOf(players);
    return word.review.weighedRounds(best.label, value(best.value), other.label, value(other.value), why);
  }
  const [win, less] = apart(best.value, other.value);
  return word.review.weighed(best.label, win, other.label, less, why);
}

/** The fact, and what its absence would change; `other` is the answer that it speaks against. */
export function reasonText(
  reason: Reason,
  other: string,
  kind: QuestionKind,
  people: readonly YouOrName[],
): string {
  const { review } = word;
  const change = reason.isDecisive
    ? review.without(other)
    : review.differs(unitOf(people.length).size(Math.abs(reason.effect)));
  return review.because(factText(reason.fact, kind, people), change);
}

export function factText(fact: Fact, kind: QuestionKind, people: readonly YouOrName[]): string {
  const { facts } = word.review;
  const who = 'seat' in fact ? people[fact.seat]! : NOBODY;
  const answer = 'answer' in fact ? answerText(fact.answer, kind, people) : '';
  switch (fact.code) {
    case 'wins':
      return facts.wins(answer);
    case 'ties':
      return facts.ties(answer, who);
    case 'loses':
      return facts.loses(answer, who, fact.by);
    case 'reachesTarget':
      return facts.reachesTarget(term.stay, fact.total);
    case 'bust':
      return facts.bust(who, fact.chance, fact.points);
    case 'secondChance':
      return facts.secondChance(who, term.secondChance);
    case 'flip7':
      return facts.flip7(term.flip7, fact.chance, fact.bonus);
    case 'fewCards':
      return fact.cards === 0 ? facts.noCard(who) : facts.fewCards(who, fact.cards, fact.of);
    case 'pointsInHand':
      return facts.pointsInHand(who, fact.points, fact.total);
    case 'race':
      return facts.race(who, fact.need, fact.chance);
    case 'behind':
      return facts.behind(who, fact.by);
    case 'ahead':
      return facts.ahead(who, fact.by);
    case 'gain':
      return facts.gain(fact.chance, format.number(fact.points, 1));
    case 'threeBust':
      return facts.threeBust(who, fact.chance, fact.points);
  }
}

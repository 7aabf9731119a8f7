// Answers, reasons and figures of a review, in words. Needs the words of 'review', 'game' and 'terms'.

import type { Fact, Reason } from '@sevenfold/bots/review';
import { FLIP_THREE, FREEZE, type QuestionKind, SECOND_CHANCE } from '@sevenfold/engine';
import { cardName } from '../cards/names.ts';
import type { YouOrName } from '../words/you-or-name.ts';
import { format, term, word } from '../words/words.svelte.ts';
import { unitOf } from './units.ts';

const CARDS = { freeze: FREEZE, flipThree: FLIP_THREE, secondChance: SECOND_CHANCE } as const;

/** The question that a reason is about: an advice and a decision have these. */
interface Asked {
  readonly player: number;
  readonly kind: QuestionKind;
}

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

/** An answer in a sentence: 'Bust instead wins 2%' would be none. */
export function answerSubject(answer: string, kind: QuestionKind, people: readonly YouOrName[]): string {
  if (answer === 'u') return word.review.subjects.use(term.secondChance);
  if (answer === 'b') return word.review.subjects.decline;
  return answerText(answer, kind, people);
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
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
    const rounds = word.review.weighedRounds(
      best.label,
      value(best.value),
      other.label,
      value(other.value),
      why,
    );
    return capitalised(rounds);
  }
  const [win, less] = apart(best.value, other.value);
  return capitalised(word.review.weighed(best.label, win, other.label, less, why));
}

/** The fact, and what its absence would change; `other` is the answer that it speaks against. */
export function reasonText(
  reason: Reason,
  other: string,
  asked: Asked,
  people: readonly YouOrName[],
): string {
  const { review } = word;
  const change = reason.isDecisive
    ? review.without(other)
    : review.differs(unitOf(people.length).said(Math.abs(reason.effect)));
  return review.because(factText(reason, asked, people), change);
}

/** A fact as a reason for the answer it speaks for. */
export function factText(
  { fact, answer }: Pick<Reason, 'fact' | 'answer'>,
  { player, kind }: Asked,
  people: readonly YouOrName[],
): string {
  const text = plainText(fact, answer, player, kind, people);
  if (kind === 'turn' || kind === 'saveOrBust') return text;
  // What a player may still draw counts only if someone else gets the card in question.
  const isAhead = ['bust', 'gain', 'race'].includes(fact.code);
  const isStopped = kind === 'freeze' && fact.code === 'secondChance';
  return isAhead || isStopped ? word.review.withoutCard(cardName(CARDS[kind]), text) : text;
}

function plainText(
  fact: Fact,
  reasonFor: string,
  player: number,
  kind: QuestionKind,
  people: readonly YouOrName[],
): string {
  const { facts } = word.review;
  const who = 'seat' in fact ? people[fact.seat]! : NOBODY;
  const answer = 'answer' in fact ? answerSubject(fact.answer, kind, people) : '';
  switch (fact.code) {
    case 'wins':
      return facts.wins(answer);
    case 'ties':
      return facts.ties(answer, who);
    case 'loses':
      return facts.loses(answer, who, fact.by);
    case 'reachesTarget':
      // Alone, nobody is left to beat it.
      return reasonFor === 's' || people.length === 1
        ? facts.reachesTarget(term.stay, fact.total)
        : facts.beatable(term.stay, fact.total);
    case 'bust':
      return fact.chance === 1 ? facts.sureBust(who, fact.points) : facts.bust(who, fact.chance, fact.points);
    case 'secondChance':
      return facts.secondChance(who, term.secondChance);
    case 'safe':
      return facts.safe(who);
    case 'nextAction':
      return facts.nextAction(cardName(fact.card), fact.chance);
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
      return kind === 'turn'
        ? facts.gain(fact.chance, format.number(fact.points, 1))
        : facts.gainFor(people[player]!, fact.chance, format.number(fact.points, 1));
    case 'threeBust':
      return fact.points === 0
        ? facts.threeRisk(who, fact.chance)
        : facts.threeBust(who, fact.chance, fact.points);
    case 'threeGain':
      return facts.threeGain(who, format.number(fact.points, 1));
  }
}

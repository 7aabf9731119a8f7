import type { Fact, Reason } from '@sevenfold/bots/review';
import { makeMove, parseMove, type QuestionKind, STAY } from '@sevenfold/engine';
import { count, tenths } from '../terminal/text.ts';
import { answerSubject } from './answers.ts';
import { cardName } from './cards-view.ts';
import { type Cast, object } from './cast.ts';
import { unitOf } from './unit.ts';

/** The question that a reason is about. */
export interface Asked {
  readonly player: number;
  readonly kind: QuestionKind;
}

/** The fact, and what its absence would change; `other` is the answer it speaks against. */
export function reasonText(reason: Reason, other: string, asked: Asked, cast: Cast): string {
  const { points, digits } = unitOf(cast.names.length);
  const change = reason.isDecisive
    ? `without that, ${other} would be better`
    : `this makes a difference of ${digits(Math.abs(reason.effect))} ${points}`;
  return `${factText(reason.fact, reason.answer, asked, cast)} (${change})`;
}

/** What is true in the position, as a reason for this answer. */
export function factText(fact: Fact, answer: string, { player, kind }: Asked, cast: Cast): string {
  const { words } = cast;
  const who = 'seat' in fact ? object(cast, fact.seat) : '';
  const is = (you: string, other: string): string =>
    'seat' in fact && fact.seat === cast.you ? you : `${who} ${other}`;
  const say = (token: string): string => answerSubject(parseMove(token)!, player, cast);
  // What a player may still draw counts only if someone else gets the card in question.
  const unlessFrozen = kind === 'freeze' ? ` if not ${words.frozen}` : '';
  const withoutIt = kind === 'secondChance' || kind === 'flipThree' ? 'without it' : '';
  const ifNot = withoutIt === '' ? '' : `${withoutIt}, `;
  switch (fact.code) {
    case 'wins':
      return `${say(fact.answer)} wins at once`;
    case 'ties':
      return `${say(fact.answer)} ties with ${who}`;
    case 'loses': {
      const isOut = fact.seat === cast.you ? 'as you are' : 'who is';
      return `${say(fact.answer)} loses to ${who}, ${isOut} out with ${count(fact.by, 'point')} more`;
    }
    case 'reachesTarget':
      // Alone, nobody is left to beat it.
      return answer === makeMove(STAY) || cast.names.length === 1
        ? `${words.stay} makes a total of ${fact.total}, so this round is the last`
        : `${words.stay} makes only ${fact.total}, which can still be beaten`;
    case 'bust':
      return isCertain(fact.chance)
        ? `${ifNot}every card would bust ${who}${unlessFrozen}, at a cost of ${count(fact.points, 'point')}`
        : `${ifNot}a bust (risk ${tenths(fact.chance)}) would cost ${who} ${count(fact.points, 'point')}${unlessFrozen}`;
    case 'secondChance':
      return `a ${words.secondChance} saves ${who} from the next duplicate${unlessFrozen}`;
    case 'safe':
      return `no card in the draw pile would bust ${who}`;
    case 'nextAction':
      return isCertain(fact.chance)
        ? `the next card is certain to be a ${cardName(fact.card, words)}`
        : `${tenths(fact.chance)} of the time, the next card is a ${cardName(fact.card, words)}`;
    case 'flip7':
      return `the chance of a ${words.flip7}, worth ${count(fact.bonus, 'point')}, is ${tenths(fact.chance)}`;
    case 'fewCards':
      return fact.cards === 0
        ? `no single card would be enough to pass ${who}`
        : `only ${fact.cards} of ${count(fact.of, 'card')} would be enough to pass ${who}`;
    case 'pointsInHand':
      return `${is('you have', 'has')} ${count(fact.points, 'point')} this round, for a total of ${fact.total}`;
    case 'race': {
      const often = `in ${Math.round(100 * fact.chance)}% of the simulated rounds`;
      const need = `${is('you need', 'needs')} ${count(fact.need, 'point')} this round to reach the target`;
      const gets = fact.seat === cast.you ? 'get' : 'gets';
      const condition = kind === 'freeze' ? unlessFrozen.trim() : withoutIt;
      return `${need} and${condition === '' ? '' : `, ${condition},`} ${gets} there ${often}`;
    }
    case 'behind':
      return `${is('you led', 'led')} by ${count(fact.by, 'point')} before this round`;
    case 'ahead':
      return `${player === cast.you ? 'your' : 'the'} lead over ${who} was ${count(fact.by, 'point')} before this round`;
    case 'gain': {
      const forWhom = kind === 'turn' ? '' : ` for ${object(cast, player)}`;
      const cards = isCertain(fact.chance) ? 'every card adds' : `${tenths(fact.chance)} of the cards add`;
      return `${cards} points${forWhom}${unlessFrozen}, ${fact.points.toFixed(1)} on average`;
    }
    case 'threeBust': {
      if (fact.points === 0) return `three cards would bust ${who} with a risk of ${tenths(fact.chance)}`;
      const bust = isCertain(fact.chance) ? 'is certain and' : `(risk ${tenths(fact.chance)})`;
      return `busting on three cards ${bust} would cost ${who} ${count(fact.points, 'point')}`;
    }
    case 'threeGain':
      return `three cards would bring ${who} ${fact.points.toFixed(1)} points on average, busts included`;
  }
}

function isCertain(chance: number): boolean {
  return chance > 1 - 1e-9;
}

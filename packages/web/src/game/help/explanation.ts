// What things on the table are: each card, and every mark at a seat and beside it.

import { type Card, FLIP_THREE, FREEZE, isModifier, isNumber, plusOf, type State } from '@sevenfold/engine';
import { lookOf } from '../../cards/look.ts';
import { cardName } from '../../cards/names.ts';
import { term, word } from '../../words/words.svelte.ts';
import type { Mark, Topic } from './topic.ts';

export interface Explanation {
  readonly name: string;
  readonly text: string;
  /** How many there are in the deck. */
  readonly count?: string;
}

/** Needs the words of 'help', 'game' and 'terms'. `deck` has the number of each card. */
export function explanationOf(topic: Topic, deck: State['deck']): Explanation {
  if ('mark' in topic) return explainMark(topic.mark);
  const { card } = topic;
  const name = lookOf(card).text || cardName(card);
  return { name, text: cardText(card, deck[card]!), count: word.help.copies(deck[card]!) };
}

function cardText(card: Card, copies: number): string {
  const { cards } = word.help;
  if (isNumber(card)) return [cards.number(card), ...(copies > 1 ? [cards.twice] : [])].join(' ');
  if (isModifier(card)) return plusOf(card) > 0 ? cards.plus : cards.times2;
  if (card === FREEZE) return cards.freeze;
  return card === FLIP_THREE ? cards.flipThree(term) : cards.secondChance;
}

function explainMark(mark: Mark): Explanation {
  const { marks } = word.help;
  switch (mark) {
    case 'stayed':
      return { name: term.stayed, text: marks.stayed };
    case 'frozen':
      return { name: term.frozen, text: marks.frozen };
    case 'busted':
      return { name: term.busted, text: marks.busted };
    case 'flip7':
      return { name: term.flip7, text: marks.flip7 };
    case 'flips':
      return { name: term.flipThree, text: marks.flips };
    case 'sittingOut':
      return { name: word.game.sittingOut, text: marks.sittingOut };
    case 'dealer':
      return { name: word.game.dealer, text: marks.dealer };
    case 'points':
    case 'total':
    case 'pile':
    case 'discard':
      return marks[mark];
  }
}

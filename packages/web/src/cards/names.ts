import { type Card, FLIP_THREE, FREEZE, isModifier, isNumber, plusOf } from '@sevenfold/engine';
import { term, word } from '../words/words.svelte.ts';

/** A card as people say it, in the language and vocabulary in use; needs the words of 'terms'. */
export function cardName(card: Card): string {
  if (isNumber(card)) return word.terms.numberCard(card);
  if (isModifier(card)) return plusOf(card) > 0 ? word.terms.plusCard(plusOf(card)) : word.terms.times2;
  if (card === FREEZE) return term.freeze;
  return card === FLIP_THREE ? term.flipThree : term.secondChance;
}

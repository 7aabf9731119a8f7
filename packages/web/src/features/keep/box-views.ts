// What the cards of each box look like and are called on screen.

import { parseMove } from '@sevenfold/engine';
import { type BoxCard, type BoxId, boxOf } from '@sevenfold/physical/scores';
import { vengeanceLook } from '../../cards/box-look.ts';
import { type CardLook, lookOf } from '../../cards/look.ts';
import { cardName } from '../../cards/names.ts';
import { word } from '../../words/words.svelte.ts';

interface BoxView {
  /** A card as people say it. */
  readonly cardName: (token: string) => string;
  readonly lookOf: (card: BoxCard) => CardLook;
}

const VIEWS: Readonly<Record<BoxId, BoxView>> = {
  flip7: {
    cardName: (token) => cardName(parseMove(token)!),
    lookOf: ({ token }) => lookOf(parseMove(token)!),
  },
  vengeance: {
    cardName: vengeanceName,
    lookOf: ({ token, copies }) => vengeanceLook(token, copies),
  },
};

export function boxViewOf(box: BoxId): BoxView {
  return VIEWS[box];
}

/** A card in the middle of a sentence: as it is printed, unless only its name tells it from others. */
export function printedName(box: BoxId, token: string): string {
  const { text, mark } = VIEWS[box].lookOf(boxOf(box).cards.find((card) => card.token === token)!);
  return text === '' || mark !== undefined ? VIEWS[box].cardName(token) : text;
}

/** The looks of all cards that a pad shows. */
export function looksOf(box: BoxId): ReadonlyMap<string, CardLook> {
  return new Map(boxOf(box).cards.map((card) => [card.token, VIEWS[box].lookOf(card)]));
}

function vengeanceName(token: string): string {
  const { zero, unlucky7, lucky13, half, minus } = word.keep.vengeance;
  if (token === '0') return zero;
  if (token === 'U7') return unlucky7;
  if (token === 'L13') return lucky13;
  if (token === '/2') return half;
  return token.startsWith('-') ? minus(Number(token.slice(1))) : word.terms.numberCard(Number(token));
}

import {
  type Card,
  cardToken,
  duplicateOf,
  extraCount,
  type Extras,
  FLIP_THREE,
  FREEZE,
  type Hand,
  hasSecondChance,
  isBusted,
  numbersOf,
  PLUS_2,
  SECOND_CHANCE,
  TIMES_2,
} from '@sevenfold/engine';
import { type Paint, riskLevelOf } from '../terminal/colour.ts';
import { widthOf } from '../terminal/text.ts';
import type { Words } from './words.ts';

/** Stands for the Second Chance where there is no room for its name. */
export const CHANCE_SYMBOL = '♥';

export function cardName(card: Card, words: Words): string {
  if (card === FREEZE) return words.freeze;
  if (card === FLIP_THREE) return words.flipThree;
  return card === SECOND_CHANCE ? words.secondChance : cardToken(card);
}

/** A player's cards in at most `width` columns: as little cards if they fit, otherwise as bare numbers. */
export function handView(hand: Hand, extras: Extras, width: number, paint: Paint): string {
  const boxes = join(hand, extras, boxed(paint), ' ', paint);
  if (widthOf(boxes) <= width) return boxes;
  const bare = join(hand, extras, plain(paint), ' ', paint);
  if (widthOf(bare) <= width) return bare;
  return shorten(hand, extras, width, paint);
}

type CardPainter = (card: Card) => string;

/** A little card is a coloured field, or has brackets where there is no colour; both are equally wide. */
function boxed(paint: Paint): CardPainter {
  return (card) => {
    const label = cardToken(card);
    const style = `riskCard${riskLevelOf(card)}` as const;
    const field = paint(style, ` ${label} `);
    return field === ` ${label} ` ? `[${label}]` : field;
  };
}

function plain(paint: Paint): CardPainter {
  return (card) => paint(`risk${riskLevelOf(card)}`, cardToken(card));
}

function parts(hand: Hand, extras: Extras, number: CardPainter, paint: Paint): string[] {
  const shown = numbersOf(hand).map(number);
  if (isBusted(hand)) shown.push(paint('bad', `✗${cardToken(duplicateOf(extras))}`));
  for (let card = PLUS_2; card <= TIMES_2; card++) {
    const copies = extraCount(extras, card);
    if (copies > 0) shown.push(paint('modifier', cardToken(card) + (copies > 1 ? `·${copies}` : '')));
  }
  if (hasSecondChance(hand)) shown.push(paint('chance', CHANCE_SYMBOL));
  return shown;
}

function join(hand: Hand, extras: Extras, number: CardPainter, glue: string, paint: Paint): string {
  return parts(hand, extras, number, paint).join(glue);
}

function shorten(hand: Hand, extras: Extras, width: number, paint: Paint): string {
  let text = '';
  for (const part of parts(hand, extras, plain(paint), paint)) {
    const longer = text === '' ? part : `${text} ${part}`;
    if (widthOf(longer) > width - 1) return `${text}…`;
    text = longer;
  }
  return text;
}

import { FLIP_THREE, FREEZE, KINDS, NUMBER_KINDS, PLUS_2, TIMES_2 } from '@sevenfold/engine';

/** The count of different numbers that ends the round (R19). */
export const SEVEN = 7;

export function cardCount(pile: readonly number[]): number {
  return countOf(pile, 0, KINDS);
}

export function modifierCount(pile: readonly number[]): number {
  return countOf(pile, PLUS_2, TIMES_2 + 1);
}

/** Cards that are neither Freeze nor Flip Three. */
export function plainCount(pile: readonly number[]): number {
  return cardCount(pile) - pile[FREEZE]! - pile[FLIP_THREE]!;
}

function countOf(pile: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let card = from; card < to; card++) sum += pile[card]!;
  return sum;
}

/** How many cards of the pile have one of these numbers. */
export function copiesOf(pile: readonly number[], set: number): number {
  let copies = 0;
  for (let number = 0; number < NUMBER_KINDS; number++) if ((set >> number) & 1) copies += pile[number]!;
  return copies;
}

export function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

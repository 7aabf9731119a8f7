/** A kind of card, as a small integer: 0–12 are the numbers, then modifiers, then actions (R1). */
export type Card = number;

export const PLUS_2: Card = 13;
export const PLUS_4: Card = 14;
export const PLUS_6: Card = 15;
export const PLUS_8: Card = 16;
export const PLUS_10: Card = 17;
export const TIMES_2: Card = 18;
export const FREEZE: Card = 19;
export const FLIP_THREE: Card = 20;
export const SECOND_CHANCE: Card = 21;

export const KINDS = 22;
export const NUMBER_KINDS = 13;
export const DECK_SIZE = 94;
export const MAX_DECKS = 8;

/** Copies of each kind in one deck: one 0, one 1, two 2s … twelve 12s, one of each modifier, three of each action. */
export const COPIES: readonly number[] = [
  1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 1, 1, 1, 1, 1, 3, 3, 3,
];

export function isNumber(card: Card): boolean {
  return card <= 12;
}

export function isModifier(card: Card): boolean {
  return card >= 13 && card <= 18;
}

/** Points that a +N card adds; 0 for every other card. */
export function plusOf(card: Card): number {
  return card >= PLUS_2 && card <= PLUS_10 ? (card - PLUS_2 + 1) * 2 : 0;
}

export function deckCounts(decks: number): number[] {
  const counts = COPIES.slice();
  for (let kind = 0; kind < KINDS; kind++) counts[kind]! *= decks;
  return counts;
}

import {
  COPIES,
  FLIP_THREE,
  FREEZE,
  isModifier,
  isNumber,
  KINDS,
  PLUS_2,
  PRESETS,
  SECOND_CHANCE,
} from '@sevenfold/engine';

/** The number of cards of each kind, like `COPIES` of the engine. */
export type Deck = readonly number[];

/** Each card set adds one group of cards to the one before it. */
export const CARD_SETS = ['numbers', 'modifiers', 'secondChance', 'all'] as const;
export type CardSet = (typeof CARD_SETS)[number];

/** The bonus for a Flip 7 (R35). */
export const FLIP_7_BONUS = PRESETS.official.flip7Bonus;

/** +2 … +10, then x2. */
export const MODIFIER_KINDS = FREEZE - PLUS_2;

export function deckOf(cards: CardSet): Deck {
  const groups = CARD_SETS.indexOf(cards);
  return COPIES.map((copies, kind) => (groupOf(kind) <= groups ? copies : 0));
}

function groupOf(kind: number): number {
  if (isNumber(kind)) return 0;
  if (isModifier(kind)) return 1;
  return kind === SECOND_CHANCE ? 2 : 3;
}

/** The number of cards that are neither Freeze nor Flip Three. */
export function plainCards(deck: Deck): number {
  return deckSize(deck) - deck[FREEZE]! - deck[FLIP_THREE]!;
}

export function deckSize(deck: Deck): number {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++) size += deck[kind]!;
  return size;
}

import { COPIES, isModifier, isNumber, SECOND_CHANCE } from '@sevenfold/engine';

/** The number of cards of each kind, like `COPIES` of the engine. */
export type Deck = readonly number[];

/** Each card set adds one group of cards to the one before it. */
export const CARD_SETS = ['numbers', 'modifiers', 'secondChance', 'all'] as const;
export type CardSet = (typeof CARD_SETS)[number];

export function deckOf(cards: CardSet): Deck {
  const groups = CARD_SETS.indexOf(cards);
  return COPIES.map((copies, kind) => (groupOf(kind) <= groups ? copies : 0));
}

function groupOf(kind: number): number {
  if (isNumber(kind)) return 0;
  if (isModifier(kind)) return 1;
  return kind === SECOND_CHANCE ? 2 : 3;
}

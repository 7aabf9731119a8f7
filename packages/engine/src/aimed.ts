import type { Card } from './cards.ts';

/**
 * An action card on its way to a player, waiting its turn in the queue (R31): the seat above five bits of the card. With
 * objects in the queue and cards among those set aside, V8 compiled the code that both share again and again.
 */
export type Aimed = number;

const CARD_BITS = 5;
const CARD_MASK = 31;

export function aimedAt(card: Card, seat: number): Aimed {
  return (seat << CARD_BITS) | card;
}

export function aimedCard(aimed: Aimed): Card {
  return aimed & CARD_MASK;
}

export function aimedSeat(aimed: Aimed): number {
  return aimed >> CARD_BITS;
}

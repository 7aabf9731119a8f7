// How large the cards of a phone beside a TV are: as large as they fit, in one row of seven or in two.

export interface PhoneCardSize {
  readonly columns: 4 | 7;
  /** The width of a card, in pixels. */
  readonly card: number;
}

export const CARD_GAP = 8;
/** All other cards are smaller, in a row of their own. */
export const EXTRAS_SCALE = 0.62;
/** The line with points and total, and the space around everything. */
const AROUND = 76;
const LARGEST = 150;

export function phoneCardSize(hands: number, width: number, height: number): PhoneCardSize {
  const room = height / hands - AROUND;
  const sizes = ([4, 7] as const).map((columns): PhoneCardSize => {
    const rows = Math.ceil(7 / columns);
    const wide = (width - 2 * CARD_GAP - (columns - 1) * CARD_GAP) / columns;
    const high = (room - rows * CARD_GAP) / (1.4 * (rows + EXTRAS_SCALE));
    return { columns, card: Math.max(24, Math.floor(Math.min(wide, high, LARGEST))) };
  });
  return sizes.reduce((best, size) => (size.card > best.card ? size : best));
}

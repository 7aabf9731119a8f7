// How many seats fit beside each other and how large their cards can be. Arithmetic only, so that nothing is measured
// while cards move; Seat.svelte keeps to these figures.

export interface Arrangement {
  readonly columns: number;
  /** Width of a card in pixels. */
  readonly card: number;
  /** One line a player, numbers only: for many players on a small screen. */
  readonly dense: boolean;
}

export interface OwnArrangement {
  readonly card: number;
  /** Modifiers and actions stand below the numbers, because the screen is narrow. */
  readonly folded: boolean;
}

export const GAP = 8;
/** Below this a card is hard to read; numbers alone are not. */
const SMALLEST_CARD = 27;
const DENSE_COLUMN = 340;
const LOWEST_LINE = 25;
const HIGHEST_LINE = 44;

export function seatPadding(card: number): number {
  return clamp(5, 0.15 * card, 14);
}

export function seatHead(card: number): number {
  return clamp(21, 0.48 * card, 36);
}

export function slotGap(card: number): number {
  return Math.max(2, Math.round(0.07 * card));
}

/** Seven slots, a gap, and room for about two more cards. */
export function seatWidth(card: number): number {
  return 9.2 * card + 6 * slotGap(card) + 2 * seatPadding(card);
}

export function seatHeight(card: number): number {
  return seatHead(card) + 1.4 * card + 2 * seatPadding(card) + 8;
}

/** The seats in a room of this size, with cards as large as possible up to `largest`. */
export function arrange(seats: number, width: number, height: number, largest: number): Arrangement {
  let best: Arrangement = { columns: 1, card: 0, dense: true };
  for (let columns = 1; columns <= Math.max(1, seats); columns++) {
    const rows = Math.ceil(seats / columns);
    const wide = (width - (columns - 1) * GAP) / columns;
    const high = (height - (rows - 1) * GAP) / rows;
    let card = largest;
    while (card >= SMALLEST_CARD && (seatWidth(card) > wide || seatHeight(card) > high)) card--;
    if (card >= SMALLEST_CARD && card > best.card) best = { columns, card, dense: false };
  }
  return best.dense ? arrangeDensely(seats, width, height) : best;
}

function arrangeDensely(seats: number, width: number, height: number): Arrangement {
  const columns = clamp(1, Math.floor(width / DENSE_COLUMN), 4);
  const rows = Math.ceil(seats / columns);
  const line = clamp(LOWEST_LINE, (height - (rows - 1) * 3) / rows, HIGHEST_LINE);
  const wide = (width - (columns - 1) * GAP) / columns;
  return { columns, card: Math.floor(clamp(17, Math.min(line - 4, (wide - 150) / 9.2), 36)), dense: true };
}

/** Your own line, which is as wide as the screen. */
export function arrangeOwn(width: number, height: number): OwnArrangement {
  const folded = width < 620;
  const largest = clamp(40, height * 0.14, 108);
  let card = largest;
  const needed = (): number =>
    folded ? 7 * card + 6 * slotGap(card) + 2 * seatPadding(card) : seatWidth(card);
  while (card > 24 && needed() > width) card -= 0.5;
  return { card, folded };
}

function clamp(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

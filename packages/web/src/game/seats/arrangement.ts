// How many seats fit beside each other and how large their cards can be. Arithmetic only, so that nothing is measured
// while cards move; Seat.svelte keeps to these figures.

export interface Arrangement {
  readonly columns: number;
  /** In pixels. */
  readonly card: number;
  /** One row per player, numbers only: for many players on a small screen. */
  readonly dense: boolean;
  /** Modifiers and actions stand below the numbers, smaller, because the screen is narrow. */
  readonly folded: boolean;
}

export const GAP = 8;
export const DENSE_GAP = 2;
/** Below this a card is hard to read; numbers alone are not. */
const SMALLEST_CARD = 27;
/** The size of the cards below, as a share of those above. */
export const FOLDED_SCALE = 0.68;
/** Another column is worth cards this much smaller: half-empty rows look lost. */
const FILLED = 0.86;
const DENSE_COLUMN = 340;
const LOWEST_LINE = 24;
const HIGHEST_LINE = 44;

export function seatPadding(card: number): number {
  return clamp(5, 0.15 * card, 14);
}

export function seatHead(card: number): number {
  return clamp(21, 0.48 * card, 52);
}

export function slotGap(card: number): number {
  return Math.max(2, Math.round(0.07 * card));
}

/** Seven slots; beside them a gap and room for two more cards, unless those stand below. */
export function seatWidth(card: number, folded: boolean): number {
  return (folded ? 7 : 9.3) * card + 6 * slotGap(card) + 2 * seatPadding(card) + 2;
}

export function seatHeight(card: number, folded: boolean): number {
  return (
    seatHead(card) + 1.4 * card * (folded ? 1 + FOLDED_SCALE : 1) + 2 * seatPadding(card) + (folded ? 14 : 8)
  );
}

/** The seats in a room of this size, with cards as large as possible up to `largest`. */
export function arrange(seats: number, width: number, height: number, largest: number): Arrangement {
  let best: Arrangement | undefined;
  for (let columns = 1; columns <= Math.max(1, seats); columns++) {
    const rows = Math.ceil(seats / columns);
    const wide = (width - (columns - 1) * GAP) / columns;
    const high = (height - (rows - 1) * GAP) / rows;
    for (const folded of [false, true]) {
      let card = largest;
      while (card >= SMALLEST_CARD && (seatWidth(card, folded) > wide || seatHeight(card, folded) > high))
        card--;
      if (card < SMALLEST_CARD) continue;
      const needed = best === undefined ? 0 : folded ? best.card * 1.15 : best.card * FILLED;
      if (card > needed) best = { columns, card, dense: false, folded };
    }
  }
  return best ?? arrangeDensely(seats, width, height);
}

function arrangeDensely(seats: number, width: number, height: number): Arrangement {
  const columns = clamp(1, Math.floor(width / DENSE_COLUMN), 4);
  const rows = Math.ceil(seats / columns);
  const line = clamp(LOWEST_LINE, (height - (rows - 1) * DENSE_GAP) / rows, HIGHEST_LINE);
  const wide = (width - (columns - 1) * GAP) / columns;
  return {
    columns,
    card: Math.floor(clamp(17, Math.min(line - 4, (wide - 160) / 8.7), 36)),
    dense: true,
    folded: false,
  };
}

/** Your own seat: as wide as the screen, with room left for many others. */
export function arrangeOwn(seats: number, width: number, height: number): Arrangement {
  const folded = width < 620;
  let card = clamp(40, height * (seats > 10 ? 0.09 : seats > 6 ? 0.12 : 0.14), 108);
  while (card > 24 && seatWidth(card, folded) > width) card -= 0.5;
  return { columns: 1, card: Math.floor(card), dense: false, folded };
}

function clamp(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

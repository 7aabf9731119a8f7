// Where everything on a table goes and how large it is, from the room there is and the number of players. Arithmetic
// only, so that nothing is measured while cards move; TableView, Middle and Seat keep to these figures, in pixels.

/**
 * How a player's seat is built:
 *   wide   a line with name and points; below it seven slots, and beside them all other cards
 *   tall   the other cards, smaller, in a high line between name and points; below it seven slots
 *   row    name and points on two lines; beside them all cards
 *   dense  one line with numbers only, for many players on a small screen
 */
export type Shape = 'wide' | 'tall' | 'row' | 'dense';

interface SeatSize {
  readonly shape: Shape;
  /** The width of a card. */
  readonly card: number;
}

export interface Arrangement extends SeatSize {
  readonly columns: number;
  /** Everyone is seen without scrolling. */
  readonly fits: boolean;
}

export interface TableLayout {
  /** The other players are on the left of the piles and your own seat, not above them. */
  readonly isSplit: boolean;
  /** The height of the piles and the words between them; 0 if they are shown elsewhere. */
  readonly middle: number;
  /** The width of a card of the pile. */
  readonly pile: number;
  readonly own: SeatSize | undefined;
  readonly others: Arrangement;
}

export const GAP = 8;
export const DENSE_GAP = 2;
/** Around the seats of the others, for the frame of whose turn it is. */
export const EDGE = 4;
/** The size of the other cards of a tall seat, as a share of its numbers. */
export const TALL_SCALE = 0.68;

/** Below this a card is hard to read; numbers alone are not. */
const SMALLEST_CARD = 22;
/** The words of a row take so much of its width that smaller cards are better than none. */
const SMALLEST_ROW = 18;
/** A tall seat needs this for a name, some cards and points in one line. */
const SMALLEST_TALL = 36;
const LARGEST_CARD = 116;
/** With larger ones the words beside them look lost. */
const LARGEST_ROW = 40;
/** With cards at least this large nobody has to look twice. */
const COMFORTABLE_CARD = 30;
/** The lowest two lines of text. */
const TWO_LINES = 30;
/** The font of one line, and of two, as a share of their height. */
const LINE_FONT = 0.62;
const TWO_LINE_FONT = 0.4;
const LOWEST_LINE = 18;
const HIGHEST_LINE = 44;
const SMALLEST_TILE = 14;
const COMFORTABLE_TILE = 16;
const DENSE_COLUMN = 340;
/** Name, points and gaps of a dense line. */
const DENSE_TEXT = 160;
/** Name and points of a row, in units of its font size. */
const ROW_TEXT = 8;
const ROW_GAP = 6;

export function seatPadding(card: number): number {
  return clamp(3, 0.15 * card, 14);
}

export function slotGap(card: number): number {
  return Math.max(2, Math.round(0.07 * card));
}

/** The height of the text of a seat: its first line, or all of a row. `least` is the smallest font that will do. */
export function seatHead(card: number, shape: Shape, least = 0): number {
  if (shape === 'tall') return Math.max(TWO_LINES, 1.4 * TALL_SCALE * card, least / TWO_LINE_FONT);
  if (shape === 'row') return Math.max(TWO_LINES, 1.4 * card, least / TWO_LINE_FONT);
  return Math.max(clamp(17, 0.48 * card, 52), least / LINE_FONT);
}

export function seatFont(card: number, shape: Shape, least = 0): number {
  const head = seatHead(card, shape, least);
  const font = shape === 'wide' ? clamp(13, LINE_FONT * head, 32) : clamp(13, TWO_LINE_FONT * head, 22);
  return Math.max(least, font);
}

export function seatWidth(card: number, shape: Shape, least = 0): number {
  const slots = 7 * card + 6 * slotGap(card) + 2 * seatPadding(card) + 2;
  if (shape === 'tall') return slots;
  if (shape === 'row') return slots + 1.7 * card + ROW_TEXT * seatFont(card, shape, least) + ROW_GAP;
  return slots + 2.3 * card;
}

export function seatHeight(card: number, shape: Shape, least = 0): number {
  const around = 2 * seatPadding(card) + 3;
  const head = seatHead(card, shape, least);
  return shape === 'row' ? head + around : head + 1.4 * card + around + (shape === 'tall' ? 4 : 2);
}

/** The largest card up to `largest` with which a seat of this shape fits; 0 if none does. */
function fit(shape: Shape, width: number, height: number, largest: number, least = 0): number {
  const smallest = shape === 'tall' ? SMALLEST_TALL : shape === 'row' ? SMALLEST_ROW : SMALLEST_CARD;
  const most = shape === 'row' ? Math.min(LARGEST_ROW, largest) : largest;
  for (let card = Math.floor(most); card >= smallest; card--)
    if (seatWidth(card, shape, least) <= width && seatHeight(card, shape, least) <= height) return card;
  return 0;
}

/** The seats in a room of this size, with cards as large as possible up to `largest`, and fonts from `least` on. */
export function arrange(
  seats: number,
  width: number,
  height: number,
  largest: number,
  least = 0,
): Arrangement {
  let best: Arrangement = { columns: 1, card: 0, shape: 'wide', fits: true };
  for (let columns = 1; columns <= Math.max(1, seats); columns++) {
    const rows = Math.ceil(seats / columns);
    const wide = (width - (columns - 1) * GAP) / columns;
    const high = (height - (rows - 1) * GAP) / rows;
    for (const shape of ['wide', 'tall', 'row'] as const) {
      const card = fit(shape, wide, high, largest, least);
      // Another column is as good if it is not bought with another shape: half-empty rows look lost.
      if (card > best.card || (card > 0 && card === best.card && shape === best.shape))
        best = { columns, card, shape, fits: true };
    }
  }
  return best.card > 0 ? best : arrangeDensely(seats, width, height);
}

function arrangeDensely(seats: number, width: number, height: number): Arrangement {
  const columns = clamp(1, Math.floor(width / DENSE_COLUMN), 4);
  const rows = Math.ceil(seats / columns);
  const line = clamp(LOWEST_LINE, (height - (rows - 1) * DENSE_GAP) / rows, HIGHEST_LINE);
  const wide = (width - (columns - 1) * GAP) / columns;
  const card = Math.floor(clamp(SMALLEST_TILE, Math.min(line - 4, (wide - DENSE_TEXT) / 8.7), 36));
  const fits = rows * denseHeight(card) + (rows - 1) * DENSE_GAP <= height && denseWidth(card) <= wide;
  return { columns, card, shape: 'dense', fits };
}

function denseWidth(card: number): number {
  return DENSE_TEXT + 8.7 * card;
}

/** The lowest line of a dense seat. */
export function denseHeight(card: number): number {
  return card + 2;
}

/** Your own seat: as wide as there is room, up to a card of this size. */
function arrangeOwn(width: number, height: number, largest: number): SeatSize {
  const wide = fit('wide', width, height, largest);
  const tall = fit('tall', width, height, largest);
  if (wide === 0 && tall === 0) return { shape: 'wide', card: SMALLEST_CARD };
  return tall > wide ? { shape: 'tall', card: tall } : { shape: 'wide', card: wide };
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly players: number;
  /** Whether one of them has a seat of their own at the bottom. */
  readonly hasOwn: boolean;
  /** Players only: the piles and the question are shown elsewhere. */
  readonly isPlain?: boolean;
}

/** The whole table: the others above, the piles, your own seat at the bottom; in a low room the others are on the left. */
export function layTable(room: Room): TableLayout {
  const stacked = layStacked(room);
  if (!room.hasOwn || isComfortable(stacked.others)) return stacked;
  const split = laySplit(room);
  return split !== undefined && isBetter(split.others, stacked.others) ? split : stacked;
}

/** The least width of the log or the coach beside a table. */
export const PANEL = 304;
/** The prompt and one line of news. */
const LOWEST_MIDDLE = 54;
/** The bar above a table and the buttons below it. */
const BARS = 150;

/** Whether a panel fits beside the table in a window of this size and nobody has to look twice at the cards. */
export function hasRoomBeside(players: number, width: number, height: number): boolean {
  const left = { width: width - PANEL, height: height - BARS };
  return left.width >= 2.4 * PANEL && isComfortable(layTable({ ...left, players, hasOwn: true }).others);
}

/** Where the others would be hard to read, or not all in view, your own seat and the piles are lower. */
function layStacked(room: Room): TableLayout {
  const { width, height, players, hasOwn, isPlain = false } = room;
  const share = players > 10 ? 0.09 : players > 6 ? 0.12 : 0.14;
  const inside = width - 2 * EDGE;
  const middle = isPlain ? 0 : middleHeight(height, hasOwn ? players - 1 : players);
  const own = hasOwn ? arrangeOwn(inside, height / 2, clamp(40, share * height, 108)) : undefined;
  const roomy = stack(room, middle, own);
  if (own === undefined || (roomy.others.fits && roomy.others.card >= COMFORTABLE_TILE)) return roomy;
  const card = fit('wide', inside, height / 2, 0.75 * own.card);
  return stack(room, Math.min(middle, LOWEST_MIDDLE), card > 0 ? { shape: 'wide', card } : own);
}

function stack(
  { width, height, players, isPlain = false }: Room,
  middle: number,
  own: SeatSize | undefined,
): TableLayout {
  const others = own === undefined ? players : players - 1;
  const taken = (own ? seatHeight(own.card, own.shape) + GAP : 0) + (isPlain ? 0 : middle + GAP);
  const largest = own?.card ?? LARGEST_CARD;
  return {
    isSplit: false,
    middle,
    pile: pileCard(middle),
    own,
    others: arrange(others, width - 2 * EDGE, height - taken - 2 * EDGE, largest),
  };
}

function laySplit({ width, height, players, isPlain = false }: Room): TableLayout | undefined {
  const middle = isPlain ? 0 : middleHeight(height, players - 1);
  const half = (width - GAP) / 2 - 2 * EDGE;
  const own = arrangeOwn(half, height - middle - GAP, 108);
  if (seatWidth(own.card, own.shape) > half) return undefined;
  const others = arrange(players - 1, half, height - 2 * EDGE, own.card);
  return { isSplit: true, middle, pile: pileCard(middle), own, others };
}

/** The piles are larger for a player who is alone, or nearly so. */
function middleHeight(height: number, others: number): number {
  return Math.round(others > 1 ? clamp(72, 0.15 * height, 124) : clamp(72, 0.2 * height, 190));
}

/** A card with its number below it. */
function pileCard(middle: number): number {
  return Math.floor(Math.max(0, middle - 26) / 1.4);
}

function isComfortable({ shape, card }: Arrangement): boolean {
  return shape !== 'dense' && card >= COMFORTABLE_CARD;
}

function isBetter(a: Arrangement, b: Arrangement): boolean {
  if (a.fits !== b.fits) return a.fits;
  return (a.shape === 'dense') === (b.shape === 'dense') ? a.card > b.card : b.shape === 'dense';
}

function clamp(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

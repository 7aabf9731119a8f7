// Where a headline is written: at the seat of its player, so that nobody takes it for someone else's. Arithmetic only,
// in pixels.

import type { ScreenBox } from '../../parts/overlays/free-place.ts';

interface Wanted {
  /** The seat of the player it is about, and the whole table. */
  readonly seat: ScreenBox;
  readonly field: ScreenBox;
  readonly letters: number;
  /** The headline concerns everyone: it may be higher than a low seat. */
  readonly isForAll: boolean;
}

export interface HeadlinePlace extends ScreenBox {
  /** The size of the font. */
  readonly size: number;
}

const LARGEST = 120;
/** The size of the font, as a share of the height of the seat; low seats are filled. */
const SHARE = 0.62;
const FILLED = 22;
/** The smallest font for what concerns everyone. */
const SMALLEST_FOR_ALL = 30;
/** The longest text that is as large as a headline can be; longer ones are smaller. */
const SHORT = 9;
/** The width of a letter, in units of the font size, with room around the text. */
const LETTER = 0.76;

export function headlinePlace({ seat, field, letters, isForAll }: Wanted): HeadlinePlace {
  const high = seat.bottom - seat.top;
  const across = seat.right - seat.left;
  const count = Math.max(SHORT, letters);
  const filling = Math.max(SHARE * high, Math.min(FILLED, high), isForAll ? SMALLEST_FOR_ALL : 0);
  const size = Math.min(filling, across / (LETTER * count), LARGEST);
  const width = Math.min(across, LETTER * count * size);
  const left = within((seat.left + seat.right - width) / 2, field.left, field.right - width);
  const top = within((seat.top + seat.bottom - size) / 2, field.top, field.bottom - size);
  return { left, top, right: left + width, bottom: top + size, size };
}

function within(place: number, least: number, most: number): number {
  return Math.max(least, Math.min(place, most));
}

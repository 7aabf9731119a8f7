const GAP = 12;
const EDGE = 8;

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Puts a fixed part of the page above or below another one, wherever it fits, and inside the window. `--tip` is where
 * its arrow points, and data-side says on which side of the other it is.
 */
export function placeNear(part: HTMLElement, other: Place, side: 'above' | 'below'): void {
  const { left, right, top, bottom } = other;
  const { offsetHeight: height } = part;
  const fits = { above: top - GAP - height >= EDGE, below: bottom + GAP + height <= innerHeight - EDGE };
  const otherSide = side === 'above' ? 'below' : 'above';
  const chosen = fits[side] || !fits[otherSide] ? side : otherSide;
  put(part, chosen, (left + right) / 2, chosen === 'above' ? top - GAP - height : bottom + GAP);
}

/** Puts it inside a room that is below the other one, or beside it: then there is no arrow. */
export function placeInside(part: HTMLElement, room: Place, other: Place): void {
  const isBelow = room.top >= other.bottom;
  const { left, right } = isBelow ? other : room;
  const top = (room.top + room.bottom - part.offsetHeight) / 2;
  put(part, isBelow ? 'below' : 'beside', (left + right) / 2, top);
}

function put(part: HTMLElement, side: 'above' | 'below' | 'beside', middle: number, top: number): void {
  const { offsetWidth: width, offsetHeight: height } = part;
  const x = within(middle - width / 2, innerWidth - width);
  part.dataset['side'] = side;
  // Moved and not laid out again: nothing else has to wait for it.
  part.style.inset = '0 auto auto 0';
  part.style.translate = `${x}px ${within(top, innerHeight - height)}px`;
  part.style.setProperty('--tip', `${Math.min(width - 20, Math.max(20, middle - x))}px`);
}

function within(place: number, most: number): number {
  return Math.max(EDGE, Math.min(place, most - EDGE));
}

import { type ScreenBox, freePlace } from './free-place.ts';

const GAP = 12;
const EDGE = 8;

/**
 * Puts a fixed part of the page above or below another one, wherever it fits, and inside the window. `--tip` is where
 * its arrow points, and data-side says on which side of the other it is.
 */
export function placeNear(part: HTMLElement, other: ScreenBox, side: 'above' | 'below'): void {
  const { left, right, top, bottom } = other;
  const { offsetHeight: height } = part;
  const fits = { above: top - GAP - height >= EDGE, below: bottom + GAP + height <= innerHeight - EDGE };
  const otherSide = side === 'above' ? 'below' : 'above';
  const chosen = fits[side] || !fits[otherSide] ? side : otherSide;
  put(part, chosen, (left + right) / 2, chosen === 'above' ? top - GAP - height : bottom + GAP);
}

/**
 * Puts it as near as possible to a point of the other one, where it covers none of these boxes; false if there is no
 * such place around the other one.
 */
export function placeClear(
  part: HTMLElement,
  other: ScreenBox,
  taken: readonly ScreenBox[],
  near = middleOf(other),
): boolean {
  const { offsetWidth: width, offsetHeight: height } = part;
  const room = {
    left: Math.max(EDGE, other.left - width / 2),
    right: Math.min(innerWidth - EDGE, other.right + width / 2),
    top: Math.max(EDGE, other.top - height - 2 * GAP),
    bottom: Math.min(innerHeight - EDGE, other.bottom + height + 2 * GAP),
  };
  const place = freePlace({ width, height, near, room }, taken);
  if (place === undefined) return false;
  const { left, top } = place;
  const isOver = near.x > left && near.x < left + width;
  const side = top + height <= near.y ? 'above' : 'below';
  move(part, isOver ? side : 'beside', left, top, near.x);
  return true;
}

function middleOf({ left, right, top, bottom }: ScreenBox): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function put(part: HTMLElement, side: 'above' | 'below' | 'beside', middle: number, top: number): void {
  const { offsetWidth: width, offsetHeight: height } = part;
  const x = within(middle - width / 2, innerWidth - width);
  move(part, side, x, within(top, innerHeight - height), middle);
}

/** `tip` is where its arrow points, across. */
function move(
  part: HTMLElement,
  side: 'above' | 'below' | 'beside',
  x: number,
  y: number,
  tip: number,
): void {
  part.dataset['side'] = side;
  // Moved and not laid out again: nothing else has to wait for it.
  part.style.inset = '0 auto auto 0';
  part.style.translate = `${x}px ${y}px`;
  part.style.setProperty('--tip', `${Math.min(part.offsetWidth - 20, Math.max(20, tip - x))}px`);
}

function within(place: number, most: number): number {
  return Math.max(EDGE, Math.min(place, most - EDGE));
}

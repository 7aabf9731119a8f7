const GAP = 12;
const EDGE = 8;

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Puts a fixed part of the page above or below another one, wherever it fits, and inside the window. `--tip` is where
 * its arrow points, and data-side says on which side of the other it is.
 */
export function placeNear(part: HTMLElement, other: Place, side: 'above' | 'below'): void {
  const { left, right, top, bottom } = other;
  const { offsetWidth: width, offsetHeight: height } = part;
  const fits = { above: top - GAP - height >= EDGE, below: bottom + GAP + height <= innerHeight - EDGE };
  const otherSide = side === 'above' ? 'below' : 'above';
  const chosen = fits[side] || !fits[otherSide] ? side : otherSide;
  const middle = (left + right) / 2;
  const x = within(middle - width / 2, innerWidth - width);
  const y = within(chosen === 'above' ? top - GAP - height : bottom + GAP, innerHeight - height);
  part.dataset['side'] = chosen;
  // Moved and not laid out again: nothing else has to wait for it.
  part.style.inset = '0 auto auto 0';
  part.style.translate = `${x}px ${y}px`;
  part.style.setProperty('--tip', `${Math.min(width - 20, Math.max(20, middle - x))}px`);
}

function within(place: number, most: number): number {
  return Math.max(EDGE, Math.min(place, most - EDGE));
}

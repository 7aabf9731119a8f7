// Where something can lie without covering what people have to read.

export type ScreenBox = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Between two things that do not cover each other, in pixels: room for an arrow. */
const APART = 8;

interface Wanted {
  readonly width: number;
  readonly height: number;
  /** Its middle should be as near to this point as possible. */
  readonly near: { readonly x: number; readonly y: number };
  /** The place has to lie within this box. */
  readonly room: ScreenBox;
}

/** The top left corner of the nearest place that covers none of these boxes; `undefined` if there is none. */
export function freePlace(
  { width, height, near, room }: Wanted,
  taken: readonly ScreenBox[],
): { readonly left: number; readonly top: number } | undefined {
  const inWay = taken.filter((box) => overlaps(box, room));
  // If the wanted place is taken, the nearest free one touches the edge of a box or of the room.
  const lefts = inWay.flatMap(({ left, right }) => [left - width - APART, right + APART]);
  const tops = inWay.flatMap(({ top, bottom }) => [top - height - APART, bottom + APART]);
  const across = within(
    [near.x - width / 2, room.left, room.right - width, ...lefts],
    room.left,
    room.right - width,
  );
  const down = within(
    [near.y - height / 2, room.top, room.bottom - height, ...tops],
    room.top,
    room.bottom - height,
  );
  let best: { left: number; top: number } | undefined;
  let least = Infinity;
  for (const left of across)
    for (const top of down) {
      const [x, y] = [left + width / 2 - near.x, top + height / 2 - near.y];
      const far = x * x + y * y;
      if (far >= least) continue;
      const place = { left, top, right: left + width, bottom: top + height };
      if (inWay.some((box) => overlaps(box, place))) continue;
      [best, least] = [{ left, top }, far];
    }
  return best;
}

export function overlaps(a: ScreenBox, b: ScreenBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function within(places: readonly number[], least: number, most: number): number[] {
  return [...new Set(places)].filter((place) => place >= least && place <= most);
}

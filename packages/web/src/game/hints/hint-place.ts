// Where a hint goes: beside what it is about, and never over the question or its answers. Arithmetic only, in pixels.

import type { ScreenBox } from '../../parts/overlays/free-place.ts';

export interface Surroundings {
  /** The window. */
  readonly width: number;
  readonly height: number;
  readonly hint: { readonly width: number; readonly height: number };
  /** What it is about, if that is on screen. */
  readonly about: ScreenBox | undefined;
  /** The question, its answers and headlines. */
  readonly untouchable: readonly ScreenBox[];
  /** Your own name and points. */
  readonly read: readonly ScreenBox[];
  /** Your own cards, and the seats they lie at. */
  readonly cards: readonly ScreenBox[];
  readonly own: readonly ScreenBox[];
  /** The bar at the top. */
  readonly bar: readonly ScreenBox[];
  /** Other things that a hint should not cover if it can be avoided. */
  readonly others: readonly ScreenBox[];
}

export interface HintPlace {
  readonly left: number;
  readonly top: number;
  /** On which side of its subject the hint is; undefined if they are too far apart for an arrow. */
  readonly side: 'above' | 'below' | 'left' | 'right' | undefined;
  /** Where the arrow is along the edge of the hint. */
  readonly tip: number;
  /** The hint covers nothing but other players. */
  readonly isClear: boolean;
}

/** Least distances, in pixels: to the edge of the window, to the subject, and to what a hint must not cover. */
const EDGE = 8;
const GAP = 12;
const AIR = 4;
/** Places are tried in these steps. */
const STEP = 4;
const STEP_ACROSS = 12;
/** An arrow is long enough for this distance. */
const REACH = 2 * GAP;
/** An arrow is this far from the hint's corners. */
const CORNER = 20;
/** How many pixels further away a hint goes rather than cover such a thing. */
const AVOIDED = {
  untouchable: 1e6,
  cards: 20_000,
  read: 10_000,
  own: 4000,
  bar: 3000,
  others: 150,
};
/** How much it matters that hint and thing are in line. */
const IN_LINE = 0.1;

/** The best of all places in the window. */
export function placeOf(around: Surroundings): HintPlace {
  const { width, height, hint, about } = around;
  // What is not on screen is explained near the thumb.
  const near = about ?? { left: width / 2, right: width / 2, top: height, bottom: height };
  const area = hint.width * hint.height;
  /** What each pixel of such a thing costs: a small one is covered soon. */
  const costs = (boxes: readonly ScreenBox[], by: number, cost: number) =>
    boxes.map((each) => {
      const box = grown(each, by);
      return [box, cost / Math.min(area, overlap(box, box))] as const;
    });
  const obstacles = [
    ...costs(around.untouchable, AIR, AVOIDED.untouchable),
    ...costs(around.cards, AIR, AVOIDED.cards),
    ...costs(around.read, AIR, AVOIDED.read),
    ...costs(around.own, AIR, AVOIDED.own),
    ...costs(around.bar, AIR, AVOIDED.bar),
    ...costs(around.others, 0, AVOIDED.others),
    ...(about ? [...costs([about], AIR, AVOIDED.cards), ...costs([about], GAP, AVOIDED.own)] : []),
  ];
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (let top = EDGE; top <= Math.max(EDGE, height - EDGE - hint.height); top += STEP)
    for (let left = EDGE; left <= Math.max(EDGE, width - EDGE - hint.width); left += STEP_ACROSS) {
      const box = { left, top, right: left + hint.width, bottom: top + hint.height };
      let cost = distance(box, near) + IN_LINE * Math.abs(left + box.right - near.left - near.right);
      for (const [other, perPixel] of obstacles) {
        if (cost >= least) break;
        cost += perPixel * overlap(box, other);
      }
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  const at = { ...best, right: best.left + hint.width, bottom: best.top + hint.height };
  const { untouchable, cards, read, own, bar } = around;
  const kept = [...untouchable, ...cards, ...read, ...own, ...bar, ...(about ? [about] : [])];
  return { ...best, ...arrow(at, about), isClear: kept.every((box) => overlap(at, box) === 0) };
}

function arrow(hint: ScreenBox, about: ScreenBox | undefined): Pick<HintPlace, 'side' | 'tip'> {
  if (about === undefined) return { side: undefined, tip: 0 };
  const across = shared(hint.left, hint.right, about.left, about.right);
  const down = shared(hint.top, hint.bottom, about.top, about.bottom);
  const gaps = {
    above: about.top - hint.bottom,
    below: hint.top - about.bottom,
    left: about.left - hint.right,
    right: hint.left - about.right,
  };
  for (const side of ['above', 'below', 'left', 'right'] as const) {
    const along = side === 'above' || side === 'below' ? across : down;
    if (along !== undefined && gaps[side] >= 0 && gaps[side] <= REACH) return { side, tip: along };
  }
  return { side: undefined, tip: 0 };
}

/** The middle of the stretch that two edges share, from the beginning of the first; undefined if that is too short. */
function shared(from: number, to: number, otherFrom: number, otherTo: number): number | undefined {
  const [low, high] = [Math.max(from, otherFrom), Math.min(to, otherTo)];
  if (high - low < CORNER) return undefined;
  return Math.min(to - from - CORNER, Math.max(CORNER, (low + high) / 2 - from));
}

function grown({ left, top, right, bottom }: ScreenBox, by: number): ScreenBox {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function distance(a: ScreenBox, b: ScreenBox): number {
  return Math.max(0, b.left - a.right, a.left - b.right) + Math.max(0, b.top - a.bottom, a.top - b.bottom);
}

/** The area that two boxes have in common. */
export function overlap(a: ScreenBox, b: ScreenBox): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

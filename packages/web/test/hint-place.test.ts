import { describe, expect, test } from 'vitest';
import { overlap, placeOf } from '../src/game/hints/hint-place.ts';
import { EDGE, GAP, layTable, seatHeight } from '../src/game/seats/arrangement.ts';
import type { Box } from '../src/parts/free-place.ts';

const SIZES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [320, 568],
  [740, 360],
  [1440, 900],
  [1920, 1080],
] as const;
const HEADER = 48;
/** Around the table. */
const AROUND = 8;

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A game screen of this size, as its layout is computed; alone, your seat is above the middle. */
function screenOf(width: number, height: number, players: number) {
  const bar = Math.min(76, Math.max(56, 0.11 * height));
  const actions = box(
    (width - Math.min(704, width - 16)) / 2,
    height - AROUND - bar,
    Math.min(704, width - 16),
    bar,
  );
  const room = { width: width - 2 * AROUND, height: actions.top - AROUND - HEADER };
  const { isSplit, middle, own, others } = layTable({ ...room, players, hasOwn: players > 1 });
  const ownHeight = own ? seatHeight(own.card, own.shape) : 0;
  const half = (room.width - GAP) / 2;
  const [left, across] = isSplit ? [AROUND + half + GAP, half] : [AROUND, room.width];
  const ownTop = isSplit
    ? HEADER + (room.height + middle + GAP - ownHeight) / 2
    : HEADER + room.height - ownHeight;
  const middleTop = isSplit ? ownTop - GAP - middle : ownTop - (own ? GAP : 0) - middle;
  const theirs = box(
    AROUND + EDGE,
    HEADER + EDGE,
    (isSplit ? half : room.width) - 2 * EDGE,
    (isSplit ? room.height : middleTop - GAP - HEADER) - 2 * EDGE,
  );
  const rows = Math.ceil((own ? players - 1 : 1) / others.columns);
  const seats = Array.from({ length: rows * others.columns }, (_, seat) => {
    const wide = (theirs.right - theirs.left - (others.columns - 1) * GAP) / others.columns;
    const high =
      others.shape === 'dense'
        ? (theirs.bottom - theirs.top) / rows - 2
        : seatHeight(others.card, others.shape);
    const top = (theirs.top + theirs.bottom - rows * (high + GAP) + GAP) / 2;
    return box(
      theirs.left + (seat % others.columns) * (wide + GAP),
      top + Math.floor(seat / others.columns) * (high + GAP),
      wide,
      high,
    );
  });
  const mine = own ? box(left + EDGE, ownTop, across - 2 * EDGE, ownHeight) : seats[0]!;
  return {
    width,
    height,
    actions,
    untouchable: [box(left, middleTop, across, middle), actions],
    // Your first card, below your name.
    cards: [
      box(
        mine.left,
        (mine.top + mine.bottom) / 2,
        (mine.right - mine.left) / 8,
        (mine.bottom - mine.top) / 2,
      ),
    ],
    own: [mine],
    others: [box(0, 0, width, HEADER), ...(own ? seats : [])],
    seats,
  };
}

/** As wide as styles allow: on its side a phone has two halves. */
const widthOf = (width: number): number => Math.min(368, width === 740 ? width / 2 - 24 : width - 16);
const LONG = (width: number) => ({ width: widthOf(width), height: width < 340 ? 164 : 140 });
const SHORT = (width: number) => ({ width: widthOf(width), height: 60 });

/** Where a hint of this size goes, and the area of each kind of thing that it covers. */
function placed(screen: ReturnType<typeof screenOf>, hint: { width: number; height: number }, about: Box) {
  const place = placeOf({ ...screen, hint, about });
  const at = box(place.left, place.top, hint.width, hint.height);
  const covered = (boxes: readonly Box[]): number =>
    boxes.reduce((sum, other) => sum + overlap(at, other), 0);
  return {
    ...place,
    at,
    asked: covered(screen.untouchable),
    cards: covered(screen.cards),
    own: covered(screen.own),
  };
}

describe.each(SIZES)('at %i × %i', (width, height) => {
  const tables = Array.from({ length: 12 }, (_, index) => screenOf(width, height, index + 1));

  test('a hint about a question covers neither the question nor its answers nor your cards', () => {
    for (const screen of tables) {
      const { asked, cards, own, at } = placed(screen, LONG(width), screen.actions);
      // Alone, there is nobody else to be covered.
      expect([asked, cards, screen.others.length > 1 ? own : 0]).toEqual([0, 0, 0]);
      expect(at.left >= 0 && at.top >= 0 && at.right <= width && at.bottom <= height).toBe(true);
    }
  });

  test('a hint about someone covers neither them nor the question', () => {
    for (const screen of tables.slice(1))
      for (const seat of screen.seats) {
        const { asked, at } = placed(screen, SHORT(width), seat);
        expect([asked, overlap(at, seat)]).toEqual([0, 0]);
      }
  });

  test('players to choose from, however many rows they take, stay free', () => {
    for (const [index, screen] of tables.entries()) {
      const rows = Math.ceil((index + 1) / Math.floor(width / 100));
      const high = Math.max(screen.actions.bottom - screen.actions.top, rows * 52);
      const choices = { ...screen.actions, top: screen.actions.bottom - high };
      const asking = { ...screen, untouchable: [...screen.untouchable, choices] };
      expect(placed(asking, LONG(width), choices).asked).toBe(0);
    }
  });
});

test('an arrow points at the nearest of what hint and thing have in common, and nothing far away is pointed at', () => {
  const screen = { width: 390, height: 664, untouchable: [], cards: [], own: [], others: [] };
  const hint = { width: 300, height: 60 };
  const at = (about: Box) => placeOf({ ...screen, hint, about });
  expect(at(box(300, 300, 60, 40)).side).toBe('above');
  expect(at(box(300, 10, 60, 40))).toMatchObject({ side: 'below', top: 64 });
  const far = placeOf({
    ...screen,
    hint,
    about: box(10, 600, 370, 56),
    untouchable: [box(0, 300, 390, 364)],
  });
  expect(far.side).toBeUndefined();
});

test('without a thing to point at it is as low as it can be', () => {
  const scores = box(8, 200, 374, 300);
  const { side, top } = placeOf({
    width: 390,
    height: 664,
    hint: { width: 300, height: 60 },
    about: undefined,
    untouchable: [scores],
    cards: [],
    own: [],
    others: [],
  });
  expect([side, top]).toEqual([undefined, 596]);
});

// Where everything is on a game screen, as its layout is computed, for tests of what lies on top of it.

import { barHeight } from '../src/game/chips.ts';
import { DENSE_GAP, EDGE, GAP, layTable, seatHeight, seatWidth } from '../src/game/seats/arrangement.ts';
import type { ScreenBox } from '../src/parts/overlays/free-place.ts';

export const SIZES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [320, 568],
  [740, 360],
  [1440, 900],
  [1920, 1080],
] as const;
const HEADER = 48;
/** The widest middle of a table. */
const MIDDLE = 768;
/** Around the table. */
const AROUND = 8;

export const box = (left: number, top: number, width: number, height: number): ScreenBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A game screen of this size, as its layout is computed; alone, your seat is above the middle. */
export function screenOf(width: number, height: number, players: number) {
  const bar = Math.max(
    Math.min(76, Math.max(56, 0.11 * height)),
    barHeight(players, Math.min(704, width - 16), height),
  );
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
  const between = others.shape === 'dense' ? DENSE_GAP : GAP;
  const seats = Array.from({ length: rows * others.columns }, (_, seat) => {
    const column = (theirs.right - theirs.left - (others.columns - 1) * between) / others.columns;
    const isDense = others.shape === 'dense';
    const wide = isDense ? column : Math.min(column, 1.1 * seatWidth(others.card, others.shape));
    const all = others.columns * (wide + between) - between;
    const high = isDense
      ? (theirs.bottom - theirs.top + between) / rows - between
      : seatHeight(others.card, others.shape);
    const top = (theirs.top + theirs.bottom - rows * (high + between) + between) / 2;
    return box(
      (theirs.left + theirs.right - all) / 2 + (seat % others.columns) * (wide + between),
      top + Math.floor(seat / others.columns) * (high + between),
      wide,
      high,
    );
  });
  const ownWidth = own?.shape === 'wide' ? seatWidth(own.card, own.shape) : across - 2 * EDGE;
  const mine = own ? box(left + (across - ownWidth) / 2, ownTop, ownWidth, ownHeight) : seats[0]!;
  const middleWidth = Math.min(MIDDLE, across);
  return {
    width,
    height,
    actions,
    untouchable: [box(left + (across - middleWidth) / 2, middleTop, middleWidth, middle), actions],
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
    // Your name.
    read: [box(mine.left, mine.top, (mine.right - mine.left) / 3, (mine.bottom - mine.top) / 4)],
    bar: [box(0, 0, width, HEADER)],
    others: own ? seats : [],
    /** Where the others sit. */
    theirs,
    field: box(AROUND, HEADER, room.width, room.height),
    seats,
  };
}

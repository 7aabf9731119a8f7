import { describe, expect, test } from 'vitest';
import {
  arrange,
  type Arrangement,
  DENSE_GAP,
  denseHeight,
  EDGE,
  GAP,
  hasRoomBeside,
  layTable,
  seatFont,
  seatHeight,
  seatWidth,
  type TableLayout,
} from '../../../src/game/seats/arrangement.ts';

/** The room that each screen leaves for the table: below its bar, above its buttons. */
const FIELDS = {
  '390×844': [374, 708],
  '390×664': [374, 531],
  '375×667': [359, 536],
  '360×640': [344, 514],
  '320×568': [304, 453],
  '390×664 with the coach': [374, 464],
  '740×360': [724, 240],
  '768×1024': [752, 880],
  '1440×900': [1400, 740],
  '1920×1080': [1880, 900],
} as const;
const PLAYERS = [2, 3, 4, 5, 6, 8, 12, 18];

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The seats of the others in a room, centred as TableView does it. */
function seatBoxes(
  { shape, card, columns }: Arrangement,
  seats: number,
  { left, top, right, bottom }: Box,
): Box[] {
  const dense = shape === 'dense';
  const gap = dense ? DENSE_GAP : GAP;
  const wide = dense ? (right - left - (columns - 1) * GAP) / columns : seatWidth(card, shape);
  const high = dense ? denseHeight(card) : seatHeight(card, shape);
  const rows = Math.ceil(seats / columns);
  const first = {
    x: (left + right - columns * wide - (columns - 1) * GAP) / 2,
    y: (top + bottom - rows * high - (rows - 1) * gap) / 2,
  };
  return Array.from({ length: seats }, (_, seat) => {
    const x = first.x + (seat % columns) * (wide + GAP);
    const y = first.y + Math.floor(seat / columns) * (high + gap);
    return { name: `seat ${seat}`, left: x, top: y, right: x + wide, bottom: y + high };
  });
}

/** Everything on a table with these players, one of them at the bottom. */
function boxes(
  { isSplit, middle, own, others }: TableLayout,
  players: number,
  width: number,
  height: number,
): Box[] {
  const ownHeight = seatHeight(own!.card, own!.shape);
  const ownWidth = seatWidth(own!.card, own!.shape);
  const from = isSplit ? (width + GAP) / 2 : 0;
  const bottom = isSplit ? (height + ownHeight + GAP + middle) / 2 : height;
  const centre = (from + width) / 2;
  const mine = {
    name: 'own',
    left: centre - ownWidth / 2,
    top: bottom - ownHeight,
    right: centre + ownWidth / 2,
    bottom,
  };
  const piles = {
    name: 'middle',
    left: from,
    top: mine.top - GAP - middle,
    right: width,
    bottom: mine.top - GAP,
  };
  const room = isSplit
    ? { name: 'room', left: EDGE, top: EDGE, right: (width - GAP) / 2 - EDGE, bottom: height - EDGE }
    : { name: 'room', left: EDGE, top: EDGE, right: width - EDGE, bottom: piles.top - GAP - EDGE };
  return [...seatBoxes(others, players - 1, room), piles, mine];
}

const CASES = Object.entries(FIELDS).flatMap(([screen, [width, height]]) =>
  // Eighteen players scroll beside a coach and on phones held sideways.
  PLAYERS.filter((players) => players < 18 || (height > 430 && !screen.includes('coach'))).map((players) => ({
    screen,
    width,
    height,
    players,
  })),
);

/** A card can be read better than numbers alone, and a large one better than a small one. */
function legibility({ shape, card }: Arrangement): number {
  return shape === 'dense' ? card : 1000 + card;
}

function beside(width: number, height: number): boolean[] {
  return [2, 4, 8, 12, 18].map((players) => hasRoomBeside(players, width, height));
}

describe('the table in the room there is', () => {
  test.each(CASES)('$screen with $players players: everything is inside, nothing overlaps', (each) => {
    const { width, height, players } = each;
    const layout = layTable({ width, height, players, hasOwn: true });
    expect(layout.others.fits).toBe(true);
    const all = boxes(layout, players, width, height);
    const outside = all.filter(
      ({ left, top, right, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
    );
    const overlaps = all.filter((a, index) =>
      all
        .slice(index + 1)
        .some((b) => a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top),
    );
    expect({ outside, overlaps }).toEqual({ outside: [], overlaps: [] });
  });

  test.each([
    '390×844',
    '390×664',
    '375×667',
    '360×640',
    '320×568',
    '740×360',
    '390×664 with the coach',
  ] as const)('%s: three and four opponents have real cards and words', (screen) => {
    const [width, height] = FIELDS[screen];
    for (const players of [4, 5]) {
      const { others, own } = layTable({ width, height, players, hasOwn: true });
      expect(others.shape).not.toBe('dense');
      expect(others.card).toBeLessThanOrEqual(own!.card);
    }
  });

  test('cards never get smaller in a larger room or larger with more players', () => {
    const worse: string[] = [];
    for (const seats of [1, 2, 3, 5, 7, 11])
      for (let width = 300; width <= 1500; width += 100)
        for (let height = 60; height <= 800; height += 74) {
          const here = legibility(arrange(seats, width, height, 90));
          const isWorse =
            legibility(arrange(seats, width + 100, height, 90)) < here ||
            legibility(arrange(seats, width, height + 74, 90)) < here ||
            legibility(arrange(seats + 1, width, height, 90)) > here;
          if (isWorse) worse.push(`${seats} in ${width}×${height}`);
        }
    expect(worse).toEqual([]);
  });

  test('a panel goes beside the table where the cards stay large', () => {
    expect(beside(1440, 900)).toEqual([true, true, true, true, false]);
    expect(beside(1920, 1080)).toEqual([true, true, true, true, true]);
    expect(beside(1024, 768)).toEqual([false, false, false, false, false]);
    expect(beside(740, 360)).toEqual([false, false, false, false, false]);
  });

  test.each(Array.from({ length: 17 }, (_, more) => more + 2))(
    'a television shows the cards of %i players, and names at least 28 pixels high',
    (players) => {
      const { columns, card, shape } = arrange(players, 1862, 880, 205, 28.3);
      const rows = Math.ceil(players / columns);
      expect(shape).not.toBe('dense');
      expect(seatFont(card, shape, 28.3)).toBeGreaterThanOrEqual(28);
      expect(columns * seatWidth(card, shape, 28.3) + (columns - 1) * GAP).toBeLessThanOrEqual(1862);
      expect(rows * seatHeight(card, shape, 28.3) + (rows - 1) * GAP).toBeLessThanOrEqual(880);
    },
  );

  test('without a seat of its own all are alike and fill the room', () => {
    const { own, others, isSplit } = layTable({ width: 1880, height: 900, players: 6, hasOwn: false });
    expect([own, isSplit, others.fits]).toEqual([undefined, false, true]);
    expect(others.card).toBeGreaterThan(70);
  });
});

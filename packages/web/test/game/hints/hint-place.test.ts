import { describe, expect, test } from 'vitest';
import { headlinePlace } from '../../../src/game/effects/headline-place.ts';
import { overlap, placeOf } from '../../../src/game/hints/hint-place.ts';
import type { ScreenBox } from '../../../src/parts/overlays/free-place.ts';
import { box, screenOf, SIZES } from '../../game-layout.ts';

/** As wide as styles allow: on its side a phone has two halves. */
const widthOf = (width: number): number => Math.min(368, width === 740 ? width / 2 - 24 : width - 16);
const LONG = (width: number) => ({ width: widthOf(width), height: width < 340 ? 164 : 140 });
/** The longest sentences of the longest languages. */
const SHORT = (width: number) => ({
  width: widthOf(width),
  height: width < 340 ? 96 : width < 800 ? 77 : 85,
});

/** Where that has no room. */
const LOW = (width: number) =>
  width < 800 ? { width: widthOf(width), height: 55 } : { width: 576, height: 44 };

/** Where a hint of this size goes, and the area of each kind of thing that it covers. */
function placed(
  screen: ReturnType<typeof screenOf>,
  hint: { width: number; height: number },
  about: ScreenBox,
) {
  const place = placeOf({ ...screen, hint, about });
  const at = box(place.left, place.top, hint.width, hint.height);
  const covered = (boxes: readonly ScreenBox[]): number =>
    boxes.reduce((sum, other) => sum + overlap(at, other), 0);
  return {
    ...place,
    at,
    asked: covered(screen.untouchable),
    read: covered(screen.read),
    bar: covered(screen.bar),
    cards: covered(screen.cards),
    own: covered(screen.own),
  };
}

describe.each(SIZES)('at %i × %i', (width, height) => {
  const tables = Array.from({ length: 12 }, (_, index) => screenOf(width, height, index + 1));

  test('a hint about a question covers neither that, its answers nor your cards', () => {
    for (const screen of tables) {
      const { asked, cards, at } = placed(screen, LONG(width), screen.actions);
      expect([asked, cards]).toEqual([0, 0]);
      expect(at.left >= 0 && at.top >= 0 && at.right <= width && at.bottom <= height).toBe(true);
    }
  });

  test('a hint about a question covers neither your name nor the bar at the top, unless you are alone', () => {
    for (const screen of tables.slice(1)) {
      const { read, own, bar } = placed(screen, LONG(width), screen.actions);
      expect([read, own]).toEqual([0, 0]);
      const { top, bottom } = screen.theirs;
      expect(bar === 0 || bottom - top < LONG(width).height).toBe(true);
    }
  });

  test('a hint about someone covers neither them, the question, your cards, your name nor the bar at the top', () => {
    for (const screen of tables.slice(1))
      for (const seat of [...screen.seats, ...screen.own])
        expect([SHORT, LOW].some((hint) => placed(screen, hint(width), seat).isClear)).toBe(true);
  });

  test('a hint about someone does not lie under their headline', () => {
    for (const screen of tables)
      for (const seat of [...screen.seats, ...screen.own]) {
        const headline = headlinePlace({ seat, field: screen.field, letters: 11, isForAll: true });
        const shouted = { ...screen, untouchable: [...screen.untouchable, headline] };
        expect(placed(shouted, LOW(width), seat).asked).toBe(0);
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
  const screen = {
    width: 390,
    height: 664,
    untouchable: [],
    read: [],
    cards: [],
    own: [],
    bar: [],
    others: [],
  };
  const hint = { width: 300, height: 60 };
  const at = (about: ScreenBox) => placeOf({ ...screen, hint, about });
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
    read: [],
    cards: [],
    own: [],
    bar: [],
    others: [],
  });
  expect([side, top]).toEqual([undefined, 596]);
});

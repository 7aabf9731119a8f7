import { describe, expect, test } from 'vitest';
import { overlap } from '../../../src/game/hints/hint-place.ts';
import { headlinePlace } from '../../../src/game/effects/headline-place.ts';
import { box, screenOf, SIZES } from '../../game-layout.ts';

/** 'BUST −12', 'GEPLATZT −104' and the longest name of a card. */
const LETTERS = [8, 13, 16];

describe.each(SIZES)('at %i × %i', (width, height) => {
  const all = Array.from({ length: 18 }, (_, index) => screenOf(width, height, index + 1));
  // Elsewhere the others are scrolled.
  const tables = all.filter(({ field, seats }) => seats.every(({ bottom }) => bottom <= field.bottom));

  test('a headline lies on its player’s seat and on nobody else’s', () => {
    for (const { own, others, field } of tables)
      for (const seat of [...own, ...others])
        for (const letters of LETTERS) {
          const at = headlinePlace({ seat, field, letters, isForAll: false });
          const rest = [...own, ...others].filter((other) => other !== seat);
          expect(rest.map((other) => overlap(at, other)).filter((area) => area > 0)).toEqual([]);
          expect(overlap(at, seat)).toBeCloseTo((at.right - at.left) * (at.bottom - at.top));
        }
  });

  test('yours is large: you see it without looking for it', () => {
    for (const { own, field } of tables.slice(1, 8)) {
      const { size } = headlinePlace({ seat: own[0]!, field, letters: 8, isForAll: false });
      expect(size).toBeGreaterThanOrEqual(width < 340 ? 34 : 38);
    }
  });

  test('what concerns everyone is as wide as its player’s seat at most, and never small', () => {
    for (const { own, others, field } of tables)
      for (const seat of [...own, ...others]) {
        const at = headlinePlace({ seat, field, letters: 11, isForAll: true });
        expect(overlap(at, field)).toBeCloseTo((at.right - at.left) * (at.bottom - at.top));
        expect(Math.min(at.left - seat.left, seat.right - at.right)).toBeGreaterThan(-0.01);
        expect(overlap(at, seat)).toBeGreaterThan(0);
        expect(at.size).toBeGreaterThanOrEqual(28);
      }
  });

  test('your own lies on nobody else’s seat, even if it concerns everyone', () => {
    for (const { own, others, field } of tables.slice(1)) {
      const at = headlinePlace({ seat: own[0]!, field, letters: 11, isForAll: true });
      expect(others.map((seat) => overlap(at, seat)).filter((area) => area > 0)).toEqual([]);
    }
  });
});

test('a seat that was scrolled out of sight has its headline at the edge of the table', () => {
  const field = box(8, 48, 344, 400);
  const at = headlinePlace({ seat: box(8, -200, 344, 40), field, letters: 8, isForAll: false });
  expect(at.top).toBe(48);
});

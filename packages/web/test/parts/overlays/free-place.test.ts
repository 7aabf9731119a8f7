import { Sfc32 } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { type ScreenBox, freePlace, overlaps } from '../../../src/parts/overlays/free-place.ts';

const box = (left: number, top: number, width: number, height: number): ScreenBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const bubble = { width: 100, height: 40 };
const room = box(0, 0, 400, 300);

describe('a place that covers nothing', () => {
  test('is where it is wanted, if that is free', () => {
    expect(freePlace({ ...bubble, near: { x: 200, y: 100 }, room }, [])).toEqual({ left: 150, top: 80 });
  });

  test('is beside what is in the way, as near as possible', () => {
    const name = box(150, 90, 100, 20);
    expect(freePlace({ ...bubble, near: { x: 200, y: 95 }, room }, [name])).toEqual({ left: 150, top: 42 });
    expect(freePlace({ ...bubble, near: { x: 200, y: 105 }, room }, [name])).toEqual({ left: 150, top: 118 });
  });

  test('is not there if everything is taken, or if the room is too small', () => {
    const rows = Array.from({ length: 8 }, (_, row) => box(0, row * 40, 400, 20));
    expect(freePlace({ ...bubble, near: { x: 200, y: 95 }, room }, rows)).toBeUndefined();
    expect(freePlace({ ...bubble, near: { x: 0, y: 0 }, room: box(0, 0, 90, 300) }, [])).toBeUndefined();
  });

  test('is found wherever a search pixel by pixel finds one, and is as near', () => {
    const random = new Sfc32(7);
    const small = box(0, 0, 70, 60);
    const one = { width: 14, height: 8 };
    for (let times = 0; times < 60; times++) {
      const taken = Array.from({ length: 4 }, () =>
        box(random.below(66), random.below(56), 2 + random.below(16), 2 + random.below(8)),
      );
      const near = { x: 10 + random.below(50), y: 6 + random.below(48) };
      const found = freePlace({ ...one, near, room: small }, taken);
      const distance = (left: number, top: number): number =>
        (left + 7 - near.x) * (left + 7 - near.x) + (top + 4 - near.y) * (top + 4 - near.y);
      // As far from everything as places are apart.
      const wide = taken.map((each) =>
        box(each.left - 8, each.top - 8, each.right - each.left + 16, each.bottom - each.top + 16),
      );
      let least = Infinity;
      for (let left = 0; left <= 56; left++)
        for (let top = 0; top <= 52; top++)
          if (!wide.some((each) => overlaps(each, box(left, top, one.width, one.height))))
            least = Math.min(least, distance(left, top));
      const place = found ?? { left: Infinity, top: 0 };
      expect(taken.some((each) => overlaps(each, box(place.left, place.top, 14, 8)))).toBe(false);
      expect(found === undefined ? Infinity : distance(found.left, found.top)).toBeLessThanOrEqual(least);
    }
  });
});

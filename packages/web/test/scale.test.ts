import { expect, test } from 'vitest';
import { labelPlaces, linePath, scale, ticks } from '../src/plots/scale.ts';

test('figures become pixels, also upside down', () => {
  const atY = scale([0, 1], [150, 10]);
  expect([0, 0.5, 1].map(atY)).toEqual([150, 80, 10]);
});

test('ticks are round figures', () => {
  expect(ticks(0, 1, 4)).toEqual([0, 0.5, 1]);
  expect(ticks(0, 1, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(ticks(3, 3, 4)).toEqual([3]);
});

test('a line crosses what is not known', () => {
  expect(linePath([[0, 1], undefined, [2, 3]])).toBe('M0.0 1.0L2.0 3.0');
  expect(linePath([undefined])).toBe('');
});

test('names at the ends of lines do not cover each other and stay inside', () => {
  const places = labelPlaces([140, 12, 141, 139], [10, 150], 15) as number[];
  expect(places[1]).toBe(12);
  const sorted = places.toSorted((a, b) => a - b);
  for (const [index, place] of sorted.slice(1).entries())
    expect(place - sorted[index]!).toBeGreaterThanOrEqual(15);
  expect(Math.max(...places)).toBeLessThanOrEqual(150);
  expect(labelPlaces([1, 2, 3], [0, 15], 15).filter((place) => place === undefined)).toHaveLength(1);
});

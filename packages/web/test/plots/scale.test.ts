import { expect, test } from 'vitest';
import { scaleOf, spreadOf } from '@sevenfold/bots/drawing';
import { labelPlaces, linePath, tickDigits } from '../../src/plots/scale.ts';

test('values become pixels and pixels values, upside down too', () => {
  const y = scaleOf([0, 1], [150, 10]);
  expect([0, 0.5, 1].map(y.at)).toEqual([150, 80, 10]);
  expect([150, 80, 10, -50].map(y.valueAt)).toEqual([0, 0.5, 1, 1]);
  expect(scaleOf([3, 3], [0, 10]).ticks).toEqual([3]);
});

test('a scale has round ticks within its ends, or ends that are ticks', () => {
  const tight = scaleOf([14.6, 19.3], [0, 100], { ticks: 5 });
  expect(tight.ticks).toEqual([15, 16, 17, 18, 19]);
  expect(tight.at(14.6)).toBe(0);
  expect(tight.at(99)).toBe(100);
  const loose = scaleOf([0, 0.37], [200, 0], { ticks: 4, loose: true });
  expect(loose.ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  expect([loose.at(0), loose.at(0.4)]).toEqual([200, 0]);
});

test('a spread leaves out what is not finite and is never empty', () => {
  expect(spreadOf([-Infinity, 1, 3, NaN], 0.5)).toEqual([0, 4]);
  expect(spreadOf([Infinity])).toEqual([0, 1]);
  const [low, high] = spreadOf([2, 2]);
  expect(high).toBeGreaterThan(low);
});

const text = (value: number, digits: number): string => value.toFixed(digits);

test('ticks that are close together have the digits that tell them apart', () => {
  expect(tickDigits([18, 19, 20], text)).toBe(0);
  expect(tickDigits([19, 19.5], text)).toBe(1);
  expect(tickDigits([0, 0.002, 0.004], (value, digits) => `${(value * 100).toFixed(digits)}%`)).toBe(1);
  expect(tickDigits([7], text)).toBe(0);
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

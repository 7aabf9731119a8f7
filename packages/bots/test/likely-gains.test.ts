import {
  FLIP_THREE,
  FREEZE,
  newGame,
  PLUS_10,
  PLUS_2,
  PLUS_4,
  SECOND_CHANCE,
  Sfc32,
  TIMES_2,
} from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { bestAlone } from '../src/odds/alone/best-play.ts';
import type { BestPlay } from '../src/odds/grid/best-play.ts';
import { bestPoints, likelyPlay, sureDecimals } from '../src/odds/best-points.ts';
import { bankable, type Hitter, hitterOf } from '../src/odds/hitter.ts';
import { likelyGains } from '../src/odds/alone/likely-gains.ts';
import { outcomeOf, type Table, tableOf } from './odds-brute-force.ts';

const CELLS = 6_000_000;
const ROUNDING = 1e-9;
const FRESH = hitterOf(newGame({}, 1, 0), 0)!;

function likelyAt(hitter: Hitter, unlikely: number): BestPlay {
  return likelyPlay(likelyGains(hitter, CELLS)!.hit(unlikely), bankable(hitter));
}

/** Alone later in a game, with these numbers and nearly the whole deck. */
function later(numbers: readonly number[]): Hitter {
  const gone = [5, 8, 10, 12];
  const pile = FRESH.pile.map(
    (count, card) => count - [...numbers, ...gone].filter((each) => each === card).length,
  );
  const discard = pile.map((_, card) => (gone.includes(card) ? 1 : 0));
  return { ...FRESH, numbers: numbers.reduce((bits, number) => bits | (1 << number), 0), pile, discard };
}

describe('every order of a pile that cannot run out', () => {
  test.each<Table>([
    { hands: [[0, 1, 2, 3, 4, 5]], pile: [5, 6, FLIP_THREE, FLIP_THREE, FREEZE, PLUS_10, TIMES_2] },
    { hands: [[2, 3, 7, 9, 12]], pile: [2, 7, 11, 11, FLIP_THREE, FLIP_THREE, FREEZE, FREEZE] },
    { hands: [[4, 6, 8, 10]], pile: [4, 6, 11, 12, FLIP_THREE, FLIP_THREE, FLIP_THREE, PLUS_4] },
    { hands: [[1, 4, 8, 9, SECOND_CHANCE]], pile: [4, 8, 9, 10, 12, FLIP_THREE, SECOND_CHANCE, FREEZE] },
    { hands: [[3, 5, 6, 12, TIMES_2]], pile: [3, 5, 6, 7, FLIP_THREE, SECOND_CHANCE, PLUS_2, PLUS_10] },
  ])('%j', (table) => {
    const state = tableOf(table);
    const hitter = hitterOf(state, 0)!;
    const exact = outcomeOf(state, 'best').points;
    const whole = likelyAt(hitter, 0);
    expect(whole.value.low).toBeCloseTo(exact, 9);
    expect(whole.value.high).toBe(whole.value.low);
    for (const unlikely of [1e-3, 0.1, 10]) {
      const { value } = likelyAt(hitter, unlikely);
      expect(value.low).toBeLessThanOrEqual(exact + ROUNDING);
      expect(value.high).toBeGreaterThanOrEqual(exact - ROUNDING);
    }
  });
});

test('any hand and any large pile: the bounds hold, and nothing left out is exact', () => {
  const random = new Sfc32(11);
  for (let round = 0; round < 40; round++) {
    const numbers = new Set(Array.from({ length: 4 + random.below(3) }, () => random.below(13)));
    const pile = FRESH.pile.map((count, card) => {
      const held = numbers.has(card) ? 1 : 0;
      return card < 13 ? Math.max(0, count - held - random.below(3)) : random.below(count + 1);
    });
    const hitter: Hitter = {
      ...later([...numbers].slice(0, 6)),
      pile,
      secondChance: random.below(2) > 0,
      doubles: pile[TIMES_2] === 0 ? random.below(2) : 0,
      plus: 2 * random.below(6),
    };
    const exact = bestAlone(hitter, CELLS);
    // Some piles may run out.
    if (exact === undefined) continue;
    const whole = likelyGains(hitter, CELLS)!.hit(0);
    expect(whole.hit).toBeCloseTo(exact.hit, 9);
    expect(likelyAt(hitter, 0).value.low).toBeCloseTo(exact.value, 9);
    expect(whole.error).toBe(0);
    for (const unlikely of [1e-9, 1e-6, 1e-4, 1e-2]) {
      const likely = likelyGains(hitter, CELLS)!.hit(unlikely);
      expect(likely.hit).toBeLessThanOrEqual(exact.hit + ROUNDING);
      expect(likely.hit + likely.error).toBeGreaterThanOrEqual(exact.hit - ROUNDING);
    }
  }
});

// The exact values of all moments, gone through one by one.
describe.each([
  [[3, 7, 9], 22.59141786244043],
  [[3, 7], 20.92593618464504],
])('nearly the whole deck, alone with %j', (numbers, exact) => {
  const hitter = later(numbers);

  test('the bounds are around the exact value, and further apart the more is left out', () => {
    const errors = [1e-10, 1e-8, 1e-6, 1e-4].map((unlikely) => {
      const { hit, error } = likelyGains(hitter, CELLS)!.hit(unlikely);
      expect(hit).toBeLessThan(exact);
      expect(hit + error).toBeGreaterThan(exact);
      return error;
    });
    expect(errors).toEqual(errors.toSorted((a, b) => a - b));
    expect(errors[0]).toBeLessThan(1e-4);
    expect(errors.at(-1)).toBeGreaterThan(0.1);
  });

  test('what is shown is the exact value', () => {
    const { hit } = bestPoints(hitter, CELLS);
    const decimals = sureDecimals(hit)!;
    expect(decimals).toBeGreaterThanOrEqual(1);
    expect(hit.high - hit.low).toBeLessThan(0.005);
    expect([hit.low, hit.high].map((bound) => bound.toFixed(decimals))).toEqual([
      exact.toFixed(decimals),
      exact.toFixed(decimals),
    ]);
  });
});

test('a table that is too large is not computed', () => {
  expect(likelyGains(later([3, 7]), 100_000)).toBeUndefined();
});

test('decimals are certain if both bounds read the same', () => {
  expect(sureDecimals({ low: 20.2512, high: 20.2539 })).toBe(2);
  expect(sureDecimals({ low: 20.2549, high: 20.2551 })).toBe(1);
  expect(sureDecimals({ low: 20.2499, high: 20.2501 })).toBeUndefined();
  expect(sureDecimals({ low: 20.1, high: 20.3 })).toBeUndefined();
});

test('where the bounds do not settle what is shown, more is computed', () => {
  const hitter = later([3, 7, 9]);
  const middle = (flip7Bonus: number): number => {
    const { hit, error } = likelyGains({ ...hitter, flip7Bonus }, CELLS)!.hit(2e-9);
    return hit + error / 2;
  };
  // A bonus that moves the value to where the first decimal changes.
  const edge = Math.ceil(middle(15) * 10) / 10 + 0.05;
  let [low, high] = [15, 30];
  for (let step = 0; step < 40; step++) {
    if (middle((low + high) / 2) < edge) low = (low + high) / 2;
    else high = (low + high) / 2;
  }
  const moved = { ...hitter, flip7Bonus: low };
  expect(sureDecimals(likelyAt(moved, 2e-9).hit)).toBeUndefined();
  const settled = bestPoints(moved, CELLS).hit;
  expect(sureDecimals(settled)).toBeDefined();
  expect(settled.low).toBeCloseTo(bestAlone(moved, CELLS)!.hit, 4);
});

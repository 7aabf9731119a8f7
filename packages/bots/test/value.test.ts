import { newGame, parsePosition, Sfc32 } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { valuePosition } from '../src/chances/position-value.ts';
import { SampleDealer } from '../src/chances/sample-dealer.ts';
import { valueRoundEnd, winChances } from '../src/chances/value.ts';
import { racer } from '../src/players/racer.ts';

function chancesOf(totals: readonly number[], target = 200): number[] {
  const chances = new Float64Array(totals.length);
  winChances(totals, target, chances);
  return Array.from(chances);
}

describe('win chances from totals', () => {
  test.each([
    [[0, 0]],
    [[120, 80, 199]],
    [[10, 20, 30, 40]],
    [Array.from({ length: 18 }, (_, seat) => seat * 7)],
  ])('of %j add up to one', (totals) => {
    expect(chancesOf(totals).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  });

  test('are equal for equals', () => {
    for (const chance of chancesOf([90, 90, 90, 90])) expect(chance).toBeCloseTo(0.25, 12);
  });

  test('rise with a player’s own total', () => {
    for (const others of [[40], [120], [60, 100], [150, 150, 20]]) {
      const rising = [0, 40, 80, 120, 160, 190].map((own) => chancesOf([own, ...others])[0]!);
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    }
  });

  test('depend on what is still needed, not on what was scored', () => {
    expect(chancesOf([50, 80], 100)).toEqual(chancesOf([150, 180], 200));
  });

  test('a game that is over is decided', () => {
    const over = parsePosition('official_201.150_9-0-1-turns_1123456789abc111111333_over-0');
    const chances = new Float64Array(2);
    valueRoundEnd(over, chances);
    expect([...chances]).toEqual([1, 0]);
  });
});

test('any position has a value, the same for the same seed', () => {
  const state = newGame({ preset: 'classic' }, 4, 2);
  const value = (): readonly number[] =>
    valuePosition(state, racer, new SampleDealer(new Sfc32(3), 200)).chances;
  const chances = value();
  expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  for (const chance of chances) expect(Math.abs(chance - 0.25)).toBeLessThan(0.05);
  expect(value()).toEqual(chances);
});

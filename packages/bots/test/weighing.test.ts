import { HIT, parsePosition, STAY } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { halvesOf } from '../src/review/halves.ts';
import { Weighing } from '../src/review/weighing.ts';

// Hit and Stay are equally good here.
const CLOSE = parsePosition('official_70-348b.28-29.33-t.27-SZ_3-2-0-turns_1102225437678101101021_turn-0');

test('an answer that is as good as any is charged nothing on average, although the best of two always looks better', () => {
  let charged = 0;
  let naive = 0;
  const seeds = 150;
  for (let seed = 1; seed <= seeds; seed++) {
    const weighing = new Weighing(CLOSE, halvesOf(seed, 64));
    weighing.runTo(64);
    charged += weighing.weigh(HIT).cost / seeds;
    naive += Math.max(0, weighing.difference(STAY, HIT).mean) / seeds;
  }
  expect(naive).toBeGreaterThan(0.004);
  expect(Math.abs(charged)).toBeLessThan(0.002);
});

test('samples that do not exist are not asked for', () => {
  const weighing = new Weighing(CLOSE, halvesOf(1, 9));
  weighing.runTo(1000);
  expect([weighing.samples, weighing.most]).toEqual([9, 9]);
});

test('the answer that is called the best has the highest figure, however close the others are', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const weighing = new Weighing(CLOSE, halvesOf(seed, 64));
    weighing.runTo(64);
    const { best, options } = weighing.estimate();
    expect(best.win).toBe(Math.max(...options.map(({ win }) => win)));
  }
});

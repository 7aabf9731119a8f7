import { describe, expect, test } from 'vitest';
import { type Caller, Quota } from '../../src/index.ts';

const one = (key: string): Caller[] => [{ key, weight: 1 }];

function takes(quota: Quota, callers: readonly Caller[], now: number, tries: number): number {
  let taken = 0;
  for (let attempt = 0; attempt < tries; attempt++) if (quota.take(callers, now)) taken++;
  return taken;
}

describe('a quota', () => {
  test('lets some through at once, then more at its rate', () => {
    for (const rate of [1, 3, 7, 400]) {
      const quota = new Quota(5, rate);
      expect(takes(quota, one('ann'), 12_345.678, 9)).toBe(5);
      expect(quota.wait(one('ann'), 12_345.678)).toBeCloseTo(1000 / rate);
      expect(takes(quota, one('ann'), 12_345.678 + 2000 / rate, 9)).toBe(2);
      expect(takes(quota, one('ann'), 1e9, 9)).toBe(5);
      expect(takes(quota, one('bo'), 12_345.678, 9)).toBe(5);
    }
  });

  test('counts against everyone who shares it, and takes nothing if one of them has none', () => {
    const quota = new Quota(2, 1);
    const network = { key: 'network', weight: 3 };
    const taken = ['a', 'b', 'c', 'd', 'e'].map((key) => takes(quota, [...one(key), network], 0, 3));
    expect(taken).toEqual([2, 2, 2, 0, 0]);
    expect(takes(quota, one('d'), 0, 3)).toBe(2);
  });

  test('remembers a cost beyond what was left as a debt', () => {
    const quota = new Quota(10, 1);
    expect(quota.take(one('ann'), 0, 25)).toBe(true);
    expect(quota.has(one('ann'), 15_000)).toBe(false);
    expect(quota.has(one('ann'), 16_000)).toBe(true);
  });

  test('is not reset by strangers, however many', () => {
    const quota = new Quota(3, 0.001, 10_000);
    expect(takes(quota, one('ann'), 0, 9)).toBe(3);
    for (let stranger = 0; stranger < 100_000; stranger++) quota.take(one(`stranger ${stranger}`), stranger);
    expect(quota.take(one('ann'), 100_000)).toBe(false);
    expect(quota.size).toBeLessThanOrEqual(10_001);
  });

  test('has room for strangers again when others have paid', () => {
    const quota = new Quota(3, 1, 1000);
    for (let stranger = 0; stranger < 2000; stranger++) quota.take(one(`stranger ${stranger}`), 0);
    // There is no room for more callers: all others share what a hundred may have.
    expect(takes(quota, one('bo'), 0, 1000)).toBe(0);
    for (let later = 0; later < 100; later++) quota.take(one(`late ${later}`), 60_000);
    expect(takes(quota, one('bo'), 60_000, 9)).toBe(3);
    expect(quota.size).toBeLessThan(500);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GradualVisits } from '../../src/limits/gradual-visits.ts';

const PERIOD = 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function visiting(size: number) {
  const items = new Set(Array.from({ length: size }, (_, item) => item));
  const visits: number[] = [];
  const gradual = new GradualVisits(items, PERIOD, (item) => visits.push(item));
  return { items, visits, gradual };
}

describe('gradual visits', () => {
  test('reach everyone once in a period, and never many at once', () => {
    const { visits, gradual } = visiting(1000);
    for (let from = 0; visits.length < 2000; from = visits.length) {
      vi.advanceTimersByTime(PERIOD / 20);
      expect(visits.length - from).toBe(50);
    }
    expect(visits).toEqual([...visits.slice(0, 1000), ...visits.slice(0, 1000)]);
    expect(new Set(visits).size).toBe(1000);
    gradual.stop();
  });

  test('reach one that is alone once in a period too', () => {
    const { visits, gradual } = visiting(1);
    vi.advanceTimersByTime(3 * PERIOD);
    expect(visits).toEqual([0, 0, 0]);
    gradual.stop();
    vi.advanceTimersByTime(3 * PERIOD);
    expect(visits.length).toBe(3);
  });

  test('forgets nobody when others come and go meanwhile', () => {
    const { items, visits, gradual } = visiting(100);
    vi.advanceTimersByTime(PERIOD / 2);
    for (let item = 0; item < 45; item++) items.delete(item);
    items.add(100);
    vi.advanceTimersByTime(PERIOD / 2);
    expect(visits).toEqual(Array.from({ length: 101 }, (_, item) => item));
    gradual.stop();
  });
});

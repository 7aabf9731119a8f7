import { expect, test } from 'vitest';
import { monthOf, monthsAfter, weeksOf } from '../../../src/features/daily/calendar.ts';

test.each([
  // Begins with a Sunday, ends with a Monday.
  ['2026-11', 6, 6],
  // Begins with a Monday.
  ['2026-06', 5, 0],
  // Four whole weeks.
  ['2027-02', 4, 0],
  ['2024-02', 5, 3],
])('the weeks of %s', (month, weeks, before) => {
  const all = weeksOf(month);
  expect(all).toHaveLength(weeks);
  expect(all.every((week) => week.length === 7 && week.some((date) => date !== undefined))).toBe(true);
  expect(all[0]!.findIndex((date) => date !== undefined)).toBe(before);
  const days = all.flat().filter((date) => date !== undefined);
  expect(days[0]).toBe(`${month}-01`);
  expect(days.every((date) => monthOf(date) === month)).toBe(true);
  expect(new Set(days).size).toBe(new Date(Date.parse(`${monthsAfter(month, 1)}-01`) - 1).getUTCDate());
});

test('months before and after, across years', () => {
  expect([monthsAfter('2026-11', 2), monthsAfter('2026-01', -1), monthsAfter('2026-11', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-11',
  ]);
});

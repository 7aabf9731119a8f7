import { expect, test } from 'vitest';
import { monthOf, monthsFrom, weeksOf } from '../../../src/parts/calendar/months.ts';

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
  const end = new Date(`${month}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  expect(new Set(days).size).toBe(end.getUTCDate());
});

test('all months between two, across years', () => {
  expect(monthsFrom('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsFrom('2026-11', '2026-11')).toEqual(['2026-11']);
});

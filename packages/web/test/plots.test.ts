import { expect, test } from 'vitest';
import { scaleOf, spreadOf, tickDigits } from '../src/plots/axis-scale.ts';
import { cellText, csvOf, shorten } from '../src/plots/plot.ts';

test('a scale has round ticks within its ends, or ends that are ticks', () => {
  const tight = scaleOf([14.6, 19.3], 0, 100, 5);
  expect(tight.ticks).toEqual([15, 16, 17, 18, 19]);
  expect(tight.at(14.6)).toBe(0);
  expect(tight.at(99)).toBe(100);
  const loose = scaleOf([0, 0.37], 200, 0, 4, true);
  expect(loose.ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  expect([loose.at(0), loose.at(0.4)]).toEqual([200, 0]);
});

test('a spread leaves out what is not finite and is never empty', () => {
  expect(spreadOf([-Infinity, 1, 3, NaN], 0.5)).toEqual([0, 4]);
  expect(spreadOf([Infinity])).toEqual([0, 1]);
  const [low, high] = spreadOf([2, 2]);
  expect(high).toBeGreaterThan(low);
});

test('figures are saved with all digits, and texts cannot become formulas', () => {
  const table = {
    columns: [{ label: 'rule' }, { label: 'win, rate', format: (value: number) => `${value * 100} %` }],
    rows: [
      ['if:points >= "25"', 0.123456789012345],
      ['=1+1', NaN],
    ],
  };
  expect(csvOf(table)).toBe('rule,"win, rate"\r\n"if:points >= ""25""",0.123456789012\r\n\'=1+1,\r\n');
  expect(cellText(table, 1, 0.5)).toBe('50 %');
  expect(cellText(table, 1, NaN)).toBe('–');
});

test('a text that has no room ends in dots', () => {
  expect(shorten('points >= 25', 1000)).toBe('points >= 25');
  expect(shorten('points >= 25 || bust > 0.3', 60)).toMatch(/^points.*…$/);
});

const text = (value: number, digits: number): string => value.toFixed(digits);

test('ticks that are close together have the digits that tell them apart', () => {
  expect(tickDigits([18, 19, 20], text)).toBe(0);
  expect(tickDigits([19, 19.5], text)).toBe(1);
  expect(tickDigits([0, 0.002, 0.004], (value, digits) => `${(value * 100).toFixed(digits)}%`)).toBe(1);
  expect(tickDigits([7], text)).toBe(0);
});

import { expect, test } from 'vitest';
import { frameOf, legendPlaces, nearestReadout, shorten } from '../../src/plots/plot.ts';
import { csvOf } from '../../src/browser/csv.ts';
import { cellText, savedTable } from '../../src/plots/plot-table.ts';

test('figures are saved with all digits, and texts cannot become formulas', () => {
  const table = {
    columns: [{ label: 'rule' }, { label: 'win, rate', format: (value: number) => `${value * 100} %` }],
    rows: [
      ['if:points >= "25"', 0.123456789012345],
      ['=1+1', NaN],
    ],
  };
  expect(csvOf(savedTable(table))).toBe(
    'rule,"win, rate"\r\n"if:points >= ""25""",0.123456789012\r\n"\'=1+1",\r\n',
  );
  expect(cellText(table, 1, 0.5)).toBe('50 %');
  expect(cellText(table, 1, NaN)).toBe('–');
});

test('a text that has no room ends in dots', () => {
  expect(shorten('points >= 25', 1000)).toBe('points >= 25');
  expect(shorten('points >= 25 || bust > 0.3', 60)).toMatch(/^points.*…$/);
});

const format = (value: number): string => `${value}`;
const x = { label: 'games', range: [0, 10], format } as const;
const y = { label: 'points', range: [0, 100], format } as const;

test('a frame leaves room for the labels of the y axis, unless it is hidden', () => {
  const frame = frameOf(x, y, 400, 28, 200);
  expect(frame).toMatchObject({ left: 30, right: 380, top: 52, bottom: 252 });
  expect([frame.x.at(0), frame.x.at(10), frame.y.at(0), frame.y.at(100)]).toEqual([30, 380, 252, 52]);
  expect(frameOf(x, { ...y, hidden: true }, 400, 0, 200)).toMatchObject({ left: 2, right: 392, top: 4 });
});

test('a legend wraps where the next item has no room', () => {
  const items = ['one', 'two', 'three'].map((label) => ({ label, colour: 'ink', shape: 'line' }) as const);
  expect(legendPlaces(items, 1000).map(({ row }) => row)).toEqual([0, 0, 0]);
  const narrow = legendPlaces(items, 140);
  expect(narrow.map(({ row }) => row)).toEqual([0, 0, 1]);
  expect(narrow[2]!.at).toBe(0);
});

test('the nearest readout goes by both directions, or by x when height hardly counts', () => {
  const frame = frameOf(x, y, 400, 0, 200);
  const readouts = [
    { x: 2, y: 0, lines: [] },
    { x: 3, y: 100, lines: [] },
  ];
  const point = [frame.x.at(2.1), frame.y.at(90)] as const;
  expect(nearestReadout(readouts, frame, point, 1)).toBe(1);
  expect(nearestReadout(readouts, frame, point, 0.1)).toBe(0);
  expect(nearestReadout([], frame, point, 1)).toBeUndefined();
});

import { parseContestant, type ArenaSeat } from '@sevenfold/bots/arena';
import { parseRules } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { Ladder } from '../src/arena/ladder.ts';
import { makeSvg } from '../src/plots/svg-plot.ts';

const OFFICIAL = parseRules({});

function seatsOf(text: string): ArenaSeat[] {
  return text.split(',').map((spec) => {
    const { name, kind, budget } = parseContestant(spec);
    return { name, make: kind.make, budget };
  });
}

describe('ladders', () => {
  test('everyone sits equally often, and nobody twice', () => {
    const bots = seatsOf('stay:10,stay:15,stay:20,stay:25,stay:30,stay:35,stay:40');
    const { tables } = new Ladder(OFFICIAL, bots, [2, 4, 6], 840, 1);
    for (const size of [2, 4, 6]) {
      const of = tables.filter((table) => table.length === size);
      expect(of).toHaveLength(840 / size);
      const times = bots.map((_, bot) => of.filter((table) => table.includes(bot)).length);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
      expect(of.every((table) => new Set(table).size === size)).toBe(true);
    }
  });

  test('a few bots fill a large table', () => {
    const ladder = new Ladder(OFFICIAL, seatsOf('stay:20,stay:25'), [6], 12, 1);
    expect(ladder.tables.map((table) => table.toSorted((a, b) => a - b).join(''))).toEqual([
      '000111',
      '000111',
    ]);
    const [table] = ladder.play(0, 1);
    expect(table!.games).toHaveLength(6);
  });
});

test('plots are well-formed and escape what comes from outside', () => {
  const estimate = { value: 0.5, low: -Infinity, high: 0.6 };
  const svg = makeSvg({
    title: 'a < b & "c"',
    subtitle: '\u0007bell',
    panels: [
      {
        type: 'intervals',
        rows: [{ label: '<script>', estimate }],
        axis: { label: 'x', format: String },
      },
    ],
  });
  for (const bad of ['<script', '\u0007', 'NaN', 'Infinity', 'undefined']) expect(svg).not.toContain(bad);
  expect(svg).toContain('a &#60; b &#38; &#34;c&#34;');
});

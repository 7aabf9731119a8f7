import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bestOfCurve, EXACT_FACTS, limitsOf } from '../src/odds/exact/index.ts';

const page = readFileSync(new URL('../../../docs/SOLVER.md', import.meta.url), 'utf8');

/** The figures in a row of the page, by its first cell. */
function row(name: string): number[] {
  const line = page.split('\n').find((each) => each.startsWith(`| \`${name}\` |`))!;
  return line.split('|').slice(2, -1).map(Number);
}

describe('the facts of the solver', () => {
  test('are those of the page', () => {
    const { expected, bust, flip7, byPoints, byBust } = EXACT_FACTS;
    const [points, busts, sevens] = row('all') as [number, number, number];
    expect([expected, bust, flip7]).toEqual([
      expect.closeTo(points, 10),
      expect.closeTo(busts, 10),
      expect.closeTo(sevens, 10),
    ]);
    for (const at of [20, 23, 25, 27, 30]) {
      expect(byPoints.find((point) => point.at === at)!.expected).toBeCloseTo(row(`stay>=${at}`)[3]!, 9);
    }
    for (const at of [0.22, 0.26]) {
      expect(byBust.find((point) => point.at === at)!.expected).toBeCloseTo(row(`bust<=${at}`)[3]!, 9);
    }
  });

  test('add up', () => {
    const { distribution, expected, plain, doubled } = EXACT_FACTS;
    expect(distribution.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(distribution.reduce((sum, chance, score) => sum + chance * score, 0)).toBeCloseTo(expected, 9);
    for (const { reach, stay } of [...plain, ...doubled]) expect(stay).toBeLessThanOrEqual(reach);
  });

  test('no rule beats best play, and each says exactly what it loses', () => {
    const { expected, rulesOfThumb, byPoints, bySum, byBust } = EXACT_FACTS;
    for (const point of [...byPoints, ...bySum, ...byBust]) expect(point.expected).toBeLessThan(expected);
    for (const rule of rulesOfThumb) {
      expect(rule.loss).toBeCloseTo(expected - rule.expected, 9);
      expect(rule.lossShare).toBeCloseTo(rule.loss / expected, 9);
    }
    const good = rulesOfThumb.filter(({ lossShare }) => lossShare < 0.01).map(({ name }) => name);
    expect(good).toEqual(['twentyFour', 'twentyOne', 'twentyOneThird']);
  });

  test('name the best thresholds', () => {
    const { byPoints, bySum, byBust } = EXACT_FACTS;
    expect([byPoints, bySum, byBust].map((curve) => bestOfCurve(curve).at)).toEqual([27, 24, 0.22]);
    expect(limitsOf(EXACT_FACTS.plain)).toEqual([undefined, undefined, 23, 25, 26, 28, 37]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SolveReport } from '../src/solve/solution.ts';
import type { ChallengeReport } from '../src/solve/challenge.ts';
import { freshFolder, run } from './run.ts';

describe('mistakes', () => {
  test.each([
    ['--cards seven', '--cards must be one of numbers, modifiers, secondChance, all, not "seven"'],
    ['--cards modifers', 'did you mean modifiers?'],
    ['--set doubles=everything', 'solve knows the official rules only; for house rules, ask'],
    ['--policy stay>25', '--policy must be best or something like stay>=25'],
    ['--policy bust<=26', '--policy must be best or something like'],
    ['--card poster.png', 'a file that ends in .svg'],
    ['--card poster.svg --json', '--json and --card FILE.svg cannot be used together'],
    ['--card --challenge', '--card and --challenge cannot be used together'],
    ['--card --policy best', '--card is about best play; leave out --policy'],
    ['--challenge --distribution', '--challenge has no distribution'],
    ['--games 100', '--games needs --challenge'],
    ['everything', 'does not know what to do with "everything"'],
  ])('solve %s', async (line, message) => {
    const { code, stdout, stderr } = await run(['solve', ...line.split(' ')]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^sevenfold: [^\n]+\n$/);
  });
});

test('--json: all digits, and chances that add up', async () => {
  const { code, stdout, stderr } = await run([
    'solve',
    '--cards',
    'modifiers',
    '--policy',
    'stay>=25',
    '--json',
  ]);
  expect([code, stderr]).toEqual([0, '']);
  const answer = JSON.parse(stdout) as SolveReport;
  expect(answer).toMatchObject({ cards: 'modifiers', policy: 'stay>=25', states: 262_144 });
  expect(answer.expected).toBeCloseTo(19.8421499793162, 10);
  expect(answer.bust).toBeCloseTo(0.3219410315185, 10);
  expect(answer.flip7).toBeCloseTo(0.0000863733666, 10);
  const median = answer.quantiles['0.5']!;
  const below = (score: number): number =>
    answer.distribution.slice(0, score).reduce((sum, each) => sum + each, 0);
  expect(below(median)).toBeLessThan(0.5);
  expect(below(median + 1)).toBeGreaterThanOrEqual(0.5);
  expect(answer.distribution.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(answer.distribution.length).toBe(172);
  expect(answer.seconds).toBeGreaterThan(0);
  expect(answer.megabytes).toBeGreaterThan(0);
});

test('for people', async () => {
  const { stdout } = await run(['solve', '--cards', 'numbers']);
  expect(stdout).toMatch(/^A solo round with the 79 number cards, best play\n/);
  expect(stdout).toContain('expected score      18.565217614132\n');
  expect(stdout).toMatch(/bust +31\.3% +█+/);
  const { stdout: every } = await run(['solve', '--cards', 'numbers', '--distribution']);
  expect(every).toMatch(/\n +bust +0\.313496460791\n/);
});

describe('the strategy card', () => {
  test('as a table', async () => {
    const { code, stdout } = await run(['solve', '--cards', 'modifiers', '--card']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^When to stop\n/);
    expect(stdout).toMatch(/\ntwo +· +· +█ +23\n/);
    expect(stdout).toMatch(/\nTwenty-four +20\.1038 +0\.1253 +0\.62%\n/);
  });

  test('as a poster', async () => {
    const file = join(freshFolder(), 'card.svg');
    expect((await run(['solve', '--cards', 'modifiers', '--card', file])).code).toBe(0);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="200mm" height="270mm"/);
    expect(svg).toContain('aria-label="When to stop"');
    expect(svg).toContain('0.125 (0.62%)');
    expect(svg).toMatch(/>The usual advice<[^]*>Stay at 25 points\.</);
    expect(svg).not.toMatch(/href|url\(|@import|undefined|NaN/);
  });

  test('somewhere it cannot be written', async () => {
    const { code, stderr } = await run(['solve', '--cards', 'numbers', '--card', '/no/such/folder/card.svg']);
    expect(code).toBe(1);
    expect(stderr).toContain('cannot write');
  });
});

describe('the solo challenge', () => {
  test('with a small deck', async () => {
    const { code, stdout } = await run([
      'solve',
      '--cards',
      'numbers',
      '--challenge',
      '--games',
      '2000',
      '--json',
    ]);
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as ChallengeReport;
    expect(report).toMatchObject({ cards: 'numbers', target: 200, source: 'computed' });
    expect(report.fewestRounds).toBeCloseTo(11.0635816817, 6);
    const { fresh, carried } = report.measured;
    expect(Math.abs(fresh.rounds.value - report.fewestRounds)).toBeLessThan(5 * fresh.rounds.error);
    expect(carried.rounds.error).toBeLessThan(0.1);
  });

  test('with all cards, from the table', async () => {
    const { code, stdout } = await run(['solve', '--challenge', '--games', '3000', '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as ChallengeReport;
    expect(report).toMatchObject({ cards: 'all', source: 'table' });
    expect(report.fewestRounds).toBeCloseTo(10.31085, 4);
    expect(report.bestChanceWithin[4]).toBeCloseTo(0.01674, 5);
    const { rounds, underFive } = report.measured.fresh;
    expect(Math.abs(rounds.value - report.fewestRounds)).toBeLessThan(4 * rounds.error);
    expect(Math.abs(underFive.value - report.bestChanceWithin[4]!)).toBeLessThan(4 * underFive.error);
  });
});

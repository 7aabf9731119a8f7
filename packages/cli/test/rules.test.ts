import { PRESET_NAMES } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { run } from './run.ts';

test.each(PRESET_NAMES)('%s fits on a page, and cites the rules', async (preset) => {
  const { code, stdout } = await run(['rules', preset]);
  const lines = stdout.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(stdout).toMatch(/\[R35\]/);
});

const marked = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('* '));

test('what differs from the official rules is marked', async () => {
  expect(marked((await run(['rules'])).stdout)).toEqual([]);
  expect(marked((await run(['rules', '--set', 'target=100', '--set', 'flip7Bonus=0'])).stdout)).toEqual([
    '* differs from the official rules',
    '* Be the first to 100 points: collect different numbers, and stop before one',
    '* Flip 7 brings no bonus. [R35]',
    '* After a round in which somebody has reached 100, the highest total wins. [R37]',
  ]);
});

test('in other words', async () => {
  const { stdout } = await run(['rules', 'dealThree', '--words', 'turn']);
  expect(stdout).toContain('Life Saver: when a duplicate comes');
  expect(stdout).not.toMatch(/Second Chance|Freeze|Flip 7|Flip Three/);
});

test('the presets', async () => {
  const { stdout } = await run(['rules', '--list']);
  for (const preset of PRESET_NAMES) expect(stdout).toMatch(new RegExp(`^${preset} `, 'm'));
});

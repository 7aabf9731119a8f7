import { readFile } from 'node:fs/promises';
import { EffectsRun } from '@sevenfold/bots/arena';
import { preparedEffects, RULE_CHANGES } from '@sevenfold/bots/effects';
import { OPTION_NAMES, PRESET_NAMES, PRESETS } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { rulesText } from '../src/views/rules-text.ts';
import { VOCABULARIES } from '../src/views/words.ts';
import { run } from './run.ts';

test.each(PRESET_NAMES)('%s fits on a page, and cites the rules', async (preset) => {
  const { code, stdout } = await run(['rules', preset]);
  const lines = stdout.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(stdout).toMatch(/\[R35\]/);
});

test('every option has a sentence', () => {
  const told = rulesText(PRESETS.official, VOCABULARIES.flip).flatMap(({ rules }) =>
    rules.flatMap(({ options = [] }) => options),
  );
  expect([...new Set(told)].sort()).toEqual([...OPTION_NAMES].sort());
});

const marked = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('* '));

test('what differs from the official rules is marked', async () => {
  expect(marked((await run(['rules'])).stdout)).toEqual([]);
  expect(marked((await run(['rules', '--set', 'target=100', '--set', 'flip7Bonus=0'])).stdout)).toEqual([
    '* differs from the official rules',
    '* Race to 100 points: collect different numbers, and stop before one comes up',
    '* A Flip 7 scores no bonus. [R35]',
    '* After a round in which someone has reached 100, the highest total wins. [R37]',
  ]);
});

const rule = (text: string, number: string): string =>
  text
    .replace(/\n  (?=\S)/g, '\n')
    .split(/(?<=\[R[^\]]*\])/)
    .find((part) => part.endsWith(`[${number}]`))
    ?.replace(/\s+/g, ' ')
    .replace(/^[ *]+/, '') ?? '';

test.each(PRESET_NAMES)('%s tells of cards before the deal, and of no cards left', async (preset) => {
  const { stdout } = await run(['rules', preset, '--words', 'deal']);
  expect(rule(stdout, 'R8')).toContain('choose instead: Flip for one card, or Pass.');
  expect(rule(stdout, 'R34')).toContain('the round ends, and players still in keep their points.');
});

test('set-aside cards are given away, or taken by the player who drew them', async () => {
  expect(rule((await run(['rules'])).stdout, 'R27–R31')).toContain('they are all given away');
  const drawer = (await run(['rules', 'dealThree', '--set', 'deferred=resolveOnBust'])).stdout;
  expect(rule(drawer, 'R27–R31')).toContain('the player who drew them takes them all');
  expect(rule(drawer, 'R29')).toContain('discards the cards set aside');
});

test('the solo challenge is explained only where one person may play alone', async () => {
  expect((await run(['rules', 'party'])).stdout).toContain('[R41]');
  for (const preset of ['classic', 'dealThree']) {
    expect((await run(['rules', preset])).stdout).not.toContain('[R41]');
  }
});

test('in other words', async () => {
  const { stdout } = await run(['rules', 'dealThree', '--words', 'turn']);
  expect(stdout).toContain('Life Saver: when you draw a duplicate');
  expect(stdout).not.toMatch(/Second Chance|Freeze|Flip 7|Flip Three/);
});

test('the presets', async () => {
  const { stdout } = await run(['rules', '--list']);
  for (const preset of PRESET_NAMES) expect(stdout).toMatch(new RegExp(`^${preset} `, 'm'));
});

const EFFECTS = ['rules', '--effects', '--games', '30', '--threads', '1', '--json'];

test('what every rule changes, from prepared figures', async () => {
  const { code, stdout, stderr } = await run(['rules', '--effects']);
  expect(code).toBe(0);
  expect(stderr).toBe('');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  for (const change of RULE_CHANGES) expect(stdout).toMatch(new RegExp(`^${change.value} `, 'm'));
  expect(stdout).toMatch(/^always( +·){10}$/m);
  expect(stdout).toMatch(/^100 +−4\.\d\d +−6\d /m);
  // The page shows the same.
  const page = await readFile(new URL('../../../docs/RULE-EFFECTS.md', import.meta.url), 'utf8');
  const shown = stdout.trimEnd().replace(/^(?=.)/gm, '    ');
  expect(page).toContain(shown);
  const { stdout: json } = await run(['rules', '--effects', '--json']);
  expect(JSON.parse(json)).toEqual({ complete: true, ...JSON.parse(JSON.stringify(preparedEffects())) });
});

test('what some rules change, measured', async () => {
  const measured = await run([...EFFECTS, '--set', 'turn=pressOn', '--seed', '5', '--players', '3']);
  const effects = new EffectsRun({ rules: [{ turn: 'pressOn' }], players: 3, seed: 5, games: 30 });
  const result = effects.result(effects.play(0, 30));
  expect(JSON.parse(measured.stdout)).toEqual({ complete: true, ...JSON.parse(JSON.stringify(result)) });
  const { stdout } = await run([...EFFECTS.slice(0, -1), 'dealThree', '--words', 'turn']);
  expect(stdout).toContain('dealThree, against the official rules\n5 players · 30 games');
  expect(stdout).toMatch(/a Lock, or a bust or a\s+Turn 7\s+inside a Turn Three/);
  expect(stdout).toMatch(/^waits +\d\.\d\d +\d\.\d\d +[+−]\d\.\d\d ± \d\.\d\d/m);
});

test.each([
  [['--games', '5'], '--games needs --effects'],
  [['--measure'], '--measure needs --effects'],
  [['--effects', '--list'], '--list and --effects cannot be used together'],
  [['--effects', '--players', '1'], '--players must be a whole number from 2 to 18, not "1"'],
  [['--effects', 'dealThree', '--players', '4'], '--players: these rules are for 5–12 players'],
  [['--effects', '--games', 'many'], '--games must be a whole number'],
])('a mistake on the command line is explained: %j', async (args, message) => {
  const { code, stderr } = await run(['rules', ...args]);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

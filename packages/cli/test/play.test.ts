import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, replay } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { TerminalGame } from '../src/play/terminal-game.ts';
import { freshFolder, run, runProgram } from './run.ts';

/** Answers that suit every question sooner or later: a turn takes 'h' or 's', a target 'me' or the first other. */
const ANSWERS = 'h\nme\nAda\nh\nme\nAda\ns\nme\nAda\n';

interface Save {
  readonly log: string;
  readonly seed: number;
}

function readSave(file: string): Save {
  return JSON.parse(readFileSync(file, 'utf8')) as Save;
}

function play(file: string, input: string, ...more: string[]) {
  return run(['play', '--save', file, ...more], input);
}

describe('without a terminal', () => {
  test('a game to its end', async () => {
    const file = join(freshFolder(), 'game.json');
    const args = ['play', '--save', file, '--seed', '7', '--seats', '3'];
    const { code, stdout, stderr } = await runProgram(args, ANSWERS.repeat(100));
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/(You win|\w+ wins) after \d+ rounds!/);
    expect(stdout).not.toContain('\u001b');
    expect(replay(parseRecord(readSave(file))).winners).toHaveLength(1);
    expect((await run(['replay', file])).stdout).toMatch(/wins? with \d+ points/);
  });

  test('a single point is in the singular', async () => {
    const setup = { rules: {}, players: ['You'], dealer: 0, bots: [] };
    const seeds = Array.from({ length: 500 }, (_, seed) => seed);
    const seed = seeds.find((each) => new TerminalGame({ ...setup, seed: each }).nextCard() === 1);
    const { stdout } = await play(join(freshFolder(), 'game.json'), '', '--seats', '1', '--seed', `${seed}`);
    expect(stdout).toContain('You have [1]: 1 point this round, 0 in total. The next');
  });

  test('leaving in the middle and coming back makes no difference', async () => {
    const whole = join(freshFolder(), 'whole.json');
    const parts = join(freshFolder(), 'parts.json');
    const options = ['--seed', '42', '--set', 'target=120'];
    await play(whole, ANSWERS.repeat(50), ...options);
    const finished = readSave(whole);
    const answers = replay(parseRecord(finished))
      .questions.filter(({ player }) => player === 0)
      .map(({ answer }) => answer);
    expect(answers.length).toBeGreaterThan(6);
    const third = Math.ceil(answers.length / 3);
    const sittings = [
      answers.slice(0, third),
      [...answers.slice(third, 2 * third), 'q'],
      answers.slice(2 * third),
    ];
    const logs: string[] = [];
    for (const [at, sitting] of sittings.entries()) {
      const { code } = await play(
        parts,
        sitting.map((answer) => `${answer}\n`).join(''),
        ...(at === 0 ? options : []),
      );
      expect(code).toBe(0);
      logs.push(readSave(parts).log);
    }
    expect(new Set(logs).size).toBe(3);
    expect(logs[2]).toBe(finished.log);
  });

  test('one seat is the solo challenge', async () => {
    const file = join(freshFolder(), 'game.json');
    const { stdout } = await play(
      file,
      'h\nh\ns\n'.repeat(200),
      '--seats',
      '1',
      '--seed',
      '3',
      '--words',
      'turn',
    );
    expect(stdout).toMatch(/You reach 200 in \d+ rounds/);
    expect(stdout).toContain('Hit or Stay?');
  });

  test('answers can be words and names, and a wrong one is asked again', async () => {
    const file = join(freshFolder(), 'game.json');
    const { stdout } = await play(
      file,
      'jump\n?\ntable\npass\nquit\n',
      '--seed',
      '1',
      '--words',
      'deal',
      '--name',
      'Zoe',
    );
    expect(stdout).toContain('That is not a valid answer.');
    expect(stdout).toContain('Round 1 · to 200');
    expect(stdout).toContain('You pass.');
    expect(stdout).toMatch(
      /\nSaved in round \d+. To continue: npx sevenfold play --save [^\n]+game\.json\n$/,
    );
  });
});

test('the last line is a command that works', async () => {
  expect((await run(['play'], 'q\n')).stdout).toMatch(/. To continue: npx sevenfold play\n$/);
  const file = join(freshFolder(), "Zoe's game.json");
  const quoted = `'${file.replace("'", String.raw`'\''`)}'`;
  expect((await play(file, 'q\n')).stdout.endsWith(`npx sevenfold play --save ${quoted}\n`)).toBe(true);
  const { stdout } = await play(file, 'h\nh\ns\n'.repeat(200), '--new', '--seats', '1', '--seed', '3');
  expect(stdout.endsWith(`npx sevenfold replay ${quoted}\n`)).toBe(true);
});

describe('the saved game', () => {
  test('is resumed, and says so; --new begins another', async () => {
    const file = join(freshFolder(), 'deep', 'er', 'game.json');
    await play(file, 'h\n', '--seed', '5');
    const { log } = readSave(file);
    const { stdout } = await play(file, '');
    expect(stdout).toMatch(/^Continuing the saved game, round 1/);
    expect(readSave(file)).toMatchObject({ log, seed: 5 });
    await play(file, '', '--new', '--seed', '6');
    expect(readSave(file).seed).toBe(6);
    expect(readdirSync(join(file, '..'))).toEqual(['game.json']);
  });

  test('is not given up for other options without --new', async () => {
    const file = join(freshFolder(), 'game.json');
    await play(file, '', '--seats', '3');
    const before = readFileSync(file, 'utf8');
    const { code, stderr } = await play(file, '', '--seats', '5');
    expect([code, stderr]).toEqual([
      2,
      'sevenfold: the saved game has a different --seats; continue it with sevenfold play, or start a new one with --new\n',
    ]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test.each([
    ['', 'it is not JSON'],
    ['{"players"', 'it is not JSON'],
    ['{"players":["You","Ada"],"dealer":0,"log":""}', 'it has no seed'],
    ['{"players":["You","Ada"],"dealer":0,"log":"x","seed":1}', 'token 0'],
    ['{"players":["You"],"dealer":3,"log":"","seed":1}', 'dealer must be'],
  ])('damaged: %s', async (text, reason) => {
    const file = join(freshFolder(), 'game.json');
    writeFileSync(file, text);
    const { code, stdout, stderr } = await play(file, '');
    expect(code).toBe(0);
    expect(stderr).toMatch(/^sevenfold: the saved game is damaged [^\n]+\n$/);
    expect(stderr).toContain(reason);
    expect(readFileSync(`${file}.damaged`, 'utf8')).toBe(text);
    expect(stdout).toContain('Round 1.');
    expect(existsSync(file)).toBe(true);
  });

  test('that cannot be written is one line', async () => {
    const { code, stderr } = await play('/dev/null/game.json', '');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^sevenfold: cannot [^\n]+--save FILE\n$/);
  });
});

test('characters sit down under their names, and go on the same after a break', async () => {
  const whole = join(freshFolder(), 'whole.json');
  const parts = join(freshFolder(), 'parts.json');
  const options = ['--seed', '3', '--bots', 'greta,pip', '--set', 'target=60'];
  const answers = 'h\nme\nGreta\n';
  await play(whole, answers.repeat(100), ...options);
  await play(parts, answers, ...options);
  await play(parts, answers);
  await play(parts, answers.repeat(100));
  expect(parseRecord(readSave(whole)).players.slice(1)).toEqual(['Greta', 'Pip']);
  expect(readSave(parts).log).toBe(readSave(whole).log);
});

test('an unknown bot is refused with a suggestion', async () => {
  const { code, stderr } = await play(join(freshFolder(), 'game.json'), '', '--bots', 'felx');
  expect([code, stderr]).toEqual([2, 'sevenfold: --bots: there is no bot "felx"; did you mean felix?\n']);
});

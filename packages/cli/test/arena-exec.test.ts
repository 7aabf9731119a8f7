import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type State, STAY, USE } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { ExecBot, type FaultKind } from '../src/arena/exec-bot.ts';
import { sampleQuestions } from '../src/arena/sample-questions.ts';
import { run } from './run.ts';

const BOT = fileURLToPath(new URL('./bots/bot.js', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../../examples/bots/', import.meta.url));
const command = (how: string): string => `"${process.execPath}" "${BOT}" ${how}`;
/** Longer than any answer takes, however busy the machine is. */
const PATIENT = { timeout: 20_000, log: false };

/** A game in which the first player is asked Hit or Stay. */
function question(): State {
  return sampleQuestions().find(({ state }) => state.phase === 'turn')!.state;
}

async function faultsOf(how: string, questions: number): Promise<[(FaultKind | undefined)[], ExecBot]> {
  const bot = new ExecBot(command(how), PATIENT);
  const state = question();
  const faults: (FaultKind | undefined)[] = [];
  try {
    for (let asked = 0; asked < questions; asked++) faults.push((await bot.decide(state)).fault);
  } finally {
    await bot.close(0);
  }
  return [faults, bot];
}

describe('a program that plays', () => {
  test('well', async () => {
    expect((await faultsOf('good', 50))[0]).toEqual(Array.from({ length: 50 }, () => undefined));
  });

  test('and crashes: it is restarted, and given up when that never helps', async () => {
    const [faults, bot] = await faultsOf('crash 3', 6);
    expect(faults).toEqual([undefined, undefined, 'crash', undefined, undefined, 'crash']);
    expect(bot.faults.crash!.example).toContain('something is broken');
    expect((await faultsOf('crash', 5))[0]).toEqual(['crash', 'crash', 'crash', 'gone', 'gone']);
  });

  test('and hangs', async () => {
    const bot = new ExecBot(command('hang 2'), { timeout: 500, log: false });
    const state = question();
    const faults: unknown[] = [];
    for (let asked = 0; asked < 5; asked++) faults.push((await bot.decide(state)).fault);
    bot.kill();
    // After three in a row it is restarted.
    expect(faults).toEqual([undefined, 'slow', 'slow', 'slow', undefined]);
  });

  test('and floods, in one line or in many', async () => {
    expect((await faultsOf('flood 2', 3))[0]).toEqual([undefined, 'flood', undefined]);
    const bot = new ExecBot(command('lines 2'), PATIENT);
    const state = question();
    const faults: (FaultKind | undefined)[] = [];
    do faults.push((await bot.decide(state)).fault);
    while (faults.at(-1) !== 'flood' && faults.length < 1000);
    bot.kill();
    expect(faults.slice(0, 2)).toEqual([undefined, 'nonsense']);
    expect(faults.at(-1)).toBe('flood');
  });

  test.each([
    ['nonsense', 'nonsense', '"Hit me!"'],
    ['illegal', 'illegal', '"@77" to turn in official_'],
    ['liar', 'wrongId', 'to the request with id 1'],
  ] as const)('and answers wrongly: %s', async (how, kind, example) => {
    const [faults, bot] = await faultsOf(how, 4);
    expect(faults).toEqual([kind, kind, kind, kind]);
    expect(bot.faults[kind]!.count).toBe(4);
    expect(bot.faults[kind]!.example).toContain(example);
  });

  test('and gives the default when it loses a decision', async () => {
    const bot = new ExecBot('exit 1', PATIENT);
    const wanted = sampleQuestions().map(({ state }) => state);
    const turn = wanted.find(({ phase }) => phase === 'turn')!;
    const save = wanted.find(({ phase }) => phase === 'saveOrBust')!;
    expect((await bot.decide(turn)).move).toBe(STAY);
    expect((await bot.decide(save)).move).toBe(USE);
    bot.kill();
  });
});

test('questions of all kinds and presets are asked', () => {
  const samples = sampleQuestions();
  expect(new Set(samples.map(({ state }) => state.phase))).toEqual(
    new Set(['turn', 'freeze', 'flipThree', 'secondChance', 'saveOrBust']),
  );
  expect(new Set(samples.map(({ preset }) => preset)).size).toBe(5);
});

describe('in the arena', () => {
  test('a program plays as well as it would here, and the result can be repeated', async () => {
    const args = [
      '--seats',
      `exec:"${process.execPath}" "${EXAMPLES}bot.js",stay25`,
      '--games',
      '20',
      '--json',
    ];
    const results = await Promise.all(
      [1, 2].map((threads) => run(['arena', ...args, '--bot-timeout', '5000', '--threads', `${threads}`])),
    );
    expect(results[1]!.stdout).toBe(results[0]!.stdout);
    expect(JSON.parse(results[0]!.stdout)).toMatchObject({ games: 20, faults: [], complete: true });
  });

  test('a program that crashes is reported, the tournament goes on, and nothing of it is left', async () => {
    const mark = `crash 9 marked-${process.pid}`;
    const { code, stdout } = await run([
      'arena',
      '--seats',
      `exec:${command(mark)},stay25`,
      '--games',
      '6',
      '--threads',
      '1',
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /gave no valid answer, so the default was played:\n +\d+ × it ended .*something is\s+broken/s,
    );
    expect(stdout).toContain('6 games');
    const processes = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    expect(processes).not.toContain(`marked-${process.pid}\n`);
  });
});

describe('check-bot', () => {
  test('finds nothing wrong with the examples', async () => {
    const { code, stdout } = await run(['check-bot', `"${process.execPath}" "${EXAMPLES}bot.js"`]);
    expect(stdout).toContain('Ready for the arena.');
    expect(stdout).toMatch(/questions of 5\s+kinds from 5 presets/);
    expect(code).toBe(0);
  });

  test('does not tick off an answer that differs the second time, but allows it', async () => {
    const { code, stdout } = await run(['check-bot', command('fickle 2')]);
    expect(stdout).toMatch(/· same question, same answer +no: that is allowed/);
    expect(stdout).not.toContain('✓ same question');
    expect(code).toBe(0);
  });

  test.each([
    ['illegal 40', '✗ legal answers', 'not one of the options'],
    ['crash 40', '✗ starts and keeps running', 'something is broken'],
    ['liar 40', '✗ ids', 'wrong id'],
    ['nonsense 40', '✗ only answers', 'Hit me!'],
    ['stubborn', '✗ ends with its input', 'still running'],
  ])('says what is wrong: %s', async (how, line, example) => {
    const { code, stdout } = await run(['check-bot', command(how)]);
    expect(code).toBe(1);
    expect(stdout).toContain(line);
    expect(stdout.replace(/\s+/g, ' ')).toContain(example);
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, replay } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { answerLine } from '../src/files/json-lines.ts';
import { LineCutter, LONGEST_LINE, TOO_LONG } from '../src/files/line-cutter.ts';
import { freshFolder, run } from './run.ts';

const GOOD = { players: ['Ann', 'Bo', 'Cy'], dealer: 0, log: '4 8 F3 @0 1 +2 SC h 9 s' };
const json = (value: unknown): string => JSON.stringify(value);
const linesOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

const bad = (at: number, token: string, code: string): unknown => ({
  error: { at, token, code, message: expect.any(String) as string },
});

describe('replay --jsonl', () => {
  test('one answer for every line, good or bad, in order', async () => {
    const input = [
      json(GOOD),
      '',
      'no json',
      json({ ...GOOD, rules: { preset: 'house' } }),
      json({ ...GOOD, log: '4 8 F3 @0 1 +2 SC h 9 s @1' }),
      `${json(GOOD)}\r`,
      json(GOOD),
    ].join('\n');
    const { code, stdout, stderr } = await run(['replay', '--jsonl'], `${input}\n`);
    expect([code, stderr]).toEqual([0, '']);
    const answer = json(replay(parseRecord(GOOD)));
    expect(linesOf(stdout)).toEqual([
      JSON.parse(answer),
      bad(-1, '', 'badJson'),
      bad(-1, '', 'badJson'),
      bad(-1, '', 'badConfig'),
      bad(10, '@1', 'wrongAnswer'),
      JSON.parse(answer),
      JSON.parse(answer),
    ]);
    expect(stdout.startsWith(`${answer}\n`)).toBe(true);
  });

  test('a last line without a newline counts, nothing at all does not', async () => {
    expect(linesOf((await run(['replay', '--jsonl', '-'], json(GOOD))).stdout)).toHaveLength(1);
    expect((await run(['replay', '--jsonl'], '')).stdout).toBe('');
    expect(linesOf((await run(['replay', '--jsonl'], '\n\n')).stdout)).toHaveLength(2);
  });

  test('strange bytes, deep nesting and very long lines do not stop it', async () => {
    const deep = 200_000;
    const input = Buffer.concat([
      Buffer.from(`\ufeff${json(GOOD)}\n`),
      Buffer.from([0xff, 0xfe, 0x00, 0x0a]),
      Buffer.from(`{"players":["A\\ud800"],"dealer":0,"log":"\\udfff"}\n`),
      Buffer.from(`{"players":["A"],"dealer":0,"log":"","rules":${'['.repeat(deep)}${']'.repeat(deep)}}\n`),
      Buffer.from(
        `{"players":["A"],"dealer":0,"log":"","rules":{"target":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}}\n`,
      ),
      Buffer.from(`${json({ ...GOOD, comment: 'x'.repeat(3_000_000) })}\n`),
      Buffer.from(`${json({ ...GOOD, log: '4 '.repeat(500_000) })}\n`),
      Buffer.from(json(GOOD)),
    ]);
    const { code, stdout, stderr } = await run(['replay', '--jsonl'], input);
    expect([code, stderr]).toEqual([0, '']);
    const answers = linesOf(stdout) as { error?: { at: number; token: string; code: string } }[];
    expect(answers.map(({ error }) => error && `${error.at} ${error.code}`)).toEqual([
      undefined,
      '-1 badJson',
      '0 unknownToken',
      '-1 badConfig',
      '-1 badConfig',
      undefined,
      expect.stringMatching(/^\d+ \w+$/),
      undefined,
    ]);
    expect(answers[2]!.error!.token).toBe('\udfff');
  });

  test('ten thousand records through a pipe', async () => {
    const { stdout } = await run(['replay', '--jsonl'], `${json(GOOD)}\n`.repeat(10_000));
    const answers = stdout.trimEnd().split('\n');
    expect(answers).toHaveLength(10_000);
    expect(new Set(answers).size).toBe(1);
  });
});

describe('lines', () => {
  test('wherever the chunks are cut, also within a letter', () => {
    const bytes = Buffer.from('é\n\nab\n日');
    for (let at = 0; at <= bytes.length; at++) {
      const cutter = new LineCutter();
      const lines = [
        ...cutter.feed(bytes.subarray(0, at)),
        ...cutter.feed(bytes.subarray(at)),
        ...cutter.end(),
      ];
      expect(lines).toEqual(['é', '', 'ab', '日']);
    }
    const cutter = new LineCutter();
    expect([...cutter.feed(Buffer.from('a\n')), ...cutter.feed(Buffer.from('')), ...cutter.end()]).toEqual([
      'a',
    ]);
  });

  test('a line that would fill the memory is given up, the next one is read', () => {
    const cutter = new LineCutter();
    const chunk = Buffer.alloc(LONGEST_LINE / 2 + 1, 'x');
    const lines = [...cutter.feed(chunk), ...cutter.feed(chunk), ...cutter.feed(Buffer.from('x\nok\n'))];
    expect(lines).toEqual([TOO_LONG, 'ok']);
    expect(JSON.parse(answerLine(TOO_LONG))).toMatchObject({ error: { at: -1, code: 'badJson' } });
  });
});

const CHAIN = { players: ['Ann', 'Bo', 'Cy'], dealer: 2, log: 'F3 @2 FZ F3 5 @1 @0 4' };
/** What is printed below the table of three players after this many tokens. */
const at = async (record: object, length: number, ...more: string[]): Promise<string[]> => {
  const { code, stdout } = await run(['replay', '--at', `${length}`, ...more], json(record));
  expect(code).toBe(0);
  return stdout.trimEnd().split('\n').slice(4);
};

describe('replay as text', () => {
  test('round by round', async () => {
    const record = {
      players: ['Ann', 'Bo'],
      dealer: 0,
      rules: { target: 30 },
      log: '12 8 h 11 h x2 h 10 s s',
    };
    const { code, stdout } = await run(['replay'], json(record));
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "A game with 2 players: Ann and Bo.
      Rules: official, target 30.

      Round 1. Ann deals.
        Bo draws 12, Ann 8.
        Bo draws 11, Ann x2.
        Bo draws 10.
        Ann and Bo stay.
         Ann  [8] x2          8 ×2 = +16   16 ████▎···
         Bo   [10] [11] [12]    33 = +33   33 ████████

      Bo wins with 33 points after 1 round.
      "
    `);
  });

  test('the table at a moment, in other words', async () => {
    const { stdout } = await run(['replay', '--at', '2', '--words', 'turn'], json(GOOD));
    expect(stdout).toMatchInlineSnapshot(`
      " Round 1 · to 200                                      draw pile 92 · discard 0
      ▸● Ann                                                            ·   0 ········
         Bo  [4]                                                       +4   0 ········
         Cy  [8]                                                       +8   0 ········

      Next: a card for Ann.
      "
    `);
  });

  test('the table at a moment says what is set aside, waiting and left to flip', async () => {
    expect(await at(CHAIN, 1)).toEqual(['', 'Next: Ann chooses (Flip Three): @0 Ann, @1 Bo, @2 Cy.']);
    expect(await at(CHAIN, 4)).toEqual([
      ' Flip Three for Cy: 1 card left · set aside: Freeze, Flip Three',
      '',
      'Next: a card for Cy.',
    ]);
    expect(await at(CHAIN, 5, '--words', 'turn')).toEqual([
      ' set aside: Turn Three',
      '',
      'Next: Cy chooses (Lock): @0 Ann, @1 Bo, @2 Cy.',
    ]);
    expect((await at(CHAIN, 6, '--words', 'deal'))[0]).toBe(' waiting: Freeze for Bo');
    expect((await at(CHAIN, 6, '--words', 'deal'))[2]).toContain('Cy chooses (Deal Three)');
    expect((await at(CHAIN, 8))[0]).toBe(' Flip Three for Ann: 2 cards left');
  });

  test('a card that is asked about is not left to flip', async () => {
    const rules = { secondChance: 'ask' };
    const record = { ...CHAIN, rules, log: 'F3 @2 SC 5 5' };
    expect(await at(record, 5)).toEqual([
      ' Flip Three for Cy: 0 cards left',
      '',
      'Next: Cy chooses (another 5): u use Second Chance, b bust.',
    ]);
  });

  test('a player named You is addressed', async () => {
    const record = { players: ['You', 'Bo'], dealer: 1, rules: { target: 10 }, log: '10 8 s s' };
    const { stdout } = await run(['replay'], json(record));
    expect(stdout).toContain('  You draw 10, Bo 8.\n');
    expect(stdout).toContain('  You and Bo stay.\n');
    expect(stdout).toContain('\nYou win with 10 points after 1 round.\n');
    expect((await run(['replay', '--at', '2'], json(record))).stdout).toContain(
      'Next: you choose: h Hit, s Stay.',
    );
    const twins = { ...record, players: ['You', 'You'] };
    expect((await run(['replay'], json(twins))).stdout).toContain('  You 1 draws 10, You 2 8.\n');
  });

  test('a bad record is one line with the token, and exit code 1', async () => {
    const file = join(freshFolder(), 'bad.json');
    writeFileSync(file, json({ ...GOOD, log: '4 8 9 h 9 q' }));
    expect(await run(['replay', file])).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^sevenfold: bad record: token 5, "q": [^\n]+R44[^\n]*\n$/) as string,
    });
    for (const input of ['', '{', '[]', '{}', `${json(GOOD)}\n${json(GOOD)}`]) {
      const { code, stderr } = await run(['replay'], input);
      expect([code, stderr.match(/\n/g)?.length]).toEqual([1, 1]);
      expect(stderr).toMatch(/^sevenfold: bad record: /);
    }
  });
});

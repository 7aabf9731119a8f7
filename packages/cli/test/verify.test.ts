import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stay25 } from '@sevenfold/bots';
import { apply, makeLog, type Move, newGame } from '@sevenfold/engine';
import { commitmentOf, daySeed, FairDealer } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { freshFolder, run } from './run.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/FAIRNESS.md'), 'utf8');
/** The record on the page: the beginning of a game. */
const EXAMPLE = /^```json\n([^]*?)^```/m.exec(PAGE)![1]!;

interface Example {
  log: string;
  played?: unknown;
  fair: Record<string, unknown>;
}

/** The example with a change. */
function changed(change: (record: Example) => void): string {
  const record = JSON.parse(EXAMPLE) as Example;
  change(record);
  return JSON.stringify(record);
}

const PUBLISHED = {
  date: '2026-11-16',
  commitment: commitmentOf('ab'.repeat(32)),
  secret: 'ab'.repeat(32),
};

/** A finished game with the daily deck, as the page stores it on the day: without the secret. */
function dailyRecord(): Example & { rules: object; players: string[]; dealer: number } {
  const state = newGame({ preset: 'official' }, 1, 0);
  const dealer = new FairDealer(daySeed(PUBLISHED.secret, { preset: 'official' }, PUBLISHED.date));
  const log: Move[] = [];
  while (state.phase !== 'over') {
    const move = state.phase === 'draw' ? dealer.draw(state) : stay25(state);
    apply(state, move);
    log.push(move);
  }
  return {
    rules: { preset: 'official' },
    players: ['Ann'],
    dealer: 0,
    log: makeLog(log),
    fair: { version: 2, day: PUBLISHED.date, commitment: PUBLISHED.commitment, contributions: [null] },
  };
}

function dayFile(day: object): string {
  const file = join(freshFolder(), 'day.json');
  writeFileSync(file, JSON.stringify(day));
  return file;
}

describe('sevenfold verify, a game with the daily deck', () => {
  test('holds with what the server has published when the day is over', async () => {
    const { code, stdout } = await run(
      ['verify', '--day', dayFile(PUBLISHED)],
      JSON.stringify(dailyRecord()),
    );
    expect(stdout).toContain('✓ Commitment and secret are those published for 2026-11-16.');
    expect(code).toBe(0);
  });

  test('a day that cannot be read is one line', async () => {
    const bad = await run(['verify', '--day', dayFile({ date: 'today' })], JSON.stringify(dailyRecord()));
    expect([bad.code, bad.stdout]).toEqual([1, '']);
    expect(bad.stderr).toContain('is not a response to GET /v1/daily/DATE');
  });
});

describe('sevenfold verify', () => {
  test('a record from a file: every check with its mark and sentence', async () => {
    const file = join(freshFolder(), 'game.json');
    writeFileSync(file, `\ufeff${EXAMPLE}`);
    const { code, stdout, stderr } = await run(['verify', file]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toEqual([
      '✓ The game was played by the rules: 17 tokens, 10 cards among them.',
      '✓ The secret matches the commitment',
      '  d60c846030da9989cc5d5b7447e7eb9935828a204f0a2e8a2f973c8e9ba2bf1e. Compare it',
      '  with what you were shown before the first card.',
      '✓ Randomness from 2 of 3 seats is in the cards; none from seat 2 (counted from',
      '  0).',
      '✓ Player 1 (counted from 0) deals first, as follows from the secret and the',
      '  contributions.',
      '✓ All 10 cards follow from the secret and the contributions.',
      '… The log stops in round 1, before the end of the game: what came after is not',
      '  in this record.',
      '',
      'Every check passes, as far as the log goes.',
      '',
    ]);
  });

  test('a changed card: ✗, the token, what it should be, and exit code 1', async () => {
    const { code, stdout } = await run(
      ['verify'],
      changed((record) => (record.log = record.log.replace('h 9', 'h 8'))),
    );
    expect(code).toBe(1);
    expect(stdout).toContain('✗ Token 12 (card 8 of the game) should be 9, the record says 8.');
    expect(stdout).toContain('✓ The game was played by the rules');
    expect(stdout).toContain('This game was not dealt fairly, or its record was changed.');
  });

  test('a log that breaks the rules: ✗ with the rule, and the cards before it', async () => {
    const { code, stdout } = await run(
      ['verify', '-'],
      changed((record) => (record.log = record.log.replace('h', '@0'))),
    );
    expect(code).toBe(1);
    expect(stdout).toMatch(/✗ The log breaks the rules at token 3, "@0": [^✓]*\(R17\)/);
    expect(stdout).toContain('? The 3 cards before token 3 are right');
  });

  test.each([
    [
      'without fair',
      (record: Example) => Reflect.deleteProperty(record, 'fair'),
      '? This record has no "fair"',
    ],
    [
      'without a secret',
      (record: Example) => delete record.fair['secret'],
      '? The secret is not in this record; it is revealed',
    ],
  ])('%s: says once what cannot be checked, and is not called verified', async (_, change, words) => {
    const { code, stdout } = await run(
      ['verify'],
      changed((record) => void change(record)),
    );
    expect(code).toBe(1);
    expect(stdout.split(words)).toHaveLength(2);
    expect(stdout).toContain('Nothing is wrong so far, but not everything could be checked.');
  });

  test('a proof with a mistake in it says where', async () => {
    const { code, stdout } = await run(
      ['verify'],
      changed((record) => (record.fair['contributions'] = [null, 'ab', null])),
    );
    expect(code).toBe(1);
    expect(stdout).toContain('✗ The proof has a mistake: the contribution of seat 1 must be');
  });

  test('--json: one object', async () => {
    const { code, stdout } = await run(
      ['verify', '--json'],
      changed((record) => (record.log = record.log.replace('h 9', 'h 8'))),
    );
    expect(code).toBe(1);
    const verdict = JSON.parse(stdout) as { holds: boolean; checks: { name: string; status: string }[] };
    expect(verdict.holds).toBe(false);
    expect(verdict.checks.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'legal holds',
      'commitment holds',
      'contributions holds',
      'dealer holds',
      'cards fails',
      'complete open',
    ]);
    expect(verdict.checks[4]).toMatchObject({ at: 12, expected: '9', found: '8' });
  });

  test('a record that is none, no such file, and a wrong option', async () => {
    const bad = await run(['verify'], '{"players": []}');
    expect([bad.code, bad.stdout]).toEqual([1, '']);
    expect(bad.stderr).toMatch(/^sevenfold: bad record: /);
    expect((await run(['verify'], 'x')).stderr).toContain('not JSON');
    expect((await run(['verify', '/no/such/file'])).stderr).toContain('there is no such file');
    expect((await run(['verify', '--jsno'], EXAMPLE)).code).toBe(2);
    expect((await run(['verify', 'a', 'b'])).code).toBe(2);
  });

  test('--help has examples, and explains every check in its order', async () => {
    const { code, stdout } = await run(['verify', '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('sevenfold verify game.json');
    const made = await run(
      ['verify', '--json', '--day', dayFile(PUBLISHED)],
      changed((record) => (record.played = {})),
    );
    const { checks } = JSON.parse(made.stdout) as { checks: { name: string }[] };
    const explained = stdout.match(/^  [a-z]+(?= {2,}\w)/gm)!.map((name) => name.trim());
    expect(explained).toEqual(checks.map(({ name }) => name));
  });
});

test.each([
  ['a record', (file: string) => ['verify', file]],
  ['the published day', (file: string) => ['verify', '--day', file, '-']],
  ['a record to replay', (file: string) => ['replay', file]],
])('%s that is too large to read: a sentence that says how large it may be', async (_name, args) => {
  const file = join(freshFolder(), 'large.json');
  writeFileSync(file, '');
  truncateSync(file, 700e6);
  const { code, stderr } = await run(args(file), EXAMPLE);
  expect([code, stderr]).toEqual([
    1,
    `sevenfold: cannot read ${JSON.stringify(file)}: it is larger than 64 MB\n`,
  ]);
});

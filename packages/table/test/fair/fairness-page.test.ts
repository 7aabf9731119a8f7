// docs/FAIRNESS.md, as it is run: its example, and its program.

import { spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardToken, newGame, parseRecord, splitLog } from '@sevenfold/engine';
import { afterAll, describe, expect, test } from 'vitest';
import {
  cardsIn,
  commitmentOf,
  FairDealer,
  firstDealer,
  gameSeed,
  makeFairRecord,
  seedText,
  verifyRecord,
} from '../../src/index.ts';
import { COMMITMENT, CONTRIBUTIONS, hex32, playDay, playFair, SECRET, SETUP } from './fair-game.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/FAIRNESS.md'), 'utf8');
const FOLDER = mkdtempSync(join(tmpdir(), 'sevenfold-fair-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** The first block of the page in this language. */
function blockOf(language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(PAGE)![1]!;
}

const SEED = '65aa55de069760a068abbd15112bbd3cd789eaca2c624ace8321c84da2e3d4ff';
const FIRST_TEN = '10 +2 3 2 4 8 5 9 SC 7';

describe('the example of docs/FAIRNESS.md', () => {
  test('commitment, text, seed and the first ten cards, one of them after a word that is skipped', () => {
    expect(commitmentOf(SECRET)).toBe(COMMITMENT);
    expect(seedText(COMMITMENT, SETUP, CONTRIBUTIONS)).toBe(blockOf('text'));
    const seed = gameSeed(SECRET, SETUP, CONTRIBUTIONS);
    expect(Buffer.from(seed).toString('hex')).toBe(SEED);
    expect(firstDealer(seed, 3)).toBe(1);
    const state = newGame(SETUP.rules, 3, 1);
    const dealer = new FairDealer(seed);
    const cards = Array.from({ length: 10 }, () => {
      const card = dealer.draw(state);
      state.pile[card]!--;
      state.pileSize--;
      return cardToken(card);
    });
    expect(cards.join(' ')).toBe(FIRST_TEN);
    for (const value of [SEED, COMMITMENT, FIRST_TEN]) expect(PAGE).toContain(value);
  });

  test('the record on the page verifies as far as it goes', () => {
    const value = JSON.parse(blockOf('json')) as { fair: unknown };
    const { holds, checks } = verifyRecord(parseRecord(value), value.fair);
    expect(holds).toBe(true);
    expect(checks.map(({ status }) => status)).toEqual(['holds', 'holds', 'holds', 'holds', 'holds', 'open']);
  });

  test('hashes agree with those of Node', () => {
    const bytes = Buffer.from(SECRET, 'hex');
    const hash = createHash('sha256').update('sevenfold fair 2 commitment\n').update(bytes).digest('hex');
    expect(hash).toBe(COMMITMENT);
    expect(createHmac('sha256', bytes).update(blockOf('text')).digest('hex')).toBe(SEED);
  });
});

/** Runs the program of the page on a record. */
function check(json: string): { status: number | null; said: string } {
  writeFileSync(join(FOLDER, 'check.py'), blockOf('python'));
  writeFileSync(join(FOLDER, 'game.json'), json);
  const { status, stdout, stderr } = spawnSync(
    'python3',
    [join(FOLDER, 'check.py'), join(FOLDER, 'game.json')],
    { encoding: 'utf8' },
  );
  return { status, said: (stdout + stderr).trim() };
}

const python = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;
if (!python)
  console.warn('SKIPPED: no python3 (3.10 or later), so the program of docs/FAIRNESS.md is not tested');

describe.skipIf(!python)('the Python program of docs/FAIRNESS.md', () => {
  test('accepts the example', () => {
    expect(check(blockOf('json'))).toEqual({ status: 0, said: '10 of 10 cards checked: all right' });
  });

  test.each([
    [{}, 1],
    [{ preset: 'classic', target: 300 }, 5],
    [{ preset: 'official', decks: 3, flip7Bonus: 0, secondChance: 'ask' }, 4],
    [{ decks: 'auto' }, 20],
  ] as const)('agrees with ours on whole games: %j, %i players', (rules, seats) => {
    const contributions = Array.from({ length: seats }, (_, seat) => (seat % 3 === 2 ? null : hex32(seat)));
    const players = contributions.map((_, seat) => ['Ann', '', 'Ünï\n"côdé" 🂡', 'Bo'][seat % 4]!);
    const { record, fair } = playFair(hex32(77), contributions, { rules, players });
    const cards = cardsIn(splitLog(record.log));
    const decks = 'decks' in rules && rules.decks !== 'auto' ? rules.decks : Math.ceil(seats / 18);
    expect(check(makeFairRecord(record, fair))).toEqual({
      status: 0,
      said: `${Math.min(cards, 94 * decks)} of ${cards} cards checked: all right`,
    });
  });

  test('agrees with ours on a game with the daily deck', () => {
    const day = '2026-11-16';
    const { record, fair } = playDay(hex32(77), day);
    expect(check(makeFairRecord(record, fair)).said).toMatch(/cards checked: all right$/);
    expect(check(makeFairRecord(record, { ...fair, day: '2026-11-17' })).said).toMatch(
      /^token \d+ should be/,
    );
  });

  test('says that it cannot follow a game that is shuffled every round', () => {
    const { record, fair } = playFair(hex32(77), [hex32(1), null], {
      rules: { shuffle: 'everyRound', target: 60 },
      players: ['Ann', 'Bo'],
    });
    expect(check(makeFairRecord(record, fair)).said).toContain('the secret and the first dealer are right');
    expect(verifyRecord(record, fair).holds).toBe(true);
  });

  test('refuses a changed card and another secret', () => {
    const json = blockOf('json');
    expect(check(json.replace('h 9 h', 'h 8 h'))).toEqual({
      status: 1,
      said: 'token 12 should be 9, not 8',
    });
    expect(check(json.replace('"dealer": 1', '"dealer": 2')).said).toContain('someone else should deal');
    expect(check(json.replace('00010203', '00010204')).said).toContain('not the one committed to');
  });
});

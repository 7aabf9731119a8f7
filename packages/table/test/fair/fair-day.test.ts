import type { GameRecord } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { daySeed, isDay, type PublishedDay, verifyRecord } from '../../src/index.ts';
import { hex32, playDay } from './fair-game.ts';

const RULES = { preset: 'official' } as const;
const DATE = '2026-11-16';
const GAME = playDay(hex32(5), DATE);
const RECORD = GAME.record;
/** As it is stored on the day: without the secret. */
const { secret, ...FAIR } = GAME.fair;
const UNPUBLISHED: PublishedDay = { date: DATE, commitment: FAIR.commitment };
const PUBLISHED: PublishedDay = { ...UNPUBLISHED, secret };

/** The checks that do not hold. */
function faults(record: GameRecord, fair: unknown, published: PublishedDay): string[] {
  const { checks } = verifyRecord(record, fair, undefined, published);
  return checks.filter(({ status }) => status !== 'holds').map(({ name, status }) => `${name} ${status}`);
}

test('a game with the daily deck holds with what was published, whatever the name of its player', () => {
  expect(faults(RECORD, FAIR, PUBLISHED)).toEqual([]);
  expect(faults({ ...RECORD, players: ['Bo'] }, { ...FAIR, secret }, PUBLISHED)).toEqual([]);
  expect(verifyRecord(RECORD, { ...FAIR, secret }).holds).toBe(true);
});

test('before the secret is published, nothing can be said about the cards', () => {
  expect(faults(RECORD, FAIR, UNPUBLISHED)).toEqual([
    'commitment unknown',
    'dealer unknown',
    'cards unknown',
    'published unknown',
  ]);
});

test.each([
  ['another card', { ...RECORD, log: RECORD.log.replace(/^\S+/, '0') }, FAIR, PUBLISHED, 'cards fails'],
  ['other rules', { ...RECORD, rules: { target: 100 } }, FAIR, PUBLISHED, 'cards fails'],
  ['another day', RECORD, FAIR, { ...PUBLISHED, date: '2026-11-15' }, 'published fails'],
  ['another secret', RECORD, FAIR, { ...PUBLISHED, secret: hex32(6) }, 'commitment fails'],
  ['another commitment', RECORD, FAIR, { ...PUBLISHED, commitment: hex32(6) }, 'published fails'],
  ['a day that is none', RECORD, { ...FAIR, day: '2026-02-30' }, PUBLISHED, 'commitment fails'],
  ['a contribution', RECORD, { ...FAIR, contributions: [hex32(1)] }, PUBLISHED, 'commitment fails'],
  ['a game of a table', RECORD, { ...FAIR, day: undefined }, PUBLISHED, 'published fails'],
])('%s is found out', (_what, record, fair, published, fault) => {
  expect(faults(record, fair, published)).toContain(fault);
});

test('the cards of two days are different', () => {
  expect(daySeed(secret, RULES, '2026-11-16')).not.toEqual(daySeed(secret, RULES, '2026-11-17'));
  expect(['2026-11-16', '2024-02-29', '2026-02-29', '2026-13-01', 'today', 5].map(isDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

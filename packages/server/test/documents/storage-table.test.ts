// The table of docs/DEPLOY.md that says what one address can store in a day, computed from the limits.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEW_GAME } from '@sevenfold/table';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { callersOf } from '../../src/limits/address.ts';
import { CallerLimits } from '../../src/limits/caller-limits.ts';
import { STORAGE_COSTS } from '../../src/limits/storage-costs.ts';
import { LARGEST_SHEET } from '../../src/sheets/sheet-store.ts';
import { NEWEST, tablesAt } from '../../src/storage/migrations.ts';

/** Milliseconds. */
const DAY = 86_400_000;
/** Often enough that no limit is full again in the meantime. */
const STEP = 10_000;
/** Megabytes that one address may fill in a day. */
const BAR = 200;

const page = readFileSync(join(import.meta.dirname, '../../../../docs/DEPLOY.md'), 'utf8');
const config = readConfig({}, {});

type Limit = 'creations' | 'links' | 'subscriptions' | 'requests' | 'storage';

interface Kind {
  readonly what: string;
  /** The tables of the database that it is in. */
  readonly tables: readonly string[];
  /** The fewest and the most bytes that one costs. */
  readonly bytes: readonly [least: number, most: number];
  /** What limits how many there are. */
  readonly by: Limit;
}

const { sheet, circle, circleChange, ...costs } = STORAGE_COSTS;
const one = (bytes: number): Kind['bytes'] => [bytes, bytes];

const KINDS: readonly Kind[] = [
  { what: 'a table', tables: ['tables', 'circle_tables'], bytes: one(costs.table), by: 'creations' },
  { what: 'a game, while it is played', tables: ['entries'], bytes: [NEW_GAME, Infinity], by: 'storage' },
  {
    what: 'a finished game, and what its people have of it',
    tables: [
      'games',
      'game_people',
      'circle_filings',
      'rated_games',
      'ratings',
      'rating_steps',
      'rating_months',
    ],
    bytes: [NEW_GAME, Infinity],
    by: 'storage',
  },
  { what: 'a score sheet', tables: ['sheets'], bytes: [sheet, sheet + LARGEST_SHEET], by: 'creations' },
  { what: 'a circle', tables: ['circles'], bytes: one(circle), by: 'creations' },
  {
    what: 'a change of a circle',
    tables: ['circle_entries', 'circle_names', 'circle_people'],
    bytes: [circleChange, Infinity],
    by: 'requests',
  },
  {
    what: 'an attempt at the daily deck',
    tables: ['daily_attempts'],
    bytes: one(costs.attempt),
    by: 'creations',
  },
  { what: 'each of its moves', tables: [], bytes: one(costs.attemptMove), by: 'requests' },
  { what: 'a quick match', tables: ['waiting'], bytes: one(costs.match), by: 'creations' },
  { what: 'another device', tables: ['devices', 'moved_people'], bytes: one(costs.device), by: 'links' },
  { what: 'a link, or a question to a passkey', tables: ['tickets'], bytes: one(costs.ticket), by: 'links' },
  { what: 'a passkey', tables: ['passkeys'], bytes: one(costs.passkey), by: 'links' },
  {
    what: 'a device that gets notifications, with all that may wait for it',
    tables: ['subscriptions', 'outbox'],
    bytes: one(costs.subscription),
    by: 'subscriptions',
  },
  { what: 'a webhook', tables: ['webhooks'], bytes: one(costs.webhook), by: 'creations' },
  {
    what: 'the server itself: a row, or one a day',
    tables: ['days', 'notice', 'heartbeat', 'push_keys'],
    bytes: one(0),
    by: 'requests',
  },
  { what: 'older versions only', tables: ['finished', 'finished_people'], bytes: one(0), by: 'requests' },
];

/** How much of this quota one address can take within a day, so much at a time. */
function mostOf(limit: Limit, cost = 1): number {
  const quota = new CallerLimits(config)[limit];
  const callers = [callersOf('192.0.2.1')[0]!];
  let taken = 0;
  for (let now = 0; now <= DAY; now += STEP) while (quota.take(callers, now, cost)) taken += cost;
  return taken;
}

const room = mostOf('storage', 10_000);
const mega = (bytes: number): string => (bytes / 1e6).toFixed(1);
const whole = (count: number): string => Math.floor(count).toLocaleString('en-GB');

function rowOf({ what, tables, bytes: [least, most], by }: Kind): string {
  const names = tables.map((name) => `\`${name}\``).join(' ');
  if (most === 0) return `| ${what} | ${names} | | |`;
  const range = least === most ? whole(least) : `${whole(least)} and more`;
  const bytes = most === Infinity || by === 'storage' ? room : Math.min(room, mostOf(by) * most);
  return `| ${what} | ${names} | ${range} | ${mega(bytes)} |`;
}

test('the page has a row for everything that strangers add, with its bound', () => {
  const rows = [
    '| what | tables | bytes | MB a day from one address, at most |',
    '|---|---|---|---|',
    ...KINDS.map(rowOf),
    `| **all together** | | | **${mega(room)}** |`,
  ].join('\n');
  expect(page).toContain(rows);
});

test('every table of the database is in one row', () => {
  const named = KINDS.flatMap(({ tables }) => tables);
  expect(named.toSorted()).toEqual(tablesAt(NEWEST).toSorted());
});

test('one address fills less than the bar in a day, with everything it can cost at once', () => {
  const largest = Math.max(...KINDS.map(({ bytes: [, most] }) => (most === Infinity ? 0 : most)));
  expect((room + largest) / 1e6).toBeLessThan(BAR);
});

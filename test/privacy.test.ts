// The page about privacy says what the server stores: every table of its database, and for how long.

import { expect, test } from 'vitest';
import { readConfig } from '../packages/server/src/config.ts';
import { NEWEST, tablesAt } from '../packages/server/src/storage/migrations.ts';
import page from '../packages/web/src/words/privacy/en.ts';

/** Which part of the page tells of each table; null for those that know nothing of anyone. */
const TOLD: Readonly<Record<string, string | null>> = {
  tables: 'Online tables',
  entries: 'Online tables',
  waiting: 'Online tables',
  games: 'Finished games',
  game_people: 'Finished games',
  finished: 'Finished games',
  finished_people: 'Finished games',
  sheets: 'Score sheets you share',
  circles: 'Circles',
  circle_entries: 'Circles',
  circle_names: 'Circles',
  circle_people: 'Circles',
  circle_tables: 'Circles',
  circle_filings: 'Circles',
  rated_games: 'Rating',
  ratings: 'Rating',
  rating_steps: 'Rating',
  rating_months: 'Rating',
  daily_attempts: 'Daily deck',
  subscriptions: 'Notifications',
  outbox: 'Notifications',
  devices: 'Devices and passkeys',
  moved_people: 'Devices and passkeys',
  passkeys: 'Devices and passkeys',
  tickets: 'Devices and passkeys',
  webhooks: 'Webhooks',
  days: null,
  push_keys: null,
  heartbeat: null,
  notice: null,
};

test('it tells of every table, and of nothing that is not stored', () => {
  expect(Object.keys(TOLD).sort()).toEqual(tablesAt(NEWEST).sort());
  const told = new Set(Object.values(TOLD).filter((part) => part !== null));
  expect([...told].sort()).toEqual(page.stored.map(({ what }) => what).sort());
});

test('its times are those of a server that nobody has changed', () => {
  const year = 365 * 86_400_000;
  expect(readConfig({}, {})).toMatchObject({
    'table-hours': 7 * 24,
    'keep-tables': year,
    'keep-games': 5 * year,
    'keep-circles': 5 * year,
    'keep-daily': 2 * year,
    'sheet-days': 90,
  });
  const until = Object.fromEntries(page.stored.map((part) => [part.what, part.until]));
  expect(until['Online tables']).toMatch(/after 7 days .* a year later/);
  expect(until['Finished games']).toMatch(/^5 years/);
  expect(until['Circles']).toContain('after 5 years');
  expect(until['Daily deck']).toBe('2 years.');
  expect(until['Score sheets you share']).toMatch(/^90 days/);
});

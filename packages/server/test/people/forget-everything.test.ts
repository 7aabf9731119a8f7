// Someone deletes everything: afterwards no row of any table of the database knows them.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RatedSeat, webSource } from '@sevenfold/table';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '../../src/storage/data-folder.ts';
import type { Database, SqlRow } from '../../src/storage/database/database.ts';
import { NEWEST, tablesAt } from '../../src/storage/migrations.ts';
import { unpack } from '../../src/storage/packing/packing.ts';
import { packPerson } from '../../src/storage/packing/packed-people.ts';
import { PostgresDatabase } from '../../src/storage/database/postgres.ts';
import { raw } from '../../src/storage/database/query.ts';
import { SqliteDatabase } from '../../src/storage/database/sqlite.ts';
import { openPostgres, openSqlite, type Storage } from '../../src/storage/storage.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { ratingKey } from '../../src/ratings/rating-store.ts';
import { newSchema } from '../helpers/schema.ts';
import { describeWith } from '../helpers/services.ts';
import { ask, bearer, enter, startTestServer, until } from '../helpers/test-server.ts';

/** For tables that are filled by what the test does anyway, or together with another table. */
const bySomethingElse = (): Promise<void> => Promise.resolve();

/** What one person leaves behind, table by table; each of these has to know them before they are forgotten. */
const PERSONAL: Record<string, (storage: Storage, person: string) => Promise<unknown>> = {
  tables: bySomethingElse,
  games: bySomethingElse,
  game_people: bySomethingElse,
  devices: bySomethingElse,
  moved_people: bySomethingElse,
  finished: bySomethingElse,
  finished_people: bySomethingElse,
  waiting: (storage, person) =>
    storage.match.wait({ person, name: 'Ann', colour: 1, rating: 1500, origin: 'o' }, Date.now()),
  tickets: (storage, person) =>
    storage.tickets.make({ hash: 'x', kind: 'register', person, device: 'd', until: Date.now() + 9999 }),
  passkeys: (storage, person) =>
    storage.passkeys.add({ id: 'key', person, publicKey: new Uint8Array(3), counter: 0, added: 1 }),
  daily_attempts: (storage, person) =>
    storage.daily.begin({ day: '2026-11-16', person, log: [], isCompared: true, origin: null }),
  subscriptions: (storage, person) =>
    storage.subscriptions.save(
      {
        id: 'push',
        person,
        endpoint: 'https://push.example.org/1',
        p256dh: 'k',
        auth: 'a',
        wants: ['turn'],
        language: 'en',
        zone: 'UTC',
        quiet: null,
      },
      5,
    ),
  circle_people: ({ circles }, person) => {
    const open = { id: 'open', at: 1, by: 'm', do: 'open', member: 'm', settings: { name: 'Fridays' } };
    const entries = [{ id: 'open', json: JSON.stringify(open), name: { member: 'm', name: 'Ann' } }];
    const joins = { person, member: 'm' };
    return circles.create('CIRCLE', { entries, outline: '{}', joins, keyHash: 'key' });
  },
  rated_games: bySomethingElse,
  ratings: async ({ ratings }, person) => {
    const [game] = await ratings.pending(1);
    const after = { mu: 25, sigma: 8 };
    await ratings.count(game!, [{ person: ratingKey(person), name: 'Ann', before: undefined, after }]);
  },
  rating_steps: bySomethingElse,
  rating_months: bySomethingElse,
};

/** Tables that never know who someone is. */
const IMPERSONAL = [
  'entries',
  'sheets',
  'heartbeat',
  'notice',
  'days',
  'push_keys',
  'webhooks',
  'outbox',
  'circles',
  'circle_entries',
  'circle_names',
  'circle_tables',
  'circle_filings',
];

test('every table of the database is known to be personal or not', () => {
  expect([...Object.keys(PERSONAL), ...IMPERSONAL].sort()).toEqual(tablesAt(NEWEST).sort());
});

/** Everything that stands for a person or a device in the database. */
function tracesOf(hash: string): string[] {
  return [hash, Buffer.from(packPerson(hash)).toString('hex'), ratingKey(hash)];
}

function textsOf(value: SqlRow[string] | undefined): string[] {
  if (!(value instanceof Uint8Array)) return [String(value)];
  const bytes = Buffer.from(value).toString('hex');
  try {
    return [bytes, unpack(value)];
  } catch {
    return [bytes];
  }
}

/** The tables that know any of these hashes. */
async function knowing(database: Database, hashes: readonly string[]): Promise<string[]> {
  const traces = hashes.flatMap(tracesOf);
  const found: string[] = [];
  for (const table of tablesAt(NEWEST)) {
    const rows = await database.read(raw(`select * from ${table}`));
    const texts = rows.flatMap((row) => Object.values(row).flatMap(textsOf));
    if (texts.some((text) => traces.some((trace) => text.includes(trace)))) found.push(table);
  }
  return found.sort();
}

function ratedSeat(person: string): RatedSeat {
  return { person, bot: null, name: 'Ann', total: 9, left: false, origin: '' };
}

/** Returns which tables know them afterwards, and their hashes. */
async function forgetEverything(
  storage: Storage,
  database: Database,
): Promise<{ tables: string[]; hashes: string[] }> {
  // The server has other ratings, so that it does not count the game in the meantime.
  const server = await startTestServer({}, { storage: { ...storage, ratings: memoryStorage().ratings } });
  const [phone, laptop, friend] = [webSource.token(), webSource.token(), webSource.token()];
  const call = (method: string, path: string, token: string, body?: object) =>
    ask(`${server.url}${path}`, method, body, bearer(token));
  const hashes = await Promise.all([phone, laptop].map((token) => webSource.hash(token)));
  const [person = '', other = ''] = hashes;
  const friendly = await webSource.hash(friend);
  const game = { table: 'AAA', people: [person, friendly], seats: [person, friendly], record: '{"log":"4"}' };
  const { archive } = storage;
  await archive.keep({ id: 'AAA.1', started: 1, ended: 2, ...game, rated: game.people.map(ratedSeat) });
  await archive.keep({ id: 'AAA.2', started: 1, ended: 3, ...game, people: [other], seats: [other] });
  await database.write([
    raw(
      `insert into finished (id, code, started, ended, people, record, seats)
       values ('OLD.1', 'OLD', 1, 4, '${person} ${friendly}', '{"log":"4"}', '${person} ${friendly}')`,
    ),
    raw(`insert into finished_people (hash, ended, id) values ('${person}', 4, 'OLD.1')`),
    raw(`insert into finished_people (hash, ended, id) values ('${friendly}', 4, 'OLD.1')`),
  ]);
  // The laptop hosts a table; then it becomes the phone's person, and both are known there.
  const { json } = await call('POST', '/v1/tables', laptop, {});
  const code = String(json['code']);
  const seat = enter(server, code, phone);
  await until(() => seat.status === 'open', 'connected');
  seat.send({ type: 'sit', name: 'Ann', colour: 1 });
  await until(() => seat.seats.length === 1, 'seated');
  const link = await call('POST', '/v1/me/links', phone);
  expect((await call('POST', '/v1/me/links/use', laptop, { ticket: link.json['ticket'] })).status).toBe(200);
  for (const leave of Object.values(PERSONAL)) await leave(storage, person);
  expect(await knowing(database, [person])).toEqual(Object.keys(PERSONAL).sort());

  expect((await call('DELETE', '/v1/me', laptop)).json).toEqual({ deleted: 1 });
  await until(() => seat.bye === 'kicked', 'the table has let them go');
  expect((await call('GET', '/v1/me/games', phone)).json).toEqual({ games: [] });
  // The friend has lost nothing.
  const left = (await call('GET', '/v1/me/games', friend)).json['games'] as unknown[];
  expect(left).toHaveLength(2);
  expect(await knowing(database, [friendly])).toContain('games');
  return { tables: await knowing(database, hashes), hashes };
}

test('with SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-forget-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const storage = await openSqlite(folder);
  const database = await SqliteDatabase.open(databaseFile(folder));
  const { tables, hashes } = await forgetEverything(storage, database);
  expect(tables).toEqual([]);
  await database.close();
  // The disk does not know them either.
  await storage.scrub();
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  for (const trace of hashes.flatMap(tracesOf))
    expect(bytes.some((file) => file.includes(trace))).toBe(false);
});

describeWith('PostgreSQL', 'TEST_DATABASE_URL', (address) => {
  test('no trace is left', async () => {
    const { url } = await newSchema(address);
    const storage = await openPostgres(url);
    const database = new PostgresDatabase(url);
    onTestFinished(() => database.close());
    expect((await forgetEverything(storage, database)).tables).toEqual([]);
  });
});

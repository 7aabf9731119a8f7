import { expect } from 'vitest';
import type { Database, SqlRow } from '../../src/storage/database/database.ts';
import { pack } from '../../src/storage/packing/packing.ts';
import { packPeople, packSeats } from '../../src/storage/packing/packed-people.ts';
import type { Query } from '../../src/storage/database/query.ts';
import { STANDINGS } from '../../src/outbox/outbox-store.ts';
import { SqlArchive } from '../../src/storage/sql/sql-archive.ts';
import { SqlDaily } from '../../src/storage/sql/sql-daily.ts';
import { SqlCircles } from '../../src/storage/sql/sql-circles.ts';
import { SqlSheets } from '../../src/storage/sql/sql-sheets.ts';
import { countRows } from '../../src/storage/sql/sql-count.ts';
import { SqlDevices } from '../../src/storage/sql/sql-devices.ts';
import { SqlMoved } from '../../src/storage/sql/sql-moved.ts';
import { SqlPasskeys } from '../../src/storage/sql/sql-passkeys.ts';
import { SqlTickets } from '../../src/storage/sql/sql-tickets.ts';
import { SqlOutbox } from '../../src/storage/sql/sql-outbox.ts';
import { SqlSubscriptions } from '../../src/storage/sql/sql-subscriptions.ts';
import { SqlWebhooks } from '../../src/storage/sql/sql-webhooks.ts';
import { SqlProbe } from '../../src/storage/sql/sql-probe.ts';
import { SqlNotice } from '../../src/storage/sql/sql-notice.ts';
import { SqlRatings } from '../../src/storage/sql/sql-ratings.ts';
import { SqlStore } from '../../src/storage/sql/sql-store.ts';
import { SqlUnused } from '../../src/storage/sql/sql-unused.ts';
import { SqlCleanupTurn } from '../../src/storage/sql/sql-cleanup-turn.ts';
import { SqlWaiting } from '../../src/storage/sql/sql-waiting.ts';

const GAME: SqlRow = {
  public_key: new Uint8Array(2),
  id: 'AAA.1',
  started: 1,
  ended: 2,
  due: 1,
  people: packPeople(['ann', 'ben']),
  seats: packSeats(['ann'], ['ann', 'ben']),
  record: pack('{}', 'record'),
};
const RATED_GAME: SqlRow = { ...GAME, seats: '[]' };
const OLD_GAME: SqlRow = { ...GAME, code: 'AAA', people: 'ann ben', seats: 'ann -', record: '{}' };

/** The plan of each statement of the SQL stores, as the database explains it. */
export async function explainAllStatements(database: Database, explain: string): Promise<SqlRow[]> {
  const explained: SqlRow[] = [];
  const read = async ({ text, values }: Query): Promise<SqlRow[]> => {
    explained.push(...(await database.read({ text: `${explain} ${text}`, values })));
    if (text.includes('from rated_games')) return [RATED_GAME];
    return [text.includes('from finished') ? OLD_GAME : GAME];
  };
  const write = async (queries: readonly Query[]): Promise<number[]> => {
    for (const query of queries) await read(query);
    return [1];
  };
  await runAllStatements({
    waiting: 0,
    dialect: database.dialect,
    read,
    readFromDisk: read,
    write,
    close: () => database.close(),
  });
  return explained;
}

function fail(id: string, error: unknown): never {
  throw new Error(`${id} cannot be moved`, { cause: error });
}

/** Runs each statement of the SQL stores once, on a database that always returns the same game. */
async function runAllStatements(database: Database): Promise<void> {
  await expect(new SqlProbe(database).probe()).rejects.toThrow('not there');
  const store = new SqlStore(database);
  const table = { code: 'AAA', version: 1, listed: true, open: true, playing: 0, body: '{}' };
  await store.create(table);
  await store.update({ ...table, version: 2 });
  await store.update({ ...table, version: 2, listed: false });
  await store.update({ ...table, version: 2, open: false });
  await store.load('AAA');
  await store.list(20, 3);
  await store.claimDue(1, 2, 3);
  await countRows(database, 'tables');
  await store.unlist(3, 1, 20);
  await store.append('AAA.1', 0, ['4', '5']);
  await store.append('AAA.1', 2, ['6']);
  await store.read('AAA.1', 1);
  const archive = new SqlArchive(database);
  await archive.keep({
    id: 'AAA.1',
    table: 'AAA',
    started: 1,
    ended: 2,
    people: ['ann'],
    seats: [null, 'ann'],
    rated: [],
    record: '4 5',
    circle: 'c',
  });
  await archive.find('AAA.1');
  await archive.played('ann', { ended: 3, id: '' }, 20);
  expect(await archive.forget('ann', 'AAA.1')).toBe(true);
  await archive.adopt('ann', 'bo');
  await archive.quiet(3, 20);
  await archive.quiet(3, 20, { changed: 1, code: 'AAA' });
  await archive.closed(3, 20);
  await archive.expireGames(3, 20);
  await archive.moveOldGames('', 20, fail);
  await new SqlCleanupTurn(database).take(1);
  const notice = new SqlNotice(database);
  await notice.load();
  await notice.save({ version: 1, readOnly: false, banner: null });
  const devices = new SqlDevices(database);
  const device = { device: 'd', person: 'ann', formerly: null, kind: 'phone', added: 1 } as const;
  await devices.find('d');
  await devices.use('d', 1);
  await devices.of('ann');
  await devices.put(device);
  await devices.add(device);
  await devices.join(device, 'ben', 9);
  await devices.part(device, 'ann', 'nobody');
  await devices.changedSince(1, 20);
  await devices.forget('ann');
  const moved = new SqlMoved(database);
  await moved.adopt('bens phone', 'ben');
  await moved.find(['ann', 'ben']);
  await moved.of('ben');
  await moved.expire(1, 9);
  await moved.forget('ben');
  const passkeys = new SqlPasskeys(database);
  await passkeys.add({ id: 'p', person: 'ann', publicKey: new Uint8Array(2), counter: 0, added: 1 });
  await passkeys.find('p');
  await passkeys.of('ann');
  await passkeys.count('p', 2);
  await passkeys.remove('ann', 'p');
  await passkeys.forget('ann');
  await new SqlUnused(database).forget(1, 9);
  const tickets = new SqlTickets(database);
  await tickets.make({ hash: 't', kind: 'link', person: 'ann', device: 'd', until: 2 });
  await tickets.take('t', 'link', 1);
  await tickets.prune(3);
  await tickets.forget('ann');
  await archive.remove('AAA', 1);
  await archive.remove('AAA');
  await askRatings(new SqlRatings(database));
  await askWaiting(new SqlWaiting(database));
  const sheets = new SqlSheets(database);
  await sheets.create('b', 'key', '{}');
  await sheets.load('b');
  await sheets.update('b', 2, '{}');
  await sheets.prune(3);
  await sheets.remove('b');
  await askCircles(new SqlCircles(database));
  await archive.seatOwners('AAA.1', ['ann']);
  const daily = new SqlDaily(database);
  await daily.keepSecret('2026-11-16', 'secret');
  const attempt = { day: '2026-11-16', person: 'ann', log: ['4'], isCompared: true, origin: null };
  await daily.begin(attempt);
  await daily.find('2026-11-16', 'ann');
  await daily.play('2026-11-16', 'ann', 1, ['4', 's'], { rounds: 9, points: 200 });
  await daily.newcomers('2026-11-16', 'x');
  await daily.results('2026-11-16');
  await daily.finished('ann', 20);
  await daily.forget('ann');
  await daily.adopt('ann', 'bo');
  await daily.forgetOrigins('2026-11-16');
  await daily.expire('2026-11-16', 20);
  const outbox = new SqlOutbox(database);
  const letter = { id: 'a', kind: 'push', target: 'phone', proven: false, body: '{}', expires: 9 } as const;
  await outbox.put(letter, 1, 9);
  for (const standing of STANDINGS)
    await outbox.claim({ kind: 'push', standing, now: 1, until: 2, limit: 20, except: ['laptop'] });
  await outbox.putOff('a', 3);
  await outbox.fail('phone', 4, 1);
  await outbox.recover('phone');
  await outbox.done('a');
  await outbox.forget('phone');
  await outbox.prune(3);
  const subscriptions = new SqlSubscriptions(database);
  await subscriptions.keys({ publicKey: 'key', privateKey: 'key' });
  const keys = { endpoint: 'https://push.example.org', p256dh: 'key', auth: 'auth' };
  const wishes = { wants: [], language: 'en', zone: 'UTC', quiet: null };
  await subscriptions.save({ id: 'phone', person: 'ann', ...keys, ...wishes }, 9);
  await subscriptions.load('phone');
  await subscriptions.use('phone', 1);
  await subscriptions.of('ann');
  await subscriptions.remove('phone', 'ann');
  await subscriptions.adopt('ann', 'bo');
  await subscriptions.forget('ann');
  const webhooks = new SqlWebhooks(database);
  await webhooks.save({
    owner: 'table:AAA',
    url: 'https://example.org',
    secret: 'x',
    site: '',
    setter: 'ann',
  });
  await webhooks.load('table:AAA');
  for (const isFailure of [true, false])
    await webhooks.note('table:AAA', { status: 200, tried: 1 }, isFailure);
  await webhooks.adopt('ann', 'bo');
  await webhooks.forget('bo');
  await webhooks.remove('table:AAA');
}

async function askRatings(ratings: SqlRatings): Promise<void> {
  const game = { id: 'AAA.1', ended: 2, seats: [] };
  await ratings.pending(20);
  await ratings.ratings(['ann', 'ben']);
  const after = { mu: 1500, sigma: 100 };
  const known = new Map(['ann', 'ben'].map((person) => [person, { ...after, games: 3 }]));
  await ratings.games(known, 1);
  await ratings.count(game, [{ person: 'ann', name: 'Ann', before: undefined, after }]);
  await ratings.find('ann');
  await ratings.steps('ann', 20);
  await ratings.list('ann', true);
  await ratings.restart('ann');
  await ratings.listed(['ann']);
  // The other orders sort all who are listed, and are asked for once a minute.
  await ratings.leaders({ by: 'rating', month: 0, least: 1, limit: 20 });
  await ratings.unreviewed(20);
  await ratings.review(game, [{ person: 'ann', decisions: 1, cost: 0 }]);
  await ratings.forget('ann');
  await ratings.adopt('ann', 'bo');
  await ratings.prune(3);
  await ratings.expire(3, 9);
}

async function askWaiting(waiting: SqlWaiting): Promise<void> {
  await waiting.now();
  await waiting.wait({ person: 'ann', name: 'Ann', colour: 1, rating: 1500, origin: 'a1b2' }, 1);
  await waiting.leave('ann');
  await waiting.waiting(1);
  const table = { code: 'AAA', version: 1, listed: false, open: true, playing: 0, body: '{}' };
  await waiting.seat(table, ['ann', 'ben'], 1);
  await waiting.forget('ann');
  await waiting.prune(1);
}

async function askCircles(circles: SqlCircles): Promise<void> {
  const entry = { id: 'e', json: '{}', name: { member: 'm', name: 'Ann' } };
  const change = {
    entries: [entry],
    outline: '{}',
    joins: { person: 'ann', member: 'm' },
    leave: ['m'],
    parts: ['m'],
  };
  await circles.create('c', { ...change, keyHash: 'key' });
  await circles.append('c', 1, change);
  await circles.append('c', 2, { ...change, keyHash: 'key' });
  await circles.load('c');
  await circles.read('c', 0);
  await circles.of('ann');
  await circles.adopt('c', 'ann', 'ben');
  await circles.mark('c', 1);
  await circles.addTable('c', 'AAA');
  await circles.tables('c', 9);
  await circles.dropTable('c', 'AAA');
  await circles.prune(1, 1, 9);
  await circles.waiting('', 9);
  await circles.waiting('', 9, 'c');
  await circles.done('AAA.1');
}

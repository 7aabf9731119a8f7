// Performs what adds to the database, with the largest inputs that are allowed, and compares how much the file has grown
// with what the address was charged for it.

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MOST_SEATS, webSource } from '@sevenfold/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseFile } from '../../src/storage/data-folder.ts';
import { openSqlite } from '../../src/storage/storage.ts';
import { callersOf } from '../../src/limits/address.ts';
import {
  ask,
  bearer,
  enter,
  newTable,
  openTestServer,
  playOn,
  type TestServer,
  until,
} from '../helpers/test-server.ts';

/** Megabytes: nothing here is ever refused. */
const ROOM = 10_000;
const LONGEST_NAME = '語'.repeat(24);

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sevenfold-growth-'));
  const many = '1000000';
  server = await openTestServer(
    {
      'address-storage': String(ROOM),
      'address-tables': many,
      'address-requests': many,
      'address-messages': many,
      'identity-messages': many,
      'connection-messages': many,
      'private-targets': 'on',
      'log-level': 'silent',
    },
    { storage: await openSqlite(folder) },
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Bytes in the pages of the file that are in use. */
async function size(): Promise<number> {
  await server.context.storage.scrub();
  const file = new DatabaseSync(databaseFile(folder), { readOnly: true });
  const read = (pragma: string): number => Number(Object.values(file.prepare(`pragma ${pragma}`).get()!)[0]);
  const bytes = (read('page_count') - read('freelist_count')) * read('page_size');
  file.close();
  return bytes;
}

/** How many letters to webhooks wait. */
function letters(): number {
  const file = new DatabaseSync(databaseFile(folder), { readOnly: true });
  const [row] = file.prepare("select count(*) as letters from outbox where kind = 'webhook'").all();
  file.close();
  return Number(row!['letters']);
}

/** How much `times` actions have stored, as a part of what was charged for them. */
async function growth(times: number, act: (time: number) => Promise<unknown>): Promise<number> {
  const [home] = callersOf('127.0.0.1');
  const { storage } = server.context.limits;
  let paid = 0;
  const charge = vi.spyOn(storage, 'charge');
  const before = await size();
  for (let time = 0; time < times; time++) await act(time);
  for (const [callers, , bytes] of charge.mock.calls) if (callers[0]!.key === home!.key) paid += bytes;
  charge.mockRestore();
  return ((await size()) - before) / paid;
}

const call = (method: string, path: string, body?: object, token = webSource.token()) =>
  ask(`${server.url}${path}`, method, body, bearer(token));

async function expectFine(answer: ReturnType<typeof call>): Promise<Record<string, unknown>> {
  const { status, text, json } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return json;
}

test('tables', async () => {
  const rules = { preset: 'turnSeven', target: 9999, decks: 4, doubles: 'everything', tieBreak: 'shared' };
  const wish = { rules, rulesName: LONGEST_NAME, listed: true, clock: 86_400 };
  const grown = await growth(300, () => expectFine(call('POST', '/v1/tables', wish)));
  expect(grown).toBeLessThanOrEqual(1);
});

test('a table that is as full as it can be', async () => {
  const grown = await growth(4, async () => {
    const { code, token } = await newTable(server, { rulesName: LONGEST_NAME, rules: { target: 9999 } });
    const host = enter(server, code, token);
    await until(() => host.status === 'open', 'the host is there');
    for (let seat = 0; seat < MOST_SEATS / 2; seat++) {
      const guest = enter(server, code, webSource.token());
      await until(() => guest.status === 'open', 'a guest is there');
      guest.send({
        type: 'sit',
        name: LONGEST_NAME,
        colour: seat,
        contribution: randomBytes(32).toString('hex'),
      });
      await until(() => guest.seats.length === 1, 'the guest sits');
      guest.send({ type: 'pass', seat });
    }
    host.send({ type: 'host', do: 'start' });
    await until(() => host.state !== undefined, 'the game has begun');
  });
  expect(grown).toBeLessThanOrEqual(1);
});

test.each([
  ['of one person', 1],
  ['with many bots', 11],
])('games %s', async (_, bots) => {
  const { code, token } = await newTable(server, { rules: { target: 1 } });
  const host = enter(server, code, token);
  await until(() => host.status === 'open', 'the host is there');
  host.send({ type: 'sit', name: LONGEST_NAME, colour: 0 });
  for (let bot = 0; bot < bots; bot++) host.send({ type: 'host', do: 'addBot', bot: 'stay25' });
  await until(() => host.view?.seats.length === bots + 1, 'all are there');
  let number = 0;
  const grown = await growth(20, async () => {
    number++;
    host.send({ type: 'host', do: number === 1 ? 'start' : 'rematch' });
    await until(() => host.view?.game?.number === number && host.view.phase !== 'lobby', 'it has begun');
    await playOn([host]);
  });
  expect(grown).toBeLessThanOrEqual(1);
});

test('games of a circle at a full table, with letters that wait for two webhooks', async () => {
  const host = webSource.token();
  const { id } = await expectFine(
    call('POST', '/v1/circles', { name: LONGEST_NAME, settings: { name: LONGEST_NAME } }, host),
  );
  const { code } = await expectFine(call('POST', '/v1/tables', { rules: { target: 1 }, circle: id }, host));
  const nobody = { url: 'http://127.0.0.1:9/' };
  await expectFine(call('PUT', `/v1/tables/${String(code)}/webhook`, nobody, host));
  await expectFine(call('PUT', `/v1/circles/${String(id)}/webhook`, nobody, host));
  const client = enter(server, String(code), host);
  await until(() => client.status === 'open', 'the host is there');
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    client.send({ type: 'sit', name: `${'<'.repeat(22)}${seat}`, colour: seat });
    await until(() => client.seats.length > seat, 'the next seat is taken');
  }
  let number = 0;
  const grown = await growth(4, async () => {
    number++;
    client.send({ type: 'host', do: number === 1 ? 'start' : 'rematch' });
    await until(() => client.view?.game?.number === number && client.view.phase !== 'lobby', 'it has begun');
    await playOn([client]);
    await until(() => letters() === 2 * number, 'both letters wait');
  });
  expect(grown).toBeLessThanOrEqual(1);
});

test('score sheets, and what is added to them', async () => {
  const players = Array.from({ length: 18 }, (_, at) => ({ id: `p-${at}`, name: `${at} Zoë`, colour: at }));
  const sheet = (rounds: number) => ({
    id: 'friday-1',
    started: 1,
    rules: { preset: 'official', target: 9999 },
    players,
    dealer: 'p-0',
    steps: Array.from({ length: rounds }, () =>
      players.map(({ id: player }) => ({ do: 'enter', player, entry: { points: 0 } })),
    ).flat(),
  });
  const grown = await growth(20, async () => {
    const { id, key } = await expectFine(call('POST', '/v1/sheets', { body: sheet(1) }));
    for (let version = 1; version <= 3; version++)
      await expectFine(
        call('PUT', `/v1/sheets/${String(id)}`, { version, body: sheet(10 * version) }, String(key)),
      );
  });
  expect(grown).toBeLessThanOrEqual(1);
});

test('circles, their members and what is filed there', async () => {
  const grown = await growth(60, async () => {
    const keeper = webSource.token();
    const { id, key } = (await expectFine(
      call('POST', '/v1/circles', { name: LONGEST_NAME, settings: { name: LONGEST_NAME } }, keeper),
    )) as { id: string; key: string };
    for (let member = 0; member < 3; member++)
      await expectFine(call('POST', `/v1/circles/${id}/members`, { key, name: LONGEST_NAME }));
    await expectFine(call('POST', `/v1/circles/${id}/invitation`, undefined, keeper));
  });
  expect(grown).toBeLessThanOrEqual(1);
});

test('devices, and links to them', async () => {
  const grown = await growth(25, async () => {
    const [phone, laptop] = [webSource.token(), webSource.token()];
    server.context.limits.links.charge(callersOf('127.0.0.1'), performance.now(), -10);
    const { ticket } = await expectFine(call('POST', '/v1/me/links', { kind: 'phone' }, phone));
    await expectFine(call('POST', '/v1/me/links/use', { ticket, kind: 'tablet' }, laptop));
  });
  expect(grown).toBeLessThanOrEqual(1);
});

test('devices that want notifications, with all that may wait for them', async () => {
  const { notifier, storage } = server.context;
  const grown = await growth(15, async (time) => {
    const token = webSource.token();
    const endpoint = `https://127.0.0.1:9/${time}/${'x'.repeat(900)}`;
    const wish = {
      endpoint,
      keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
      wants: ['turn', 'circle'],
      language: 'de',
      zone: 'America/Argentina/ComodRivadavia',
      quiet: { from: 0, to: 1439 },
    };
    await expectFine(call('PUT', '/v1/me/subscription', wish, token));
    const person = await webSource.hash(token);
    const id = createHash('sha256').update(endpoint).digest('base64url');
    const expires = Date.now() + 86_400_000;
    for (let letter = 0; letter < 220; letter++) {
      const occasion = randomUUID();
      const name = LONGEST_NAME;
      await notifier.notify(person, { kind: 'circle', occasion, expires, circle: 'ABCDEFGH2345', name });
      // The last ones wait.
      if (letter < 180) await storage.outbox.done(`${id}.${occasion}`);
    }
  });
  expect(grown).toBeLessThanOrEqual(1);
});

test('webhooks', async () => {
  const grown = await growth(100, async (time) => {
    const token = webSource.token();
    const { json } = await call('POST', '/v1/tables', {}, token);
    const url = `https://example.org/${time}/${'x'.repeat(950)}`;
    await expectFine(call('PUT', `/v1/tables/${String(json['code'])}/webhook`, { url }, token));
  });
  expect(grown).toBeLessThanOrEqual(1);
});

test('attempts at the daily deck', async () => {
  const grown = await growth(30, async () => {
    const token = webSource.token();
    const { json: today } = await call('GET', '/v1/daily/today');
    const path = `/v1/daily/${String(today['date'])}/moves`;
    let { json } = await call('POST', path, { n: 0 }, token);
    for (let move = 0; move < 20; move++) {
      const n = Number(json['from']) + String(json['tokens']).split(' ').length;
      ({ json } = await call('POST', path, { n, move: 'h' }, token));
    }
  });
  expect(grown).toBeLessThanOrEqual(1);
});

test('people who wait for a quick match', async () => {
  const grown = await growth(6, async (time) => {
    await call('POST', '/v1/match', { name: LONGEST_NAME, colour: time });
  });
  expect(grown).toBeLessThanOrEqual(1);
});

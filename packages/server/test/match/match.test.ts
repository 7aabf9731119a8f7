import { webSource } from '@sevenfold/table';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { callersOf } from '../../src/limits/address.ts';
import { MOST_OF_ORIGIN } from '../../src/match/waiting-store.ts';
import {
  ask,
  bearer,
  enter,
  openTestServer,
  playOn,
  stopTime,
  type TestServer,
  until,
} from '../helpers/test-server.ts';

let server: TestServer;

// One server for all: each test has people, and an address, of its own.
beforeAll(async () => {
  server = await openTestServer({ 'trust-proxy': 'loopback', 'address-requests': '100000' });
});
afterAll(() => server.stop());

async function wait(token: string, address: string, body: unknown = { name: 'Zoë', colour: 1 }) {
  const headers = { ...bearer(token), 'x-forwarded-for': address };
  return ask(`${server.url}/v1/match`, 'POST', body, headers);
}

/** Lets time pass for those who wait, who say in between that they still do. */
async function passTime(milliseconds: number): Promise<void> {
  const { match } = server.context.storage;
  // After the first time it stands still, so this holds on slow machines too.
  const now = await match.now();
  const clock = vi.spyOn(match, 'now').mockResolvedValue(now + milliseconds);
  onTestFinished(() => clock.mockRestore());
}

async function countWaiting(): Promise<number> {
  const { match } = server.context.storage;
  return (await match.waiting(await match.now())).length;
}

test('four people who wait get one table, and its rated game begins by itself', async () => {
  const tokens = Array.from({ length: 4 }, () => webSource.token());
  for (const token of tokens) {
    const { status, json } = await wait(token, '10.1.0.1');
    expect([status, json]).toEqual([200, { waiting: expect.any(Number), seconds: 0 }]);
  }
  await passTime(2_500);
  await server.context.matchMaker.look();
  const answers = await Promise.all(tokens.map((token) => wait(token, '10.1.0.1')));
  const codes = new Set(answers.map(({ json }) => json['table']));
  expect(codes.size).toBe(1);
  const [code] = codes as Set<string>;
  const clients = tokens.map((token) => enter(server, code!, token));
  await until(() => clients.every(({ state }) => state !== undefined), 'the game has begun');
  expect(clients[0]!.view).toMatchObject({ rated: true, clock: 30, phase: 'playing' });
  expect(clients.map(({ seats }) => seats.length)).toEqual([1, 1, 1, 1]);
  expect(clients[0]!.view!.seats.map(({ name }) => name)).toEqual(['Zoë', 'Zoë 2', 'Zoë 3', 'Zoë 4']);
  await playOn(clients);
  const rated = async (token: string): Promise<unknown> =>
    (await ask(`${server.url}/v1/me/rating`, 'GET', undefined, bearer(token))).json['games'];
  for (const token of tokens) await until(async () => (await rated(token)) === 1, 'the game was counted');
});

test('a thousand places from one address are six, and whoever goes has none', async () => {
  // Time stands still, so this holds on slow machines too.
  await passTime(0);
  const tokens = Array.from({ length: 1000 }, () => webSource.token());
  const statuses = await Promise.all(tokens.map(async (token) => (await wait(token, '10.2.0.1')).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_OF_ORIGIN);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const refused = await wait(webSource.token(), '10.2.0.1');
  expect(refused.json['code']).toBe('tooManyWaiting');
  expect((await wait(webSource.token(), '10.2.0.2')).status).toBe(200);
  const before = await countWaiting();
  for (const token of tokens.filter((_, at) => statuses[at] === 200))
    expect((await ask(`${server.url}/v1/match`, 'DELETE', undefined, bearer(token))).status).toBe(204);
  expect(await countWaiting()).toBe(before - MOST_OF_ORIGIN);
});

test('whoever comes again and again pays for it as for new tables, and whoever waits already does not', async () => {
  stopTime();
  await passTime(0);
  const leave = (token: string) => ask(`${server.url}/v1/match`, 'DELETE', undefined, bearer(token));
  const [first, second] = [webSource.token(), webSource.token()];
  for (let time = 0; time < 119; time++) {
    expect((await wait(first, '10.4.0.1')).status).toBe(200);
    await leave(first);
  }
  expect((await wait(second, '10.4.0.1')).status).toBe(200);
  await passTime(1000);
  expect((await wait(second, '10.4.0.1')).status).toBe(200);
  const refused = await wait(first, '10.4.0.1');
  expect([refused.status, refused.json['code']]).toEqual([429, 'tooMany']);
  server.context.limits.storage.charge(callersOf('10.4.0.2'), performance.now(), 1e9);
  const full = await wait(first, '10.4.0.2');
  expect([full.status, full.json['code']]).toEqual([429, 'storageFull']);
  const { match } = server.context.storage;
  const waiting = await match.waiting(await match.now());
  const hashes = await Promise.all([first, second].map((token) => webSource.hash(token)));
  expect(hashes.map((hash) => waiting.some(({ person }) => person === hash))).toEqual([false, true]);
});

test.each([
  { name: '\u200B', colour: 1 },
  { name: 'Ann', colour: 36 },
  { name: 'Ann', colour: 1, rating: 3000 },
  { name: 'x'.repeat(201), colour: 1 },
  {},
])('%j is refused', async (body) => {
  const { status, json } = await wait(webSource.token(), '10.3.0.1', body);
  expect([status, json['code']]).toEqual([400, 'badRequest']);
});

test('nobody waits, or goes, without a token', async () => {
  expect((await ask(`${server.url}/v1/match`, 'POST', { name: 'Ann', colour: 1 })).status).toBe(401);
  expect((await ask(`${server.url}/v1/match`, 'DELETE')).status).toBe(401);
});

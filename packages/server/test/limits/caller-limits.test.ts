import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryBus, PROTOCOL, REFUSALS, webSource } from '@sevenfold/table';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callersOf } from '../../src/limits/address.ts';
import { createServer } from '../../src/app.ts';
import { CallerLimits } from '../../src/limits/caller-limits.ts';
import { makeLogger, readConfig, ThinkerPool } from '../../src/index.ts';
import { STORAGE_COSTS } from '../../src/limits/storage-costs.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import {
  ask,
  enter,
  newTable,
  startTestServer,
  stopTime,
  Raw,
  until,
  type TestServer,
} from '../helpers/test-server.ts';

function hello(table: string, token?: string) {
  return { type: 'hello', version: PROTOCOL, table, ...(token === undefined ? {} : { token }) } as const;
}

function answers(raws: readonly Raw[], type: string): Record<string, unknown>[] {
  return raws.flatMap(({ heard }) => heard.filter((one) => one['type'] === type));
}

function open(server: TestServer, count: number): Promise<Raw[]> {
  return Promise.all(Array.from({ length: count }, () => new Raw(server).open()));
}

/** Sends requests to a server without a network, from any address. */
async function quietServer(flags: Record<string, string> = {}): Promise<FastifyInstance> {
  const config = readConfig({ threads: '1', 'log-level': 'silent', ...flags }, {});
  const pool = new ThinkerPool({ threads: 1, failed: () => undefined });
  const { app } = await createServer(config, {
    storage: memoryStorage(),
    bus: new MemoryBus(),
    pool,
    log: makeLogger('silent'),
  });
  onTestFinished(async () => {
    await app.close();
    await pool.stop();
  });
  return app;
}

async function makes(app: FastifyInstance, remoteAddress: string): Promise<number> {
  const { statusCode } = await app.inject({ method: 'POST', url: '/v1/tables', remoteAddress, payload: {} });
  return statusCode;
}

describe('tables an hour', () => {
  test('are still counted after requests from thousands of others', async () => {
    const app = await quietServer({ 'address-tables': '2' });
    const victim = '203.0.113.9';
    expect([await makes(app, victim), await makes(app, victim), await makes(app, victim)]).toEqual([
      201, 201, 429,
    ]);
    for (let other = 0; other < 6000; other++) {
      const remoteAddress = `10.${other >> 8}.${other & 255}.1`;
      await app.inject({ method: 'POST', url: '/v1/tables', remoteAddress, payload: 'x' });
    }
    expect(await makes(app, victim)).toBe(429);
  });

  test('are counted for a whole IPv6 customer', async () => {
    const app = await quietServer({ 'address-tables': '2' });
    const made: number[] = [];
    for (let network = 0; network < 64; network++)
      made.push(await makes(app, `2001:db8:1:${(network * 256).toString(16)}::1`));
    expect(made.filter((status) => status === 201)).toHaveLength(32);
    expect(await makes(app, '2001:db8:2::1')).toBe(201);
  });
});

test('an address that has filled its room is refused with a sentence, and no other is', async () => {
  const app = await quietServer({ 'address-tables': '1000', 'address-storage': '1' });
  stopTime();
  let made = 0;
  while ((await makes(app, '203.0.113.9')) === 201) made++;
  // The last one may take more than is left.
  expect(made).toBe(Math.ceil(1e6 / STORAGE_COSTS.table));
  const request = { method: 'POST', url: '/v1/tables', payload: {} } as const;
  const refused = await app.inject({ ...request, remoteAddress: '203.0.113.9' });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({ code: 'storageFull', message: REFUSALS.storageFull });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await makes(app, '203.0.113.10')).toBe(201);
});

test('requests count for every path, and files of the app count less', async () => {
  const web = mkdtempSync(join(tmpdir(), 'sevenfold-web-'));
  onTestFinished(() => rmSync(web, { recursive: true }));
  for (const file of ['index.html', 'icon.svg']) writeFileSync(join(web, file), file);
  const app = await quietServer({ web, 'address-requests': '5' });
  stopTime();
  const statuses = async (url: string, count: number, remoteAddress: string): Promise<number[]> => {
    const all: number[] = [];
    for (let request = 0; request < count; request++)
      all.push((await app.inject({ url, remoteAddress })).statusCode);
    return all;
  };
  expect(await statuses('/v1/nothing', 6, '203.0.113.1')).toEqual([404, 404, 404, 404, 404, 429]);
  expect(await statuses('/nothing.svg', 6, '203.0.113.2')).toEqual([404, 404, 404, 404, 404, 429]);
  const files = await statuses('/icon.svg', 90, '203.0.113.3');
  expect(files.filter((status) => status === 200)).toHaveLength(81);
  expect(files.filter((status) => status === 429)).toHaveLength(9);
  expect(new Set(await statuses('/health', 20, '203.0.113.1'))).toEqual(new Set([200]));
});

describe('hello, sent again and again', () => {
  test('is not answered with a table each time', async () => {
    stopTime();
    const server = await startTestServer();
    const { code, token } = await newTable(server);
    const raws = await open(server, 8);
    for (const raw of raws)
      for (let time = 0; time < 19; time++) raw.say(hello(code, raw === raws[0] ? token : undefined));
    await until(
      () => answers(raws, 'welcome').length + answers(raws, 'rejected').length >= 8 * 19,
      'all are answered',
    );
    // Two on each connection if all are read before the first is answered, four if one is read after the other.
    expect(answers(raws, 'welcome').length).toBeGreaterThanOrEqual(8 * 2);
    expect(answers(raws, 'welcome').length).toBeLessThanOrEqual(8 * 4);
    for (const refused of answers(raws, 'rejected')) expect(refused).toMatchObject({ code: 'tooFast' });
  });

  test('has to wait after large answers', async () => {
    const many = String(1_000_000);
    const server = await startTestServer({ 'connection-messages': many, 'address-messages': many });
    const { code, token } = await newTable(server);
    const host = enter(server, code, token);
    await until(() => host.status === 'open', 'the host is there');
    for (let bot = 0; bot < 36; bot++) host.send({ type: 'host', do: 'addBot', bot: 'stay25' });
    await until(() => host.view?.seats.length === 36, 'the table is full');
    stopTime();
    const raw = await new Raw(server).open();
    let bytes = 0;
    raw.ws.addEventListener('message', ({ data }) => (bytes += String(data).length));
    for (let time = 0; time < 1000 && answers([raw], 'rejected').length === 0; time++) {
      raw.say(hello(code));
      const heard = time + 1;
      await until(() => raw.heard.length >= heard, 'an answer');
    }
    expect(answers([raw], 'rejected')[0]).toMatchObject({ code: 'tooFast', re: 'hello' });
    expect(bytes).toBeGreaterThan(1 << 20);
    expect(bytes).toBeLessThan(4 << 20);
    // Others still get in.
    const other = await new Raw(server).open();
    other.say(hello(code));
    await other.next('welcome');
  });
});

test('the chat of one address is limited, however many people and tables it has', async () => {
  stopTime();
  const server = await startTestServer();
  const raws = await open(server, 15);
  for (const raw of raws) {
    const { code, token } = await newTable(server);
    raw.say(hello(code, token));
    await raw.next('welcome');
  }
  for (let line = 0; line < 5; line++) for (const raw of raws) raw.say({ type: 'chat', text: 'hi' });
  await until(
    () => answers(raws, 'chat').length + answers(raws, 'rejected').length === 75,
    'all are answered',
  );
  expect(answers(raws, 'rejected').length).toBe(25);
  for (const refused of answers(raws, 'rejected'))
    expect(refused).toMatchObject({ code: 'tooFast', re: 'chat' });
});

/** How many tries were answered with 'not found'. */
function wrong(tries: readonly unknown[]): number {
  return tries.filter((one) => one === undefined).length;
}

describe('wrong codes', () => {
  test('count, however the JSON of hello is written', async () => {
    stopTime();
    const server = await startTestServer();
    const [raw] = await open(server, 1);
    for (let guess = 0; guess < 35; guess++)
      raw!.say(JSON.stringify(hello(`ZZZZ${guess + 10}`)).replace('hello', 'h\\u0065llo'));
    await until(() => raw!.heard.length === 35, 'all are answered');
    expect(answers([raw!], 'rejected').filter(({ code }) => code === 'tooFast')).toHaveLength(5);
  });

  test('too many: even an open table is found only by its people', async () => {
    stopTime();
    const server = await startTestServer();
    const { code, token } = await newTable(server);
    const [host, guesser] = await open(server, 2);
    host!.say(hello(code, token));
    await host!.next('welcome');
    for (let guess = 0; guess < 31; guess++) guesser!.say(hello(`ZZZZ${guess + 10}`));
    await until(() => guesser!.heard.length === 31, 'all are answered');
    guesser!.heard.length = 0;
    for (const stranger of [undefined, webSource.token()]) {
      guesser!.say(hello(code, stranger));
      expect(await guesser!.next('rejected')).toMatchObject({ code: 'tooFast', re: 'hello' });
    }
    guesser!.say(hello(code, token));
    expect(await guesser!.next('welcome')).toMatchObject({ you: 1 });
  });

  test('from all callers together: each counts more, and right codes are not affected', async () => {
    stopTime();
    const limits = new CallerLimits(readConfig({}, {}));
    const tries = async (ip: string, count: number, found?: 'table'): Promise<unknown[]> => {
      const all: unknown[] = [];
      for (let guess = 0; guess < count; guess++)
        all.push(await limits.lookUp(callersOf(ip), () => Promise.resolve(found)));
      return all;
    };
    expect(wrong(await tries('198.51.100.1', 40))).toBe(30);
    for (let caller = 0; caller < 40; caller++) await tries(`10.0.${caller}.1`, 30);
    expect(wrong(await tries('198.51.100.2', 40))).toBe(10);
    expect(new Set(await tries('198.51.100.3', 100, 'table'))).toEqual(new Set(['table']));
    // A family that has mistyped it a few times gets in.
    await tries('198.51.100.4', 9);
    expect(await tries('198.51.100.4', 1, 'table')).toEqual(['table']);
  });

  test('from one IPv6 customer count together, at once and one after the other', async () => {
    stopTime();
    const limits = new CallerLimits(readConfig({}, {}));
    const tries = Array.from({ length: 10_000 }, (_, network) =>
      limits.lookUp(callersOf(`2001:db8:1:${network.toString(16)}::1`), () => Promise.resolve(undefined)),
    );
    const answered = await Promise.all(tries);
    expect(answered.filter((one) => one === undefined)).toHaveLength(16 * 30);
  });
});

test('with many stored tables new ones have longer codes, at the start and after a run of the janitor', async () => {
  const storage = memoryStorage();
  let stored = 100_000;
  storage.countTables = () => Promise.resolve(stored);
  const server = await startTestServer({}, { storage });
  const { code, token } = await newTable(server);
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  const client = enter(server, code, token);
  await until(() => client.status === 'open', 'the host is there');
  stored = 3;
  await server.janitor.clean();
  expect((await newTable(server)).code).toHaveLength(6);
});

test('what cannot be a code counts as a wrong one, without reading the store', async () => {
  stopTime();
  const storage = memoryStorage();
  const asked: string[] = [];
  storage.store.load = (code) => {
    asked.push(code);
    return Promise.resolve(undefined);
  };
  const server = await startTestServer({}, { storage });
  const [raw] = await open(server, 1);
  for (let guess = 0; guess < 10; guess++) raw!.say(hello(`\u0000${guess}`));
  await until(() => raw!.heard.length === 10, 'all are answered');
  for (const refused of raw!.heard) expect(refused).toMatchObject({ code: 'noTable', re: 'hello' });
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess++) {
    statuses.push((await ask(`${server.url}/v1/tables/AAAAAA%00${guess}`)).status);
    statuses.push((await ask(`${server.url}/v1/records/AAAAAA%00.${guess}`)).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(404), 429, 429]);
  expect(asked).toEqual([]);
});

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FinishedGame, stored, tableStateOf, webSource } from '@sevenfold/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BUSY_FOR } from '../../src/outbox/courier.ts';
import type { OutboxStore } from '../../src/outbox/outbox-store.ts';
import { makePost, type Post } from '../../src/outbox/post.ts';
import { parseTarget } from '../../src/outbox/target.ts';
import { isPublicAddress } from '../../src/outbox/public-address.ts';
import { SiteBusy, sparing } from '../../src/outbox/slow-sites.ts';
import { tableOwner, type WebhookStore } from '../../src/webhooks/webhook-store.ts';
import { tableResult } from '../../src/webhooks/game-result.ts';
import { Webhooks } from '../../src/webhooks/webhooks.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { ask, bearer, enter, newTable, playOn, startTestServer, until } from '../helpers/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Heard {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A receiver: a server of the test that answers as it is told to. */
let receiver: Server;
let url: string;
const heard: Heard[] = [];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      answer(response);
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
beforeEach(() => {
  answer = (response) => response.writeHead(204).end();
});
afterEach(() => (heard.length = 0));
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

/** The signature as docs/API.md describes it. */
function isSigned({ headers, body }: Heard, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

const GAME: Pick<FinishedGame, 'id' | 'table' | 'record'> = {
  id: 'AAA.1',
  table: 'AAA',
  record: JSON.stringify({
    players: ['Ann', 'Bo', 'Felix'],
    played: { totals: [180, 203, 180], bots: [null, null, 'felix'], winners: [1], started: 1, ended: 2 },
  }),
};

/** Sends what is due, and waits for it. */
async function send(webhooks: Webhooks): Promise<void> {
  await webhooks.courier.look();
  await webhooks.courier.idle();
}

describe('webhooks', () => {
  let now: number;
  let outbox: OutboxStore;
  let store: WebhookStore;
  const failures: unknown[] = [];

  beforeEach(() => {
    now = Date.now();
    ({ outbox, webhooks: store } = memoryStorage());
    failures.length = 0;
  });

  function make(timeout = 5000): Webhooks {
    return new Webhooks({
      webhooks: store,
      outbox,
      post: makePost({ allowPrivate: true, timeout }),
      allowPrivate: true,
      mayWrite: () => true,
      failed: (error) => failures.push(error),
      now: () => now,
    });
  }

  test('are refused for a URL that nothing may be sent to, and nothing is stored', async () => {
    expect(await make().set(tableOwner('AAA'), 'ftp://example.org/', '')).toBeUndefined();
    expect(await store.load(tableOwner('AAA'))).toBeUndefined();
  });

  test('tell of a game once, signed, with its result and a link', async () => {
    const webhooks = make();
    const made = await webhooks.set(tableOwner('AAA'), url, 'https://play.example.org');
    for (let times = 0; times < 3; times++)
      await webhooks.tell(tableOwner('AAA'), GAME.id, async () => tableResult(GAME));
    await send(webhooks);
    expect(heard).toHaveLength(1);
    expect(isSigned(heard[0]!, made!.secret)).toBe(true);
    expect(JSON.parse(heard[0]!.body)).toEqual({
      event: 'gameOver',
      id: 'AAA.1',
      table: 'AAA',
      link: 'https://play.example.org/game/AAA.1',
      started: 1,
      ended: 2,
      players: [
        { name: 'Ann', points: 180, place: 2, bot: false },
        { name: 'Bo', points: 203, place: 1, bot: false },
        { name: 'Felix', points: 180, place: 2, bot: true },
      ],
      winners: ['Bo'],
      text: '🏆 Bo 203 · Ann 180 · Felix 180 https://play.example.org/game/AAA.1',
      content: '🏆 Bo 203 · Ann 180 · Felix 180 https://play.example.org/game/AAA.1',
    });
    expect((await store.load(tableOwner('AAA')))!.last).toEqual({ status: 204, tried: now });
    expect(failures).toEqual([]);
  });

  test('one that always fails is tried less and less often, for a day', async () => {
    const webhooks = make();
    await webhooks.set(tableOwner('AAA'), url, '');
    answer = (response) => response.writeHead(500).end();
    await webhooks.tell(tableOwner('AAA'), GAME.id, async () => tableResult(GAME));
    await send(webhooks);
    const tries = [heard.length];
    for (let hours = 0; hours < 48; hours++) {
      now += HOUR;
      await send(webhooks);
      tries.push(heard.length);
    }
    expect(tries[0]).toBe(1);
    expect(tries[24]).toBe(tries.at(-1));
    expect(heard.length).toBeGreaterThan(4);
    expect(heard.length).toBeLessThan(10);
    await outbox.prune(now);
    for (let game = 0; game < 500; game++)
      await webhooks.tell(tableOwner('AAA'), `AAA.${game}`, async () => tableResult(GAME));
    await send(webhooks);
    expect(await outbox.claim('webhook', now + 2 * HOUR, now + 3 * HOUR, 1000)).toHaveLength(100);
  });

  test.each([301, 302, 307, 308])('follow no redirect (%i)', async (status) => {
    const webhooks = make();
    await webhooks.set(tableOwner('AAA'), url, '');
    answer = (response) => response.writeHead(status, { location: `${url}/elsewhere` }).end();
    expect(await webhooks.test(tableOwner('AAA'))).toBe(status);
    expect(heard).toHaveLength(1);
  });

  test('hang up on whoever answers slowly or without end', async () => {
    const webhooks = make(100);
    await webhooks.set(tableOwner('AAA'), url, '');
    const timers: NodeJS.Timeout[] = [];
    answer = (response) => void timers.push(setInterval(() => response.writeProcessing(), 10));
    expect(await webhooks.test(tableOwner('AAA'))).toBe(0);
    let written = 0;
    answer = (response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(16_384);
      const pour = (): void => {
        while (!response.destroyed && (written += chunk.length) < 64 << 20)
          if (!response.write(chunk)) return void response.once('drain', pour);
      };
      pour();
    };
    await make(5000).test(tableOwner('AAA'));
    for (const timer of timers) clearInterval(timer);
    expect(written).toBeLessThan(16 << 20);
  });

  test('two processes tell once', async () => {
    const [one, other] = [make(), make()];
    await one.set(tableOwner('AAA'), url, '');
    for (let game = 0; game < 10; game++)
      await Promise.all(
        [one, other].map((each) =>
          each.tell(tableOwner('AAA'), `AAA.${game}`, async () => tableResult(GAME)),
        ),
      );
    await Promise.all([send(one), send(other)]);
    expect(heard.map(({ headers }) => String(headers['webhook-id'])).sort()).toEqual(
      Array.from({ length: 10 }, (_, game) => `table:AAA.AAA.${game}`),
    );
  });
});

/** Answers of `evil` take as long as they are told, those of others no time. */
function slowly() {
  let now = 1000;
  const waiting: (() => void)[] = [];
  const post: Post = (target) =>
    target.includes('evil') || target.includes('2001')
      ? new Promise((done) => void waiting.push(() => done(200)))
      : Promise.resolve(200);
  const pass = (milliseconds: number): void => {
    now += milliseconds;
  };
  const answerAll = async (): Promise<void> => {
    for (const done of waiting.splice(0)) done();
    await new Promise((done) => void setImmediate(done));
  };
  return { post: sparing(post, () => now), waiting, pass, answerAll };
}

describe('receivers that keep us waiting', () => {
  const HOSTS = ['https://a.evil.example/', 'https://b.evil.example/hook', 'https://c.evil.example:8443/'];
  const message = { headers: {}, body: '' };

  test('get one message at a time, whatever they are called, and others are not held up', async () => {
    const { post, waiting, pass, answerAll } = slowly();
    const first = HOSTS.map((host) => post(host, message));
    expect(waiting).toHaveLength(3);
    pass(10_000);
    await answerAll();
    expect(await Promise.all(first)).toEqual([200, 200, 200]);
    const second = post(HOSTS[0]!, message);
    for (const host of HOSTS) await expect(post(host, message)).rejects.toThrow(SiteBusy);
    expect(await post('https://good.example/', message)).toBe(200);
    await answerAll();
    expect(await second).toBe(200);
    // After a while they may show that they are quick.
    pass(11 * 60_000);
    for (const host of HOSTS) void post(host, message);
    expect(waiting).toHaveLength(3);
  });

  test('are the same in a whole network of addresses', async () => {
    const { post, pass, answerAll } = slowly();
    const first = post('https://[2001:500:1::1]/', message);
    pass(10_000);
    await answerAll();
    await first;
    void post('https://[2001:500:1::2]/', message);
    await expect(post('https://[2001:500:1:2::3]/', message)).rejects.toThrow(SiteBusy);
  });

  test('do not lose what is put off, and it counts as no failure', async () => {
    const { outbox, webhooks: store } = memoryStorage();
    let now = Date.now();
    let isBusy = true;
    const webhooks = new Webhooks({
      webhooks: store,
      outbox,
      post: () => (isBusy ? Promise.reject(new SiteBusy()) : Promise.resolve(200)),
      allowPrivate: false,
      mayWrite: () => true,
      failed: () => undefined,
      now: () => now,
    });
    await webhooks.set(tableOwner('AAA'), 'https://slow.example/', '');
    await webhooks.tell(tableOwner('AAA'), GAME.id, async () => tableResult(GAME));
    await send(webhooks);
    expect((await store.load(tableOwner('AAA')))!.last).toBeNull();
    now += BUSY_FOR;
    const [letter] = await outbox.claim('webhook', now, now, 1);
    expect(letter?.tries).toBe(0);
    isBusy = false;
    await send(webhooks);
    expect((await store.load(tableOwner('AAA')))!.last?.status).toBe(200);
  });
});

describe('where messages may be sent', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'nonsense',
    '',
  ])('not to %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'to %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    'https://0x7f.1/',
    'https://017700000001/',
    'https://localhost.:9/',
    'https://[::ffff:7f00:1]/',
    'https://192.168.0.1:8443/',
    'ftp://example.org/',
    'http://example.org/',
  ])('not to %s', (target) => {
    expect(parseTarget(target, false)).toBeUndefined();
  });

  test.each([
    ['a name that has a private address', ['10.0.0.1']],
    ['a name with several', ['127.0.0.1', '::1', '169.254.169.254']],
    ['a name with none', []],
  ])('not to %s', async (_name, addresses) => {
    const asked: string[] = [];
    const post = makePost({
      allowPrivate: false,
      resolve: async (name) => {
        asked.push(name);
        return addresses;
      },
    });
    await expect(post('https://evil.example:8443/', { headers: {}, body: '' })).rejects.toThrow(
      'may be sent',
    );
    expect(asked).toEqual(['evil.example']);
    expect(heard).toEqual([]);
  });

  test('to whoever wants to speak another protocol, or hangs up, without waiting for ever', async () => {
    const post = makePost({ allowPrivate: true });
    answer = ({ socket }) =>
      socket!.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
    await expect(post(url, { headers: {}, body: '' })).rejects.toThrow('there was no answer');
    answer = ({ socket }) => socket!.destroy();
    await expect(post(url, { headers: {}, body: '' })).rejects.toThrow('socket hang up');
  });

  test('the address that was checked is the one that is used', async () => {
    let times = 0;
    const resolve = async (): Promise<string[]> => [++times === 1 ? '127.0.0.1' : '10.0.0.1'];
    const post = makePost({ allowPrivate: true, resolve });
    const rebinding = url.replace('127.0.0.1', 'rebinding.example');
    expect(await post(rebinding, { headers: {}, body: 'hello' })).toBe(204);
    expect(heard[0]!.headers.host).toMatch('rebinding.example');
    expect(times).toBe(1);
  });
});

test('a host sets the webhook of a table, tries it, and it is told of every game', async () => {
  const server = await startTestServer({ 'private-targets': 'on' });
  const { code, token } = await newTable(server, { rules: { preset: 'official', target: 20 } });
  const other = webSource.token();
  const players = [enter(server, code, token), enter(server, code, other)];
  for (const client of players) {
    await until(() => client.status === 'open', 'someone is at the table');
    client.send({ type: 'sit', name: 'Player', colour: 1 });
    await until(() => client.seats.length === 1, 'someone has sat down');
  }
  const hook = `${server.url}/v1/tables/${code}/webhook`;
  expect((await ask(hook, 'GET', undefined, bearer(token))).json).toEqual({ url: null, last: null });
  expect((await ask(hook, 'PUT', { url }, bearer(other))).json['code']).toBe('hostOnly');
  expect((await ask(hook, 'PUT', { url }, bearer(webSource.token()))).json['code']).toBe('hostOnly');
  expect((await ask(hook, 'PUT', { url })).status).toBe(401);
  expect((await ask(hook, 'PUT', { url: 'gopher://x' }, bearer(token))).json['code']).toBe('badTarget');
  const set = await ask(hook, 'PUT', { url }, bearer(token));
  expect(set.status).toBe(201);
  const secret = String(set.json['secret']);
  const shown = await ask(hook, 'GET', undefined, bearer(token));
  expect(shown.json).toEqual({ url, last: null });
  // Anyone with its URL can write to the chat room, so nobody must get it by waiting until the creator is away.
  const { store } = server.context.storage;
  const table = { ...tableStateOf((await store.load(code))!), code: webSource.code(6), version: 1, host: 2 };
  await store.create(stored(table));
  const standIn = await ask(hook.replace(code, table.code), 'GET', undefined, bearer(other));
  expect(standIn.json['code']).toBe('hostOnly');
  expect((await ask(`${hook}/test`, 'POST', undefined, bearer(token))).json).toEqual({ status: 204 });
  expect(isSigned(heard[0]!, secret)).toBe(true);
  players[0]!.send({ type: 'host', do: 'start' });
  await until(() => players.every(({ state }) => state !== undefined), 'the game has begun');
  await playOn(players);
  await until(() => heard.length === 2, 'the game is told');
  expect(isSigned(heard[1]!, secret)).toBe(true);
  expect(JSON.parse(heard[1]!.body)).toMatchObject({
    event: 'gameOver',
    id: `${code}.1`,
    link: `${server.url}/game/${code}.1`,
  });
  expect(server.log.join('')).not.toContain(secret);
  expect((await ask(hook, 'DELETE', undefined, bearer(token))).status).toBe(204);
  expect((await ask(`${hook}/test`, 'POST', undefined, bearer(token))).json['code']).toBe('noWebhook');
});

test('a keeper sets the webhook of a circle, and it is told of a game on paper', async () => {
  const server = await startTestServer({ 'private-targets': 'on' });
  const [keeper, member] = [webSource.token(), webSource.token()];
  const created = await ask(
    `${server.url}/v1/circles`,
    'POST',
    { name: 'Ann', settings: { name: 'Thursdays' } },
    bearer(keeper),
  );
  const circle = created.json as { id: string; key: string; member: string };
  const page = `${server.url}/v1/circles/${circle.id}`;
  await ask(`${page}/members`, 'POST', { key: circle.key, name: 'Bo' }, bearer(member));
  const hook = `${page}/webhook`;
  expect((await ask(hook, 'PUT', { url }, bearer(member))).json['code']).toBe('keeperOnly');
  expect((await ask(hook, 'PUT', { url }, bearer(webSource.token()))).json['code']).toBe('noCircle');
  const { secret } = (await ask(hook, 'PUT', { url }, bearer(keeper))).json as { secret: string };
  const now = Date.now();
  const players = [
    { member: circle.member, place: 2, total: 150 },
    { guest: 'Cy', place: 1, total: 201 },
  ];
  const game = { key: 'sheet:one-evening', box: 'flip7', started: now - 9000, ended: now - 1000, players };
  const filed = await ask(
    `${page}/entries`,
    'POST',
    { entries: [{ id: 'entry-number-one', do: 'file', game }] },
    bearer(member),
  );
  expect(filed.text).toContain('"n"');
  await until(() => heard.length === 1, 'the circle’s game is told');
  expect(isSigned(heard[0]!, secret)).toBe(true);
  expect(JSON.parse(heard[0]!.body)).toMatchObject({
    event: 'gameOver',
    circle: circle.id,
    link: `${server.url}/circles/${circle.id}`,
    winners: ['Cy'],
    text: `🏆 Cy 201 · Ann 150 ${server.url}/circles/${circle.id}`,
  });
});

test('without --private-targets no webhook can be on this machine', async () => {
  const server = await startTestServer();
  const { code, token } = await newTable(server);
  const hook = `${server.url}/v1/tables/${code}/webhook`;
  for (const target of [url, url.replace('http', 'https'), 'https://[::1]/', 'https://169.254.169.254/'])
    expect((await ask(hook, 'PUT', { url: target }, bearer(token))).json['code']).toBe('badTarget');
});

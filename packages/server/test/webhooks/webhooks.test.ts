import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FinishedGame, stored, tableStateOf, webSource } from '@sevenfold/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROOM } from '../../src/outbox/courier.ts';
import { makePost, type Post } from '../../src/outbox/post.ts';
import { parseTarget } from '../../src/outbox/target.ts';
import { isPublicAddress } from '../../src/outbox/public-address.ts';
import { circleOwner, tableOwner, type WebhookStore } from '../../src/webhooks/webhook-store.ts';
import { isPushService } from '../../src/push/push-services.ts';
import type { Letter, OutboxStore } from '../../src/outbox/outbox-store.ts';
import { bodyOf, tableResult } from '../../src/webhooks/game-result.ts';
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

const LETTER: Letter = {
  id: 'AAA',
  kind: 'webhook',
  target: tableOwner('AAA'),
  proven: false,
  body: '',
  expires: Infinity,
};

/** Sends what is due, and waits for it. */
async function send(webhooks: Webhooks): Promise<void> {
  await webhooks.courier.look();
  await webhooks.courier.idle();
}

describe('webhooks', () => {
  let now: number;
  let host: string;
  let outbox: OutboxStore;
  let store: WebhookStore;
  const failures: unknown[] = [];

  beforeEach(() => {
    now = Date.now();
    host = 'ann';
    ({ outbox, webhooks: store } = memoryStorage());
    failures.length = 0;
  });

  function make(timeout = 5000): Webhooks {
    return new Webhooks({
      webhooks: store,
      outbox,
      post: makePost({ allowPrivate: true, timeout }),
      allowPrivate: true,
      hasRole: (owner, person) => Promise.resolve(owner === tableOwner('AAA') && person === host),
      mayWrite: () => true,
      failed: (error) => failures.push(error),
      now: () => now,
    });
  }

  test('are refused for a URL that nothing may be sent to, and nothing is stored', async () => {
    expect(await make().set(tableOwner('AAA'), 'ftp://example.org/', '', 'ann')).toBeUndefined();
    expect(await store.load(tableOwner('AAA'))).toBeUndefined();
  });

  test('tell of a game once, signed, with its result and a link', async () => {
    const webhooks = make();
    const made = await webhooks.set(tableOwner('AAA'), url, 'https://play.example.org', 'ann');
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
      allowed_mentions: { parse: [] },
    });
    expect((await store.load(tableOwner('AAA')))!.last).toEqual({ status: 204, tried: now });
    expect(failures).toEqual([]);
  });

  test('one that always fails is tried less and less often, for a day', async () => {
    const webhooks = make();
    await webhooks.set(tableOwner('AAA'), url, '', 'ann');
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
    expect(await outbox.put({ ...LETTER, id: 'more' }, now, 100)).toBe(false);
  });

  test('tell nothing of what still waits once the host is another', async () => {
    const webhooks = make();
    await webhooks.set(tableOwner('AAA'), url, '', 'ann');
    answer = (response) => response.writeHead(503).end();
    await webhooks.tell(tableOwner('AAA'), 'AAA.1', async () => tableResult(GAME));
    await send(webhooks);
    host = 'bo';
    now += HOUR;
    await send(webhooks);
    await webhooks.tell(tableOwner('AAA'), 'AAA.2', async () => tableResult(GAME));
    host = 'ann';
    await send(webhooks);
    expect(heard).toHaveLength(1);
    await webhooks.tell(tableOwner('AAA'), 'AAA.3', async () => tableResult(GAME));
    await send(webhooks);
    expect(heard).toHaveLength(2);
  });

  test.each([301, 302, 307, 308])('follow no redirect (%i)', async (status) => {
    const webhooks = make();
    await webhooks.set(tableOwner('AAA'), url, '', 'ann');
    answer = (response) => response.writeHead(status, { location: `${url}/elsewhere` }).end();
    expect(await webhooks.test(tableOwner('AAA'))).toBe(status);
    expect(heard).toHaveLength(1);
  });

  test('have arrived with the status, and hang up on a body that is slow or has no end', async () => {
    const webhooks = make(60_000);
    await webhooks.set(tableOwner('AAA'), url, '', 'ann');
    const gone: Promise<unknown>[] = [];
    answer = (response) => {
      gone.push(once(response, 'close'));
      response.writeHead(200).write('a');
    };
    expect(await webhooks.test(tableOwner('AAA'))).toBe(200);
    let written = 0;
    answer = (response) => {
      gone.push(once(response, 'close'));
      response.writeHead(201);
      const chunk = Buffer.alloc(16_384);
      const pour = (): void => {
        while (!response.destroyed && (written += chunk.length) < 64 << 20)
          if (!response.write(chunk)) return void response.once('drain', pour);
      };
      pour();
    };
    expect(await webhooks.test(tableOwner('AAA'))).toBe(201);
    await Promise.all(gone);
    expect(written).toBeLessThan(16 << 20);
  });

  test('hang up on whoever never gets to the answer', async () => {
    const webhooks = make(60_000);
    await webhooks.set(tableOwner('AAA'), url, '', 'ann');
    let said = 0;
    answer = (response) => {
      const say = (): void => {
        if (response.destroyed || said === 100_000) return;
        said++;
        response.writeEarlyHints({ link: '</a>; rel=preload' });
        setImmediate(say);
      };
      response.socket!.on('error', () => undefined);
      say();
    };
    expect(await webhooks.test(tableOwner('AAA'))).toBe(0);
    expect(said).toBeLessThan(100_000);
  });

  test('have one interim answer or two before the real one', async () => {
    const webhooks = make();
    await webhooks.set(tableOwner('AAA'), url, '', 'ann');
    answer = (response) => {
      response.writeProcessing();
      response.writeEarlyHints({ link: '</a>; rel=preload' });
      response.writeHead(202).end();
    };
    expect(await webhooks.test(tableOwner('AAA'))).toBe(202);
  });

  test('two processes tell once', async () => {
    const [one, other] = [make(), make()];
    await one.set(tableOwner('AAA'), url, '', 'ann');
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

describe('receivers that keep us waiting', () => {
  let now: number;
  let outbox: OutboxStore;
  let store: WebhookStore;
  let webhooks: Webhooks;
  /** The letters that the dead have not answered. */
  const waiting: { readonly url: string; readonly end: (status: number) => void }[] = [];
  const told: string[] = [];

  /** `dead` in a URL gets no answer until the test ends it. */
  const post: Post = (target) => {
    if (target.includes('dead')) return new Promise((end) => waiting.push({ url: target, end }));
    told.push(target);
    return Promise.resolve(204);
  };

  beforeEach(() => {
    now = Date.now();
    ({ outbox, webhooks: store } = memoryStorage());
    waiting.length = 0;
    told.length = 0;
    webhooks = new Webhooks({
      webhooks: store,
      outbox,
      post,
      allowPrivate: true,
      mayWrite: () => true,
      hasRole: () => Promise.resolve(true),
      failed: (error) => {
        throw error;
      },
      now: () => now,
      ticks: () => now,
    });
  });
  afterEach(() => webhooks.courier.stop());

  async function tell(table: string, game = 1): Promise<void> {
    await webhooks.tell(tableOwner(table), `${table}.${game}`, async () => tableResult(GAME));
    await look();
  }
  async function look(): Promise<void> {
    await webhooks.courier.look();
    await new Promise((done) => void setImmediate(done));
    await webhooks.courier.look();
  }
  async function endAll(status: number, after = 10_000): Promise<void> {
    now += after;
    for (const one of waiting.splice(0)) one.end(status);
    await look();
  }
  const set = (table: string, target: string) => webhooks.set(tableOwner(table), target, '', 'ann');

  test('do not hold up the letters of one that has answered, at any number of tables and games', async () => {
    await set('GOOD', 'https://good.example/');
    await tell('GOOD');
    for (let at = 0; at < 200; at++) {
      await set(`DEAD${at}`, `https://dead${at}.example/`);
      for (let game = 1; game <= 3; game++) await tell(`DEAD${at}`, game);
    }
    // One letter for each of them, and not all at once.
    expect(waiting).toHaveLength(ROOM.unproven);
    expect(new Set(waiting.map(({ url: target }) => target)).size).toBe(ROOM.unproven);
    await tell('GOOD', 2);
    expect(told).toHaveLength(2);
  });

  test('that have failed have room for one letter, and the newcomer after them does not wait', async () => {
    for (let at = 0; at < 40; at++) {
      await set(`DEAD${at}`, `https://dead${at}.example/`);
      await tell(`DEAD${at}`);
    }
    await endAll(0);
    for (let round = 0; round < 10; round++) {
      now += 2 * MINUTE;
      for (let at = 0; at < 40; at++) await tell(`DEAD${at}`, 2 + round);
      expect(waiting).toHaveLength(ROOM.failing);
    }
    await set('NEW', 'https://new.example/');
    await tell('NEW');
    expect(told).toEqual(['https://new.example/']);
  });

  test('are told everything, one game after the other, once they are back', async () => {
    await set('DEAD', 'https://dead.example/');
    for (let game = 1; game <= 5; game++) await tell('DEAD', game);
    await endAll(500);
    now += MINUTE;
    for (let game = 0; game < 5; game++) {
      await look();
      expect(waiting).toHaveLength(1);
      await endAll(200, 1);
    }
    await look();
    expect(waiting).toEqual([]);
    expect((await store.load(tableOwner('DEAD')))!.last?.status).toBe(200);
  });

  test('and answer slowly count as failing, though what has arrived is not sent again', async () => {
    await set('DEAD', 'https://dead.example/');
    for (let game = 1; game <= 2; game++) await tell('DEAD', game);
    await endAll(200, 9000);
    expect(waiting).toEqual([]);
    expect((await store.load(tableOwner('DEAD')))!.failed).toBe(now);
    now += MINUTE;
    const claim = { kind: 'webhook', now, until: now, limit: 9, except: [] } as const;
    expect(await outbox.claim({ ...claim, standing: 'failing' })).toMatchObject([{ tries: 1 }]);
    await look();
    await endAll(200, 100);
    await tell('DEAD', 3);
    // An answer in time does not make up for that at once.
    expect(await outbox.claim({ ...claim, now, standing: 'proven' })).toEqual([]);
  });

  test('delay nobody else at the same service, whatever its port', async () => {
    await set('EVIL', 'https://chat.example:8443/dead');
    await set('GOOD', 'https://chat.example/good');
    await tell('EVIL');
    await endAll(0);
    await tell('GOOD');
    expect(told).toEqual(['https://chat.example/good']);
  });

  test('do not count when someone only tries them', async () => {
    await set('DEAD', 'https://dead.example/');
    const tests = Array.from({ length: 50 }, () => webhooks.test(tableOwner('DEAD')));
    await tell('DEAD');
    expect(waiting).toHaveLength(51);
    await endAll(0);
    expect(await Promise.all(tests)).toEqual(tests.map(() => 0));
    await set('DEAD', 'https://dead.example/');
    const again = webhooks.test(tableOwner('DEAD'));
    await look();
    await endAll(0);
    await again;
    expect(await store.load(tableOwner('DEAD'))).toMatchObject({ last: { status: 0 }, failed: null });
  });
});

test('only the push services of browsers are known to answer, at their own port', () => {
  expect(isPushService('https://fcm.googleapis.com/fcm/send/x')).toBe(true);
  expect(isPushService('https://web.push.apple.com/x')).toBe(true);
  for (const endpoint of [
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://a.b.push.apple.com.evil.example/',
  ])
    expect(isPushService(endpoint)).toBe(false);
});

test.each([
  ['@everyone', '@\u200Beveryone', '@\u200Beveryone'],
  ['<!channel>', '&lt;\u200B!\u200Bchannel&gt;\u200B', '<\u200B!\u200Bchannel>\u200B'],
  [
    '<@U1> & <@&9>',
    '&lt;\u200B@\u200BU1&gt;\u200B &amp; &lt;\u200B@\u200B&amp;9&gt;\u200B',
    '<\u200B@\u200BU1>\u200B & <\u200B@\u200B&9>\u200B',
  ],
  [
    '[x](https://a.b)',
    '[\u200Bx]\u200B(\u200Bhttps:\u200B/\u200B/\u200Ba.\u200Bb)\u200B',
    '[\u200Bx]\u200B(\u200Bhttps:\u200B/\u200B/\u200Ba.\u200Bb)\u200B',
  ],
  ['＠here', '＠\u200Bhere', '＠\u200Bhere'],
  ['Zoë & Bo', 'Zoë &amp; Bo', 'Zoë & Bo'],
])('the name %s is only a name in a chat room', (name, text, content) => {
  const result = { ...tableResult(GAME), players: [{ name, points: 9, place: 1, bot: false }] };
  const sent = JSON.parse(bodyOf('https://play.example.org', result)) as Record<string, unknown>;
  const link = 'https://play.example.org/game/AAA.1';
  expect(sent['text']).toBe(`🏆 ${text} 9 ${link}`);
  expect(sent['content']).toBe(`🏆 ${content} 9 ${link}`);
  expect(sent).toMatchObject({ allowed_mentions: { parse: [] }, winners: [name], players: [{ name }] });
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
  // Once the table is handed over, its webhook is the new host's business.
  const { webhooks } = server.context;
  const [creator, guest] = await Promise.all([token, other].map((one) => server.context.personOf(one)));
  const owner = tableOwner(table.code);
  await webhooks.set(owner, url, '', creator!);
  expect((await webhooks.find(owner))?.url).toBe(url);
  await store.update(stored({ ...table, version: 2, appointed: true }));
  expect(await webhooks.find(owner)).toBeUndefined();
  expect(await webhooks.hasRole(owner, guest!)).toBe(true);
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

test('a webhook ends with the role of the person who has set it', async () => {
  const server = await startTestServer({ 'private-targets': 'on' });
  const [ann, bo, cy] = [webSource.token(), webSource.token(), webSource.token()];
  const settings = { name: 'Thursdays' };
  const created = await ask(`${server.url}/v1/circles`, 'POST', { name: 'Ann', settings }, bearer(ann));
  const circle = created.json as { id: string; key: string; member: string };
  const page = `${server.url}/v1/circles/${circle.id}`;
  const members: string[] = [];
  for (const [name, token] of [
    ['Bo', bo],
    ['Cy', cy],
  ] as const) {
    const joined = await ask(`${page}/members`, 'POST', { key: circle.key, name }, bearer(token));
    members.push(String(joined.json['member']));
  }
  let entries = 0;
  const write = (entry: object): Promise<{ text: string }> =>
    ask(`${page}/entries`, 'POST', { entries: [{ id: `entry-number-${++entries}`, ...entry }] }, bearer(ann));
  const file = async (): Promise<void> => {
    const players = [
      { member: circle.member, place: 2, total: 150 },
      { guest: 'Di', place: 1, total: 201 },
    ];
    const game = { key: `sheet:evening-${entries}`, box: 'flip7', ended: Date.now() - entries, players };
    expect((await write({ do: 'file', game, sure: true })).text).toContain('"n"');
    await server.context.webhooks.courier.look();
    await server.context.webhooks.courier.idle();
  };
  const makeKeeper = (member: string, on: boolean) => write({ do: 'keeper', member, on });
  const hook = `${page}/webhook`;
  for (const member of members) await makeKeeper(member, true);
  await ask(hook, 'PUT', { url }, bearer(bo));
  await file();
  await until(() => heard.length === 1, 'the webhook is told');
  await makeKeeper(members[0]!, false);
  await file();
  expect(heard).toHaveLength(1);
  expect((await ask(hook, 'GET', undefined, bearer(ann))).json).toEqual({ url: null, last: null });
  expect((await ask(`${hook}/test`, 'POST', undefined, bearer(ann))).json['code']).toBe('noWebhook');
  await ask(hook, 'PUT', { url }, bearer(cy));
  expect((await ask(`${page}/members/${members[1]}`, 'DELETE', undefined, bearer(ann))).status).toBe(204);
  await file();
  expect(heard).toHaveLength(1);
  const { webhooks } = server.context.storage;
  await ask(hook, 'PUT', { url }, bearer(ann));
  expect(await webhooks.load(circleOwner(circle.id))).toBeDefined();
  expect((await ask(`${server.url}/v1/me`, 'DELETE', undefined, bearer(ann))).status).toBe(200);
  expect(await webhooks.load(circleOwner(circle.id))).toBeUndefined();
});

test('without --private-targets no webhook can be on this machine', async () => {
  const server = await startTestServer();
  const { code, token } = await newTable(server);
  const hook = `${server.url}/v1/tables/${code}/webhook`;
  for (const target of [url, url.replace('http', 'https'), 'https://[::1]/', 'https://169.254.169.254/'])
    expect((await ask(hook, 'PUT', { url: target }, bearer(token))).json['code']).toBe('badTarget');
});

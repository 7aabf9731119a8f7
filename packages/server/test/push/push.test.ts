import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalMoves, makeMove } from '@sevenfold/engine';
import { MemoryBus, type StoredTable, webSource } from '@sevenfold/table';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { OutboxStore } from '../../src/outbox/outbox-store.ts';
import { makePost } from '../../src/outbox/post.ts';
import { Notifier, type PushMessage } from '../../src/push/notifier.ts';
import { quietUntil } from '../../src/push/quiet-hours.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import type { Subscription, SubscriptionStore } from '../../src/push/subscriptions.ts';
import { openSqlite } from '../../src/index.ts';
import { PushService } from './push-service.ts';
import {
  ask,
  bearer,
  enter,
  newTable,
  openTestServer,
  startTestServer,
  type TestServer,
  until,
} from '../helpers/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Noon in Greenwich. */
const NOON = Date.UTC(2026, 5, 1, 12);

let service: PushService;
beforeAll(async () => {
  service = await PushService.open();
});
afterAll(() => service.close());
afterEach(() => {
  service.received.length = 0;
  service.answers.length = 0;
});

function wishes(device: string, more: Partial<Subscription> = {}) {
  return {
    ...service.subscribe(device),
    wants: ['turn', 'reminder', 'circle'] as const,
    language: 'de',
    zone: 'UTC',
    quiet: null,
    ...more,
  };
}

describe('a notifier', () => {
  let now: number;
  let notifier: Notifier;
  let subscriptions: SubscriptionStore;
  let outbox: OutboxStore;
  let forgetUnused: (since: number) => Promise<number>;
  const failures: unknown[] = [];
  let table: StoredTable | undefined;

  /** Notifiers of earlier tests would go on sending. */
  const made: Notifier[] = [];
  afterEach(() => {
    for (const { courier } of made.splice(0)) courier.stop();
  });

  function makeNotifier(): Notifier {
    const one = new Notifier({
      subscriptions,
      outbox,
      store: { load: () => Promise.resolve(table) },
      // On a busy machine an answer may take seconds.
      post: makePost({ allowPrivate: true, timeout: 60_000 }),
      contact: 'mailto:ops@example.org',
      mayWrite: () => true,
      failed: (error) => failures.push(error),
      now: () => now,
    });
    made.push(one);
    return one;
  }

  beforeEach(() => {
    now = NOON;
    const storage = memoryStorage();
    ({ subscriptions, outbox } = storage);
    forgetUnused = (since) => storage.forgetUnused(since, 9);
    notifier = makeNotifier();
    failures.length = 0;
  });

  async function subscribe(device: string, more: Partial<Subscription> = {}): Promise<void> {
    const { keys, ...rest } = wishes(device, more);
    await subscriptions.save({ id: device, person: 'ann', ...keys, ...rest }, 10);
  }

  /** Sends what is due, and waits for it. */
  async function send(by = notifier): Promise<void> {
    await by.courier.look();
    await by.courier.idle();
  }

  const message = (occasion: string, more: Partial<PushMessage> = {}): PushMessage => ({
    kind: 'circle',
    occasion,
    expires: now + 12 * HOUR,
    circle: 'CIRCLE',
    name: 'Thursdays',
    ...more,
  });

  test('sends what only the device can read, signed with the key of this server', async () => {
    await subscribe('phone');
    await notifier.notify('ann', message('one'));
    await send();
    const [received] = service.received;
    expect(received!.shown).toEqual({
      kind: 'circle',
      circle: 'CIRCLE',
      name: 'Thursdays',
      language: 'de',
      until: NOON + 12 * HOUR,
    });
    expect(received!.key).toBe(await notifier.publicKey());
    expect(received!.claims).toMatchObject({ aud: service.origin, sub: 'mailto:ops@example.org' });
    expect(received!.claims.exp).toBeGreaterThan(Date.now() / 1000);
    expect(received!.ttl).toBe(12 * 3600);
    expect(received!.body.includes('Thursdays')).toBe(false);
    expect(failures).toEqual([]);
  });

  test('sends to every device that wants it, each occasion once, and to nobody else', async () => {
    await subscribe('phone');
    await subscribe('laptop');
    await subscribe('tablet', { wants: ['turn'] });
    await notifier.notify('ann', message('one'));
    await notifier.notify('ann', message('one'));
    await notifier.notify('bo', message('one'));
    await send();
    expect(service.received.map(({ device }) => device).sort()).toEqual(['laptop', 'phone']);
  });

  test('keeps a device to which something could be sent lately', async () => {
    await subscribe('phone');
    await subscribe('watch', { person: 'ben' });
    now = Date.now() + 1000 * HOUR;
    service.answers.push(201, 500);
    for (const person of ['ann', 'ben']) {
      await notifier.notify(person, message('one'));
      await send();
    }
    await forgetUnused(now - HOUR);
    expect(await subscriptions.of('ann')).toHaveLength(1);
    expect(await subscriptions.of('ben')).toHaveLength(0);
  });

  test.each([404, 410])('forgets a device that its push service has forgotten (%i)', async (status) => {
    await subscribe('phone');
    service.answers.push(status);
    await notifier.notify('ann', message('one'));
    await send();
    expect(await subscriptions.of('ann')).toEqual([]);
    await notifier.notify('ann', message('two'));
    await send();
    expect(service.received).toHaveLength(1);
  });

  test('tries again a little later, until it is of no more use', async () => {
    await subscribe('phone');
    service.answers.push(500, 429, 503, 500, 500, 500);
    await notifier.notify('ann', message('one'));
    await send();
    const received: number[] = [];
    for (const wait of [10_000, 20_000, 4 * MINUTE, MINUTE, 30 * MINUTE, 30 * MINUTE, 6 * HOUR]) {
      now += wait;
      await send();
      received.push(service.received.length);
    }
    // After half a minute, five minutes, and an hour again and again.
    expect(received).toEqual([1, 2, 2, 3, 3, 4, 5]);
    now += 6 * HOUR;
    await send();
    expect(service.received).toHaveLength(5);
    expect(await subscriptions.of('ann')).toHaveLength(1);
  });

  test('sends nothing at night where the device is, and the rest in the morning', async () => {
    const night = { from: 22 * 60, to: 8 * 60 };
    await subscribe('phone', { quiet: night, zone: 'Asia/Tokyo' });
    await subscribe('laptop', { quiet: night, zone: 'Europe/London' });
    // Noon in Greenwich is one o'clock in London and nine in the evening in Tokyo.
    now += 2 * HOUR;
    await notifier.notify('ann', message('one'));
    await send();
    expect(service.received.map(({ device }) => device)).toEqual(['laptop']);
    now += 8 * HOUR + 59 * MINUTE;
    await send();
    expect(service.received).toHaveLength(1);
    now += MINUTE;
    await send();
    expect(service.received.map(({ device }) => device)).toEqual(['laptop', 'phone']);
  });

  test('sends nothing that is no longer of use when the night is over', async () => {
    await subscribe('phone', { quiet: { from: 0, to: 23 * 60 } });
    await notifier.notify('ann', message('one', { expires: now + HOUR }));
    await send();
    now += 11 * HOUR + MINUTE;
    await send();
    expect(service.received).toEqual([]);
  });

  test('calls nobody to a question that was answered, or whose table is gone', async () => {
    await subscribe('phone');
    const body = JSON.stringify({ phase: 'playing', game: { number: 2 }, asked: { n: 40, at: now } });
    table = { code: 'AAA', version: 1, listed: false, open: true, playing: 2, body };
    const summons = { kind: 'turn', person: 'ann', table: 'AAA', game: 2, n: 40, until: now + HOUR } as const;
    for (const more of [{ n: 39 }, { game: 1 }, {}, { kind: 'reminder' }] as const)
      await notifier.summon({ ...summons, ...more });
    await send();
    expect(service.received.map(({ shown }) => String(shown['kind'])).sort()).toEqual(['reminder', 'turn']);
    table = undefined;
    await notifier.summon({ ...summons, n: 41 });
    await send();
    expect(service.received).toHaveLength(2);
  });

  test('two processes send once, with the same key', async () => {
    const other = makeNotifier();
    await subscribe('phone');
    for (let occasion = 0; occasion < 15; occasion++)
      await outbox.put(
        {
          id: `phone.${occasion}`,
          kind: 'push',
          target: 'phone',
          proven: false,
          body: JSON.stringify(message(String(occasion))),
          expires: now + HOUR,
        },
        now,
        99,
      );
    await Promise.all([send(), send(other)]);
    expect(service.received).toHaveLength(15);
    expect(new Set(service.received.map(({ key }) => key)).size).toBe(1);
  });

  test('holds no more than a device can be told', async () => {
    await subscribe('phone', { quiet: { from: 0, to: 23 * 60 } });
    for (let occasion = 0; occasion < 50; occasion++) await notifier.notify('ann', message(String(occasion)));
    await send();
    now += 11 * HOUR;
    await send();
    expect(service.received).toHaveLength(20);
  });
});

test.each([
  ['22:00–8:00 at 23:30', { from: 1320, to: 480 }, 23 * 60 + 30, 8 * 60 + 30],
  ['22:00–8:00 at 22:00', { from: 1320, to: 480 }, 22 * 60, 10 * 60],
  ['22:00–8:00 at 7:59', { from: 1320, to: 480 }, 7 * 60 + 59, 1],
  ['22:00–8:00 at 8:00', { from: 1320, to: 480 }, 8 * 60, undefined],
  ['13:00–14:00 at 13:20', { from: 780, to: 840 }, 13 * 60 + 20, 40],
  ['13:00–14:00 at 12:59', { from: 780, to: 840 }, 12 * 60 + 59, undefined],
  ['never', { from: 480, to: 480 }, 8 * 60, undefined],
])('quiet hours %s', (_name, quiet, minutes, wait) => {
  const midnight = Date.UTC(2026, 0, 1);
  const now = midnight + minutes * MINUTE;
  const end = quietUntil({ quiet, zone: 'UTC' } as Subscription, now);
  expect(end).toBe(wait === undefined ? undefined : now + wait * MINUTE);
});

/** A slow table at which Bo, who has a phone, is asked and is not connected. */
async function awaitBo(server: TestServer) {
  const { code, token } = await newTable(server, { clock: 3600 });
  const other = webSource.token();
  const { status } = await ask(`${server.url}/v1/me/subscription`, 'PUT', wishes('phone'), bearer(other));
  expect(status).toBe(204);
  const [ann, bo] = [enter(server, code, token), enter(server, code, other)];
  for (const [name, client] of [
    ['Ann', ann],
    ['Bo', bo],
  ] as const) {
    await until(() => client.status === 'open', `${name} is there`);
    client.send({ type: 'sit', name, colour: 1 });
    await until(() => client.seats.length === 1, `${name} sits`);
  }
  ann.send({ type: 'host', do: 'start' });
  await until(() => ann.state !== undefined && bo.state !== undefined, 'the game has begun');
  await until(() => ann.asked >= 0 || bo.asked >= 0, 'someone is asked');
  // Bo answers while he is here, and is asked again when he is not.
  const seat = bo.seats[0]!;
  const play = (client: typeof ann): void => {
    if (client.asked < 0 || client.waiting) return;
    client.move(client.asked, makeMove(legalMoves(client.state!).at(-1)!));
  };
  await until(() => {
    play(bo);
    return ann.asked >= 0;
  }, 'Ann is asked');
  expect(service.received).toEqual([]);
  bo.close();
  await until(() => !ann.view!.seats[seat]!.present, 'Bo is gone');
  // With a second device he has become another person, which the table does not know yet.
  const { json } = await ask(`${server.url}/v1/me/links`, 'POST', {}, bearer(webSource.token()));
  const { ticket } = json;
  const joined = await ask(`${server.url}/v1/me/links/use`, 'POST', { ticket }, bearer(other));
  expect(joined.status).toBe(200);
  await until(() => {
    play(ann);
    return ann.state!.player === seat && ann.asked < 0;
  }, 'Bo is asked');
  await until(() => service.received.length > 0, 'Bo is called');
  await server.context.notifier.courier.idle();
  ann.close();
  return code;
}

describe('a server', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sevenfold-push-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A server that goes on with what one before it has stored under this name. */
  async function openStored(name: string): Promise<TestServer> {
    const storage = await openSqlite(join(folder, name));
    return openTestServer({ 'private-targets': 'on' }, { storage, bus: new MemoryBus() });
  }

  test('calls whoever is asked at a slow table and is not connected, once, and not when they are', async () => {
    const server = await openStored('turn');
    onTestFinished(() => server.stop());
    const key = await ask(`${server.url}/v1/push`);
    const code = await awaitBo(server);
    expect(service.received).toMatchObject([
      { device: 'phone', key: key.json['key'], shown: { kind: 'turn', table: code, language: 'de' } },
    ]);
  });

  test('reminds them when a quarter of their time is left, whichever process runs by then', async () => {
    const server = await openStored('reminder');
    const code = await awaitBo(server);
    await server.stop();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 46 * MINUTE });
    onTestFinished(() => void vi.useRealTimers());
    const later = await openStored('reminder');
    onTestFinished(() => later.stop());
    await later.dueTableWaker.look();
    await until(() => service.received.length > 1, 'Bo is reminded');
    await later.context.notifier.courier.idle();
    expect(service.received.map(({ shown }) => [shown['kind'], shown['table']])).toEqual([
      ['turn', code],
      ['reminder', code],
    ]);
    expect(service.received[1]!.ttl).toBeLessThanOrEqual(14 * 60);
  });

  test('tells the members of a circle of a game that others have filed there', async () => {
    const server = await startTestServer({ 'private-targets': 'on' });
    const [ann, ben, cat] = [webSource.token(), webSource.token(), webSource.token()];
    const call = async (token: string, path: string, body: object, method = 'POST') =>
      (await ask(`${server.url}/v1/${path}`, method, body, bearer(token))).json;
    for (const [token, device] of [
      [ann, 'laptop'],
      [cat, 'tablet'],
    ] as const)
      await call(token, 'me/subscription', wishes(device), 'PUT');
    const settings = { name: 'Fridays', zone: 'UTC' };
    const { id, key, member } = await call(ann, 'circles', { name: 'Ann', settings });
    const other = await call(ben, `circles/${String(id)}/members`, { key, name: 'Ben' });
    await call(cat, `circles/${String(id)}/members`, { key, name: 'Cat' });
    const players = [
      { member, place: 1, total: 205 },
      { member: other['member'], place: 2, total: 190 },
    ];
    const game = { key: 'typed:0123456789abcdef', box: 'flip7', ended: Date.now(), players };
    const entries = [{ id: '0123456789abcdef', do: 'file', game }];
    expect(await call(ann, `circles/${String(id)}/entries`, { entries })).toMatchObject({
      results: [{ n: 3 }],
    });
    await until(() => service.received.length > 0, 'Cat is told');
    await server.context.notifier.courier.idle();
    expect(service.received.map(({ device, shown }) => [device, shown])).toEqual([
      ['tablet', expect.objectContaining({ kind: 'circle', circle: id, name: 'Fridays', language: 'de' })],
    ]);
  });

  test('stores at most ten devices of a person, and lets nobody but them remove one', async () => {
    const server = await startTestServer({ 'private-targets': 'on', 'address-tables': '100000' });
    const [token, stranger] = [webSource.token(), webSource.token()];
    const url = `${server.url}/v1/me/subscription`;
    for (let device = 0; device < 200; device++)
      expect((await ask(url, 'PUT', wishes(`device-${device}`), bearer(token))).status).toBe(204);
    const person = await server.context.personOf(token);
    const { subscriptions } = server.context.storage;
    expect(await subscriptions.of(person)).toHaveLength(10);
    const [first] = await subscriptions.of(person);
    const { endpoint } = first!;
    await ask(url, 'DELETE', { endpoint }, bearer(stranger));
    expect(await subscriptions.of(person)).toHaveLength(10);
    expect((await ask(url, 'DELETE', { endpoint }, bearer(token))).status).toBe(204);
    expect(await subscriptions.of(person)).toHaveLength(9);
    for (const forget of server.context.storage.forgetters) await forget(person);
    expect(await subscriptions.of(person)).toEqual([]);
    expect(server.log.join('')).not.toContain(endpoint);
  });

  test('refuses endpoints that are not what they should be', async () => {
    const server = await startTestServer();
    const good = { ...wishes('phone'), endpoint: 'https://push.example.org/send/1' };
    const url = `${server.url}/v1/me/subscription`;
    const put = async (body: object) => (await ask(url, 'PUT', body, bearer(webSource.token()))).json['code'];
    expect(await put(good)).toBeUndefined();
    for (const endpoint of [
      'http://push.example.org/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest',
      'https://user:pass@push.example.org/',
      'https://push.example.org:25/',
      'file:///etc/passwd',
      'nonsense',
    ])
      expect([endpoint, await put({ ...good, endpoint })]).toEqual([endpoint, 'badTarget']);
    for (const wrong of [
      { endpoint: `https://push.example.org/${'x'.repeat(1100)}` },
      { endpoint: 'https://push.example.org/\0' },
      { endpoint: 'https://push.example.org/\ud800' },
      { keys: { p256dh: 'short', auth: good.keys.auth } },
      { keys: { ...good.keys, auth: 'x'.repeat(500) } },
      { zone: 'Mars/Olympus' },
      { language: 'x'.repeat(50) },
      { wants: ['everything'] },
      { quiet: { from: -1, to: 2000 } },
      { more: true },
    ])
      expect([wrong, await put({ ...good, ...wrong })]).toEqual([wrong, 'badRequest']);
    expect((await ask(url, 'PUT', good)).status).toBe(401);
  });
});

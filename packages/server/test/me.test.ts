import { MemoryBus, tableStateOf, webSource } from '@sevenfold/table';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { memoryStorage } from '../src/index.ts';
import { MOST_DEVICES } from '../src/people/membership.ts';
import { Authenticator } from './authenticator.ts';
import {
  ask,
  bearer,
  enter,
  openTestServer,
  startTestServer,
  type TestServer,
  until,
} from './test-server.ts';

const TEN_MINUTES = 600_000;
const ORIGIN = 'https://seven.example.org';

/** Through a proxy, so that every test has an address of its own. */
const FLAGS = { 'trust-proxy': 'loopback' };
let server: TestServer;
let address = 0;

beforeAll(async () => {
  server = await openTestServer(FLAGS);
});
afterAll(() => server.stop());
beforeEach(() => void address++);

interface Me {
  readonly devices: {
    readonly id: string;
    readonly kind: string;
    readonly added: number;
    readonly self: boolean;
  }[];
  readonly passkeys: { readonly id: string; readonly added: number }[];
}

function headers(token: string, from = `10.7.${address >> 8}.${address & 255}`): Record<string, string> {
  const site = new URL(ORIGIN).host;
  return {
    ...bearer(token),
    origin: ORIGIN,
    'x-forwarded-for': from,
    'x-forwarded-host': site,
    'x-forwarded-proto': 'https',
  };
}

async function call(method: string, path: string, token: string, body?: object, to = server) {
  const { status, json, text } = await ask(`${to.url}${path}`, method, body, headers(token));
  return { status, json, text, me: json as unknown as Me };
}

async function meOf(token: string, to = server): Promise<Me> {
  return (await call('GET', '/v1/me', token, undefined, to)).me;
}

async function linkOf(token: string): Promise<string> {
  const { status, json } = await call('POST', '/v1/me/links', token, { kind: 'phone' });
  expect(status).toBe(201);
  return String(json['ticket']);
}

function follow(token: string, ticket: string, to = server) {
  return call('POST', '/v1/me/links/use', token, { ticket, kind: 'tablet' }, to);
}

/** A finished game of these tokens, the newest so far. */
let games = 0;
async function play(...players: string[]): Promise<string> {
  const people = await Promise.all(players.map((token) => server.context.personOf(token)));
  const id = `PLAYED.${++games}`;
  const played = { id, started: games, ended: games, bots: [], totals: [], winners: [] };
  const record = JSON.stringify({ rules: {}, players, log: '4', played });
  const seats = people;
  await server.context.storage.archive.keep({ ...played, table: 'PLAYED', people, seats, record });
  return id;
}

async function gamesOf(token: string): Promise<unknown[]> {
  const { json } = await call('GET', '/v1/me/games', token);
  return (json['games'] as { id: string }[]).map(({ id }) => id);
}

function tokens(count: number): string[] {
  return Array.from({ length: count }, () => webSource.token());
}

describe('a link to another device', () => {
  test('makes it the same person, with the games of both', async () => {
    const [phone = '', laptop = '', friend = ''] = tokens(3);
    const first = await play(phone, friend);
    const own = await play(laptop, friend);
    expect(await meOf(phone)).toMatchObject({ devices: [{ self: true }], passkeys: [] });
    const { status, me } = await follow(laptop, await linkOf(phone));
    expect(status).toBe(200);
    expect(me.devices.map(({ kind, self }) => [kind, self])).toEqual([
      ['phone', false],
      ['tablet', true],
    ]);
    for (const token of [phone, laptop]) expect(await gamesOf(token)).toEqual([own, first]);
    expect(await gamesOf(friend)).toEqual([own, first]);
    const later = await play(laptop);
    expect(await gamesOf(phone)).toEqual([later, own, first]);
  });

  test('takes nothing from the other devices of the person it belonged to', async () => {
    const [ann = '', annsPhone = '', ben = ''] = tokens(3);
    await follow(annsPhone, await linkOf(ann));
    const game = await play(annsPhone);
    await follow(annsPhone, await linkOf(ben));
    expect(await gamesOf(ann)).toEqual([game]);
    expect(await gamesOf(annsPhone)).toEqual([]);
    expect((await meOf(ann)).devices).toHaveLength(1);
  });

  test('brings along a seat at an open table, at once and without a reload', async () => {
    const [phone = '', laptop = ''] = tokens(2);
    const { json } = await ask(`${server.url}/v1/tables`, 'POST', {}, headers(laptop));
    const code = String(json['code']);
    const seat = enter(server, code, laptop);
    await until(() => seat.status === 'open', 'connected');
    seat.send({ type: 'sit', name: 'Ann', colour: 1 });
    await until(() => seat.seats.length === 1, 'seated');
    await follow(laptop, await linkOf(phone));
    const person = await server.context.personOf(phone);
    await until(async () => {
      const { people } = tableStateOf((await server.context.storage.store.load(code))!);
      return people.every(({ hash }) => hash === person);
    }, 'the seat is the person’s');
    const other = enter(server, code, phone);
    await until(() => other.status === 'open', 'the other device is there');
    expect(other.seats).toHaveLength(1);
  });

  test('can be used once, by whoever comes first, and is no secret at rest or in the log', async () => {
    const [phone = '', ...others] = tokens(5);
    const ticket = await linkOf(phone);
    const tries = await Promise.all(others.map((token) => follow(token, ticket)));
    expect(tries.map(({ status }) => String(status)).sort()).toEqual(['200', '404', '404', '404']);
    expect(tries.find(({ status }) => status === 404)?.json['code']).toBe('noTicket');
    expect((await meOf(phone)).devices).toHaveLength(2);
    expect(server.log.join('\n')).not.toContain(ticket);
  });

  test('is replaced by a newer one, and ends after ten minutes', async () => {
    const [phone = '', laptop = ''] = tokens(2);
    const older = await linkOf(phone);
    const newer = await linkOf(phone);
    expect((await follow(laptop, older)).status).toBe(404);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + TEN_MINUTES + 1000);
    onTestFinished(() => clock.mockRestore());
    expect((await follow(laptop, newer)).status).toBe(404);
    clock.mockRestore();
    expect((await follow(laptop, newer)).status).toBe(200);
  });

  test('is good for nothing once the device that made it has been removed', async () => {
    const [phone = '', laptop = '', thief = ''] = tokens(3);
    await follow(laptop, await linkOf(phone));
    const ticket = await linkOf(laptop);
    const { devices } = await meOf(phone);
    await call('DELETE', `/v1/me/devices/${devices.find(({ self }) => !self)!.id}`, phone);
    expect((await follow(thief, ticket)).status).toBe(404);
    expect((await meOf(phone)).devices).toHaveLength(1);
  });

  test('cannot be guessed: whoever tries has to wait, and the right one still works for everyone else', async () => {
    const [phone = '', laptop = '', thief = ''] = tokens(3);
    const ticket = await linkOf(phone);
    const guess = (from: string) =>
      ask(`${server.url}/v1/me/links/use`, 'POST', { ticket: webSource.token() }, headers(thief, from));
    const guessFrom = async (addresses: readonly string[]): Promise<number[]> =>
      (await Promise.all(addresses.map(guess))).map(({ status }) => status);
    const statuses = new Set<number>();
    for (let network = 0; network < 40; network++) {
      const addresses = Array.from({ length: 25 }, (_, at) => `${20 + at}.${network}.0.1`);
      for (const status of await guessFrom(addresses)) statuses.add(status);
    }
    expect([...statuses].filter((status) => status !== 429)).toEqual([404]);
    const again = await guessFrom(Array.from({ length: 60 }, () => '10.9.0.1'));
    expect(again.filter((status) => status === 429).length).toBeGreaterThan(29);
    expect((await meOf(phone)).devices).toHaveLength(1);
    expect((await follow(laptop, ticket)).status).toBe(200);
  });

  test('needs a token, and a ticket that could be one', async () => {
    const [phone = ''] = tokens(1);
    expect((await ask(`${server.url}/v1/me`)).status).toBe(401);
    expect((await ask(`${server.url}/v1/me/links`, 'POST', {})).status).toBe(401);
    for (const ticket of ['', 'x', 'a b'.repeat(8), 7])
      expect((await call('POST', '/v1/me/links/use', phone, { ticket })).status).toBe(400);
    expect((await call('POST', '/v1/me/links', phone, { kind: 'toaster' })).status).toBe(400);
  });

  test('does not add more devices than a person may have', async () => {
    const [phone = '', last = ''] = tokens(2);
    await linkOf(phone);
    const person = await server.context.personOf(phone);
    for (let at = 1; at < MOST_DEVICES; at++)
      await server.context.membership.join(`device ${at} of ${person}`, person, 'phone');
    const { status, json } = await follow(last, await linkOf(phone));
    expect([status, json['code']]).toEqual([409, 'tooManyDevices']);
  });
});

/** Ends a game that counts, of people as their table knows them. */
async function end(totals: Readonly<Record<string, number>>): Promise<void> {
  const people = Object.keys(totals);
  const rated = people.map((person) => ({
    person,
    bot: null,
    name: 'Ann',
    total: totals[person]!,
    left: false,
    origin: '',
  }));
  const game = { id: `RATED.${++games}`, table: 'RATED', started: 1, ended: Date.now(), record: '{}' };
  await server.context.archive.keep({ ...game, people, seats: people, rated });
  await server.context.rater.run();
}

function ratingOf(token: string) {
  return call('GET', '/v1/me/rating', token).then(({ json }) => json);
}

describe('a rated game that someone is losing', () => {
  test('is lost by whoever they become meanwhile, however often', async () => {
    const [device = '', guest = '', another = '', rival = ''] = tokens(4);
    const [before, strong] = await Promise.all([device, rival].map((token) => webSource.hash(token)));
    await end({ [before!]: 200, [strong!]: 10 });
    const { rating } = await ratingOf(device);
    await follow(device, await linkOf(guest));
    const { devices } = await meOf(device);
    await call('DELETE', `/v1/me/devices/${devices.find(({ self }) => !self)!.id}`, device);
    await follow(device, await linkOf(another));
    expect(await ratingOf(device)).toMatchObject({ rating, games: 1 });
    // They have not come back to the table, which knows them by their first name.
    await end({ [before!]: 10, [strong!]: 200 });
    const after = await ratingOf(device);
    expect([after['games'], Number(after['rating']) < Number(rating)]).toEqual([2, true]);
    expect(await server.context.storage.ratings.find(before!)).toBeUndefined();
    expect(await gamesOf(device)).toHaveLength(2);
  });

  test('counts by the worse of two seats that turn out to be theirs', async () => {
    const [device = '', guest = '', rival = ''] = tokens(3);
    const [one, two, strong] = await Promise.all(
      [device, guest, rival].map((token) => webSource.hash(token)),
    );
    await end({ [one!]: 200, [strong!]: 10 });
    const { rating } = await ratingOf(device);
    await follow(device, await linkOf(guest));
    await end({ [one!]: 10, [two!]: 300, [strong!]: 200 });
    const after = await ratingOf(guest);
    expect([after['games'], Number(after['rating']) < Number(rating)]).toEqual([2, true]);
  });
});

describe('a removed device', () => {
  test('is nobody’s any more, not even the first one, and keeps nothing', async () => {
    const [phone = '', laptop = ''] = tokens(2);
    const game = await play(phone);
    await follow(laptop, await linkOf(phone));
    const first = (await meOf(laptop)).devices.find(({ self }) => !self)!;
    expect((await call('DELETE', `/v1/me/devices/${first.id}`, laptop)).json).toEqual({ deleted: 1 });
    expect(await gamesOf(phone)).toEqual([]);
    expect(await gamesOf(laptop)).toEqual([game]);
    expect((await meOf(phone)).devices).toHaveLength(1);
    const { json, status } = await call('DELETE', `/v1/me/devices/${first.id}`, laptop);
    expect([status, json['code']]).toEqual([404, 'noDevice']);
  });

  test('is no longer the person at a table where it sits, at no process', async () => {
    const [storage, bus] = [memoryStorage(), new MemoryBus()];
    const one = await startTestServer(FLAGS, { storage, bus });
    const other = await startTestServer(FLAGS, { storage, bus });
    const [phone = '', laptop = ''] = tokens(2);
    const { json } = await call('POST', '/v1/me/links', phone, {}, one);
    await follow(laptop, String(json['ticket']), one);
    const made = await ask(`${one.url}/v1/tables`, 'POST', {}, headers(phone));
    const thief = enter(other, String(made.json['code']), laptop);
    await until(() => thief.you !== null && thief.you !== undefined, 'the second device is the host');
    const device = (await meOf(phone, one)).devices.find(({ self }) => !self)!;
    await call('DELETE', `/v1/me/devices/${device.id}`, phone, undefined, one);
    await until(() => thief.status === 'open' && thief.you === null, 'it is a spectator');
    expect(await other.context.personOf(laptop)).not.toBe(await other.context.personOf(phone));
  });

  test('does not come back by deleting everything it is now', async () => {
    const [phone = '', laptop = ''] = tokens(2);
    const game = await play(phone);
    await follow(laptop, await linkOf(phone));
    const first = (await meOf(laptop)).devices.find(({ self }) => !self)!;
    await call('DELETE', `/v1/me/devices/${first.id}`, laptop);
    for (let times = 0; times < 2; times++) {
      expect((await call('DELETE', '/v1/me', phone)).status).toBe(200);
      expect((await meOf(phone)).devices).toHaveLength(1);
      expect(await gamesOf(phone)).toEqual([]);
    }
    expect(await gamesOf(laptop)).toEqual([game]);
  });

  test('cannot be the only way back to a person', async () => {
    const [phone = ''] = tokens(1);
    await linkOf(phone);
    const [device] = (await meOf(phone)).devices;
    const { status, json } = await call('DELETE', `/v1/me/devices/${device!.id}`, phone);
    expect([status, json['code']]).toEqual([409, 'lastDevice']);
  });
});

async function register(token: string, authenticator: Authenticator) {
  const { json } = await call('POST', '/v1/me/passkeys/options', token, { name: 'Ann' });
  return call('POST', '/v1/me/passkeys', token, { kind: 'phone', response: authenticator.make(json) });
}

async function restoreOptions(token: string) {
  return (await call('POST', '/v1/me/restore/options', token)).json;
}

function restore(token: string, response: object) {
  return call('POST', '/v1/me/restore', token, { kind: 'computer', response });
}

describe('a passkey', () => {
  test('restores the person on a device that knows nothing', async () => {
    const [phone = '', laptop = ''] = tokens(2);
    const key = new Authenticator(ORIGIN);
    const game = await play(phone);
    const made = await register(phone, key);
    expect([made.status, made.me.passkeys.length]).toEqual([201, 1]);
    const { status, me } = await restore(laptop, key.show(await restoreOptions(laptop)));
    expect([status, me.devices.length]).toEqual([200, 2]);
    expect(await gamesOf(laptop)).toEqual([game]);
    const [device] = me.devices;
    // Even if it is all that is left.
    for (const one of me.devices) await call('DELETE', `/v1/me/devices/${one.id}`, one.self ? laptop : phone);
    expect(device).toBeDefined();
    expect(await gamesOf(laptop)).toEqual([]);
    await restore(laptop, key.show(await restoreOptions(laptop)));
    expect(await gamesOf(laptop)).toEqual([game]);
  });

  test('asks for no name or address, only a label, and says which ones are known', async () => {
    const [phone = ''] = tokens(1);
    const key = new Authenticator(ORIGIN);
    await register(phone, key);
    const { json } = await call('POST', '/v1/me/passkeys/options', phone, { name: 'Ann' });
    expect(json).toMatchObject({
      rp: { name: 'Sevenfold', id: 'seven.example.org' },
      user: { name: 'Sevenfold: Ann' },
      authenticatorSelection: { residentKey: 'required' },
      excludeCredentials: [{ id: key.passkey!.id.toString('base64url') }],
    });
    const again = (await call('POST', '/v1/me/passkeys/options', phone)).json;
    expect((again['user'] as { id: string }).id).not.toBe((json['user'] as { id: string }).id);
  });

  test('of another website is refused, made and shown', async () => {
    const [phone = '', laptop = ''] = tokens(2);
    const strange = new Authenticator('https://evil.example.com');
    expect((await register(phone, strange)).json['code']).toBe('badPasskey');
    const key = new Authenticator(ORIGIN);
    await register(phone, key);
    strange.passkey = key.passkey;
    const { status, json } = await restore(laptop, strange.show(await restoreOptions(laptop)));
    expect([status, json['code']]).toEqual([403, 'badPasskey']);
    expect((await meOf(laptop)).devices).toHaveLength(1);
  });

  test('answers each question once, in time, on the device that was asked', async () => {
    const [phone = '', laptop = '', thief = ''] = tokens(3);
    const key = new Authenticator(ORIGIN);
    await register(phone, key);
    const stolen = key.show(await restoreOptions(laptop));
    expect((await restore(thief, stolen)).json['code']).toBe('badPasskey');
    const used = key.show(await restoreOptions(laptop));
    expect((await restore(laptop, used)).status).toBe(200);
    for (const token of [laptop, thief]) expect((await restore(token, used)).status).toBe(403);
    const late = key.show(await restoreOptions(thief));
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + TEN_MINUTES / 2 + 1000);
    onTestFinished(() => clock.mockRestore());
    expect((await restore(thief, late)).status).toBe(403);
    // A question about a new passkey is not one about showing it.
    const { json } = await call('POST', '/v1/me/passkeys/options', thief);
    expect((await restore(thief, key.show(json))).status).toBe(403);
    expect((await meOf(phone)).devices).toHaveLength(2);
  });

  test('that counts backwards has been copied, and one with another key is not the one', async () => {
    const [phone = '', laptop = ''] = tokens(2);
    const key = new Authenticator(ORIGIN);
    key.counter = 5;
    await register(phone, key);
    key.counter = 1;
    expect((await restore(laptop, key.show(await restoreOptions(laptop)))).status).toBe(403);
    const other = new Authenticator(ORIGIN);
    other.make({ challenge: 'AAAA' });
    other.passkey = { id: key.passkey!.id, key: other.passkey!.key };
    other.counter = 9;
    expect((await restore(laptop, other.show(await restoreOptions(laptop)))).status).toBe(403);
    other.make({ challenge: 'AAAA' });
    const { status, json } = await restore(laptop, other.show(await restoreOptions(laptop)));
    expect([status, json['code']]).toEqual([404, 'noPasskey']);
  });

  test('is removed by its person only, and leads nowhere then', async () => {
    const [phone = '', laptop = ''] = tokens(2);
    const key = new Authenticator(ORIGIN);
    const { me } = await register(phone, key);
    const path = `/v1/me/passkeys/${me.passkeys[0]!.id}`;
    expect((await call('DELETE', path, laptop)).status).toBe(404);
    expect((await call('DELETE', path, phone)).status).toBe(200);
    expect((await restore(laptop, key.show(await restoreOptions(laptop)))).status).toBe(404);
  });

  test('can be removed however long its authenticator has made its ID, and by no strange one', async () => {
    const [phone = ''] = tokens(1);
    const key = new Authenticator(ORIGIN);
    key.idBytes = 250;
    const { me } = await register(phone, key);
    for (const id of ['%00', '__proto__', 'x'.repeat(16)])
      expect((await call('DELETE', `/v1/me/passkeys/${id}`, phone)).status).toBe(404);
    expect((await call('DELETE', `/v1/me/passkeys/${me.passkeys[0]!.id}`, phone)).status).toBe(200);
    expect((await meOf(phone)).passkeys).toEqual([]);
  });

  test('needs a host name and https, or localhost', async () => {
    const [token = ''] = tokens(1);
    const at = async (origin: string) => {
      const { host, protocol } = new URL(origin);
      const { json } = await ask(
        `${server.url}/v1/me/restore/options`,
        'POST',
        {},
        {
          ...headers(token),
          origin,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol.slice(0, -1),
        },
      );
      return json['rpId'] ?? json['code'];
    };
    expect(await at('http://localhost:8777')).toBe('localhost');
    expect(await at('https://seven.example.org:8443')).toBe('seven.example.org');
    for (const origin of ['http://seven.example.org', 'https://192.168.1.7', 'https://[::1]:8443'])
      expect(await at(origin)).toBe('noPasskeys');
  });
});

import { tableStateOf, webSource } from '@sevenfold/table';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { MOST_DEVICES } from '../../src/people/membership.ts';
import { ask, enter, until } from '../helpers/test-server.ts';
import {
  TEN_MINUTES,
  call,
  follow,
  gamesOf,
  headers,
  linkOf,
  meOf,
  play,
  server,
  startDeviceServer,
  tokens,
} from './devices.ts';

startDeviceServer();

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

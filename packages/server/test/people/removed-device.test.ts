import { MemoryBus } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { ask, enter, startTestServer, until } from '../helpers/test-server.ts';
import {
  FLAGS,
  call,
  follow,
  gamesOf,
  headers,
  linkOf,
  meOf,
  play,
  startDeviceServer,
  tokens,
} from './devices.ts';

startDeviceServer();

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

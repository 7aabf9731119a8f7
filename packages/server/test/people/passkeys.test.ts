import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../helpers/test-server.ts';
import { Authenticator } from './authenticator.ts';
import {
  ORIGIN,
  TEN_MINUTES,
  call,
  gamesOf,
  headers,
  meOf,
  play,
  server,
  startDeviceServer,
  tokens,
} from './devices.ts';

startDeviceServer();

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

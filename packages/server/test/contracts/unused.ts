import { describe, expect, test } from 'vitest';
import type { StoredDevice } from '../../src/people/device-store.ts';
import type { Storage } from '../../src/storage/storage.ts';

const DAY = 86_400_000;
/** Everything that the tests store is older than this, except what is used later. */
const SINCE = Date.now() + 100 * DAY;
const LATER = SINCE + 10 * DAY;

function device(id: string, person: string): StoredDevice {
  return { device: id, person, formerly: null, kind: 'phone', added: 1 };
}

async function addPasskey({ passkeys }: Storage, id: string, person: string): Promise<void> {
  await passkeys.add({ id, person, publicKey: new Uint8Array([1]), counter: 0, added: 1 });
}

async function subscribe({ subscriptions }: Storage, id: string, person: string): Promise<void> {
  const keys = { endpoint: `https://push.example.org/${id}`, p256dh: 'key', auth: 'auth' };
  await subscriptions.save({ id, person, ...keys, wants: [], language: 'en', zone: 'UTC', quiet: null }, 9);
}

/** Someone with two devices, a passkey and a subscription. */
async function makePerson(storage: Storage, person: string): Promise<void> {
  await storage.devices.put(device(person, person));
  await storage.devices.put(device(`phone of ${person}`, person));
  await addPasskey(storage, `passkey of ${person}`, person);
  await subscribe(storage, `laptop of ${person}`, person);
}

/** How much is left of someone. */
async function left({ devices, passkeys, subscriptions }: Storage, person: string): Promise<number[]> {
  const all = [devices.of(person), passkeys.of(person), subscriptions.of(person)];
  return (await Promise.all(all)).map(({ length }) => length);
}

const ALL = [2, 1, 1];
const NOTHING = [0, 0, 0];

/** Lets everyone who has stayed away be looked at; returns how many looks it took. */
async function forgetAll(storage: Storage, since = SINCE): Promise<number> {
  let looks = 1;
  while ((await storage.forgetUnused(since, 2)) > 0) looks++;
  return looks;
}

/** The contract of forgetting people who have stayed away for years. `open` returns an empty storage. */
export function unusedContract(name: string, open: () => Promise<Storage>): void {
  describe(`people who stay away: ${name}`, () => {
    test('nothing goes before its time, and then all that someone had goes', async () => {
      const storage = await open();
      for (const person of ['ann', 'ben', 'cat']) await makePerson(storage, person);
      await subscribe(storage, 'only', 'dan');
      expect(await storage.forgetUnused(Date.now(), 9)).toBe(0);
      expect(await left(storage, 'ann')).toEqual(ALL);
      expect(await forgetAll(storage)).toBeGreaterThan(2);
      for (const person of ['ann', 'ben', 'cat', 'dan']) expect(await left(storage, person)).toEqual(NOTHING);
    });

    test('whoever has used one thing keeps all of them', async () => {
      const storage = await open();
      for (const person of ['ann', 'ben', 'cat', 'dan']) await makePerson(storage, person);
      await storage.devices.use('phone of ann', LATER);
      await storage.subscriptions.use('laptop of ben', LATER);
      await forgetAll(storage);
      for (const person of ['ann', 'ben']) expect(await left(storage, person)).toEqual(ALL);
      for (const person of ['cat', 'dan']) expect(await left(storage, person)).toEqual(NOTHING);
      // A month later they are looked at again.
      await forgetAll(storage, LATER + 50 * DAY);
      for (const person of ['ann', 'ben']) expect(await left(storage, person)).toEqual(NOTHING);
    });

    test('a use is noted once a week, and never taken back', async () => {
      const { devices } = await open();
      await devices.put(device('phone', 'ann'));
      const used = async (): Promise<number> => (await devices.find('phone'))!.used;
      const today = await used();
      expect(today).toBe(Math.floor(Date.now() / DAY));
      await devices.use('phone', (today + 6) * DAY);
      expect(await used()).toBe(today);
      await devices.use('phone', (today + 7) * DAY);
      expect(await used()).toBe(today + 7);
      await devices.use('phone', today * DAY);
      expect(await used()).toBe(today + 7);
    });

    test('whoever still has a game, a circle or a daily deck keeps everything', async () => {
      const storage = await open();
      for (const person of ['ann', 'ben', 'cat', 'dan']) await makePerson(storage, person);
      const game = { id: 'AAA.1', table: 'AAA', started: 1, ended: 2, people: ['ann'], seats: ['ann'] };
      await storage.archive.keep({ ...game, record: '{}' });
      const entries = [{ id: 'e', json: '{}' }];
      await storage.circles.create('c', {
        entries,
        outline: '{}',
        joins: { person: 'ben', member: 'm' },
        keyHash: 'key',
      });
      const attempt = { day: '2026-11-16', person: 'cat', log: ['4'], isCompared: false };
      await storage.daily.begin({ ...attempt, origin: null });
      await forgetAll(storage);
      for (const person of ['ann', 'ben', 'cat']) expect(await left(storage, person)).toEqual(ALL);
      expect(await left(storage, 'dan')).toEqual(NOTHING);
      await storage.archive.forget('ann', 'AAA.1');
      await forgetAll(storage, SINCE + 50 * DAY);
      expect(await left(storage, 'ann')).toEqual(NOTHING);
      expect(await left(storage, 'ben')).toEqual(ALL);
    });

    test('a device that was removed never becomes again who it was while they are there', async () => {
      const storage = await open();
      // Ann began on the phone, and has removed it since.
      await storage.devices.put(device('phone', 'stranger'));
      await storage.devices.put(device('laptop', 'phone'));
      await storage.devices.use('laptop', LATER);
      // Only a passkey leads to Ben, who began on the tablet.
      await storage.devices.put(device('tablet', 'stranger'));
      await addPasskey(storage, 'passkey', 'tablet');
      await subscribe(storage, 'bens laptop', 'tablet');
      await storage.subscriptions.use('bens laptop', LATER);
      // Whoever began on the watch has become Dan.
      await storage.devices.put(device('watch', 'somebody'));
      await storage.moved.adopt('watch', 'dan');
      await forgetAll(storage);
      const people = ['phone', 'tablet', 'watch'].map((one) => storage.devices.find(one));
      expect((await Promise.all(people)).map((one) => one?.person)).toEqual([
        'stranger',
        'stranger',
        'somebody',
      ]);
      // Nobody is left to whom it could lead.
      await storage.moved.expire(SINCE, 9);
      for (const since of [50, 100, 150]) await forgetAll(storage, LATER + since * DAY);
      for (const one of ['phone', 'laptop', 'tablet', 'watch'])
        expect(await storage.devices.find(one)).toBeUndefined();
    });

    test('it is forgotten who has become whom once that is old', async () => {
      const { moved } = await open();
      for (const one of ['a', 'b', 'c']) await moved.adopt(one, 'ann');
      expect(await moved.expire(Date.now(), 9)).toBe(0);
      expect(await moved.expire(SINCE, 2)).toBe(2);
      expect(await moved.of('ann')).toHaveLength(1);
      expect(await moved.expire(SINCE, 2)).toBe(1);
      expect(await moved.find(['a', 'b', 'c'])).toEqual(new Map());
    });
  });
}

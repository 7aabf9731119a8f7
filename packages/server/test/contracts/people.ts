import { Conflict, type FinishedGame } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import type { StoredDevice } from '../../src/people/device-store.ts';
import type { StoredPasskey } from '../../src/people/passkey-store.ts';
import type { StoredTicket } from '../../src/people/ticket-store.ts';
import type { Storage } from '../../src/storage/storage.ts';

type Stores = Pick<Storage, 'devices' | 'moved' | 'passkeys' | 'tickets' | 'archive' | 'adopters'>;

/** The contract of every store of who is who. `open` returns an empty one. */
export function peopleContract(name: string, open: () => Promise<Stores>): void {
  describe(`identity contract: ${name}`, () => {
    test('a device is what was stored last, and those of a person are listed from the first on', async () => {
      const { devices } = await open();
      expect(await devices.find('phone')).toBeUndefined();
      const phone = device('phone', 'ann', 2);
      const laptop: StoredDevice = { ...device('laptop', 'ann', 1), kind: 'computer', formerly: 'ben' };
      await devices.add(phone);
      await devices.add(laptop);
      await devices.add({ ...phone, person: 'eve' });
      await devices.put(device('other', 'anna', 3));
      expect(await devices.find('phone')).toMatchObject(phone);
      expect(await devices.of('ann')).toEqual([laptop, phone]);
      const moved: StoredDevice = { ...device('phone', 'ben', 5), kind: 'tablet', formerly: 'ann' };
      await devices.put(moved);
      expect(await devices.find('phone')).toMatchObject(moved);
      expect(await devices.of('ann')).toEqual([laptop]);
    });

    test('devices that have changed are found, the last one first', async () => {
      const { devices } = await open();
      const before = Date.now();
      for (const one of ['a', 'b', 'c']) {
        await devices.put(device(one, 'ann', 1));
        // Devices are stored in different milliseconds.
        for (const now = Date.now(); Date.now() === now;);
      }
      await devices.put(device('a', 'ben', 1));
      const changed = await devices.changedSince(before, 2);
      expect(changed.map((one) => [one.device, one.person])).toEqual([
        ['a', 'ben'],
        ['c', 'ann'],
      ]);
      expect(await devices.changedSince(Date.now() + 1, 9)).toEqual([]);
    });

    test('the last way to a person stays, even if all of them are removed at the same moment', async () => {
      const { devices, passkeys } = await open();
      const publicKey = new Uint8Array([1]);
      for (let time = 0; time < 8; time++) {
        const ann = `ann ${time}`;
        const [phone, laptop] = [device(`phone ${time}`, ann, 1), device(`laptop ${time}`, ann, 2)];
        const id = `key ${time}`;
        for (const one of [phone, laptop]) await devices.put(one);
        await passkeys.add({ id, person: ann, publicKey, counter: 0, added: 3 });
        const done = await Promise.all([
          devices.part(phone, ann, `x ${time}`),
          devices.part(laptop, ann, `y ${time}`),
          passkeys.remove(ann, id),
        ]);
        expect(done.filter(Boolean)).toHaveLength(2);
        expect((await devices.of(ann)).length + (await passkeys.of(ann)).length).toBe(1);
      }
    });

    test('devices that join at the same moment do not become too many, and leave nobody behind', async () => {
      const { devices } = await open();
      for (let time = 0; time < 4; time++) {
        const [ann, ben] = [`ann ${time}`, `ben ${time}`];
        await devices.put(device(`phone ${time}`, ann, 1));
        const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter} ${time}`);
        for (const id of names) await devices.put(device(id, ben, 2));
        const joined = await Promise.all(names.map((id) => devices.join(device(id, ann, 3), ben, 4)));
        expect(joined.filter(Boolean)).toHaveLength(3);
        expect(await devices.of(ann)).toHaveLength(4);
        // They all leave: the last one takes what they had along.
        const both = await devices.of(ben);
        await Promise.all(both.map((one) => devices.join(device(one.device, ann, 4), ben, 9)));
        const formerly = (await devices.of(ann)).flatMap((one) => one.formerly ?? []);
        expect(formerly).toEqual([ben]);
      }
    });

    test('a forgotten person has no devices, and nobody else loses one', async () => {
      const { devices } = await open();
      await devices.put(device('phone', 'ann', 1));
      await devices.put(device('laptop', 'ann', 2));
      await devices.put({ ...device('other', 'ben', 3), formerly: 'ann' });
      await devices.forget('ann');
      expect(await devices.of('ann')).toEqual([]);
      expect(await devices.find('phone')).toBeUndefined();
      expect(await devices.of('ben')).toHaveLength(1);
    });

    test('a passkey is added once, found unchanged, and counts upwards', async () => {
      const { passkeys } = await open();
      const key: StoredPasskey = {
        id: 'aB-_9',
        person: 'ann',
        publicKey: Uint8Array.from({ length: 256 }, (_, byte) => byte),
        counter: 0,
        added: 7,
      };
      await passkeys.add(key);
      await expect(passkeys.add({ ...key, person: 'eve' })).rejects.toBeInstanceOf(Conflict);
      expect(await passkeys.find('aB-_9')).toEqual(key);
      expect(await passkeys.find('ab-_9')).toBeUndefined();
      await passkeys.count('aB-_9', 5);
      await passkeys.count('aB-_9', 3);
      expect((await passkeys.find('aB-_9'))?.counter).toBe(5);
    });

    test('a passkey is removed by its person, or with all of theirs', async () => {
      const { passkeys } = await open();
      const publicKey = new Uint8Array([1]);
      for (const [at, id] of ['c', 'b', 'a'].entries())
        await passkeys.add({ id, person: 'ann', publicKey, counter: 0, added: at });
      await passkeys.add({ id: 'd', person: 'ben', publicKey, counter: 0, added: 9 });
      expect(await passkeys.remove('ben', 'b')).toBe(false);
      expect(await passkeys.remove('ann', 'b')).toBe(true);
      expect(await passkeys.remove('ann', 'b')).toBe(false);
      expect((await passkeys.of('ann')).map(({ id }) => id)).toEqual(['c', 'a']);
      await passkeys.forget('ann');
      expect(await passkeys.of('ann')).toEqual([]);
      expect(await passkeys.of('ben')).toHaveLength(1);
    });

    test('everything of one person becomes another’s: games, and seats where both played', async () => {
      const { archive, adopters } = await open();
      await archive.keep(game('AAA.1', 1000, ['ann', null, 'ben']));
      await archive.keep(game('AAA.2', 2000, ['ann', 'bens phone', 'ben', 'bens phone']));
      await archive.keep(game('AAA.3', 3000, ['bens phone', 'ann']));
      for (let times = 0; times < 2; times++) for (const adopt of adopters) await adopt('bens phone', 'ben');
      const cursor = { ended: 9000, id: '' };
      const of = async (person: string) =>
        (await archive.played(person, cursor, 9)).map(({ id, seats }) => `${id} ${seats.join()}`);
      expect(await of('ben')).toEqual(['AAA.3 0', 'AAA.2 1,2,3', 'AAA.1 2']);
      expect(await of('bens phone')).toEqual([]);
      expect(await of('ann')).toEqual(['AAA.3 1', 'AAA.2 0', 'AAA.1 0']);
      expect(await archive.forget('ben', 'AAA.2')).toBe(true);
      expect(await archive.forget('ben', 'AAA.2')).toBe(false);
      expect(await archive.forget('ann', 'AAA.2')).toBe(true);
      expect(await archive.find('AAA.2')).toBeUndefined();
    });

    test('it is known who has become whom, in the end, until they are forgotten', async () => {
      const { moved, adopters } = await open();
      for (const adopt of adopters) await adopt('phone', 'ann');
      await moved.adopt('tablet', 'ann');
      await moved.adopt('bens', 'ben');
      for (let times = 0; times < 2; times++) await moved.adopt('ann', 'anna');
      const people = ['phone', 'tablet', 'ann', 'anna', 'ben', 'nobody'];
      expect(Object.fromEntries(await moved.find(people))).toEqual({
        ann: 'anna',
        phone: 'anna',
        tablet: 'anna',
      });
      expect(await moved.find([])).toEqual(new Map());
      expect((await moved.of('anna')).sort()).toEqual(['ann', 'phone', 'tablet']);
      // And back again: nobody has become themselves.
      await moved.adopt('anna', 'ann');
      expect(Object.fromEntries(await moved.find(people))).toEqual({
        anna: 'ann',
        phone: 'ann',
        tablet: 'ann',
      });
      await moved.forget('ann');
      expect(await moved.of('ann')).toEqual([]);
      expect(await moved.of('ben')).toEqual(['bens']);
    });

    test('a ticket is good for one thing, once, until it ends', async () => {
      const { tickets } = await open();
      await tickets.make(ticket('one', 'ann', 'phone', 100));
      expect(await tickets.find('one', 'link', 100)).toEqual(ticket('one', 'ann', 'phone', 100));
      expect(await tickets.find('one', 'restore', 100)).toBeUndefined();
      expect(await tickets.take('one', 'restore', 100)).toBeUndefined();
      expect(await tickets.take('one', 'link', 101)).toBeUndefined();
      const taken = await Promise.all(Array.from({ length: 5 }, () => tickets.take('one', 'link', 100)));
      expect(taken.filter((one) => one !== undefined)).toEqual([ticket('one', 'ann', 'phone', 100)]);
      expect(await tickets.find('one', 'link', 100)).toBeUndefined();
    });

    test('a new ticket replaces the older one of its device and kind; old ones and those of a person go', async () => {
      const { tickets } = await open();
      await tickets.make(ticket('old', 'ann', 'phone', 100));
      await tickets.make({ ...ticket('key', 'ann', 'phone', 100), kind: 'register' });
      await tickets.make(ticket('new', 'ann', 'phone', 100));
      await tickets.make(ticket('laptop', 'ann', 'laptop', 50));
      await tickets.make(ticket('ben', 'ben', 'bens', 100));
      const left = async (): Promise<string[]> => {
        const found = ['old', 'new', 'laptop', 'ben'].map((hash) => tickets.find(hash, 'link', 0));
        return (await Promise.all(found)).flatMap((one) => one?.hash ?? []);
      };
      expect(await left()).toEqual(['new', 'laptop', 'ben']);
      await tickets.prune(51);
      expect(await left()).toEqual(['new', 'ben']);
      await tickets.forget('ann');
      expect(await left()).toEqual(['ben']);
      expect(await tickets.find('key', 'register', 0)).toBeUndefined();
    });
  });
}

function device(id: string, person: string, added: number): StoredDevice {
  return { device: id, person, formerly: null, kind: 'phone', added };
}

function ticket(hash: string, person: string, from: string, until: number): StoredTicket {
  return { hash, kind: 'link', person, device: from, until };
}

function game(id: string, ended: number, seats: readonly (string | null)[]): FinishedGame {
  const people = [...new Set(seats.filter((hash) => hash !== null))];
  return { id, table: 'AAA', started: 1, ended, people, seats, record: '{"log":"4"}' };
}

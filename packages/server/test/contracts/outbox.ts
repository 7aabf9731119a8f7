import { describe, expect, test } from 'vitest';
import { type Claim, type Letter, type OutboxStore, STANDINGS } from '../../src/outbox/outbox-store.ts';
import type { Subscription } from '../../src/push/subscriptions.ts';
import type { Storage } from '../../src/storage/storage.ts';

type Stores = Pick<Storage, 'outbox' | 'subscriptions' | 'webhooks' | 'forgetters' | 'adopters'>;

const letter = (id: string, more: Partial<Letter> = {}): Letter => ({
  id,
  kind: 'push',
  target: id,
  proven: false,
  body: '{"name":"Zoë 🂡"}',
  expires: 10_000,
  ...more,
});

const claim = (now: number, until: number, more: Partial<Claim> = {}): Claim => ({
  kind: 'push',
  standing: 'unproven',
  now,
  until,
  limit: 99,
  except: [],
  ...more,
});

/** The IDs of the letters that are claimed, sorted. */
async function claimed(outbox: OutboxStore, now: number, until: number, more: Partial<Claim> = {}) {
  return (await outbox.claim(claim(now, until, more))).map(({ id }) => id).sort();
}

const subscription = (id: string, more: Partial<Subscription> = {}): Subscription => ({
  id,
  person: 'ann',
  endpoint: `https://push.example.org/${id}`,
  p256dh: 'key',
  auth: 'auth',
  wants: ['turn', 'circle'],
  language: 'pl',
  zone: 'Europe/Warsaw',
  quiet: { from: 1320, to: 480 },
  ...more,
});

/** The contract of what is sent to the world outside, and to whom. `open` returns an empty storage. */
export function outboxContract(name: string, open: () => Promise<Stores>): void {
  describe(`outbox contract: ${name}`, () => {
    test('the first letter that waits is known, whatever it counts as', async () => {
      const { outbox } = await open();
      expect(await outbox.next('push')).toBeUndefined();
      await outbox.put(letter('hook', { kind: 'webhook' }), 50, 9);
      await outbox.put(letter('b'), 300, 9);
      expect(await outbox.next('push')).toBe(300);
      await outbox.put(letter('a', { proven: true }), 200, 9);
      expect(await outbox.next('push')).toBe(200);
      await outbox.fail('a', 700, 1);
      expect(await outbox.next('push')).toBe(300);
      await outbox.done('b');
      expect(await outbox.next('push')).toBe(700);
      expect(await outbox.next('webhook')).toBe(50);
    });

    test('letters are claimed once they are due, the earliest first, by kind', async () => {
      const { outbox } = await open();
      await outbox.put(letter('b'), 200, 9);
      await outbox.put(letter('a'), 100, 9);
      await outbox.put(letter('hook', { kind: 'webhook' }), 50, 9);
      expect(await outbox.claim(claim(99, 1000))).toEqual([]);
      expect(await outbox.claim(claim(300, 1000, { limit: 1 }))).toEqual([{ ...letter('a'), tries: 0 }]);
      expect(await claimed(outbox, 300, 1000)).toEqual(['b']);
      expect(await claimed(outbox, 999, 2000)).toEqual([]);
      expect(await claimed(outbox, 1000, 2000)).toEqual(['a', 'b']);
    });

    test('a letter is stored once, even after it was sent, and only if few wait for the same target', async () => {
      const { outbox } = await open();
      const put = (id: string, target = 'phone') => outbox.put(letter(id, { target }), 1, 2);
      expect(await put('a')).toBe(true);
      expect(await put('a')).toBe(false);
      expect(await put('b')).toBe(true);
      expect(await put('c')).toBe(false);
      expect(await put('d', 'laptop')).toBe(true);
      await outbox.done('a');
      expect(await put('a')).toBe(false);
      expect(await put('c')).toBe(true);
      expect(await claimed(outbox, 1, 2)).toEqual(['b', 'd']);
      expect(await claimed(outbox, 1, 3)).toEqual(['c']);
    });

    test('only so many letters to a target are kept, sent or not', async () => {
      const { outbox } = await open();
      const toPhone = (id: string): Letter => letter(id, { target: 'phone' });
      for (const id of ['a', 'b']) {
        expect(await outbox.put(toPhone(id), 1, 9, 2)).toBe(true);
        await outbox.done(id);
      }
      expect(await outbox.put(toPhone('c'), 1, 9, 2)).toBe(false);
      expect(await outbox.put(letter('c', { target: 'laptop' }), 1, 9, 2)).toBe(true);
      await outbox.prune(10_001);
      expect(await outbox.put(toPhone('d'), 1, 9, 2)).toBe(true);
    });

    test('what a letter said is forgotten once it was sent', async () => {
      const { outbox } = await open();
      await outbox.put(letter('a'), 1, 9);
      await outbox.done('a');
      await outbox.putOff('a', 1);
      expect(await outbox.claim(claim(1, 2))).toEqual([{ ...letter('a', { body: '' }), tries: 0 }]);
    });

    test('letters can be put off, expire, and be forgotten', async () => {
      const { outbox } = await open();
      for (const id of ['a', 'b']) await outbox.put(letter(id), 1, 9);
      await outbox.put(letter('c', { expires: 500 }), 1, 9);
      await outbox.putOff('a', 5000);
      expect(await claimed(outbox, 500, 6000)).toEqual(['b']);
      expect(await claimed(outbox, 5000, 6000)).toEqual(['a']);
      for (const id of ['a', 'b']) await outbox.forget(id);
      await outbox.prune(501);
      expect(await claimed(outbox, 9999, 9999)).toEqual([]);
      expect(await outbox.put(letter('c'), 1, 9)).toBe(true);
    });

    test('a target gets one letter at a time, and none while it is excepted', async () => {
      const { outbox } = await open();
      for (const [at, id] of ['a1', 'a2', 'a3', 'b1', 'b2'].entries())
        await outbox.put(letter(id, { target: id[0]! }), at, 9);
      expect(await claimed(outbox, 99, 1000)).toEqual(['a1', 'b1']);
      expect(await claimed(outbox, 99, 1000, { except: ['a', 'x'] })).toEqual(['b2']);
      expect(await claimed(outbox, 99, 1000, { except: ['a', 'b'] })).toEqual([]);
      expect(await claimed(outbox, 99, 1000)).toEqual(['a2']);
    });

    test('letters to proven, to unproven and to failing targets are claimed apart', async () => {
      const { outbox } = await open();
      const all = async (now: number) => {
        const ids: string[] = [];
        for (const standing of STANDINGS)
          ids.push((await claimed(outbox, now, now + 1, { standing })).join(' '));
        return ids;
      };
      await outbox.put(letter('good', { proven: true }), 1, 9);
      for (const id of ['new', 'bad']) await outbox.put(letter(id), 1, 9);
      expect(await all(1)).toEqual(['good', 'bad new', '']);
      await outbox.put(letter('bad2', { target: 'bad', proven: true }), 1, 9);
      await outbox.fail('bad', 100, 2);
      // What comes after that waits with the others.
      await outbox.put(letter('bad3', { target: 'bad', proven: true }), 50, 9);
      expect(await all(99)).toEqual(['good', 'new', '']);
      await outbox.fail('new', 100, 1);
      expect(await all(100)).toEqual(['good', '', 'bad new']);
      await outbox.done('bad');
      await outbox.recover('bad');
      expect(await all(102)).toEqual(['bad2 good', '', 'new']);
      await outbox.fail('new', 50, 3);
      await outbox.fail('good', 60, 1);
      const [seldom] = await outbox.claim(claim(104, 105, { standing: 'failing', limit: 1 }));
      expect(seldom).toEqual({ ...letter('good', { proven: true }), tries: 1 });
    });

    test('of callers at the same moment one gets each letter', async () => {
      const { outbox } = await open();
      const ids = Array.from({ length: 20 }, (_, at) => `letter-${at}`);
      for (const [at, id] of ids.entries()) await outbox.put(letter(id), at, 99);
      const claims = await Promise.all([1, 2, 3].map(() => claimed(outbox, 99, 1000)));
      expect(claims.flat().sort()).toEqual(ids.toSorted());
    });

    test('a subscription is stored as it was saved, replaced by its ID, and removed by its person', async () => {
      const { subscriptions } = await open();
      await subscriptions.save(subscription('phone'), 9);
      expect(await subscriptions.load('phone')).toEqual(subscription('phone'));
      const changed = subscription('phone', { person: 'bo', wants: [], quiet: null });
      await subscriptions.save(changed, 9);
      expect(await subscriptions.of('ann')).toEqual([]);
      expect(await subscriptions.of('bo')).toEqual([changed]);
      await subscriptions.remove('phone', 'ann');
      expect(await subscriptions.load('phone')).toEqual(changed);
      await subscriptions.remove('phone', 'bo');
      expect(await subscriptions.load('phone')).toBeUndefined();
    });

    test('the devices of a person who turns out to be another one are theirs', async () => {
      const { subscriptions, adopters } = await open();
      await subscriptions.save(subscription('phone'), 9);
      await subscriptions.save(subscription('laptop', { person: 'anna' }), 9);
      for (let times = 0; times < 2; times++) for (const adopt of adopters) await adopt('ann', 'anna');
      expect(await subscriptions.of('ann')).toEqual([]);
      expect((await subscriptions.of('anna')).map(({ id }) => id).sort()).toEqual(['laptop', 'phone']);
    });

    test('of many subscriptions of a person the last ones stay', async () => {
      const { subscriptions } = await open();
      await subscriptions.save(subscription('other', { person: 'bo' }), 3);
      for (let at = 0; at < 6; at++) {
        await subscriptions.save(subscription(`device-${at}`), 3);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      expect((await subscriptions.of('ann')).map(({ id }) => id).sort()).toEqual([
        'device-3',
        'device-4',
        'device-5',
      ]);
      expect(await subscriptions.of('bo')).toHaveLength(1);
    });

    test('the keys that were stored first are everyone’s', async () => {
      const { subscriptions } = await open();
      const keys = await Promise.all(
        ['a', 'b', 'c'].map((key) => subscriptions.keys({ publicKey: key, privateKey: key })),
      );
      expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
      expect(await subscriptions.keys({ publicKey: 'd', privateKey: 'd' })).toEqual(keys[0]);
    });

    test('a person who is forgotten has no device left, and nothing waits for them', async () => {
      const { subscriptions, outbox, forgetters } = await open();
      for (const id of ['phone', 'laptop']) await subscriptions.save(subscription(id), 9);
      await subscriptions.save(subscription('other', { person: 'bo' }), 9);
      for (const forget of forgetters) await forget('ann');
      expect(await subscriptions.of('ann')).toEqual([]);
      expect(await subscriptions.of('bo')).toHaveLength(1);
      expect(await claimed(outbox, 1, 2)).toEqual([]);
    });

    test('a webhook is set, replaced, and remembers its last answer', async () => {
      const { webhooks } = await open();
      const webhook = {
        owner: 'table:AAA',
        url: 'https://a.example/',
        secret: 's',
        site: 'https://b.example',
        setter: 'ann',
      };
      expect(await webhooks.load('table:AAA')).toBeUndefined();
      await webhooks.save(webhook);
      expect(await webhooks.load('table:AAA')).toEqual({ ...webhook, last: null, failed: null });
      await webhooks.note('table:AAA', { status: 0, tried: 7 }, true);
      await webhooks.note('table:AAA', { status: 200, tried: 8 }, false);
      expect(await webhooks.load('table:AAA')).toMatchObject({ last: { status: 200, tried: 8 }, failed: 7 });
      const other = { ...webhook, secret: 'other', setter: null };
      await webhooks.save(other);
      expect(await webhooks.load('table:AAA')).toEqual({ ...other, last: null, failed: null });
      await webhooks.note('table:BBB', { status: 200, tried: 7 }, false);
      await webhooks.remove('table:AAA');
      expect(await webhooks.load('table:AAA')).toBeUndefined();
    });

    test('a webhook goes with the person who has set it', async () => {
      const { webhooks, forgetters, adopters } = await open();
      const webhook = { url: 'https://a.example/', secret: 's', site: '', setter: 'ann' };
      await webhooks.save({ ...webhook, owner: 'table:AAA' });
      await webhooks.save({ ...webhook, owner: 'circle:BBB' });
      await webhooks.save({ ...webhook, owner: 'circle:CCC', setter: 'bo' });
      for (const adopt of adopters) await adopt('ann', 'anna');
      expect((await webhooks.load('table:AAA'))!.setter).toBe('anna');
      for (const forget of forgetters) await forget('ann');
      expect((await webhooks.load('circle:BBB'))!.setter).toBe('anna');
      for (const forget of forgetters) await forget('anna');
      expect(await webhooks.load('table:AAA')).toBeUndefined();
      expect(await webhooks.load('circle:BBB')).toBeUndefined();
      expect((await webhooks.load('circle:CCC'))!.setter).toBe('bo');
    });
  });
}

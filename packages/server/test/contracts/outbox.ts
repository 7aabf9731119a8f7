import { describe, expect, test } from 'vitest';
import type { Letter } from '../../src/outbox/outbox-store.ts';
import type { Subscription } from '../../src/push/subscriptions.ts';
import type { Storage } from '../../src/storage/storage.ts';

type Stores = Pick<Storage, 'outbox' | 'subscriptions' | 'webhooks' | 'forgetters' | 'adopters'>;

const letter = (id: string, more: Partial<Letter> = {}): Letter => ({
  id,
  kind: 'push',
  target: 'phone',
  body: '{"name":"Zoë 🂡"}',
  expires: 10_000,
  ...more,
});

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
    test('letters are claimed once they are due, the earliest first, by kind', async () => {
      const { outbox } = await open();
      await outbox.put(letter('b'), 200, 9);
      await outbox.put(letter('a'), 100, 9);
      await outbox.put(letter('hook', { kind: 'webhook' }), 50, 9);
      expect(await outbox.claim('push', 99, 1000, 9)).toEqual([]);
      expect(await outbox.claim('push', 300, 1000, 1)).toEqual([{ ...letter('a'), tries: 0 }]);
      expect((await outbox.claim('push', 300, 1000, 9)).map(({ id }) => id)).toEqual(['b']);
      expect(await outbox.claim('push', 999, 2000, 9)).toEqual([]);
      expect((await outbox.claim('push', 1000, 2000, 9)).map(({ id }) => id).sort()).toEqual(['a', 'b']);
    });

    test('a letter is stored once, even after it was sent, and only if few wait for the same target', async () => {
      const { outbox } = await open();
      expect(await outbox.put(letter('a'), 1, 2)).toBe(true);
      expect(await outbox.put(letter('a'), 1, 2)).toBe(false);
      expect(await outbox.put(letter('b'), 1, 2)).toBe(true);
      expect(await outbox.put(letter('c'), 1, 2)).toBe(false);
      expect(await outbox.put(letter('d', { target: 'laptop' }), 1, 2)).toBe(true);
      await outbox.done('a');
      expect(await outbox.put(letter('a'), 1, 2)).toBe(false);
      expect(await outbox.put(letter('c'), 1, 2)).toBe(true);
      expect((await outbox.claim('push', 1, 2, 9)).map(({ id }) => id).sort()).toEqual(['b', 'c', 'd']);
    });

    test('what a letter said is forgotten once it was sent', async () => {
      const { outbox } = await open();
      await outbox.put(letter('a'), 1, 9);
      await outbox.done('a');
      await outbox.putOff('a', 1, 0);
      expect(await outbox.claim('push', 1, 2, 9)).toEqual([{ ...letter('a', { body: '' }), tries: 0 }]);
    });

    test('letters can be put off, expire, and be forgotten', async () => {
      const { outbox } = await open();
      for (const id of ['a', 'b']) await outbox.put(letter(id), 1, 9);
      await outbox.put(letter('c', { target: 'laptop', expires: 500 }), 1, 9);
      await outbox.putOff('a', 5000, 3);
      expect((await outbox.claim('push', 500, 6000, 9)).map(({ id }) => id)).toEqual(['b']);
      expect(await outbox.claim('push', 5000, 6000, 9)).toEqual([{ ...letter('a'), tries: 3 }]);
      await outbox.forget('phone');
      await outbox.prune(501);
      expect(await outbox.claim('push', 9999, 9999, 9)).toEqual([]);
      expect(await outbox.put(letter('c', { target: 'laptop' }), 1, 9)).toBe(true);
    });

    test('of callers at the same moment one gets each letter', async () => {
      const { outbox } = await open();
      const ids = Array.from({ length: 20 }, (_, at) => `letter-${at}`);
      for (const [at, id] of ids.entries()) await outbox.put(letter(id), at, 99);
      const claims = await Promise.all([1, 2, 3].map(() => outbox.claim('push', 99, 1000, 20)));
      expect(
        claims
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(ids.toSorted());
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
      expect(await outbox.claim('push', 1, 2, 9)).toEqual([]);
    });

    test('a webhook is set, replaced, and remembers its last answer', async () => {
      const { webhooks } = await open();
      const webhook = {
        owner: 'table:AAA',
        url: 'https://a.example/',
        secret: 's',
        site: 'https://b.example',
      };
      expect(await webhooks.load('table:AAA')).toBeUndefined();
      await webhooks.save(webhook);
      expect(await webhooks.load('table:AAA')).toEqual({ ...webhook, last: null });
      await webhooks.note('table:AAA', { status: 0, tried: 7 });
      expect((await webhooks.load('table:AAA'))!.last).toEqual({ status: 0, tried: 7 });
      await webhooks.save({ ...webhook, secret: 'other' });
      expect(await webhooks.load('table:AAA')).toEqual({ ...webhook, secret: 'other', last: null });
      await webhooks.note('table:BBB', { status: 200, tried: 7 });
      await webhooks.remove('table:AAA');
      expect(await webhooks.load('table:AAA')).toBeUndefined();
    });
  });
}

// When a courier asks the database for letters: hardly ever while nothing waits, and in time when something is due.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Courier, type Delivery } from '../../src/outbox/courier.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A courier of a process, and how often it has asked. */
function employ(deliver: () => Promise<Delivery>, outbox = memoryStorage().outbox) {
  const failures: unknown[] = [];
  const courier = new Courier(
    {
      outbox,
      post: () => Promise.reject(new Error('nothing is sent here')),
      mayWrite: () => true,
      failed: (error) => void failures.push(error),
    },
    { kind: 'webhook', waits: [30_000, 10 * MINUTE], deliver },
  );
  const asked = { next: vi.spyOn(outbox, 'next'), claim: vi.spyOn(outbox, 'claim') };
  return { courier, outbox, asked, failures };
}

/** Time passes; the database answers in real time, as long as that takes. */
async function pass(milliseconds: number, enough: () => boolean | Promise<boolean>): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  while (!(await enough())) await new Promise(setImmediate);
}

const letter = {
  id: 'a',
  kind: 'webhook',
  target: 'ann',
  proven: false,
  body: '{}',
  expires: Number.MAX_SAFE_INTEGER,
} as const;

test('while nothing waits, one statement a minute', async () => {
  const { courier, asked, failures } = employ(() => Promise.resolve('done'));
  for (let minute = 1; minute <= 5; minute++)
    await pass(MINUTE, () => asked.next.mock.results.length === minute);
  await Promise.all(asked.next.mock.results.map(({ value }) => value as Promise<unknown>));
  expect(asked.claim).not.toHaveBeenCalled();
  expect(failures).toEqual([]);
  courier.stop();
});

test('a letter that failed is sent again when it is due, by the courier that failed', async () => {
  const tries: number[] = [];
  const { courier, outbox } = employ(async () => {
    tries.push(Date.now());
    return tries.length < 2 ? 'failed' : 'done';
  });
  await outbox.put(letter, Date.now(), 9);
  await courier.look();
  await courier.idle();
  await pass(30_000, () => tries.length === 2);
  await courier.idle();
  expect(tries[1]! - tries[0]!).toBe(30_000);
  expect(await outbox.next('webhook')).toBeUndefined();
  courier.stop();
});

test('a letter of a process that has died is found within a minute', async () => {
  const { courier, outbox, failures } = employ(() => Promise.resolve('done'));
  await outbox.put(letter, Date.now() + 1.5 * MINUTE, 9);
  // The interval, and the alarm that it has set.
  await pass(MINUTE, () => vi.getTimerCount() === 2);
  await pass(MINUTE / 2, async () => (await outbox.next('webhook')) === undefined);
  expect(failures).toEqual([]);
  courier.stop();
});

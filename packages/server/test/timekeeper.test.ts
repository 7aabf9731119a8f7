import { expect, test } from 'vitest';
import { Timekeeper } from '../src/operations/timekeeper.ts';

function make(due: string[], mayWrite = true) {
  const woken: string[] = [];
  const failures: unknown[] = [];
  const asked: number[] = [];
  const timekeeper = new Timekeeper({
    house: {
      wake: async (code) => {
        if (code === 'BROKEN') throw new Error('broken');
        woken.push(code);
      },
    },
    storage: {
      claimDue: async (_now, _until, limit) => {
        asked.push(limit);
        return due.splice(0, limit);
      },
    },
    mayWrite: () => mayWrite,
    failed: (error) => failures.push(error),
  });
  return { timekeeper, woken, failures, asked };
}

test('wakes every table that is due, a hundred at a time', async () => {
  const codes = Array.from({ length: 250 }, (_, at) => `T${at}`);
  const { timekeeper, woken, asked } = make([...codes]);
  await Promise.all([timekeeper.look(), timekeeper.look()]);
  timekeeper.stop();
  expect(woken).toEqual(codes);
  expect(asked).toEqual([100, 100, 100]);
});

test('leaves tables alone while nothing may be written, and survives one that fails', async () => {
  const idle = make(['AAA'], false);
  await idle.timekeeper.look();
  idle.timekeeper.stop();
  expect(idle.asked).toEqual([]);
  const broken = make(['BROKEN', 'AAA']);
  await broken.timekeeper.look();
  broken.timekeeper.stop();
  expect(broken.woken).toEqual(['AAA']);
  expect(broken.failures).toHaveLength(1);
});

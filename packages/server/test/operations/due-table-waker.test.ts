import { expect, test } from 'vitest';
import { DueTableWaker } from '../../src/operations/due-table-waker.ts';

function make(due: string[], mayWrite = true) {
  const woken: string[] = [];
  const failures: unknown[] = [];
  const asked: number[] = [];
  const dueTableWaker = new DueTableWaker({
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
  return { dueTableWaker, woken, failures, asked };
}

test('wakes every table that is due, a hundred at a time', async () => {
  const codes = Array.from({ length: 250 }, (_, at) => `T${at}`);
  const { dueTableWaker, woken, asked } = make([...codes]);
  await Promise.all([dueTableWaker.look(), dueTableWaker.look()]);
  dueTableWaker.stop();
  expect(woken).toEqual(codes);
  expect(asked).toEqual([100, 100, 100]);
});

test('leaves tables alone while nothing may be written, and survives one that fails', async () => {
  const idle = make(['AAA'], false);
  await idle.dueTableWaker.look();
  idle.dueTableWaker.stop();
  expect(idle.asked).toEqual([]);
  const broken = make(['BROKEN', 'AAA']);
  await broken.dueTableWaker.look();
  broken.dueTableWaker.stop();
  expect(broken.woken).toEqual(['AAA']);
  expect(broken.failures).toHaveLength(1);
});

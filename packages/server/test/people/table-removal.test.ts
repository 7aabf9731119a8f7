import type { QuietTable } from '@sevenfold/table';
import { expect, test } from 'vitest';
import { TableRemoval } from '../../src/people/table-removal.ts';

test('one round at a time goes through all tables, resting as long as it works, for all who ask meanwhile', async () => {
  const rounds: string[][] = [];
  const rests: number[] = [];
  let looked = 0;
  const house = {
    forget: async (people: ReadonlySet<string>, limit: number, after?: unknown): Promise<QuietTable[]> => {
      if (after === undefined) {
        rounds.push([...people]);
        looked = 0;
      }
      for (const now = performance.now(); performance.now() - now < 2;);
      const found = Math.min(limit, 250 - looked);
      looked += found;
      return Array.from({ length: found }, (_, at) => ({ code: `T${at}`, version: 1, changed: 1 }));
    },
  };
  const removal = new TableRemoval(house, async (milliseconds) => void rests.push(milliseconds));
  const first = removal.forget(['ann']);
  await Promise.resolve();
  await Promise.all([first, removal.forget(['ben']), removal.forget(['cat', 'dan'])]);
  expect(rounds).toEqual([['ann'], ['ben', 'cat', 'dan']]);
  expect(rests).toHaveLength(4);
  expect(rests.every((rest) => rest >= 2)).toBe(true);
});

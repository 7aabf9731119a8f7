import { describe, expect, test } from 'vitest';
import type { DueTables, Store, StoredTable } from '../index.ts';

const row = (code: string, version: number, due?: number, open = true): StoredTable => ({
  code,
  version,
  listed: false,
  open,
  playing: 1,
  body: `{"version":${version}}`,
  ...(due === undefined ? {} : { due }),
});

/** What every store with slow tables guarantees. `open` returns an empty one. */
export function dueContract(name: string, open: () => Promise<DueTables & { readonly store: Store }>): void {
  describe(`due tables contract: ${name}`, () => {
    test('tables are found once their moment has come, the earliest first', async () => {
      const tables = await open();
      const { store } = tables;
      await store.create(row('LATE', 1, 300));
      await store.create(row('EARLY', 1, 100));
      await store.create(row('NEVER', 1));
      await store.create(row('THEN', 1, 200));
      expect(await tables.claimDue(99, 1000, 9)).toEqual([]);
      expect(await tables.claimDue(250, 1000, 1)).toEqual(['EARLY']);
      expect(await tables.claimDue(250, 1000, 9)).toEqual(['THEN']);
      expect(await tables.claimDue(999, 2000, 9)).toEqual(['LATE']);
    });

    test('a table that was not written is found again later', async () => {
      const tables = await open();
      const { store } = tables;
      await store.create(row('AAA', 1, 100));
      expect(await tables.claimDue(150, 500, 9)).toEqual(['AAA']);
      expect(await tables.claimDue(499, 900, 9)).toEqual([]);
      expect(await tables.claimDue(500, 900, 9)).toEqual(['AAA']);
    });

    test('writing a table changes its moment, or ends it', async () => {
      const tables = await open();
      const { store } = tables;
      for (const code of ['MOVED', 'DONE', 'SHUT']) await store.create(row(code, 1, 100));
      await store.update(row('MOVED', 2, 700));
      await store.update(row('DONE', 2));
      await store.update(row('SHUT', 2, 100, false));
      expect(await tables.claimDue(699, 1000, 9)).toEqual([]);
      expect(await tables.claimDue(700, 1000, 9)).toEqual(['MOVED']);
    });

    test('of callers at the same moment one gets each table', async () => {
      const tables = await open();
      const { store } = tables;
      const codes = Array.from({ length: 20 }, (_, at) => `TABLE${at}`);
      for (const [at, code] of codes.entries()) await store.create(row(code, 1, at));
      const claims = await Promise.all([1, 2, 3, 4].map(() => tables.claimDue(100, 1000, 20)));
      expect(claims.flat().sort()).toEqual(codes.toSorted());
    });
  });
}

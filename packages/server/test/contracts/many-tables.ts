import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../src/storage/database/database.ts';
import { raw } from '../../src/storage/database/query.ts';
import { countRows } from '../../src/storage/sql/sql-count.ts';
import { SqlStore } from '../../src/storage/sql/sql-store.ts';

/** What must not take longer when there are very many tables. `open` returns an empty database. */
export function manyTablesContract(name: string, open: () => Promise<Database>): void {
  const table = { listed: true, open: true, playing: 0, body: '{}' };

  describe(`many tables: ${name}`, () => {
    test('those that died with their process are taken off the list, until they are written again', async () => {
      const store = new SqlStore(await open());
      for (const code of ['DEAD1', 'ALIVE', 'DEAD2', 'DEAD3']) {
        await store.create({ ...table, code, version: 1 });
        await setTimeout(2);
      }
      const since = Date.now();
      await store.update({ ...table, code: 'ALIVE', version: 2 });
      const codes = async () => (await store.list(9, 0)).map(({ code }) => code);
      const first = await store.unlist(since, 0, 2);
      expect(first).toHaveLength(2);
      expect(await codes()).toEqual(['DEAD3', 'ALIVE']);
      expect(await store.unlist(since, first.at(-1)!, 2)).toHaveLength(1);
      expect(await store.unlist(since, 0, 2)).toEqual([]);
      expect(await codes()).toEqual(['ALIVE']);
      await store.update({ ...table, code: 'DEAD1', version: 2 });
      expect(await codes()).toEqual(['DEAD1', 'ALIVE']);
    });

    test('they are counted exactly while they are few, and estimated when they are many', async () => {
      const database = await open();
      const store = new SqlStore(database);
      await store.create({ ...table, code: 'FIRST', version: 1 });
      expect(await countRows(database, 'tables')).toBe(1);
      await database.write([
        raw(`
          insert into tables (code, version, listed, open, playing, body, packed, waiting, written, day)
          with recursive copies (n) as (select 1 union all select n + 1 from copies where n < 11999)
          select 'T' || n, version, listed, open, playing, body, packed, null, written, day
          from copies, tables where code = 'FIRST'`),
        raw('analyze'),
      ]);
      // As if someone counted: nobody does.
      const read = database.read.bind(database);
      database.read = async (query) => (query.text.includes('count(*)') ? [{ number: -1 }] : read(query));
      expect(await countRows(database, 'tables')).toBe(12_000);
    });
  });
}

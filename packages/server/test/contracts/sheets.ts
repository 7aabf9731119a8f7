import { setTimeout } from 'node:timers/promises';
import { Conflict } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { type SheetStore, LARGEST_SHEET, LAST_VERSION } from '../../src/sheets/sheet-store.ts';

/** The contract of every store of shared sheets. `open` returns an empty one. */
export function sheetsContract(name: string, open: () => Promise<SheetStore>): void {
  describe(`sheets contract: ${name}`, () => {
    test('a sheet is created once and loaded unchanged', async () => {
      const sheets = await open();
      expect(await sheets.load('b')).toBeUndefined();
      await sheets.create('b', 'key', '{"name":"Zoë 🂡"}');
      await expect(sheets.create('b', 'other', '{}')).rejects.toBeInstanceOf(Conflict);
      expect(await sheets.load('b')).toEqual({
        id: 'b',
        version: 1,
        keyHash: 'key',
        body: '{"name":"Zoë 🂡"}',
      });
    });

    test('the largest sheet fits', async () => {
      const sheets = await open();
      const body = 'é'.repeat(LARGEST_SHEET);
      await sheets.create('b', 'key', body);
      expect((await sheets.load('b'))?.body).toBe(body);
    });

    test('a sheet is updated only by someone who has seen its latest version', async () => {
      const sheets = await open();
      await expect(sheets.update('b', 2, 'two')).rejects.toBeInstanceOf(Conflict);
      await sheets.create('b', 'key', 'one');
      await sheets.update('b', 2, 'two');
      await expect(sheets.update('b', 2, 'again')).rejects.toBeInstanceOf(Conflict);
      await expect(sheets.update('b', 4, 'four')).rejects.toBeInstanceOf(Conflict);
      const tries = await Promise.allSettled([
        sheets.update('b', 3, 'three'),
        sheets.update('b', 3, 'three'),
      ]);
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await sheets.load('b')).toEqual({ id: 'b', version: 3, keyHash: 'key', body: 'three' });
      await expect(sheets.update('b', LAST_VERSION, 'last')).rejects.toBeInstanceOf(Conflict);
    });

    test('a removed sheet is gone; removing it again is harmless', async () => {
      const sheets = await open();
      await sheets.create('b', 'key', 'one');
      await sheets.remove('b');
      await sheets.remove('b');
      expect(await sheets.load('b')).toBeUndefined();
      await expect(sheets.update('b', 2, 'two')).rejects.toBeInstanceOf(Conflict);
    });

    test('pruning removes what has not been written for a long time', async () => {
      const sheets = await open();
      for (const id of ['old', 'used', 'read']) await sheets.create(id, 'key', 'one');
      await setTimeout(3);
      const moment = Date.now();
      await setTimeout(3);
      await sheets.update('used', 2, 'two');
      await sheets.create('new', 'key', 'one');
      await sheets.prune(moment);
      const left = await Promise.all(['old', 'used', 'read', 'new'].map((id) => sheets.load(id)));
      expect(left.map((sheet) => sheet?.id)).toEqual([undefined, 'used', undefined, 'new']);
    });
  });
}

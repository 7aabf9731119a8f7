import { setTimeout } from 'node:timers/promises';
import { Conflict } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { type Boards, LARGEST_BOARD, LAST_VERSION } from '../../src/boards.ts';

/** What all boards keep to. `open` gives empty ones. */
export function boardsContract(name: string, open: () => Promise<Boards>): void {
  describe(`boards contract: ${name}`, () => {
    test('a board is created once and loaded unchanged', async () => {
      const boards = await open();
      expect(await boards.load('b')).toBeUndefined();
      await boards.create('b', 'key', '{"name":"Zoë 🂡"}');
      await expect(boards.create('b', 'other', '{}')).rejects.toBeInstanceOf(Conflict);
      expect(await boards.load('b')).toEqual({
        id: 'b',
        version: 1,
        keyHash: 'key',
        body: '{"name":"Zoë 🂡"}',
      });
    });

    test('the largest board fits', async () => {
      const boards = await open();
      const body = 'é'.repeat(LARGEST_BOARD);
      await boards.create('b', 'key', body);
      expect((await boards.load('b'))?.body).toBe(body);
    });

    test('a board is updated only by who has seen its latest version', async () => {
      const boards = await open();
      await expect(boards.update('b', 2, 'two')).rejects.toBeInstanceOf(Conflict);
      await boards.create('b', 'key', 'one');
      await boards.update('b', 2, 'two');
      await expect(boards.update('b', 2, 'again')).rejects.toBeInstanceOf(Conflict);
      await expect(boards.update('b', 4, 'four')).rejects.toBeInstanceOf(Conflict);
      const tries = await Promise.allSettled([
        boards.update('b', 3, 'three'),
        boards.update('b', 3, 'three'),
      ]);
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await boards.load('b')).toEqual({ id: 'b', version: 3, keyHash: 'key', body: 'three' });
      await expect(boards.update('b', LAST_VERSION, 'last')).rejects.toBeInstanceOf(Conflict);
    });

    test('a removed board is gone; removing it again is harmless', async () => {
      const boards = await open();
      await boards.create('b', 'key', 'one');
      await boards.remove('b');
      await boards.remove('b');
      expect(await boards.load('b')).toBeUndefined();
      await expect(boards.update('b', 2, 'two')).rejects.toBeInstanceOf(Conflict);
    });

    test('pruning removes what has not been written for long', async () => {
      const boards = await open();
      for (const id of ['old', 'used', 'read']) await boards.create(id, 'key', 'one');
      await setTimeout(3);
      const moment = Date.now();
      await setTimeout(3);
      await boards.update('used', 2, 'two');
      await boards.create('new', 'key', 'one');
      await boards.prune(moment);
      const left = await Promise.all(['old', 'used', 'read', 'new'].map((id) => boards.load(id)));
      expect(left.map((board) => board?.id)).toEqual([undefined, 'used', undefined, 'new']);
    });
  });
}

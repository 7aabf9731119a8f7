import { describe, expect, test } from 'vitest';
import { Conflict, type Store, type StoredTable } from '../index.ts';
import { pause } from './pause.ts';

const row = (code: string, version = 1, more: Partial<StoredTable> = {}): StoredTable => ({
  code,
  version,
  listed: false,
  open: true,
  playing: 0,
  body: `{"name":"Zoë 🂡","version":${version}}`,
  ...more,
});

/** What every store guarantees. `open` returns an empty store, or one without games or tables of these names. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`store contract: ${name}`, () => {
    test('a log is read as it was appended, from any position', async () => {
      const store = await open();
      await store.append('g', 0, ['4', '8', 'F3']);
      await store.append('g', 3, ['@0']);
      await store.append('other', 0, ['x2']);
      expect(await store.read('g', 0)).toEqual(['4', '8', 'F3', '@0']);
      expect(await store.read('g', 2)).toEqual(['F3', '@0']);
      expect(await store.read('g', 4)).toEqual([]);
      expect(await store.read('g', 9)).toEqual([]);
      expect(await store.read('nothing', 0)).toEqual([]);
    });

    test('a second writer is refused, and nothing of theirs is kept', async () => {
      const store = await open();
      await store.append('g', 0, ['4', '8']);
      await expect(store.append('g', 0, ['5', '5', '5'])).rejects.toBeInstanceOf(Conflict);
      await expect(store.append('g', 1, ['5', '5', '5'])).rejects.toBeInstanceOf(Conflict);
      expect(await store.read('g', 0)).toEqual(['4', '8']);
    });

    test('a log has no gaps: an append beyond its end is refused', async () => {
      const store = await open();
      await expect(store.append('g', 1, ['4'])).rejects.toBeInstanceOf(Conflict);
      await store.append('g', 0, ['4', '8']);
      await expect(store.append('g', 3, ['5'])).rejects.toBeInstanceOf(Conflict);
      expect(await store.read('g', 0)).toEqual(['4', '8']);
    });

    test('appending nothing writes nothing', async () => {
      const store = await open();
      await store.append('g', 0, []);
      await store.append('g', 0, ['4']);
      await store.append('g', 1, []);
      await store.append('g', 1, ['5']);
      expect(await store.read('g', 0)).toEqual(['4', '5']);
    });

    test('a long log may come at once, and many appends one after the other', async () => {
      const store = await open();
      const tokens = Array.from({ length: 5000 }, (_, at) => `@${at}`);
      await store.append('g', 0, tokens);
      for (let n = 5000; n < 5100; n++) await store.append('g', n, ['h']);
      expect(await store.read('g', 0)).toEqual([...tokens, ...Array.from({ length: 100 }, () => 'h')]);
      expect(await store.read('g', 4999)).toHaveLength(101);
      expect(await store.read('g', 5099)).toEqual(['h']);
    });

    test('logs written at the same moment do not mix', async () => {
      const store = await open();
      const games = Array.from({ length: 40 }, (_, at) => `TABLE.${at}`);
      await Promise.all(
        games.map(async (game) => {
          for (let n = 0; n < 5; n++) await store.append(game, n, [`${game}-${n}`]);
        }),
      );
      for (const game of games)
        expect(await store.read(game, 0)).toEqual([0, 1, 2, 3, 4].map((n) => `${game}-${n}`));
    });

    test('of writers at the same moment exactly one wins', async () => {
      const store = await open();
      await store.append('g', 0, ['4']);
      const tries = await Promise.allSettled(
        Array.from({ length: 8 }, (_, writer) => store.append('g', 1, [`@${writer}`, 'h'])),
      );
      const won = tries.flatMap(({ status }, writer) => (status === 'fulfilled' ? [writer] : []));
      expect(won).toHaveLength(1);
      expect(await store.read('g', 0)).toEqual(['4', `@${won[0]}`, 'h']);
      const lost = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      for (const reason of lost) expect(reason).toBeInstanceOf(Conflict);
    });

    test('lists that were read or appended are not shared', async () => {
      const store = await open();
      const mine = ['4'];
      await store.append('g', 0, mine);
      mine.push('5');
      (await store.read('g', 0)).push('6');
      expect(await store.read('g', 0)).toEqual(['4']);
    });

    test('a table is created once and loaded unchanged', async () => {
      const store = await open();
      expect(await store.load('AAA')).toBeUndefined();
      await store.create(row('AAA'));
      await expect(store.create(row('AAA'))).rejects.toBeInstanceOf(Conflict);
      expect(await store.load('AAA')).toEqual(row('AAA'));
    });

    test('a table is updated only by someone who has seen its latest version', async () => {
      const store = await open();
      await expect(store.update(row('AAA', 2))).rejects.toBeInstanceOf(Conflict);
      await store.create(row('AAA'));
      await store.update(row('AAA', 2));
      await expect(store.update(row('AAA', 2))).rejects.toBeInstanceOf(Conflict);
      await expect(store.update(row('AAA', 4))).rejects.toBeInstanceOf(Conflict);
      const tries = await Promise.allSettled([store.update(row('AAA', 3)), store.update(row('AAA', 3))]);
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await store.load('AAA')).toEqual(row('AAA', 3));
    });

    test('a game is begun only while its table plays it', async () => {
      const store = await open();
      await store.create(row('AAA'));
      await expect(store.append('AAA.1', 0, ['4'])).rejects.toBeInstanceOf(Conflict);
      await store.update(row('AAA', 2, { playing: 1 }));
      await store.append('AAA.1', 0, ['4']);
      await store.update(row('AAA', 3));
      await store.append('AAA.1', 1, ['5']);
      await store.update(row('AAA', 4, { playing: 12 }));
      for (const game of ['AAA.1', 'AAA.2', 'AAA.11', 'AAA.13'])
        await expect(store.append(game, 0, ['8'])).rejects.toBeInstanceOf(Conflict);
      await store.append('AAA.12', 0, ['9']);
      expect(await store.read('AAA.1', 0)).toEqual(['4', '5']);
      expect(await store.read('AAA.12', 0)).toEqual(['9']);
    });

    test('closing a table deletes its logs, and nothing of other tables', async () => {
      const store = await open();
      for (const code of ['AAA', 'AAAA']) {
        await store.create(row(code, 1, { playing: 1 }));
        await store.append(`${code}.1`, 0, ['4']);
      }
      await expect(store.update(row('AAA', 3, { open: false }))).rejects.toBeInstanceOf(Conflict);
      expect(await store.read('AAA.1', 0)).toEqual(['4']);
      await store.update(row('AAA', 2, { open: false }));
      expect(await store.read('AAA.1', 0)).toEqual([]);
      for (const n of [0, 1]) await expect(store.append('AAA.1', n, ['5'])).rejects.toBeInstanceOf(Conflict);
      expect(await store.read('AAAA.1', 0)).toEqual(['4']);
    });

    test('only open public tables are listed', async () => {
      const store = await open();
      await store.create(row('HIDDEN'));
      await store.create(row('SHOWN', 1, { listed: true }));
      await store.create(row('SHUT', 1, { listed: true }));
      await store.update(row('SHUT', 2, { listed: true, open: false }));
      await store.create(row('SHOWN2', 1, { listed: true }));
      expect((await store.list(100, 0)).map(({ code }) => code).sort()).toEqual(['SHOWN', 'SHOWN2']);
      expect(await store.list(1, 0)).toHaveLength(1);
    });

    test('tables that nobody has written for a while do not push out the others', async () => {
      const store = await open();
      const listed = { listed: true };
      for (const code of ['USED', 'DEAD', 'DEAD2']) {
        await store.create(row(code, 1, listed));
        await pause(2);
      }
      const since = Date.now();
      await pause(2);
      await store.update(row('USED', 2, listed));
      expect((await store.list(1, since)).map(({ code }) => code)).toEqual(['USED']);
      expect((await store.list(9, since)).map(({ code }) => code)).toEqual(['USED']);
      expect(await store.list(9, 0)).toHaveLength(3);
    });

    test('the table that was listed last comes first, however often the others change', async () => {
      const store = await open();
      const codes = async (limit: number): Promise<string[]> =>
        (await store.list(limit, 0)).map(({ code }) => code);
      const listed = { listed: true };
      for (const code of ['FIRST', 'SECOND', 'THIRD', 'FOURTH']) {
        await store.create(row(code, 1, listed));
        await pause(2);
      }
      await store.update(row('FIRST', 2, listed));
      await store.update(row('SECOND', 2));
      await store.update(row('FOURTH', 2));
      await pause(2);
      await store.update(row('SECOND', 3, listed));
      expect(await codes(9)).toEqual(['SECOND', 'THIRD', 'FIRST']);
      expect(await codes(2)).toEqual(['SECOND', 'THIRD']);
    });
  });
}

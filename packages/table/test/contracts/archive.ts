import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Archive, FinishedGame, Store, StoredTable } from '../../src/index.ts';

const FOREVER = Number.MAX_SAFE_INTEGER;

const game = (id: string, ended: number, people: readonly string[]): FinishedGame => ({
  id,
  table: id.slice(0, id.indexOf('.')),
  started: ended - 1000,
  ended,
  people,
  seats: [null, ...people],
  record: `[Name "Zoë 🂡"]\n\n4 8 F3 @0 ${id}\n`,
});

const table = (code: string, version = 1, open = true): StoredTable => ({
  code,
  version,
  listed: false,
  open,
  body: '{}',
});

/** A moment that everything before is earlier than, and everything after is later than. */
async function moment(): Promise<number> {
  await setTimeout(3);
  const now = Date.now();
  await setTimeout(3);
  return now;
}

interface Shelf {
  readonly store: Store;
  readonly archive: Archive;
}

/** What every archive keeps to, on the clock of the system. `open` gives an empty one with the store it belongs to. */
export function archiveContract(name: string, open: () => Promise<Shelf>): void {
  describe(`archive contract: ${name}`, () => {
    test('a finished game is found as it was kept, and keeping it again changes nothing', async () => {
      const { archive } = await open();
      expect(await archive.find('AAA.1')).toBeUndefined();
      const first = game('AAA.1', 1_790_000_000_123, ['ann', 'ben']);
      await archive.keep(first);
      await archive.keep({ ...first, record: 'forged', people: ['eve'], seats: ['eve'] });
      expect(await archive.find('AAA.1')).toEqual(first);
      expect(await archive.played('eve', FOREVER, 9)).toEqual([]);
    });

    test('a game that two processes finish at the same moment is kept once', async () => {
      const { archive } = await open();
      const first = game('AAA.1', 5000, ['ann', 'ben']);
      await Promise.all([archive.keep(first), archive.keep(first), archive.keep(first)]);
      expect(await archive.played('ann', FOREVER, 9)).toEqual([first]);
    });

    test('people find their own games, the newest first, and page back by the time of the last', async () => {
      const { archive } = await open();
      const games = [
        game('AAA.1', 5000, ['ann', 'ben']),
        game('AAA.2', 7000, ['ben', 'ann']),
        game('BBB.1', 6000, ['ann']),
        game('CCC.1', 6500, ['ben']),
        game('DDD.1', 4000, []),
      ];
      for (const one of games) await archive.keep(one);
      const ids = async (hash: string, before: number, limit: number): Promise<string[]> =>
        (await archive.played(hash, before, limit)).map(({ id }) => id);
      expect(await ids('ann', FOREVER, 9)).toEqual(['AAA.2', 'BBB.1', 'AAA.1']);
      expect(await ids('ann', FOREVER, 2)).toEqual(['AAA.2', 'BBB.1']);
      expect(await ids('ann', 6000, 2)).toEqual(['AAA.1']);
      expect(await ids('ben', FOREVER, 9)).toEqual(['AAA.2', 'CCC.1', 'AAA.1']);
      expect(await ids('nobody', FOREVER, 9)).toEqual([]);
      expect(await archive.played('ben', 7000, 1)).toEqual([games[3]]);
    });

    test('a table is quiet when neither it nor a log of its was written', async () => {
      const { store, archive } = await open();
      for (const code of ['IDLE', 'MOVES', 'CHANGES', 'SHUT', 'IDLEX']) await store.create(table(code));
      await store.append('MOVES.1', 0, ['4']);
      await store.update(table('SHUT', 2, false));
      const since = await moment();
      await store.append('MOVES.1', 1, ['5']);
      await store.append('IDLEX.12', 0, ['5']);
      await store.update(table('CHANGES', 2));
      await store.create(table('NEW'));
      expect(await archive.quiet(since, 9)).toEqual(['IDLE']);
      const all = await archive.quiet(await moment(), 9);
      expect(all.sort()).toEqual(['CHANGES', 'IDLE', 'IDLEX', 'MOVES', 'NEW']);
      expect(await archive.quiet(await moment(), 2)).toHaveLength(2);
      expect(await archive.quiet(0, 9)).toEqual([]);
    });

    test('a removed table takes its logs and finished games with it, and nobody else’s', async () => {
      const { store, archive } = await open();
      for (const code of ['AAA', 'AAAA', 'AA']) {
        await store.create(table(code));
        await store.append(`${code}.1`, 0, ['4', '5']);
        await store.append(`${code}.1`, 2, ['6']);
        await store.append(`${code}.12`, 0, ['7']);
        await archive.keep(game(`${code}.1`, 5000, ['ann']));
      }
      await archive.remove('AAA');
      await archive.remove('AAA');
      await archive.remove('NONE');
      expect(await store.load('AAA')).toBeUndefined();
      for (const id of ['AAA.1', 'AAA.12']) expect(await store.read(id, 0)).toEqual([]);
      expect(await archive.find('AAA.1')).toBeUndefined();
      expect((await archive.played('ann', FOREVER, 9)).map(({ id }) => id).sort()).toEqual([
        'AA.1',
        'AAAA.1',
      ]);
      for (const code of ['AAAA', 'AA']) {
        expect(await store.load(code)).toEqual(table(code));
        expect(await store.read(`${code}.1`, 0)).toEqual(['4', '5', '6']);
        expect(await store.read(`${code}.12`, 0)).toEqual(['7']);
      }
    });

    test('the code of a removed table can be used again', async () => {
      const { store, archive } = await open();
      await store.create(table('AAA'));
      await store.append('AAA.1', 0, ['4']);
      await archive.keep(game('AAA.1', 5000, ['ann']));
      await archive.remove('AAA');
      await store.create(table('AAA'));
      await store.append('AAA.1', 0, ['8']);
      const again = game('AAA.1', 6000, ['ben']);
      await archive.keep(again);
      expect(await store.read('AAA.1', 0)).toEqual(['8']);
      expect(await archive.find('AAA.1')).toEqual(again);
      expect(await archive.played('ann', FOREVER, 9)).toEqual([]);
    });
  });
}

import { setTimeout } from 'node:timers/promises';
import { Conflict, type FinishedGame } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import type { CircleChange, StoredEntry } from '../../src/circles/circle-store.ts';
import type { Storage } from '../../src/storage/storage.ts';

const entry = (id: string, name?: StoredEntry['name']): StoredEntry => ({ id, json: `{"id":"${id}"}`, name });
const change = (entries: readonly StoredEntry[], more: Partial<CircleChange> = {}): CircleChange => ({
  entries,
  outline: '{}',
  ...more,
});
const OPENED = {
  ...change([entry('e0', { member: 'm-ann', name: 'Ann 🂡' })], { joins: { person: 'ann', member: 'm-ann' } }),
  keyHash: 'key',
};
const GAME: FinishedGame = {
  id: 'AAA.1',
  table: 'AAA',
  started: 1,
  ended: 2,
  people: ['ann', 'ben'],
  seats: ['ben', null, 'ann'],
  record: '{}',
};

/** The contract of every store of circles. `open` returns an empty one. */
export function circlesContract(name: string, open: () => Promise<Storage>): void {
  describe(`circles contract: ${name}`, () => {
    test('a circle is created once, with its first entry, its name apart and its person', async () => {
      const { circles } = await open();
      expect(await circles.load('C')).toBeUndefined();
      expect(await circles.read('C', 0)).toEqual({ json: '[]', names: [] });
      await circles.create('C', OPENED);
      await expect(circles.create('C', { ...OPENED, keyHash: 'other' })).rejects.toBeInstanceOf(Conflict);
      expect(await circles.load('C')).toEqual({
        id: 'C',
        version: 1,
        n: 1,
        size: 11,
        keyHash: 'key',
        deleted: null,
        people: new Map([['ann', 'm-ann']]),
      });
      expect(await circles.read('C', 0)).toEqual({ json: '[{"id":"e0"}]', names: [[0, 'Ann 🂡']] });
    });

    test('entries are added at the end of the log, and only there', async () => {
      const { circles } = await open();
      await expect(circles.append('C', 0, change([entry('e0')]))).rejects.toBeInstanceOf(Conflict);
      await circles.create('C', OPENED);
      const joins = { person: 'ben', member: 'm-ben' };
      await circles.append(
        'C',
        1,
        change([entry('e1'), entry('e2', { member: 'm-ben', name: 'Ben' })], { joins }),
      );
      await expect(circles.append('C', 1, change([entry('e3')]))).rejects.toBeInstanceOf(Conflict);
      await expect(circles.append('C', 9, change([entry('e3')]))).rejects.toBeInstanceOf(Conflict);
      expect(await circles.read('C', 1)).toEqual({ json: '[{"id":"e1"},{"id":"e2"}]', names: [[2, 'Ben']] });
      const loaded = await circles.load('C');
      expect([loaded?.n, loaded?.version, loaded?.size]).toEqual([3, 2, 33]);
      expect(loaded?.people.get('ben')).toBe('m-ben');
    });

    test('of several writers at once one is heard, and nothing of the others is kept', async () => {
      const { circles } = await open();
      await circles.create('C', OPENED);
      const writers = Array.from({ length: 8 }, (_, at) => {
        const own = Array.from({ length: 1 + (at % 3) }, (__, number) =>
          entry(`w${at}-${number}`, { member: `m${at}`, name: `Name ${at}` }),
        );
        return circles.append('C', 1, change(own, { joins: { person: `p${at}`, member: `m${at}` } }));
      });
      const tries = await Promise.allSettled(writers);
      const won = tries.findIndex(({ status }) => status === 'fulfilled');
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { json, names } = await circles.read('C', 1);
      const ids = (JSON.parse(json) as { id: string }[]).map(({ id }) => id);
      expect(ids).toEqual(Array.from({ length: 1 + (won % 3) }, (_, number) => `w${won}-${number}`));
      expect(names.map(([n, one]) => [n, one])).toEqual(ids.map((_, at) => [1 + at, `Name ${won}`]));
      const loaded = (await circles.load('C'))!;
      expect([...loaded.people.keys()].sort()).toEqual(['ann', `p${won}`]);
      expect(loaded.n).toBe(1 + ids.length);
    });

    test('names and persons of members who leave are gone, the log is not', async () => {
      const { circles } = await open();
      await circles.create('C', OPENED);
      const joins = { person: 'ben', member: 'm-ben' };
      await circles.append('C', 1, change([entry('e1', { member: 'm-ben', name: 'Ben' })], { joins }));
      await circles.append('C', 2, change([entry('e2', { member: 'm-ben', name: 'Benny' })]));
      await circles.append('C', 3, change([entry('e3')], { leave: ['m-ben'] }));
      expect((await circles.read('C', 0)).names).toEqual([[0, 'Ann 🂡']]);
      expect(JSON.parse((await circles.read('C', 0)).json)).toHaveLength(4);
      expect([...(await circles.load('C'))!.people.keys()]).toEqual(['ann']);
      expect(await circles.of('ben')).toEqual([]);
      expect(await circles.names('C')).toEqual([[0, 'Ann 🂡']]);
    });

    test('a new key replaces the old one', async () => {
      const { circles } = await open();
      await circles.create('C', OPENED);
      await circles.append('C', 1, change([entry('e1')], { keyHash: 'new' }));
      await circles.append('C', 2, change([entry('e2')]));
      expect((await circles.load('C'))?.keyHash).toBe('new');
    });

    test('a person has a list of circles, the one that changed last first', async () => {
      const { circles } = await open();
      await circles.create('C', OPENED);
      await circles.create('D', { ...OPENED, outline: '{"name":"D"}' });
      await circles.create('E', { ...OPENED, joins: { person: 'ben', member: 'm-ben' } });
      await setTimeout(3);
      await circles.append('C', 1, change([entry('e1')], { outline: '{"name":"C"}' }));
      expect(await circles.of('ann')).toEqual([
        { id: 'C', version: 2, n: 2, deleted: null, member: 'm-ann', outline: '{"name":"C"}' },
        { id: 'D', version: 1, n: 1, deleted: null, member: 'm-ann', outline: '{"name":"D"}' },
      ]);
      expect(await circles.of('nobody')).toEqual([]);
    });

    test('a deleted circle takes nothing, can come back, and is gone in the end with everything in it', async () => {
      const { circles } = await open();
      await circles.create('C', OPENED);
      await circles.mark('C', 1000);
      await circles.mark('none', 1000);
      expect((await circles.load('C'))?.deleted).toBe(1000);
      await expect(circles.append('C', 1, change([entry('e1')]))).rejects.toBeInstanceOf(Conflict);
      await circles.mark('C', null);
      await circles.append('C', 1, change([entry('e1')]));
      await circles.mark('C', 1000);
      expect(await circles.prune(1000, 0, 10)).toBe(0);
      expect(await circles.prune(1001, 0, 10)).toBe(1);
      expect(await circles.load('C')).toBeUndefined();
      expect(await circles.read('C', 0)).toEqual({ json: '[]', names: [] });
      expect(await circles.of('ann')).toEqual([]);
      await circles.create('C', OPENED);
      expect((await circles.read('C', 0)).names).toHaveLength(1);
    });

    test('circles that nobody has changed for a long time are deleted', async () => {
      const { circles } = await open();
      for (const id of ['old', 'used']) await circles.create(id, OPENED);
      await setTimeout(3);
      const moment = Date.now();
      await setTimeout(3);
      await circles.append('used', 1, change([entry('e1')]));
      expect(await circles.prune(0, moment, 10)).toBe(1);
      expect([await circles.load('old'), (await circles.load('used'))?.n]).toEqual([undefined, 2]);
    });

    test('tables of a circle are listed, the newest first, until they are dropped', async () => {
      const { circles } = await open();
      await circles.create('C', OPENED);
      for (const code of ['AAA', 'BBB', 'CCC']) {
        await circles.addTable('C', code);
        await setTimeout(2);
      }
      expect(await circles.tables('C', 2)).toEqual(['CCC', 'BBB']);
      await circles.dropTable('C', 'CCC');
      expect(await circles.tables('C', 9)).toEqual(['BBB', 'AAA']);
      expect((await circles.load('C'))!.version).toBe(4);
    });

    test('a game of a circle waits to be filed from the moment it is kept; others do not', async () => {
      const { archive, filings } = await open();
      await archive.keep(GAME);
      await archive.keep({ ...GAME, id: 'BBB.1', circle: 'C' });
      await archive.keep({ ...GAME, id: 'BBB.1', circle: 'C' });
      await archive.keep({ ...GAME, id: 'BBB.2', circle: 'D' });
      const [one, other] = [
        { game: 'BBB.1', circle: 'C' },
        { game: 'BBB.2', circle: 'D' },
      ];
      expect(await filings.waiting('', 9)).toEqual([one, other]);
      expect(await filings.waiting('', 1)).toEqual([one]);
      expect(await filings.waiting('', 9, 'D')).toEqual([other]);
      expect(await filings.waiting('BBB.1', 9)).toEqual([other]);
      await filings.done('BBB.1');
      await filings.done('BBB.1');
      expect(await filings.waiting('', 9)).toEqual([other]);
    });

    test('the people of a circle are found at the seats of a kept game', async () => {
      const storage = await open();
      const { archive } = storage;
      await archive.keep(GAME);
      expect(await storage.seatOwners('AAA.1', ['ann', 'cleo'])).toEqual([undefined, undefined, 'ann']);
      await archive.forget('ann', 'AAA.1');
      expect(await storage.seatOwners('AAA.1', ['ann', 'ben'])).toEqual(['ben', undefined, undefined]);
      expect(await storage.seatOwners('AAA.9', ['ann'])).toBeUndefined();
    });
  });
}

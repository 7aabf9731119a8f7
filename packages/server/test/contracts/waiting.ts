import type { StoredTable } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import {
  HEARD_WITHIN,
  MOST_OF_ORIGIN,
  SEATED_FOR,
  type WaitingPerson,
} from '../../src/match/waiting-store.ts';
import type { Storage } from '../../src/storage/storage.ts';

const START = 1_000_000;

function person(name: string, more: Partial<WaitingPerson> = {}): WaitingPerson {
  return { person: name, name: `${name} Zoë`, colour: 3, rating: 1500.5, origin: name, ...more };
}

function tableOf(code: string): StoredTable {
  return { code, version: 1, listed: false, open: true, playing: 0, body: JSON.stringify({ code }) };
}

/** The contract of every store of people who wait. `open` returns an empty one. */
export function waitingContract(
  name: string,
  open: () => Promise<Pick<Storage, 'match' | 'store' | 'archive'>>,
): void {
  describe(`waiting contract: ${name}`, () => {
    test('whoever waits has one place, from when they came until they are silent', async () => {
      const { match } = await open();
      expect(await match.wait(person('ann'), START)).toEqual({ since: START, table: null });
      expect(await match.wait(person('ben'), START + 1)).toEqual({ since: START + 1, table: null });
      const again = person('ann', { name: 'Anna', rating: 1600 });
      expect(await match.wait(again, START + 4000)).toEqual({ since: START, table: null });
      expect(await match.waiting(START + 4001)).toEqual([
        { ...again, since: START },
        { ...person('ben'), since: START + 1 },
      ]);
      expect(await match.waiting(START + 2 + HEARD_WITHIN)).toEqual([{ ...again, since: START }]);
      await match.leave('ann');
      expect(await match.waiting(START + 4001)).toEqual([{ ...person('ben'), since: START + 1 }]);
      const late = START + 60_000;
      expect(await match.wait(person('ben'), late)).toEqual({ since: late, table: null });
    });

    test('a table is created for all of them or for none, once', async () => {
      const { match, store } = await open();
      for (const one of ['ann', 'ben', 'cat']) await match.wait(person(one), START);
      const tries = await Promise.all([
        match.seat(tableOf('AAA'), ['ann', 'ben'], START),
        match.seat(tableOf('BBB'), ['ben', 'cat'], START),
        match.seat(tableOf('CCC'), ['cat', 'ann'], START),
      ]);
      expect(tries.filter(Boolean)).toHaveLength(1);
      const code = ['AAA', 'BBB', 'CCC'][tries.indexOf(true)]!;
      const codes = await Promise.all(
        ['AAA', 'BBB', 'CCC'].map(async (one) => (await store.load(one))?.code),
      );
      expect(codes.filter((one) => one !== undefined)).toEqual([code]);
      expect(await match.waiting(START)).toHaveLength(1);
      const standings = await Promise.all(
        ['ann', 'ben', 'cat'].map((one) => match.wait(person(one), START + 1)),
      );
      const tables = standings.map((standing) => standing!.table);
      expect(tables.filter((table) => table === code)).toHaveLength(2);
      expect(tables).toContain(null);
      expect((await store.load(code))!.body).toBe(tableOf(code).body);
    });

    test('nobody is seated who has gone, was never there, or whose table has the code of another', async () => {
      const { match, store } = await open();
      await match.wait(person('ann'), START);
      await match.wait(person('ben'), START);
      expect(await match.seat(tableOf('AAA'), ['ann', 'eve'], START)).toBe(false);
      expect(await match.seat(tableOf('AAA'), ['ann', 'ben'], START + HEARD_WITHIN + 1)).toBe(false);
      await match.leave('ben');
      expect(await match.seat(tableOf('AAA'), ['ann', 'ben'], START)).toBe(false);
      expect(await store.load('AAA')).toBeUndefined();
      await store.create({ ...tableOf('AAA'), body: '{"code":"other"}' });
      expect(await match.seat(tableOf('AAA'), ['ann'], START)).toBe(false);
      expect(await match.wait(person('ann'), START + 1)).toEqual({ since: START, table: null });
      expect(await match.seat(tableOf('BBB'), ['ann'], START + 1)).toBe(true);
    });

    test('whoever has a table is told so for a while, and may wait again after that', async () => {
      const { match } = await open();
      await match.wait(person('ann'), START);
      await match.seat(tableOf('AAA'), ['ann'], START);
      await match.leave('ann');
      expect(await match.wait(person('ann'), START + SEATED_FOR)).toEqual({ since: START, table: 'AAA' });
      const later = START + SEATED_FOR + 1;
      expect(await match.wait(person('ann'), later)).toEqual({ since: later, table: null });
      expect(await match.seat(tableOf('BBB'), ['ann'], later)).toBe(true);
    });

    test('an address has few places, however many people come from it', async () => {
      const { match } = await open();
      const home = { origin: 'a1b2' };
      for (let at = 0; at < MOST_OF_ORIGIN; at++)
        expect(await match.wait(person(`p${at}`, home), START)).toBeDefined();
      for (let at = 0; at < 10; at++)
        expect(await match.wait(person(`more${at}`, home), START + at)).toBeUndefined();
      expect(await match.waiting(START + 9)).toHaveLength(MOST_OF_ORIGIN);
      expect(await match.wait(person('p0', home), START + 1)).toBeDefined();
      expect(await match.wait(person('else'), START + 1)).toBeDefined();
      await match.leave('p1');
      expect(await match.wait(person('more0', home), START + 2)).toBeDefined();
    });

    test('a clock that is set costs nobody more than the time they have waited', async () => {
      const { match } = await open();
      const hour = 3_600_000;
      await match.wait(person('ann'), START + hour);
      await match.wait(person('ben'), START + hour);
      await match.seat(tableOf('AAA'), ['ben'], START + hour);
      // It is set back: until they ask again, it is not known who is still there.
      expect(await match.waiting(START)).toEqual([]);
      expect(await match.seat(tableOf('BBB'), ['ann'], START)).toBe(false);
      for (const one of ['ann', 'ben'])
        expect(await match.wait(person(one), START)).toEqual({ since: START, table: null });
      expect(await match.waiting(START + 1)).toHaveLength(2);
      // Processes ask for the time one after the other.
      await match.wait(person('ann'), START + 1000);
      expect(await match.waiting(START + 500)).toHaveLength(2);
      expect(await match.wait(person('ann'), START + hour)).toEqual({ since: START + hour, table: null });
    });

    test('the time is the same for all processes', async () => {
      const { match } = await open();
      const [one, other] = [await match.now(), await match.now()];
      expect(Number.isSafeInteger(one)).toBe(true);
      expect(other).toBeGreaterThanOrEqual(one);
    });

    test('whoever is forgotten has no place, and old places are deleted', async () => {
      const { match } = await open();
      for (const one of ['ann', 'ben']) await match.wait(person(one), START);
      await match.forget('ann');
      expect(await match.waiting(START)).toEqual([{ ...person('ben'), since: START }]);
      await match.prune(START + 1);
      expect(await match.waiting(START)).toEqual([]);
    });
  });
}

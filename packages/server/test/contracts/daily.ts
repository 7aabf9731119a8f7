import { Conflict } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import type { DailyStore, NewAttempt } from '../../src/daily/daily-store.ts';
import type { Storage } from '../../src/storage/storage.ts';

const DAY = '2026-11-16';
const BEFORE = '2026-11-15';

function begin(daily: DailyStore, person: string, more: Partial<NewAttempt> = {}): Promise<void> {
  return daily.begin({ day: DAY, person, log: ['4'], isCompared: true, origin: null, ...more });
}

async function finish(daily: DailyStore, person: string, rounds: number, points = 200, day = DAY) {
  await begin(daily, person, { day });
  await daily.play(day, person, 1, ['4', 's'], { rounds, points });
}

/** The contract of every store of daily decks. `open` returns an empty one. */
export function dailyContract(name: string, open: () => Promise<Pick<Storage, 'daily'>>): void {
  describe(`daily contract: ${name}`, () => {
    test('a day has one secret, whoever draws one first', async () => {
      const { daily } = await open();
      expect(await daily.findSecret(DAY)).toBeUndefined();
      const drawn = await Promise.all(['a', 'b', 'c'].map((secret) => daily.keepSecret(DAY, secret)));
      expect(new Set(drawn).size).toBe(1);
      expect(await daily.keepSecret(DAY, 'd')).toBe(drawn[0]);
      expect(await daily.findSecret(DAY)).toBe(drawn[0]);
      expect(await daily.keepSecret(BEFORE, 'e')).toBe('e');
    });

    test('a person has one attempt a day, which goes on from where it is', async () => {
      const { daily } = await open();
      expect(await daily.find(DAY, 'ann')).toBeUndefined();
      await begin(daily, 'ann');
      await begin(daily, 'ann', { log: ['5', '6'], isCompared: false });
      expect(await daily.find(DAY, 'ann')).toEqual({ log: ['4'], isCompared: true, result: undefined });
      const tries = await Promise.allSettled(
        ['h', 's'].map((move) => daily.play(DAY, 'ann', 1, ['4', move, '7'], undefined)),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      for (const n of [0, 1, 2, 4])
        await expect(daily.play(DAY, 'ann', n, ['9'], undefined)).rejects.toBeInstanceOf(Conflict);
      await expect(daily.play(DAY, 'bo', 0, ['9'], undefined)).rejects.toBeInstanceOf(Conflict);
      await daily.play(DAY, 'ann', 3, ['4', 'h', '7', 's'], { rounds: 9, points: 204 });
      expect(await daily.find(DAY, 'ann')).toEqual({
        log: ['4', 'h', '7', 's'],
        isCompared: true,
        result: { rounds: 9, points: 204 },
      });
    });

    test('results are counted, the best first, without those that are not compared or not finished', async () => {
      const { daily } = await open();
      await finish(daily, 'ann', 9, 201);
      await finish(daily, 'bo', 9, 230);
      await finish(daily, 'cy', 7);
      await finish(daily, 'di', 9, 201);
      await finish(daily, 'ed', 5, 200, BEFORE);
      await begin(daily, 'flo');
      await begin(daily, 'gus', { isCompared: false });
      await daily.play(DAY, 'gus', 1, ['4', 's'], { rounds: 1, points: 999 });
      expect(await daily.results(DAY)).toEqual([
        { rounds: 7, points: 200, attempts: 1 },
        { rounds: 9, points: 230, attempts: 1 },
        { rounds: 9, points: 201, attempts: 2 },
      ]);
    });

    test('a person’s finished days, the latest first', async () => {
      const { daily } = await open();
      await finish(daily, 'ann', 9, 201, BEFORE);
      await finish(daily, 'ann', 8);
      await finish(daily, 'bo', 7);
      await begin(daily, 'ann', { day: '2026-11-17' });
      const days = [
        { day: DAY, rounds: 8, points: 200 },
        { day: BEFORE, rounds: 9, points: 201 },
      ];
      expect(await daily.finished('ann', 5)).toEqual(days);
      expect(await daily.finished('ann', 1)).toEqual(days.slice(0, 1));
    });

    test('whoever is forgotten leaves results that belong to nobody', async () => {
      const { daily } = await open();
      await finish(daily, 'ann', 9, 201, BEFORE);
      await finish(daily, 'ann', 8);
      await begin(daily, 'ann', { day: '2026-11-17' });
      await finish(daily, 'bo', 8);
      await daily.forget('ann');
      await daily.forget('ann');
      expect(await daily.finished('ann', 5)).toEqual([]);
      for (const day of [BEFORE, DAY, '2026-11-17']) expect(await daily.find(day, 'ann')).toBeUndefined();
      expect(await daily.results(DAY)).toEqual([{ rounds: 8, points: 200, attempts: 2 }]);
      expect(await daily.results(BEFORE)).toEqual([{ rounds: 9, points: 201, attempts: 1 }]);
      expect(await daily.finished('bo', 5)).toHaveLength(1);
    });

    test('a newcomer who is forgotten leaves nothing, or they could fill a day with results', async () => {
      const { daily } = await open();
      for (let times = 0; times < 2; times++) {
        await begin(daily, 'ann', { origin: 'x' });
        await finish(daily, 'ann', 8);
        await daily.forget('ann');
      }
      expect(await daily.results(DAY)).toEqual([]);
    });

    test('a person’s days become another’s, except those the other has played too', async () => {
      const { daily } = await open();
      await finish(daily, 'ann', 9, 201, BEFORE);
      await finish(daily, 'ann', 8);
      await finish(daily, 'bo', 7);
      for (let times = 0; times < 2; times++) await daily.adopt('ann', 'bo');
      expect(await daily.finished('ann', 5)).toEqual([]);
      expect(await daily.finished('bo', 5)).toEqual([
        { day: DAY, rounds: 7, points: 200 },
        { day: BEFORE, rounds: 9, points: 201 },
      ]);
      expect(await daily.results(DAY)).toHaveLength(2);
    });

    test('newcomers are counted by origin until the day is over', async () => {
      const { daily } = await open();
      await begin(daily, 'ann', { origin: 'x' });
      await begin(daily, 'bo', { origin: 'x' });
      await begin(daily, 'cy', { origin: 'y' });
      await begin(daily, 'di', { origin: 'x', day: BEFORE });
      const counts = () => Promise.all([daily.newcomers(DAY, 'x'), daily.newcomers(BEFORE, 'x')]);
      expect(await counts()).toEqual([2, 1]);
      await daily.forgetOrigins(DAY);
      expect(await counts()).toEqual([2, 0]);
    });

    test('old attempts are deleted, the oldest first; secrets stay', async () => {
      const { daily } = await open();
      await daily.keepSecret('2026-11-01', 'secret');
      for (const day of ['2026-11-03', '2026-11-01', '2026-11-02', DAY])
        await finish(daily, 'ann', 9, 200, day);
      expect(await daily.expire(DAY, 2)).toBe(2);
      expect((await daily.finished('ann', 9)).map(({ day }) => day)).toEqual([DAY, '2026-11-03']);
      expect(await daily.expire(DAY, 2)).toBe(1);
      expect(await daily.expire(DAY, 2)).toBe(0);
      expect(await daily.findSecret('2026-11-01')).toBe('secret');
    });
  });
}

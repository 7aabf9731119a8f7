import { setImmediate } from 'node:timers/promises';
import { type Entry, openCircle } from '@sevenfold/circles';
import { Sfc32 } from '@sevenfold/engine';
import { type FinishedGame, webSource } from '@sevenfold/table';
import { expect, test } from 'vitest';
import { Circles } from '../../src/circles/circles.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';

const PROCESSES = 3;
const GAMES = 12;

const nothing = (): void => undefined;

/** An object as one process sees it: slow, and now and then it fails, before or after it has done what it was asked. */
function faulty<Part extends object>(part: Part, random: Sfc32, isDead: () => boolean): Part {
  return new Proxy(part, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
      return async (...given: unknown[]) => {
        for (let turns = random.below(4); turns > 0; turns--) await setImmediate();
        if (isDead() || random.below(10) === 0) throw new Error('the database is gone');
        const result = await method.apply(target, given);
        if (isDead() || random.below(10) === 0) throw new Error('the answer is lost');
        return result;
      };
    },
  });
}

function finished(number: number, people: readonly string[], circle: string): FinishedGame {
  const id = `TABLE${number % 3}.${number}`;
  const played = { id, bots: people.map(() => null), totals: [200, number], winners: [0] };
  const record = { rules: {}, players: ['A', 'B'], dealer: 0, log: '', played };
  const seats = [...people];
  return {
    id,
    table: id,
    started: 1,
    ended: number,
    people: seats,
    seats,
    record: JSON.stringify(record),
    circle,
  };
}

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  'three processes file every game once, though the store fails and they die (seed %i)',
  async (seed) => {
    const random = new Sfc32(seed);
    const storage = memoryStorage();
    const source = webSource;
    const whole = new Circles({ storage, source, changed: nothing, failed: nothing });
    const made = await whole.create('ann', 'Ann', { name: 'Fridays' });
    if (typeof made === 'string') throw new Error(made);
    await whole.join(made.id, 'ben', { key: made.key, name: 'Ben' });

    const deaths = Array.from({ length: PROCESSES }, () => random.below(400));
    let moment = 0;
    const processes = deaths.map((death) => {
      const isDead = (): boolean => moment > death;
      const circles = faulty(storage.circles, random, isDead);
      const filings = faulty(storage.filings, random, isDead);
      return new Circles({
        storage: { ...storage, circles, filings },
        source,
        changed: nothing,
        failed: nothing,
      });
    });
    const work: Promise<unknown>[] = [];
    for (let number = 1; number <= GAMES; number++) {
      await storage.archive.keep(finished(number, ['ann', 'ben'], made.id));
      for (const process of processes)
        if (random.below(2) === 0)
          work.push(process.filer.run(random.below(2) === 0 ? made.id : undefined).catch(nothing));
      for (let turns = random.below(30); turns > 0; turns--, moment++) await setImmediate();
    }
    await Promise.all(work);
    // The process that starts next files what is left.
    await whole.filer.run();
    const log = JSON.parse((await storage.circles.read(made.id, 0)).json) as Entry[];
    expect(log.filter((entry) => entry.do === 'file')).toHaveLength(GAMES);
    expect(openCircle(log).games.size).toBe(GAMES);
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
    expect(await storage.filings.waiting('', 99)).toEqual([]);
  },
);

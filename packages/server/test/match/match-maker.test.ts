import { BOT_RATINGS } from '@sevenfold/bots';
import { Sfc32 } from '@sevenfold/engine';
import {
  House,
  ManualClock,
  MemoryBus,
  seededDealing,
  SETTINGS,
  tableStateOf,
  thinkHere,
  webSource,
} from '@sevenfold/table';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { charactersNear, matchGroups } from '../../src/match/grouping.ts';
import { MatchMaker } from '../../src/match/match-maker.ts';
import type { WaitingPlace, WaitingStore } from '../../src/match/waiting-store.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';

function place(person: string, rating: number, since: number, origin = person): WaitingPlace {
  return { person, name: person, colour: 0, rating, origin, since };
}

function names(places: readonly WaitingPlace[], now: number): string[] {
  return matchGroups(places, now).map(({ people }) => people.map(({ person }) => person).join(' '));
}

describe('who plays together', () => {
  const four = ['a', 'b', 'c', 'd'].map((name, at) => place(name, 1500 + at, 0));

  test('four people get a table after a moment, and fewer after eight seconds', () => {
    expect(names(four, 1_999)).toEqual([]);
    expect(names(four, 2_000)).toEqual(['a b c d']);
    expect(names(four.slice(0, 2), 7_999)).toEqual([]);
    expect(names(four.slice(0, 2), 8_000)).toEqual(['a b']);
  });

  test('five or six share a table, so that nobody is left over', () => {
    const six = [...four, place('e', 1510, 1_000), place('f', 1511, 1_900)];
    expect(names(six, 2_000)).toEqual(['a b c d e f']);
    const seven = [...six, place('g', 1512, 1_900)];
    expect(names(seven, 2_000)).toEqual(['a b c d']);
    expect(names(seven.slice(4), 9_900)).toEqual(['e f g']);
  });

  test('those who have waited longest choose first, and get the nearest in rating', () => {
    const strong = ['s1', 's2', 's3', 's4'].map((name, at) => place(name, 1800 + at, 500));
    expect(names([...four, ...strong], 2_500)).toEqual(['a b c d', 's1 s2 s3 s4']);
    const mixed = [place('x', 1790, 0), ...four.slice(0, 3), ...strong];
    expect(names(mixed, 2_500)).toEqual(['x s1 s2 s3']);
    // The gap counts less the longer someone waits.
    const apart = [place('low', 1200, 0), place('high', 1700, 0)];
    expect(names(apart, 7_999)).toEqual([]);
    expect(names(apart, 8_000)).toEqual(['high low']);
  });

  test('people of one address are kept apart while there are others', () => {
    const home = ['h1', 'h2', 'h3', 'h4'].map((name) => place(name, 1500, 0, 'home'));
    const others = ['o1', 'o2', 'o3', 'o4'].map((name) => place(name, 1520, 0));
    const groups = matchGroups([...home, ...others], 2_000);
    expect(groups[0]!.people.filter(({ origin }) => origin === 'home')).toHaveLength(1);
    expect(names(home, 2_000)).toEqual(['h1 h2 h3 h4']);
  });

  test('two people of one address play with characters too, so that their game counts for both', () => {
    const home = [place('h1', 1400, 0, 'home'), place('h2', 1410, 0, 'home')];
    expect(matchGroups(home, 7_999)).toEqual([]);
    expect(matchGroups(home, 8_000)).toEqual([{ people: home, bots: charactersNear(1400, 2) }]);
    expect(matchGroups([home[0]!, place('o', 1410, 0)], 8_000)[0]!.bots).toEqual([]);
  });

  test('someone alone plays with three characters of their strength after twenty seconds', () => {
    const alone = [place('a', 1400, 0)];
    expect(names(alone, 19_999)).toEqual([]);
    const [group] = matchGroups(alone, 20_000);
    expect(group!.people.map(({ person }) => person)).toEqual(['a']);
    expect(group!.bots).toEqual(charactersNear(1400, 3));
    expect(charactersNear(BOT_RATINGS['rocco']!, 1)).toEqual(['rocco']);
    expect(new Set(group!.bots).size).toBe(3);
  });
});

/** The store as one process sees it: now and then it fails, before or after it has done what it was asked. */
function faulty(waiting: WaitingStore, random: Sfc32): WaitingStore {
  const through = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    for (let turns = random.below(3); turns > 0; turns--) await setImmediate();
    if (random.below(10) === 0) throw new Error('the database is gone');
    const result = await run();
    if (random.below(10) === 0) throw new Error('the answer is lost');
    return result;
  };
  return {
    wait: (person, now) => through(() => waiting.wait(person, now)),
    leave: (person) => through(() => waiting.leave(person)),
    waiting: (now) => through(() => waiting.waiting(now)),
    seat: (table, people, now) => through(() => waiting.seat(table, people, now)),
    forget: (person) => waiting.forget(person),
    prune: (before) => waiting.prune(before),
  };
}

/** Someone whose page asks every second, until it is closed. */
interface Waiter {
  readonly name: string;
  readonly comes: number;
  readonly goes: number;
  table: string | undefined;
  /** The second in which they heard of it. */
  seated: number;
}

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'at three processes with faults, everyone who stays gets one table in time, and nobody two (seed %i)',
  async (seed) => {
    const random = new Sfc32(seed);
    const clock = new ManualClock(1_000_000);
    const { store, archive, match: waiting } = memoryStorage();
    const house = new House({
      store,
      archive,
      bus: new MemoryBus(),
      clock,
      source: webSource,
      dealing: seededDealing(webSource),
      think: thinkHere(webSource),
      settings: SETTINGS,
      report: () => undefined,
    });
    const ratings = {
      find: async () => ({ mu: 1300 + random.below(400), sigma: 50, games: 9, listed: false }),
    };
    const makers = [1, 2, 3].map(
      () =>
        new MatchMaker({
          waiting: faulty(waiting, random),
          ratings,
          house,
          clock,
          mayWrite: () => true,
          report: () => undefined,
        }),
    );
    const people = Array.from({ length: 60 }, (_, at): Waiter => {
      const comes = random.below(40);
      const stays = random.below(5) === 0 ? 1 + random.below(6) : 1000;
      return { name: `p${at}`, comes, goes: comes + stays, table: undefined, seated: 0 };
    });
    for (let second = 0; second < 100; second++) {
      for (const one of people) {
        if (second < one.comes || second >= one.goes || one.table !== undefined) continue;
        const who = { person: one.name, name: one.name, colour: 0 };
        // Any process may get it, and its answer may be lost.
        const answer = await makers[random.below(3)]!.wait(who, one.name).catch(() => undefined);
        if (typeof answer === 'object' && 'table' in answer) [one.table, one.seated] = [answer.table, second];
      }
      const until = clock.ticks() + 1000;
      do for (let turns = 0; turns < 40; turns++) await setImmediate();
      while (clock.step(until));
    }
    for (const maker of makers) maker.stop();

    const staying = people.filter(({ goes }) => goes >= 1000);
    expect(staying.filter(({ table }) => table === undefined)).toEqual([]);
    // Twenty seconds until bots join, and some for looks that failed.
    expect(staying.filter(({ comes, seated }) => seated - comes > 26)).toEqual([]);
    const seats = new Map<string, string[]>();
    for (const { name, table } of people) {
      if (table === undefined) continue;
      const state = tableStateOf((await store.load(table))!);
      expect(state.people.map(({ hash }) => hash)).toContain(name);
      expect(state.seats.length).toBeGreaterThanOrEqual(2);
      expect(state.seats.length).toBeLessThanOrEqual(6);
      for (const { hash } of state.people) seats.set(hash, [...(seats.get(hash) ?? []), table]);
    }
    // Nobody who was given another table has a seat at a table that anyone came to.
    for (const [name, tables] of seats) expect([name, new Set(tables).size]).toEqual([name, 1]);
  },
);

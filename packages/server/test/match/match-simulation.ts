// People who wait, at processes that fail, die and disagree about the time, all from one seed.

import { Sfc32 } from '@sevenfold/engine';
import {
  type Clock,
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
import { MatchMaker } from '../../src/match/match-maker.ts';
import { HEARD_WITHIN, type WaitingStore } from '../../src/match/waiting-store.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';

const HOUR = 3_600_000;
/** Seconds in which people come and go, and after which nothing goes wrong any more. */
const STORM = 60;
const END = 130;
/** Twenty seconds until bots join, and some for looks that failed. */
const LONGEST_WAIT = 26;

/** Someone whose page asks every second, until it is closed. */
interface Waiter {
  readonly name: string;
  readonly comes: number;
  readonly goes: number;
  table: string | undefined;
  /** The second in which they heard of it. */
  seated: number;
  /** The seconds since which they have waited, as far as anyone knows, and in which they last got an answer. */
  since: number;
  heard: number;
}

interface Process {
  readonly maker: MatchMaker;
  isDead: boolean;
}

export interface MatchOutcome {
  readonly seated: number;
  readonly tables: number;
  readonly deaths: number;
}

/** Throws if any guarantee is broken. */
export async function simulateMatches(seed: number): Promise<MatchOutcome> {
  const random = new Sfc32(seed);
  const time = new ManualClock(1_700_000_000_000);
  const { store, archive, match } = memoryStorage();
  /** The database's clock. */
  let wrong = 0;
  let level = [0, 1, 2][random.below(3)]!;
  const areClocksSet = random.below(3) === 0;
  let deaths = 0;
  /** The seconds in which the database's clock was set: everyone starts again. */
  const sets: number[] = [];

  /** The store as one process sees it: now and then it fails, before or after it has done what it was asked. */
  const through = async <Result>(process: Process, run: () => Promise<Result>): Promise<Result> => {
    for (let turns = random.below(3); turns > 0; turns--) await setImmediate();
    if (process.isDead) throw new Error('the process is dead');
    if (random.below(20) < level) throw new Error('the database is gone');
    const result = await run();
    if (process.isDead || random.below(20) < level) throw new Error('the answer is lost');
    return result;
  };

  const open = (): Process => {
    const process = { isDead: false } as Process;
    // Its wall clock is wrong, and may be set; time passes at the same rate everywhere.
    const clock: Clock = {
      now: () => time.now() + (random.below(3) - 1) * HOUR,
      ticks: () => time.ticks(),
      after: (wait, run) => time.after(wait, run),
      cancel: (timer) => time.cancel(timer),
    };
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
    const waiting: WaitingStore = {
      now: () => through(process, async () => time.now() + wrong),
      wait: (person, now) => through(process, () => match.wait(person, now)),
      leave: (person) => through(process, () => match.leave(person)),
      waiting: (now) => through(process, () => match.waiting(now)),
      seat: (table, people, now) => through(process, () => match.seat(table, people, now)),
      forget: (person) => match.forget(person),
      prune: (before) => match.prune(before),
    };
    const maker = new MatchMaker({
      waiting,
      ratings: { find: async () => ({ mu: 1300 + random.below(400), sigma: 50, games: 9, listed: false }) },
      house,
      clock,
      mayWrite: () => true,
      report: () => undefined,
    });
    return Object.assign(process, { maker });
  };

  const processes = [open(), open(), open()];
  const people = Array.from({ length: 1 + random.below(50) }, (_, at): Waiter => {
    const comes = random.below(STORM);
    const stays = random.below(5) === 0 ? 1 + random.below(6) : 1000;
    return {
      name: `p${at}`,
      comes,
      goes: comes + stays,
      table: undefined,
      seated: 0,
      since: comes,
      heard: comes,
    };
  });
  for (let second = 0; second < END; second++) {
    if (second === STORM) level = 0;
    if (second < STORM && random.below(20) < level) {
      const at = random.below(3);
      processes[at]!.isDead = true;
      processes[at]!.maker.stop();
      processes[at] = open();
      deaths++;
    }
    if (areClocksSet && second <= STORM && random.below(20) === 0) {
      wrong += (random.below(2) === 0 ? 1 : -1) * (1 + random.below(HOUR));
      sets.push(second);
    }
    for (const one of people) {
      if (second < one.comes || second >= one.goes || one.table !== undefined) continue;
      const who = { person: one.name, name: one.name, colour: 0 };
      // Any process may get it, and its answer may be lost.
      const { maker } = processes[random.below(3)]!;
      const answer = await maker.wait(who, one.name).catch(() => undefined);
      if (typeof answer !== 'object') continue;
      // Whoever cannot be heard for so long may as well have gone.
      if ((second - one.heard) * 1000 >= HEARD_WITHIN) one.since = second;
      one.heard = second;
      if ('table' in answer) [one.table, one.seated] = [answer.table, second];
    }
    const until = time.ticks() + 1000;
    do for (let turns = 0; turns < 40; turns++) await setImmediate();
    while (time.step(until));
  }
  for (const { maker } of processes) maker.stop();

  const tables = new Map<string, string>();
  let seated = 0;
  for (const { name, since: began, goes, table, seated: at } of people) {
    if (goes >= 1000) {
      if (table === undefined) throw new Error(`${name} never gets a table`);
      const since = Math.max(began, ...sets.filter((second) => second <= at));
      if (at - since > LONGEST_WAIT) throw new Error(`${name} waits ${at - since} s`);
    }
    if (table === undefined) continue;
    seated++;
    const state = tableStateOf((await store.load(table))!);
    if (!state.people.some(({ hash }) => hash === name)) throw new Error(`${name} has no seat`);
    if (state.seats.length < 2 || state.seats.length > 6) throw new Error(`${state.seats.length} seats`);
    for (const { hash } of state.people) {
      if ((tables.get(hash) ?? table) !== table) throw new Error(`${hash} has two tables`);
      tables.set(hash, table);
    }
  }
  return { seated, tables: new Set(tables.values()).size, deaths };
}

import { addSums, Arena } from '@sevenfold/bots/arena';
import { parseRules } from '@sevenfold/engine';
import { seatOf } from '../arena/seats.ts';
import { runInThreads } from '../arena/threads.ts';
import { runYardstick } from './yardstick.ts';

/** The speed of a tournament after its warm-up. */
interface ArenaRun {
  /** Games a second of wall-clock time, all threads together. */
  readonly gamesPerSecond: number;
  /** Games a second of user CPU time, for one core. */
  readonly gamesPerCoreSecond: number;
  readonly checksum: number;
}

export interface ArenaBench {
  readonly yardstick: number;
  readonly tables: readonly {
    readonly seats: string;
    readonly games: number;
    readonly gamesPerSecond: number;
    readonly ratio: number;
    /** The ratio it should reach. */
    readonly bar: number;
    readonly checksum: number;
  }[];
  /** How much faster two threads are in wall-clock time, given two free cores. */
  readonly twoThreads: number;
  /** The same in CPU time, which also works on a busy machine. */
  readonly twoThreadsOfCores: number;
}

const EXEC = { timeout: 1000, log: false };
/** Compiling the hot code takes the first part of a run. */
const WARM_UP = 0.35;
const YARDSTICK_FACTOR = 4;

/** Four different bots, so that no call in the loop always has the same target. */
const MIXED = 'stay:20,stay25,stay:30,stay:35';
const EQUAL = 'stay25,stay25,stay25,stay25';
const EV_PLUS = 'evPlus,evPlus,evPlus,evPlus';

/** The speed of the arena relative to the yardstick; each figure is the best of the repeats. */
export async function benchArena(games: number, repeats: number, seed: number): Promise<ArenaBench> {
  const tables = [
    { seats: MIXED, bar: 0.2, games },
    { seats: EQUAL, bar: 0.2, games },
    { seats: EV_PLUS, bar: 0.07, games: Math.ceil(games / 3) },
  ];
  const runs: ArenaRun[][] = tables.map(() => []);
  const yardsticks: number[] = [];
  const byClock: number[] = [];
  const byCores: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    yardsticks.push((await runYardstick(games * YARDSTICK_FACTOR, seed)).gamesPerSecond);
    for (const [index, table] of tables.entries()) {
      runs[index]!.push(await measure(table.seats, table.games, seed, 1));
    }
    const one = await measure(MIXED, games * 2, seed, 1);
    const two = await measure(MIXED, games * 2, seed, 2);
    byClock.push(two.gamesPerSecond / one.gamesPerSecond);
    byCores.push((2 * two.gamesPerCoreSecond) / one.gamesPerCoreSecond);
  }
  const yardstick = Math.max(...yardsticks);
  return {
    yardstick: Math.round(yardstick),
    tables: tables.map(({ seats, bar }, index) => {
      const best = runs[index]!.reduce((first, next) =>
        next.gamesPerCoreSecond > first.gamesPerCoreSecond ? next : first,
      );
      return {
        seats,
        games: tables[index]!.games,
        gamesPerSecond: Math.round(best.gamesPerCoreSecond),
        ratio: round(best.gamesPerCoreSecond / yardstick),
        bar,
        checksum: best.checksum,
      };
    }),
    twoThreads: round(Math.max(...byClock)),
    twoThreadsOfCores: round(Math.max(...byCores)),
  };
}

export function arenaBenchText({ yardstick, tables, twoThreads, twoThreadsOfCores }: ArenaBench): string {
  const rows: [string, string][] = [
    ['yardstick, games per second', yardstick.toLocaleString('en')],
    ...tables.flatMap(({ seats, games, gamesPerSecond, ratio, bar, checksum }): [string, string][] => [
      ['', ''],
      [seats, ''],
      ['  games per second and core', gamesPerSecond.toLocaleString('en')],
      ['  ratio to the yardstick', `${ratio} (${ratio >= bar ? '≥' : 'below'} ${bar})`],
      [`  checksum of ${games.toLocaleString('en')} games`, `${checksum}`],
    ]),
    ['', ''],
    ['two threads by the clock', `${twoThreads} × one`],
    ['two threads by CPU time', `${twoThreadsOfCores} × one`],
  ];
  return rows.map(([name, figure]) => `${name.padEnd(34)} ${figure.padStart(16)}`.trimEnd() + '\n').join('');
}

async function measure(seats: string, games: number, seed: number, threads: number): Promise<ArenaRun> {
  const texts = seats.split(',');
  const arena = new Arena(parseRules({}), texts.map(seatOf), seed);
  const parts = Math.ceil(games / arena.rotations);
  const sums = arena.emptySums();
  const marks: { readonly at: number; readonly cpu: number; readonly games: number }[] = [];
  await runInThreads({
    job: { kind: 'arena', rules: {}, seats: texts, seed, luckFree: false, exec: EXEC },
    parts,
    games: parts * arena.rotations,
    threads,
    onResult: (part) => {
      addSums(sums, part.sums);
      if (sums.deals < parts * WARM_UP || part.sums.deals === 0) return;
      marks.push({ at: performance.now(), cpu: process.cpuUsage().user, games: sums.games });
    },
  });
  const warm = marks[0]!;
  const end = marks.at(-1)!;
  return {
    gamesPerSecond: ((end.games - warm.games) * 1e3) / (end.at - warm.at),
    gamesPerCoreSecond: ((end.games - warm.games) * 1e6) / (end.cpu - warm.cpu),
    checksum: sums.checksum,
  };
}

function round(value: number): number {
  return Number(value.toFixed(3));
}

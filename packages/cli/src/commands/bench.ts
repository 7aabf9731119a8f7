import { arenaBenchText, benchArena } from '../bench/arena-bench.ts';
import { readArgs, readWhole } from '../command-line/args.ts';
import { fastest, playGamesApart, type Run, timeClone, timeReplay } from '../bench/benchmark.ts';
import { inlineMore } from '../arena/inlining.ts';
import { runYardstick, type YardstickRun } from '../bench/yardstick.ts';

export const help = `Usage: sevenfold bench [--arena | --plain] [--games N] [--repeats N] [--seed N] [--json]

How fast the engine plays: official games of four players to 200 points, everyone staying at 25, in CPU time of one core.
In the same run it times the yardstick, a single-purpose loop of the game, and prints the ratio. Each repeat is a process
that plays without events, one that plays with them, and one of the yardstick. Each figure is the best of the repeats,
because other work on the machine can only slow things down; only what events cost compares medians, because V8 compiles
the same program differently each time. Checksums prove what was computed: they depend only on the seed and the number of
games.

As in all long simulations of this command, V8 has a larger inlining budget than by default (src/arena/inlining.ts);
--plain measures without it. The yardstick is one function and has nothing to inline.

  --arena       the arena instead: bots of different kinds at one table, on one thread and on two
  --plain       with the default settings of V8
  --games N     games per repeat (default 20000)
  --repeats N   how often to measure (default 15; for the arena 3)
  --seed N      seed of the cards (default 1)
  --json        one JSON object instead of a table

Examples:
  sevenfold bench
  sevenfold bench --repeats 5 --json
`;

/** The yardstick warms up within its own run, so it gets more games to be at its best. */
const YARDSTICK_FACTOR = 15;
/** A thread does the same. */
const ARENA_FACTOR = 9;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArgs('bench', args, {
    games: 'value',
    repeats: 'value',
    seed: 'value',
    json: 'flag',
    arena: 'flag',
    plain: 'flag',
  });
  const games = readWhole('--games', values.games ?? '20000', 1, 100_000_000);
  const repeats = readWhole('--repeats', values.repeats ?? (values.arena ? '3' : '15'), 1, 1000);
  const seed = readWhole('--seed', values.seed ?? '1', 0, 0xffff_ffff);

  if (values.arena) {
    const arena = await benchArena(games * ARENA_FACTOR, repeats, seed);
    process.stdout.write(values.json ? `${JSON.stringify(arena)}\n` : arenaBenchText(arena));
    return 0;
  }

  const { plain } = values;
  if (!plain) inlineMore();
  const quiet: Run[] = [];
  const eventful: Run[] = [];
  const yardstick: YardstickRun[] = [];
  for (let repeat = 1; repeat <= repeats; repeat++) {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[Kmeasuring ${repeat}/${repeats}…`);
    quiet.push(await playGamesApart(games, seed, { events: false, plain }));
    eventful.push(await playGamesApart(games, seed, { events: true, plain }));
    yardstick.push(await runYardstick(games * YARDSTICK_FACTOR, seed));
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');

  const engine = fastest(quiet);
  const limit = yardstick.reduce((first, next) =>
    next.gamesPerSecond > first.gamesPerSecond ? next : first,
  );
  const gamesPerSecond = engine.games / engine.seconds;
  const result = {
    gamesPerSecond: Math.round(gamesPerSecond),
    nsPerCard: round((engine.seconds * 1e9) / engine.cards, 1),
    cardsPerGame: round(engine.cards / engine.games, 3),
    roundsPerGame: round(engine.rounds / engine.games, 4),
    checksum: engine.checksum,
    yardstick: {
      gamesPerSecond: Math.round(limit.gamesPerSecond),
      nsPerCard: limit.nsPerCard,
      checksum: limit.checksum,
    },
    ratio: round(gamesPerSecond / limit.gamesPerSecond, 3),
    eventsLoss: round(1 - median(quiet) / median(eventful), 3),
    cloneNs: round(
      best(repeats, () => timeClone(300_000)),
      1,
    ),
    replayMicroseconds: round(
      best(repeats, () => timeReplay(200, 5)),
      1,
    ),
    games,
    repeats,
    seed,
    inlining: plain ? 'plain' : 'more',
    node: process.versions.node,
  };
  process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : table(result));
  return 0;
}

function table(result: {
  readonly gamesPerSecond: number;
  readonly nsPerCard: number;
  readonly roundsPerGame: number;
  readonly checksum: number;
  readonly yardstick: YardstickRun;
  readonly ratio: number;
  readonly eventsLoss: number;
  readonly cloneNs: number;
  readonly replayMicroseconds: number;
}): string {
  const rows: [string, string][] = [
    ['games per second and core', result.gamesPerSecond.toLocaleString('en')],
    ['nanoseconds per card', `${result.nsPerCard}`],
    ['rounds per game', `${result.roundsPerGame}`],
    ['checksum', `${result.checksum}`],
    ['yardstick, games per second', result.yardstick.gamesPerSecond.toLocaleString('en')],
    ['yardstick, nanoseconds per card', `${result.yardstick.nsPerCard}`],
    ['ratio to the yardstick', `${result.ratio}`],
    ['lost with events on', `${round(result.eventsLoss * 100, 1)}%`],
    ['copy of a state', `${result.cloneNs} ns`],
    ['replay of a stored game', `${result.replayMicroseconds} µs`],
  ];
  return rows.map(([name, figure]) => `${name.padEnd(32)} ${figure.padStart(12)}\n`).join('');
}

function median(runs: readonly Run[]): number {
  const seconds = runs.map((each) => each.seconds).toSorted((a, b) => a - b);
  return seconds[seconds.length >> 1]!;
}

function best(repeats: number, measure: () => number): number {
  return Math.min(...Array.from({ length: repeats }, measure));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

import { addSums, Arena, type ArenaResult, type ArenaSums } from '@sevenfold/bots/arena';
import { Luck } from '@sevenfold/bots/net';
import { parseRules } from '@sevenfold/engine';
import { arenaPlot } from '../arena/arena-plot.ts';
import { arenaText, type FaultReport } from '../arena/arena-view.ts';
import { readArgs, readWhole } from '../command-line/args.ts';
import { outputPaint, outputWidth } from '../terminal/colour.ts';
import { addFaults, type ExecSettings, type Faults } from '../arena/exec-bot.ts';
import { checkTable, readHouseRules } from '../command-line/house-rules.ts';
import { writeOutput } from '../files/output-file.ts';
import { checkSeat, seatName, seatOf, splitSeats } from '../arena/seats.ts';
import { ALL_CORES, runInThreads } from '../arena/threads.ts';
import { Failure, UsageError } from '../command-line/usage.ts';

export const help = `
Usage: sevenfold arena --seats BOT,BOT,… [OPTIONS]

A tournament of bots at one table. Every deal is played once in each rotation of the seats, so that everyone gets
the same cards in the same seats. Shows how often one seat of each bot wins, with a 95% interval, points and busts
per round, and the same by seat. The result depends only on the seed, not on the number of threads. Ctrl-C stops it
and shows the result so far.

  --seats LIST        who plays: names of bots, separated by commas
      stay25, evPlus …    a built-in bot; sevenfold ladder shows them all
      oracle:samples=500  … with this many simulated games per decision, or :ms=50 (results then vary)
      stay:30, bust:0.26  stays at 30 points; stays when the bust risk is above 26%
      if:CONDITION        stays when the condition is true, such as 'if:points >= 25 || bust > 0.3' (docs/BOTS.md)
      exec:COMMAND        any program that speaks JSON lines (docs/BOT-API.md); quote a command that has commas in it
  --games N           how many games (default 10000), rounded up to whole deals
  --seed N            seed of all cards (default 1)
  --threads N         default: all ${ALL_CORES} cores
  --preset NAME       rules to play by, as in sevenfold rules --list
  --set OPTION=VALUE  a house rule; may be repeated
  --luck-free         take the luck of the cards out of the wins: the same precision in far fewer games, each of
                      which takes longer
  --json              one JSON object instead of a table
  --svg FILE          a plot of the win rates
  --bot-timeout MS    how long an exec: bot may take to answer (default 1000); its first answer, five times as long
  --bot-log           show what exec: bots write to standard error

Examples:
  sevenfold arena --seats oracle,evPlus,evPlus,evPlus --games 20000 --seed 7
  sevenfold arena --seats oracle,evPlus --games 2000 --luck-free
  sevenfold arena --seats stay:20,stay:25,stay:30 --svg thresholds.svg
  sevenfold arena --seats 'exec:python3 mybot.py',evPlus --games 500
  sevenfold arena --seats '"exec:node bot.js --levels 1,2",evPlus' --preset turnSeven
`;

const OPTIONS = {
  seats: 'value',
  games: 'value',
  seed: 'value',
  threads: 'value',
  preset: 'value',
  set: 'values',
  'luck-free': 'flag',
  json: 'flag',
  svg: 'value',
  'bot-timeout': 'value',
  'bot-log': 'flag',
} as const;

export async function run(args: string[]): Promise<number> {
  const { values } = readArgs('arena', args, OPTIONS);
  if (values.seats === undefined) {
    throw new UsageError('arena needs --seats, such as --seats evPlus,stay25,stay25,stay25');
  }
  const seats = splitSeats(values.seats);
  seats.forEach(checkSeat);
  const rules = readHouseRules(values.preset, values.set);
  const options = parseRules(rules);
  checkTable('--seats', options, seats.length);
  if (values['luck-free'] && seats.length === 1) throw new UsageError('--luck-free needs two seats or more');
  const wanted = readWhole('--games', values.games ?? '10000', 1, 1e12);
  const seed = readWhole('--seed', values.seed ?? '1', 0, 0xffff_ffff);
  const threads = readWhole('--threads', values.threads ?? `${ALL_CORES}`, 1, 512);
  const exec: ExecSettings = {
    timeout: readWhole('--bot-timeout', values['bot-timeout'] ?? '1000', 1, 600_000),
    log: values['bot-log'],
  };

  // This arena plays nothing: it knows how many seatings there are, and turns sums into results.
  const luckFree = values['luck-free'];
  const luck = luckFree ? new Luck(seats.length) : undefined;
  const arena = new Arena(options, seats.map(seatOf), seed, undefined, luck);
  const deals = Math.ceil(wanted / arena.rotations);
  const sums: ArenaSums = arena.emptySums();
  const faults: Faults[] = seats.map(() => ({}));
  const { stoppedBy, seconds } = await runInThreads({
    job: { kind: 'arena', rules, seats, seed, luckFree, exec },
    parts: deals,
    games: deals * arena.rotations,
    threads,
    onResult: (part) => {
      addSums(sums, part.sums);
      part.faults.forEach((more, seat) => addFaults(faults[seat]!, more));
    },
  });
  if (sums.deals === 0) throw new Failure('stopped before the end of the first deal');

  const result: ArenaResult = withNames(arena.result(sums), seats);
  const reports = reportsOf(seats, faults);
  if (values.svg !== undefined) await writeOutput(values.svg, arenaPlot(result));
  if (values.json) {
    const isComplete = stoppedBy === undefined;
    process.stdout.write(
      `${JSON.stringify({ rules, seed, complete: isComplete, ...result, faults: reports })}\n`,
    );
  } else {
    const about = { seats: seats.map(seatName), rules, seed, seconds, wanted: deals * arena.rotations };
    process.stdout.write(arenaText(result, reports, about, outputWidth(), outputPaint()));
  }
  return stoppedBy === undefined ? 0 : 130;
}

/** Commands by their own text, without `exec:`. */
function withNames(result: ArenaResult, seats: readonly string[]): ArenaResult {
  const nameOf = new Map(seats.map((text) => [text, seatName(text)]));
  return {
    ...result,
    bots: result.bots.map((line) => ({ ...line, name: nameOf.get(line.name) ?? line.name })),
  };
}

function reportsOf(seats: readonly string[], faults: readonly Faults[]): FaultReport[] {
  const reports = new Map<string, Faults>();
  for (const [seat, text] of seats.entries()) {
    if (Object.keys(faults[seat]!).length === 0) continue;
    const known = reports.get(text) ?? {};
    addFaults(known, faults[seat]!);
    reports.set(text, known);
  }
  return [...reports].map(([text, sum]) => ({ bot: seatName(text), faults: sum }));
}

import {
  addSimulationSums,
  Simulation,
  type SimulationResult,
  simulationResult,
  thresholds,
} from '@sevenfold/bots/arena';
import { MOST_PLAYERS, parseRules } from '@sevenfold/engine';
import { readArgs, readWhole } from '../command-line/args.ts';
import { outputPaint, outputWidth } from '../terminal/colour.ts';
import { checkTable, readHouseRules } from '../command-line/house-rules.ts';
import { writeOutput } from '../files/output-file.ts';
import { checkSeat, isExec, seatOf } from '../arena/seats.ts';
import { simCsv, simPlot, simText, type SimReport } from '../arena/sim-view.ts';
import { ALL_CORES, runInThreads } from '../arena/threads.ts';
import { Failure, quote, UsageError } from '../command-line/usage.ts';

export const help = `
Usage: sevenfold sim [--strategy BOT | --sweep RANGE] [OPTIONS]

Measures a strategy: points per round, busts, rounds to the target. Everyone at the table plays the same strategy.
In a sweep, every threshold of a range gets the same cards.

  --strategy BOT      a bot as in sevenfold arena: stay25, stay:28, bust:0.3, 'if:points >= 25' … (default stay:25)
  --sweep RANGE       thresholds, such as stay:15..40, stay:15..60:5 or bust:0.1..0.5:0.02
  --players N         how many play (default 1: solo, to the target)
  --games N           games per strategy (default 10000)
  --seed N            seed of all cards (default 1)
  --fresh             a game is one round, so that every round starts with a new deck
  --threads N         default: all ${ALL_CORES} cores
  --preset NAME, --set OPTION=VALUE   the rules
  --csv, --json       CSV or JSON instead of tables
  --svg FILE, --png FILE   plots

Examples:
  sevenfold sim --strategy stay:25
  sevenfold sim --sweep stay:15..40 --games 50000 --svg sweep.svg
  sevenfold sim --sweep bust:0.1..0.5:0.02 --players 4 --csv > sweep.csv
`;

const OPTIONS = {
  strategy: 'value',
  sweep: 'value',
  players: 'value',
  games: 'value',
  seed: 'value',
  fresh: 'flag',
  threads: 'value',
  preset: 'value',
  set: 'values',
  csv: 'flag',
  json: 'flag',
  svg: 'value',
  png: 'value',
} as const;

const MOST_THRESHOLDS = 500;

export async function run(args: string[]): Promise<number> {
  const { values } = readArgs('sim', args, OPTIONS);
  if (values.strategy !== undefined && values.sweep !== undefined) {
    throw new UsageError('--strategy and --sweep cannot be used together');
  }
  if (values.csv && values.json) throw new UsageError('--csv and --json cannot be used together');
  const strategies = values.sweep === undefined ? [values.strategy ?? 'stay:25'] : readSweep(values.sweep);
  for (const strategy of strategies) {
    if (isExec(strategy))
      throw new UsageError('sim takes built-in bots only; use sevenfold arena for exec: bots');
    checkSeat(strategy);
  }
  const rules = readHouseRules(values.preset, values.set);
  const options = parseRules(rules);
  const players = readWhole('--players', values.players ?? `${options.minPlayers}`, 1, MOST_PLAYERS);
  checkTable('--players', options, players);
  const games = readWhole('--games', values.games ?? '10000', 1, 1e12);
  const seed = readWhole('--seed', values.seed ?? '1', 0, 0xffff_ffff);
  const threads = readWhole('--threads', values.threads ?? `${ALL_CORES}`, 1, 512);

  const toPng = values.png === undefined ? undefined : await pngRenderer();
  const sums = new Simulation(options, players, strategies.map(seatOf), seed, values.fresh).emptySums();
  const { stoppedBy } = await runInThreads({
    job: { kind: 'simulation', rules, strategies, players, seed, fresh: values.fresh },
    parts: games,
    games: games * strategies.length,
    threads,
    onResult: (part) => addSimulationSums(sums, part),
  });
  if (sums[0]!.games === 0) throw new Failure('stopped before the first games were over');

  const results: SimulationResult[] = sums.map(simulationResult);
  const report: SimReport = {
    rules,
    target: options.target,
    players,
    seed,
    games: results[0]!.games,
    isSweep: values.sweep !== undefined,
    strategies: strategies.map((name, index) => Object.assign({ name }, results[index])),
  };
  if (values.svg !== undefined) await writeOutput(values.svg, simPlot(report));
  if (values.png !== undefined && toPng) await writeOutput(values.png, toPng(simPlot(report)));
  if (values.json)
    process.stdout.write(`${JSON.stringify({ complete: stoppedBy === undefined, ...report })}\n`);
  else if (values.csv) process.stdout.write(simCsv(report));
  else process.stdout.write(simText(report, outputWidth(), outputPaint()));
  return stoppedBy === undefined ? 0 : 130;
}

/** Draws at twice the resolution. */
async function pngRenderer(): Promise<(svg: string) => Uint8Array> {
  // Native code that few people need, so only they install it.
  const { Resvg } = await import('@resvg/resvg-js').catch((error: unknown) => {
    throw new Failure(
      'a PNG needs the package @resvg/resvg-js: install it beside sevenfold, or write an SVG with --svg',
      { cause: error },
    );
  });
  return (svg) => new Resvg(svg, { fitTo: { mode: 'zoom', value: 2 } }).render().asPng();
}

/** 'stay:15..40:5' as stay:15, stay:20 … stay:40. */
export function readSweep(text: string): string[] {
  const [, name, low, high, by] =
    /^(stay|bust):(\d{1,4}(?:\.\d{1,6})?)\.\.(\d{1,4}(?:\.\d{1,6})?)(?::(\d{1,4}(?:\.\d{1,6})?))?$/.exec(
      text,
    ) ?? [];
  const step = Number(by ?? (name === 'bust' ? 0.01 : 1));
  const steps = Math.floor((Number(high) - Number(low)) / step + 1e-9);
  if (name === undefined || !(step > 0) || !(steps >= 1)) {
    throw new UsageError(
      `--sweep takes a range of thresholds, such as stay:15..40 or bust:0.1..0.5:0.02, not ${quote(text)}`,
    );
  }
  if (steps >= MOST_THRESHOLDS) {
    throw new UsageError(
      `a sweep has at most ${MOST_THRESHOLDS} thresholds, not ${steps + 1}; take larger steps`,
    );
  }
  return thresholds(name as 'stay' | 'bust', Number(low), Number(high), step);
}

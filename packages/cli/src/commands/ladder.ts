import { BOTS } from '@sevenfold/bots';
import { Ladder, type LadderTable } from '../arena/ladder.ts';
import { makeSvg } from '../plots/svg-plot.ts';
import type { Estimate } from '@sevenfold/bots/arena';
import { parseRules } from '@sevenfold/engine';
import { readArgs, readWhole } from '../command-line/args.ts';
import { outputPaint, type Paint } from '../terminal/colour.ts';
import { readHouseRules } from '../command-line/house-rules.ts';
import { writeOutput } from '../files/output-file.ts';
import { thousands } from '../terminal/text.ts';
import { type LadderRating, ladderRatings } from '../arena/ladder-ratings.ts';
import { checkSeat, isExec, seatOf, splitSeats } from '../arena/seats.ts';
import { columns, figure, percent } from '../terminal/columns.ts';
import { ALL_CORES, runInThreads } from '../arena/threads.ts';
import { Failure, UsageError } from '../command-line/usage.ts';

export const help = `
Usage: sevenfold ladder [OPTIONS]

All bots against each other at tables of 2, 4 and 6, with a rating of their strength (Plackett–Luce), its uncertainty,
and how often they win at each size of table. All bots play equally often, and each table plays its cards in every
seating. The result depends only on the seed.

  --bots LIST         only these, as in sevenfold arena, such as stay25,evPlus,oracle:samples=100
  --games N           games at each size of table (default 2000)
  --seed N            seed of tables and cards (default 1)
  --threads N         default: all ${ALL_CORES} cores
  --markdown          a Markdown table; --json prints one JSON object
  --svg FILE          a plot of the ratings

Examples:
  sevenfold ladder --games 5000 --svg ladder.svg
  sevenfold ladder --bots stay25,bust26,evPlus --markdown
`;

const OPTIONS = {
  bots: 'value',
  games: 'value',
  seed: 'value',
  threads: 'value',
  json: 'flag',
  markdown: 'flag',
  svg: 'value',
} as const;

const SIZES = [2, 4, 6] as const;

export async function run(args: string[]): Promise<number> {
  const { values } = readArgs('ladder', args, OPTIONS);
  const bots = values.bots === undefined ? BOTS.map(({ name }) => name) : splitSeats(values.bots);
  for (const bot of bots) {
    if (isExec(bot))
      throw new UsageError('the ladder takes built-in bots only; use sevenfold arena for exec: bots');
    checkSeat(bot);
  }
  if (new Set(bots).size < bots.length) throw new UsageError('--bots names a bot twice');
  if (bots.length < 2) throw new UsageError('a ladder needs at least two bots');
  if (values.json && values.markdown) throw new UsageError('--json and --markdown cannot be used together');
  const games = readWhole('--games', values.games ?? '2000', 1, 1e9);
  const seed = readWhole('--seed', values.seed ?? '1', 0, 0xffff_ffff);
  const threads = readWhole('--threads', values.threads ?? `${ALL_CORES}`, 1, 512);
  const rules = readHouseRules(undefined, []);

  const { tables } = new Ladder(parseRules(rules), bots.map(seatOf), SIZES, games, seed);
  const played: LadderTable[] = [];
  const { stoppedBy } = await runInThreads({
    job: { kind: 'ladder', rules, bots, sizes: SIZES, games, seed },
    parts: tables.length,
    games: tables.reduce((sum, seated) => sum + seated.length, 0),
    threads,
    onResult: (part, first) => part.forEach((each, index) => (played[first + index] = each)),
  });
  // Tables of different sizes take turns, because later games weigh slightly more. Some may not have been played.
  const done = interleaved(played.filter((each) => each !== undefined));
  if (done.length === 0) throw new Failure('stopped before the end of the first table');

  const ranking = ladderRatings(bots.length, done);
  const count = done.reduce((sum, each) => sum + each.games.length, 0);
  if (values.svg !== undefined) await writeOutput(values.svg, ladderPlot(bots, ranking, count));
  if (values.json) {
    const list = ranking.map(({ bot, winRates, ...rest }) => ({
      name: bots[bot],
      ...rest,
      winRates: Object.fromEntries(winRates),
    }));
    const about = { complete: stoppedBy === undefined, seed, games: count };
    process.stdout.write(`${JSON.stringify({ ...about, ratings: list })}\n`);
  } else if (values.markdown) {
    process.stdout.write(markdown(bots, ranking, count, seed));
  } else {
    process.stdout.write(ladderText(bots, ranking, count, seed, outputPaint()));
  }
  return stoppedBy === undefined ? 0 : 130;
}

function rows(
  bots: readonly string[],
  ranking: readonly LadderRating[],
  share: (rate: Estimate) => string,
): string[][] {
  return ranking.map(({ bot, rating, winRates, games }, index) => [
    `${index + 1}`,
    bots[bot]!,
    figure(rating, 1),
    ...SIZES.map((size) => (winRates.has(size) ? share(winRates.get(size)!) : '')),
    thousands(games),
  ]);
}

const HEADS = ['', 'bot', 'rating', ...SIZES.map((size) => `wins, ${size} players`), 'games'];

function ladderText(
  bots: readonly string[],
  ranking: readonly LadderRating[],
  games: number,
  seed: number,
  paint: Paint,
): string {
  const [head, ...body] = columns([HEADS, ...rows(bots, ranking, percent)], '  ', 2);
  const evenShare = SIZES.map((size) => `${Number((100 / size).toFixed(1))}%`).join(', ');
  return [
    `${paint('heading', `${thousands(games)} games`)} · tables of ${SIZES.join(', ')} · official rules · seed ${seed}`,
    '',
    paint('dim', head!),
    ...body,
    '',
    `An even share is ${evenShare}. The mean rating is 25 (± two deviations).`,
    '',
  ].join('\n');
}

function markdown(
  bots: readonly string[],
  ranking: readonly LadderRating[],
  games: number,
  seed: number,
): string {
  const lines = [
    HEADS,
    HEADS.map((_, column) => (column === 1 ? '---' : '--:')),
    ...rows(bots, ranking, percent),
  ];
  return `${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}

${thousands(games)} games at tables of ${SIZES.join(', ')}, official rules, seed ${seed}; each deal in every seating. Ratings by Plackett–Luce on who wins, ± two standard deviations; win rates ± 95%.
`;
}

function ladderPlot(bots: readonly string[], ranking: readonly LadderRating[], games: number): string {
  return makeSvg({
    title: 'The ladder',
    subtitle: `${thousands(games)} games at tables of ${SIZES.join(', ')}; bars are two standard deviations`,
    panels: [
      {
        type: 'intervals',
        rows: ranking.map(({ bot, rating }) => ({
          label: bots[bot]!,
          estimate: rating,
          note: figure(rating, 1),
        })),
        reference: { value: 25, label: 'mean of all' },
        axis: { label: 'rating', format: (value) => `${Number(value.toFixed(2))}` },
      },
    ],
  });
}

/** One table of each size in turn, in their order. */
function interleaved(tables: readonly LadderTable[]): LadderTable[] {
  const bySize = SIZES.map((size) => tables.filter((each) => each.size === size));
  const longest = Math.max(...bySize.map((list) => list.length));
  // Larger tables have more games each, so there are fewer of them: spread them out evenly.
  return bySize
    .flatMap((list) => list.map((each, index) => ({ each, at: ((index + 0.5) * longest) / list.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
}

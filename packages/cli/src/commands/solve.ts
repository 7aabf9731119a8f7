import {
  CARD_SETS,
  type CardSet,
  deviationOf,
  type Ground,
  parsePolicy,
  type Policy,
  poolOf,
  type Problem,
  quantileOf,
  type Solution,
  solve,
  strategyOf,
  THUMBS,
} from '@sevenfold/bots/solver';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readArgs, readChoice, readWhole } from '../args.ts';
import { solveChallenge } from '../challenge.ts';
import { challengeLines } from '../challenge-view.ts';
import { outputPaint, outputWidth } from '../colour.ts';
import { Progress } from '../progress.ts';
import { solutionLines } from '../solution-view.ts';
import { sharedBuffer, sharedGround, solveOnThreads } from '../solver-crew.ts';
import { type CardFacts, cardLines } from '../strategy-card.ts';
import { poster } from '../strategy-poster.ts';
import { Failure, quote, UsageError } from '../usage.ts';

export const help = `
Usage: sevenfold solve [OPTIONS]

The exact value of a round played alone with a fresh deck: expected score, bust and Flip 7 chances and all scores,
for the best play there is or for any simple policy. All 94 cards take half a minute and 2 GB, fewer cards a moment.

  --cards SET       numbers, modifiers (with numbers), secondChance (with both), or all (default)
  --policy POLICY   best (default), or parts joined by &:
                      stay>=25         stay with 25 points or more
                      sum>=24          the same with the numbers alone, whatever the modifiers
                      sum+plus/3>=24   the numbers, and a third of the + cards
                      bust<=0.26       hit while the next card busts with a chance of 0.26 or less
                      risk             never stay while holding a Second Chance
                    A list is by how many numbers are held, from none on: sum>=99,99,23,24,25,26,36
  --distribution    the chance of every score
  --card [FILE]     the strategy card: when to stop, with rules to remember and what they lose; a poster if the
                    file ends in .svg, otherwise a table on the terminal
  --challenge       the solo challenge: the fewest expected rounds to 200, and the best chance to be there in
                    under five; with the deck carried over, measured on played games
  --games N         how many games to measure the challenge with (default 20000)
  --seed N          seed of their cards (default 1)
  --recompute       the challenge with all cards again, instead of from the table: an hour and a half
  --checkpoint FILE with --recompute: writes every result there and goes on from what it holds
  --threads N       how many threads (default: one a core); results do not depend on it
  --json            one JSON object, all digits

Examples:
  sevenfold solve --cards modifiers
  sevenfold solve --policy 'stay>=25'
  sevenfold solve --cards secondChance --policy 'bust<=0.26' --json
  sevenfold solve --card poster.svg
  sevenfold solve --challenge
`;

const SHAPES = {
  cards: 'value',
  policy: 'value',
  distribution: 'flag',
  card: 'value',
  challenge: 'flag',
  games: 'value',
  seed: 'value',
  recompute: 'flag',
  checkpoint: 'value',
  threads: 'value',
  json: 'flag',
} as const;

const QUANTILES = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99];
/** Decks that are solved before anybody could press a key need no threads. */
const QUICK: ReadonlySet<CardSet> = new Set(['numbers', 'modifiers']);
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const STOPPED = 130;

export async function run(args: string[]): Promise<number> {
  const { values } = readArgs('solve', withCardFile(args), SHAPES);
  const cards = readChoice('--cards', values.cards ?? 'all', CARD_SETS);
  const policy = readPolicy(values.policy ?? 'best');
  const threads = readWhole('--threads', values.threads ?? `${availableParallelism()}`, 1, 64);
  const games = readWhole('--games', values.games ?? '20000', 100, 10_000_000);
  const seed = readWhole('--seed', values.seed ?? '1', 0, 0xffff_ffff);
  refuse(values.card !== undefined && values.challenge, '--card and --challenge are two things; ask for one');
  for (const option of ['games', 'seed', 'recompute', 'checkpoint'] as const) {
    const given = values[option] !== undefined && values[option] !== false;
    refuse(given && !values.challenge, `--${option} belongs to --challenge`);
  }
  const special = values.card === undefined ? '--challenge' : '--card';
  if (values.card !== undefined || values.challenge) {
    refuse(values.policy !== undefined, `${special} is about best play; leave out --policy`);
    refuse(values.distribution, `${special} has no distribution; leave out --distribution`);
  }
  refuse(values.checkpoint !== undefined && !values.recompute, '--checkpoint belongs to --recompute');
  refuse(
    values.card?.endsWith('.svg') === true && values.json,
    '--json prints, --card FILE.svg draws; ask for one',
  );
  refuse(
    values.card !== undefined && values.card !== '-' && !values.card.endsWith('.svg'),
    '--card draws a poster into a file that ends in .svg',
  );

  return untilStopped(async (signal) => {
    if (values.card !== undefined) {
      const facts = await strategyFacts(cards, threads, signal);
      if (values.json) return say(JSON.stringify(facts));
      if (values.card === '-') return say(cardLines(facts, outputPaint(), outputWidth()).join('\n'));
      write(values.card, poster(facts));
      return say(`The strategy card is in ${values.card}: print it on A4 or letter.`);
    }
    if (values.challenge) {
      const { recompute, checkpoint } = values;
      const report = await solveChallenge({ cards, threads, games, seed, recompute, checkpoint, signal });
      return say(
        values.json
          ? JSON.stringify(report)
          : challengeLines(report, outputPaint(), outputWidth()).join('\n'),
      );
    }
    const answer = await solveOne({ cards, policy }, values.policy ?? 'best', threads, signal);
    if (values.json) return say(JSON.stringify(answer));
    return say(solutionLines(answer, values.distribution, outputPaint(), outputWidth()).join('\n'));
  });
}

/** `--card` without a file is the table on the terminal. */
function withCardFile(args: readonly string[]): string[] {
  return args.map((arg, index) => {
    const next = args[index + 1];
    return arg === '--card' && (next === undefined || next.startsWith('--')) ? '--card=-' : arg;
  });
}

function readPolicy(text: string): Policy {
  const policy = parsePolicy(text);
  if (policy !== undefined) return policy;
  throw new UsageError(
    `--policy must be best or something like stay>=25, sum>=24&risk or bust<=0.26, not ${quote(text)}; see sevenfold solve --help`,
  );
}

function refuse(wrong: boolean, sentence: string): void {
  if (wrong) throw new UsageError(sentence);
}

/** The answer to one problem, as --json prints it. */
export interface Answer {
  readonly cards: CardSet;
  readonly policy: string;
  readonly expected: number;
  readonly bust: number;
  readonly flip7: number;
  readonly deviation: number;
  /** By chance: the lowest score that is not exceeded with it. */
  readonly quantiles: Readonly<Record<string, number>>;
  /** By score; a bust is a score of 0. */
  readonly distribution: readonly number[];
  readonly states: number;
  readonly cells: number;
  readonly threads: number;
  readonly seconds: number;
  readonly megabytes: number;
}

async function solveOne(
  problem: { readonly cards: CardSet; readonly policy: Policy },
  policy: string,
  threads: number,
  signal: AbortSignal,
): Promise<Answer> {
  const began = performance.now();
  const quick = QUICK.has(problem.cards);
  const solution = quick ? solve(problem) : await solveLong(problem, threads, signal);
  const { distribution } = solution;
  return {
    cards: problem.cards,
    policy,
    expected: solution.expected,
    bust: solution.bust,
    flip7: solution.flipSeven,
    deviation: deviationOf(distribution),
    quantiles: Object.fromEntries(QUANTILES.map((chance) => [chance, quantileOf(distribution, chance)])),
    distribution: [...distribution],
    states: solution.states,
    cells: solution.cells,
    threads: quick ? 1 : threads,
    seconds: (performance.now() - began) / 1000,
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

/** With a progress bar. */
async function solveLong(
  problem: Problem,
  threads: number,
  signal: AbortSignal,
  ground: Ground = sharedGround(problem),
): Promise<Solution> {
  const bar = new ShareProgress(1);
  try {
    return await solveOnThreads(
      { ...problem, onProgress: (share) => bar.at(0, share) },
      threads,
      ground,
      signal,
    );
  } finally {
    bar.end();
  }
}

/** The best policy and the rules of thumb, one after the other in the same memory. */
async function strategyFacts(cards: CardSet, threads: number, signal: AbortSignal): Promise<CardFacts> {
  const pool = poolOf(sharedBuffer);
  const ground = { ...sharedGround({ cards }), buffer: pool.take };
  // Best play works in both directions, the rules forward only.
  const bar = new ShareProgress(2 + THUMBS.length);
  const solveNext = async (problem: Problem, from: number, weight: number): Promise<Solution> => {
    pool.recycle();
    const onProgress = (share: number): void => bar.at(from, share * weight);
    if (QUICK.has(cards)) return solve(problem, ground);
    return solveOnThreads({ ...problem, onProgress }, threads, ground, signal);
  };
  try {
    const strategy = strategyOf(await solveNext({ reach: true }, 0, 2));
    const thumbs: CardFacts['thumbs'][number][] = [];
    for (const [index, { name, rule }] of THUMBS.entries()) {
      const { expected, bust, flipSeven } = await solveNext({ policy: rule }, 2 + index, 1);
      const loss = strategy.expected - expected;
      thumbs.push({ name, expected, loss, lossShare: loss / strategy.expected, bust, flip7: flipSeven });
    }
    return { cards, ...strategy, thumbs };
  } finally {
    bar.end();
  }
}

/** Progress of work whose parts tell how far they are. */
class ShareProgress {
  static readonly #UNITS = 1000;
  readonly #progress: Progress;
  #done = 0;

  constructor(parts: number) {
    this.#progress = new Progress(parts * ShareProgress.#UNITS, 'steps');
  }

  at(part: number, share: number): void {
    const now = (part + share) * ShareProgress.#UNITS;
    if (now <= this.#done) return;
    this.#progress.add(now - this.#done);
    this.#done = now;
  }

  end(): void {
    this.#progress.end();
  }
}

/** Ctrl-C ends the work, threads and all. */
async function untilStopped(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    process.stderr.write('sevenfold: stopped\n');
    return STOPPED;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(`cannot write ${quote(file)}: ${(error as Error).message}`);
  }
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

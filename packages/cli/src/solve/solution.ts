import {
  type CardSet,
  deviationOf,
  type Policy,
  type Problem,
  quantileOf,
  type Solution,
  solve,
} from '@sevenfold/bots/solver';
import { ShareProgress } from '../terminal/progress.ts';
import { sharedTables, solveOnThreads } from './solver-threads.ts';

const QUANTILES = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99];
/** Decks that are solved in a moment, without threads. */
export const SMALL_DECKS: ReadonlySet<CardSet> = new Set(['numbers', 'modifiers']);

/** The solution as `--json` prints it. */
export interface SolveReport {
  readonly cards: CardSet;
  readonly policy: string;
  readonly expected: number;
  readonly bust: number;
  readonly flip7: number;
  readonly deviation: number;
  /** For each probability, the lowest score that is not exceeded with that probability. */
  readonly quantiles: Readonly<Record<string, number>>;
  /** The chance of each score; a bust is a score of 0. */
  readonly distribution: readonly number[];
  readonly states: number;
  readonly cells: number;
  readonly threads: number;
  readonly seconds: number;
  readonly megabytes: number;
}

export async function solveOne(
  problem: { readonly cards: CardSet; readonly policy: Policy },
  policy: string,
  threads: number,
  signal: AbortSignal,
): Promise<SolveReport> {
  const began = performance.now();
  const quick = SMALL_DECKS.has(problem.cards);
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

async function solveLong(problem: Problem, threads: number, signal: AbortSignal): Promise<Solution> {
  const bar = new ShareProgress(1);
  const onProgress = (share: number): void => bar.at(0, share);
  try {
    return await solveOnThreads({ ...problem, onProgress }, threads, sharedTables(problem), signal);
  } finally {
    bar.end();
  }
}

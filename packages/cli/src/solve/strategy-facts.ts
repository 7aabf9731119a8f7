import type { RatedRule } from '@sevenfold/bots/exact';
import {
  type CardSet,
  poolOf,
  type Problem,
  type Solution,
  solve,
  strategyOf,
  RULES_OF_THUMB,
} from '@sevenfold/bots/solver';
import { ShareProgress } from '../terminal/progress.ts';
import { SMALL_DECKS } from './solution.ts';
import { sharedBuffer, sharedTables, solveOnThreads } from './solver-threads.ts';
import type { CardFacts } from './strategy-card.ts';

/** Solves for best play and for each rule of thumb, one after the other in the same memory. */
export async function strategyFacts(
  cards: CardSet,
  threads: number,
  signal: AbortSignal,
): Promise<CardFacts> {
  const pool = poolOf(sharedBuffer);
  const tables = { ...sharedTables({ cards }), allocate: pool.take };
  // Best play takes two passes, a rule of thumb only one.
  const bar = new ShareProgress(2 + RULES_OF_THUMB.length);
  const solveNext = async (problem: Problem, from: number, weight: number): Promise<Solution> => {
    pool.recycle();
    const onProgress = (share: number): void => bar.at(from, share * weight);
    if (SMALL_DECKS.has(cards)) return solve(problem, tables);
    return solveOnThreads({ ...problem, onProgress }, threads, tables, signal);
  };
  try {
    const strategy = strategyOf(await solveNext({ reach: true }, 0, 2));
    const rulesOfThumb: RatedRule[] = [];
    for (const [index, { name, rule }] of RULES_OF_THUMB.entries()) {
      const { expected, bust, flipSeven } = await solveNext({ policy: rule }, 2 + index, 1);
      const loss = strategy.expected - expected;
      rulesOfThumb.push({
        name,
        expected,
        loss,
        lossShare: loss / strategy.expected,
        bust,
        flip7: flipSeven,
      });
    }
    return { cards, ...strategy, rulesOfThumb };
  } finally {
    bar.end();
  }
}

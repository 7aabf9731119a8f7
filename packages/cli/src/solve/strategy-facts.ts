import type { MemoryRule } from '@sevenfold/bots/exact';
import {
  type CardSet,
  poolOf,
  type Problem,
  type Solution,
  solve,
  strategyOf,
  THUMBS,
} from '@sevenfold/bots/solver';
import { ShareProgress } from '../terminal/progress.ts';
import { SMALL_DECKS } from './solution.ts';
import { sharedBuffer, sharedGround, solveOnThreads } from './solver-threads.ts';
import type { CardFacts } from './strategy-card.ts';

/** Solves for best play and for each rule of thumb, one after the other in the same memory. */
export async function strategyFacts(
  cards: CardSet,
  threads: number,
  signal: AbortSignal,
): Promise<CardFacts> {
  const pool = poolOf(sharedBuffer);
  const ground = { ...sharedGround({ cards }), buffer: pool.take };
  // Best play is two passes, a rule only one.
  const bar = new ShareProgress(2 + THUMBS.length);
  const solveNext = async (problem: Problem, from: number, weight: number): Promise<Solution> => {
    pool.recycle();
    const onProgress = (share: number): void => bar.at(from, share * weight);
    if (SMALL_DECKS.has(cards)) return solve(problem, ground);
    return solveOnThreads({ ...problem, onProgress }, threads, ground, signal);
  };
  try {
    const strategy = strategyOf(await solveNext({ reach: true }, 0, 2));
    const thumbs: MemoryRule[] = [];
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

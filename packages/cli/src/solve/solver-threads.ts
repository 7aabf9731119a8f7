import {
  conclude,
  deckOf,
  type Ground,
  groundOf,
  prepare,
  type Problem,
  type Solution,
  type Step,
  type Workspace,
} from '@sevenfold/bots/solver';
import { Worker } from 'node:worker_threads';

/** What every thread of a crew is given; all of it lies in shared memory. */
export interface CrewPlan {
  readonly space: Workspace;
  readonly steps: readonly Step[];
  readonly threads: number;
  /** How often a thread has finished a step. */
  readonly arrived: Int32Array;
  /** By step: how many of its sets have been handed out. */
  readonly cursors: Int32Array;
}

const MATE = new URL('./solver-thread.ts', import.meta.url);
const REPORT_MS = 100;

export function sharedBuffer(bytes: number): SharedArrayBuffer {
  return new SharedArrayBuffer(bytes);
}

export function sharedGround({ deck, cards }: Problem): Ground {
  return groundOf(deck ?? deckOf(cards ?? 'all'), sharedBuffer);
}

/**
 * Solves on several threads, which leaves this one free to show progress and to listen for Ctrl-C. The result is the
 * same to the last digit for any number of them. `ground` must lie in shared memory. Throws if `signal` says stop.
 */
export async function solveOnThreads(
  problem: Problem,
  threads: number,
  ground: Ground = sharedGround(problem),
  signal?: AbortSignal,
): Promise<Solution> {
  const { space, steps } = prepare(problem, ground);
  const arrived = new Int32Array(sharedBuffer(4));
  const cursors = new Int32Array(sharedBuffer(4 * steps.length));
  const plan: CrewPlan = { space, steps, threads, arrived, cursors };
  const costs = [0];
  for (const step of steps) costs.push(costs.at(-1)! + step.cost);
  // Whole steps, and of the running one what has been handed out.
  const report = (): void => {
    const step = Math.min(steps.length, Math.floor(Atomics.load(arrived, 0) / threads));
    const { from = 0, to = 1, cost = 0 } = steps[step] ?? {};
    const part = step < steps.length ? Math.min(1, Atomics.load(cursors, step) / (to - from)) : 0;
    problem.onProgress?.((costs[step]! + part * cost) / costs.at(-1)!);
  };
  const timer = setInterval(report, REPORT_MS);
  signal?.throwIfAborted();
  const crew = Array.from({ length: threads }, () => new Worker(MATE, { workerData: plan }));
  const stop = (): void => crew.forEach((mate) => void mate.terminate());
  signal?.addEventListener('abort', stop);
  try {
    await Promise.all(crew.map(ended));
    signal?.throwIfAborted();
  } finally {
    clearInterval(timer);
    signal?.removeEventListener('abort', stop);
    // After a failure the others would wait for each other for ever.
    await Promise.all(crew.map((mate) => mate.terminate()));
  }
  report();
  return conclude(ground, space, steps);
}

function ended(mate: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    mate.once('error', reject);
    mate.once('exit', () => resolve());
  });
}

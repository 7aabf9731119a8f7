import {
  solutionOf,
  deckOf,
  type DeckTables,
  deckTablesOf,
  prepare,
  type Problem,
  type Solution,
  type WorkStep,
  type Workspace,
} from '@sevenfold/bots/solver';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What every thread gets, all of it in shared memory. */
export interface ThreadPlan {
  readonly space: Workspace;
  readonly steps: readonly WorkStep[];
  readonly threads: number;
  /** How often a thread has finished a step. */
  readonly arrived: Int32Array;
  /** By step, how many of its sets have been handed out. */
  readonly cursors: Int32Array;
}

/** The program of a thread, which lies beside this file: as source or compiled, like this file. */
const THREAD = new URL(`./solver-thread${extname(import.meta.url)}`, import.meta.url);
const REPORT_MS = 100;

export function sharedBuffer(bytes: number): SharedArrayBuffer {
  return new SharedArrayBuffer(bytes);
}

export function sharedTables({ deck, cards }: Problem): DeckTables {
  return deckTablesOf(deck ?? deckOf(cards ?? 'all'), sharedBuffer);
}

/**
 * Solves on several threads, so that this one can show progress and react to Ctrl-C. The result is the same to the
 * last digit for any number of threads. `tables` must be in shared memory. Throws if `signal` aborts.
 */
export async function solveOnThreads(
  problem: Problem,
  threads: number,
  tables: DeckTables = sharedTables(problem),
  signal?: AbortSignal,
): Promise<Solution> {
  const { space, steps } = prepare(problem, tables);
  const arrived = new Int32Array(sharedBuffer(4));
  const cursors = new Int32Array(sharedBuffer(4 * steps.length));
  const plan: ThreadPlan = { space, steps, threads, arrived, cursors };
  const costs = [0];
  for (const step of steps) costs.push(costs.at(-1)! + step.cost);
  // All finished steps, and the part of the current step that has been handed out.
  const report = (): void => {
    const step = Math.min(steps.length, Math.floor(Atomics.load(arrived, 0) / threads));
    const { from = 0, to = 1, cost = 0 } = steps[step] ?? {};
    const part = step < steps.length ? Math.min(1, Atomics.load(cursors, step) / (to - from)) : 0;
    problem.onProgress?.((costs[step]! + part * cost) / costs.at(-1)!);
  };
  const timer = setInterval(report, REPORT_MS);
  signal?.throwIfAborted();
  const workers = Array.from({ length: threads }, () => new Worker(THREAD, { workerData: plan }));
  const stop = (): void => workers.forEach((worker) => void worker.terminate());
  signal?.addEventListener('abort', stop);
  try {
    await Promise.all(workers.map(ended));
    signal?.throwIfAborted();
  } finally {
    clearInterval(timer);
    signal?.removeEventListener('abort', stop);
    // After a failure the others would wait for each other forever.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  report();
  return solutionOf(tables, space, steps);
}

function ended(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

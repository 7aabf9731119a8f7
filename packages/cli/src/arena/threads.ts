import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { killProcess } from './exec-bot.ts';
import { inlineMore } from './inlining.ts';
import type { Job, Kind, Results } from './jobs.ts';
import { Progress } from '../terminal/progress.ts';

export interface ThreadSetup {
  readonly job: Job;
  /** The process that each thread has started for each seat, so that no process outlives this program. */
  readonly processes: SharedArrayBuffer;
  readonly seats: number;
  readonly thread: number;
}

export type ToThread = 'close' | { readonly first: number; readonly end: number };

export type FromThread =
  | { readonly type: 'played'; readonly games: number }
  | {
      readonly type: 'done';
      readonly first: number;
      readonly games: number;
      readonly result: Results[Kind];
    }
  | { readonly type: 'closed'; readonly result: Results[Kind] | undefined };

export interface Work<Of extends Kind> {
  readonly job: Job & { readonly kind: Of };
  /** The number of parts; they are numbered from 0. */
  readonly parts: number;
  /** The number of games in all, for the progress. */
  readonly games: number;
  readonly threads: number;
  /** The results of some parts, in no particular order. */
  readonly onResult: (result: Results[Of], first: number) => void;
}

export interface RunTimes {
  /** The signal that stopped the job early. */
  readonly stoppedBy: NodeJS.Signals | undefined;
  readonly seconds: number;
  /** CPU time of all threads together, in user mode. */
  readonly cpuSeconds: number;
}

/** The program of a thread, which lies beside this file: as source or compiled, like this file. */
const THREAD = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);
/** How long the batch of parts given to a thread should take. */
const TURN_MS = 150;
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** One Ctrl-C may arrive twice: from the terminal and from the parent process. */
const SAME_SIGNAL_MS = 500;

export const ALL_CORES = availableParallelism();

/** Runs a job in threads, with its progress on standard error, until it is done or stopped. */
export async function runInThreads<Of extends Kind>(work: Work<Of>): Promise<RunTimes> {
  inlineMore();
  const { job, parts, onResult } = work;
  const threads = Math.max(1, Math.min(work.threads, parts));
  const seats = 'seats' in job ? job.seats.length : 1;
  const processes = new SharedArrayBuffer(4 * threads * seats);
  const killAll = (): void => new Int32Array(processes).forEach((pid) => killProcess(pid));
  process.on('exit', killAll);

  const progress = new Progress(work.games, 'games');
  const began = performance.now();
  const cpuBefore = process.cpuUsage().user;
  let next = 0;
  let stoppedBy: NodeJS.Signals | undefined;
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  let stoppedAt = 0;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stoppedBy !== undefined && performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(130);
    stoppedBy ??= signal;
    stoppedAt = performance.now();
    stop();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);

  const workers: Worker[] = [];
  const runThread = async (thread: number): Promise<void> => {
    const workerData: ThreadSetup = { job, processes, seats, thread };
    const worker = new Worker(THREAD, { workerData });
    workers.push(worker);
    let size = 1;
    let givenAt = performance.now();
    let given = 0;
    const give = (): void => {
      // Smaller batches towards the end, so that all threads finish together.
      const count = Math.max(1, Math.min(size, Math.floor((parts - next) / (2 * threads))));
      if (next >= parts) return tell(worker, 'close');
      given = Math.min(count, parts - next);
      givenAt = performance.now();
      tell(worker, { first: next, end: next + given });
      next += given;
    };
    await new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', (message: FromThread) => {
        if (stoppedBy !== undefined) return;
        if (message.type === 'played') {
          progress.add(message.games);
        } else if (message.type === 'closed') {
          if (message.result !== undefined) onResult(message.result as Results[Of], parts);
        } else {
          progress.add(message.games);
          onResult(message.result as Results[Of], message.first);
          const took = performance.now() - givenAt;
          size = Math.max(1, Math.min(size * 4, Math.round((given * TURN_MS) / Math.max(took, 0.1))));
          give();
        }
      });
      give();
    });
  };

  try {
    const all = Promise.all(Array.from({ length: threads }, (_, thread) => runThread(thread)));
    await Promise.race([all, stopped]);
  } finally {
    progress.end();
    for (const signal of SIGNALS) process.off(signal, onSignal);
    await Promise.all(workers.map((worker) => worker.terminate()));
    killAll();
    process.off('exit', killAll);
  }
  return {
    stoppedBy,
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: (process.cpuUsage().user - cpuBefore) / 1e6,
  };
}

function tell(worker: Worker, message: ToThread): void {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(message);
}

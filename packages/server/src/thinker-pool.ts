import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Move, State } from '@sevenfold/engine';
import { defaultAnswer } from '@sevenfold/bots';
import type { Question } from './thinker-worker.ts';

const WORKER = new URL('./thinker-worker.ts', import.meta.url);
/** Milliseconds for one thought, and for one thought and the wait before it. */
const LONGEST_THOUGHT = 5_000;
const LONGEST_WAIT = 15_000;
const MOST_WAITING = 2_000;

interface Job extends Question {
  readonly asked: number;
  readonly resolve: (move: Move) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job;
  timer: NodeJS.Timeout;
}

export interface PoolSetup {
  /** At most so many threads; they start when there is something to think about. */
  readonly threads?: number;
  readonly longestThought?: number;
  readonly mostWaiting?: number;
  /** What a thread runs. */
  readonly worker?: URL;
  /** A thread has died. */
  readonly failed?: (error: unknown) => void;
}

/**
 * Bots think in threads of their own, so that no table waits for a bot of another. An answer always comes: from a
 * thread that dies, thinks too long or never gets to it, it is the one that an expired clock would give.
 */
export class ThinkerPool {
  readonly #most: number;
  readonly #longestThought: number;
  readonly #mostWaiting: number;
  readonly #file: URL;
  readonly #failed: (error: unknown) => void;
  readonly #busy = new Set<Thread>();
  readonly #idle: Worker[] = [];
  readonly #waiting: Job[] = [];
  #stopped = false;

  constructor(setup: PoolSetup = {}) {
    this.#most = setup.threads ?? Math.max(1, availableParallelism() - 1);
    this.#longestThought = setup.longestThought ?? LONGEST_THOUGHT;
    this.#mostWaiting = setup.mostWaiting ?? MOST_WAITING;
    this.#file = setup.worker ?? WORKER;
    this.#failed = setup.failed ?? (() => undefined);
  }

  get thinking(): number {
    return this.#busy.size;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** A `Thinker`. */
  readonly think = (kind: string, state: State): Promise<Move> => {
    if (this.#stopped || this.#waiting.length >= this.#mostWaiting)
      return Promise.resolve(defaultAnswer(state));
    return new Promise((resolve) => {
      this.#waiting.push({ kind, state, asked: performance.now(), resolve });
      this.#next();
    });
  };

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const job of this.#waiting.splice(0)) giveUp(job);
    const workers = [...this.#idle.splice(0), ...[...this.#busy].map(({ worker }) => worker)];
    for (const thread of this.#busy) this.#release(thread, defaultAnswer(thread.job.state));
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #next(): void {
    while (this.#waiting.length > 0 && this.#busy.size < this.#most) {
      const job = this.#waiting.shift()!;
      if (performance.now() - job.asked > LONGEST_WAIT) giveUp(job);
      else this.#give(this.#idle.pop() ?? this.#start(), job);
    }
  }

  #give(worker: Worker, job: Job): void {
    const timer = setTimeout(
      () => this.#lose(worker, new Error('a bot has thought too long')),
      this.#longestThought,
    );
    this.#busy.add({ worker, job, timer });
    const question: Question = { kind: job.kind, state: job.state };
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(question);
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    // A process that has nothing else to do may end.
    worker.unref();
    worker.on('message', (move: Move) => {
      const thread = this.#threadOf(worker);
      if (thread === undefined) return;
      this.#release(thread, move);
      this.#idle.push(worker);
      this.#next();
    });
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('a thinking thread has ended')));
    return worker;
  }

  /** This one answers no more; another takes its place when there is something to do. */
  #lose(worker: Worker, error: Error): void {
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    const thread = this.#threadOf(worker);
    if (thread !== undefined) this.#release(thread, defaultAnswer(thread.job.state));
    if (this.#stopped || (thread === undefined && idle < 0)) return;
    void worker.terminate();
    this.#failed(error);
    this.#next();
  }

  #release(thread: Thread, move: Move): void {
    clearTimeout(thread.timer);
    this.#busy.delete(thread);
    thread.job.resolve(move);
  }

  #threadOf(worker: Worker): Thread | undefined {
    return [...this.#busy].find((thread) => thread.worker === worker);
  }
}

function giveUp(job: Job): void {
  job.resolve(defaultAnswer(job.state));
}

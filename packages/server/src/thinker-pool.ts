import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Move, State } from '@sevenfold/engine';
import { type Asker, type Caller, Quota, thinkHere, webSource } from '@sevenfold/table';
import { FairQueue } from './fair-queue.ts';
import type { Question } from './thinker-worker.ts';

const WORKER = new URL('./thinker-worker.ts', import.meta.url);
/** Milliseconds until a thread that has not answered is given up, and until a question that waits is answered by habit. */
const LONGEST_THOUGHT = 5_000;
const LONGEST_WAIT = 1_000;
const MOST_WAITING = 2_000;
/** Milliseconds in which everybody who waits should have had a turn: thoughts get shorter so that they do. */
const ROUND = 500;
/** Milliseconds that a thought may take, and what it is cut down to when many wait. */
const LENGTHS = [300, 100, 30, 10, 3];
/** Milliseconds of thinking a minute. An address has half a thread: enough for hundreds of ordinary tables. */
const TABLE_ALLOWANCE = 15_000;
const CALLER_ALLOWANCE = 30_000;

interface Job {
  readonly kind: string;
  readonly state: State;
  readonly asker: Asker;
  /** Whose thinking it is, the narrowest first; empty if nobody's. */
  readonly payer: readonly Caller[];
  readonly waitTimer: NodeJS.Timeout;
  readonly resolve: (move: Move | Promise<Move>) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly job: Job;
  readonly began: number;
  /** What the thought may take. */
  readonly milliseconds: number;
  readonly timer: NodeJS.Timeout;
}

export interface PoolSetup {
  /** At most so many threads; they start when there is something to think about. */
  readonly threads?: number;
  readonly longestThought?: number;
  readonly longestWait?: number;
  readonly mostWaiting?: number;
  readonly tableAllowance?: number;
  readonly callerAllowance?: number;
  /** What a thread runs. */
  readonly worker?: URL;
  /** A thread has died. */
  readonly failed?: (error: unknown) => void;
}

/**
 * Bots think in threads of their own, so that no table waits for a bot of another. An answer always comes, and soon:
 * addresses and their tables take turns, thoughts get shorter when many wait, and whoever has waited or thought too
 * much gets the answer that the bot gives without trying anything out. A table has one thought at a time.
 */
export class ThinkerPool {
  readonly #most: number;
  readonly #longestThought: number;
  readonly #longestWait: number;
  readonly #mostWaiting: number;
  /** Milliseconds of thinking. */
  readonly #tableQuota: Quota;
  readonly #callerQuota: Quota;
  readonly #file: URL;
  readonly #failed: (error: unknown) => void;
  readonly #habit = thinkHere(webSource, 0);
  readonly #busy = new Set<Thread>();
  readonly #idle: Worker[] = [];
  readonly #waiting = new FairQueue<Job>();
  /** Tables with a question that waits or is thought about. */
  readonly #tables = new Set<string>();
  #stopped = false;

  constructor(setup: PoolSetup = {}) {
    this.#most = setup.threads ?? Math.max(1, availableParallelism() - 1);
    this.#longestThought = setup.longestThought ?? LONGEST_THOUGHT;
    this.#longestWait = setup.longestWait ?? LONGEST_WAIT;
    this.#mostWaiting = setup.mostWaiting ?? MOST_WAITING;
    this.#tableQuota = perMinute(setup.tableAllowance ?? TABLE_ALLOWANCE);
    this.#callerQuota = perMinute(setup.callerAllowance ?? CALLER_ALLOWANCE);
    this.#file = setup.worker ?? WORKER;
    this.#failed = setup.failed ?? (() => undefined);
  }

  get thinking(): number {
    return this.#busy.size;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** A `Thinker`. */
  readonly think = (kind: string, state: State, asker: Asker): Promise<Move> => {
    const now = performance.now();
    const payer = this.#payerOf(asker, now);
    const isRefused =
      this.#stopped ||
      this.#tables.has(asker.table) ||
      this.#waiting.size >= this.#mostWaiting ||
      !this.#tableQuota.has(account(asker), now) ||
      !this.#callerQuota.has(payer, now);
    if (isRefused) return this.#habit(kind, state, asker);
    const path = [...payer.map(({ key }) => key).toReversed(), asker.table];
    return new Promise((resolve) => {
      const waitTimer = setTimeout(() => {
        this.#waiting.remove(path);
        this.#answerByHabit(job);
      }, this.#longestWait);
      const job: Job = { kind, state, asker, payer, waitTimer, resolve };
      this.#tables.add(asker.table);
      this.#waiting.push(path, job);
      this.#next();
    });
  };

  async stop(): Promise<void> {
    this.#stopped = true;
    for (let turn = this.#waiting.shift(); turn !== undefined; turn = this.#waiting.shift())
      this.#answerByHabit(turn.item);
    const workers = [...this.#idle.splice(0), ...[...this.#busy].map(({ worker }) => worker)];
    for (const thread of this.#busy) this.#release(thread);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #next(): void {
    while (this.#waiting.size > 0 && this.#busy.size < this.#most) {
      const { item: job, share } = this.#waiting.shift()!;
      const milliseconds = LENGTHS.find((length) => length <= ROUND * this.#most * share);
      if (milliseconds === undefined) this.#answerByHabit(job);
      else this.#give(this.#idle.pop() ?? this.#start(), job, milliseconds);
    }
  }

  #give(worker: Worker, job: Job, milliseconds: number): void {
    clearTimeout(job.waitTimer);
    const timer = setTimeout(
      () => this.#lose(worker, new Error('a bot has thought too long')),
      this.#longestThought,
    );
    this.#busy.add({ worker, job, began: performance.now(), milliseconds, timer });
    const question: Question = { kind: job.kind, state: job.state, milliseconds };
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
    if (thread !== undefined) this.#release(thread);
    if (this.#stopped || (thread === undefined && idle < 0)) return;
    void worker.terminate();
    this.#failed(error);
    this.#next();
  }

  /** Without a move it is answered by habit. */
  #release(thread: Thread, move?: Move): void {
    clearTimeout(thread.timer);
    this.#busy.delete(thread);
    const { job, began, milliseconds } = thread;
    const now = performance.now();
    // The start of a thread, and a machine that is busy otherwise, are nobody's thinking.
    const thought = Math.min(now - began, milliseconds);
    this.#tableQuota.charge(account(job.asker), now, thought);
    this.#callerQuota.charge(job.payer, now, thought);
    if (move === undefined) return this.#answerByHabit(job);
    this.#tables.delete(job.asker.table);
    job.resolve(move);
  }

  #answerByHabit({ kind, state, asker, waitTimer, resolve }: Job): void {
    clearTimeout(waitTimer);
    this.#tables.delete(asker.table);
    resolve(this.#habit(kind, state, asker));
  }

  #threadOf(worker: Worker): Thread | undefined {
    return [...this.#busy].find((thread) => thread.worker === worker);
  }

  /** Of everybody at the table, who owes least: nobody takes a table's bots away by sitting down there. */
  #payerOf({ payers }: Asker, now: number): readonly Caller[] {
    const debts = payers.map((payer) => this.#callerQuota.debt(payer[0]!, now));
    return payers[debts.indexOf(Math.min(...debts))] ?? [];
  }
}

function perMinute(milliseconds: number): Quota {
  return new Quota(milliseconds, milliseconds / 60);
}

function account({ table }: Asker): readonly Caller[] {
  return [{ key: table, weight: 1 }];
}

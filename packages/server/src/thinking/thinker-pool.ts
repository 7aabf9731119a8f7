import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Move, State } from '@sevenfold/engine';
import { type Asker, type Caller, Quota, thinkHere, webSource } from '@sevenfold/table';
import { FairQueue } from './fair-queue.ts';
import type { BotQuestion } from './thinker-worker.ts';

/** The file beside this one, with the same extension: a source, or compiled. */
const WORKER = new URL(`./thinker-worker${extname(import.meta.url)}`, import.meta.url);
/** Milliseconds until a silent thread is replaced. */
const LONGEST_THOUGHT = 5_000;
/** Milliseconds until a waiting question gets the quick answer. */
const LONGEST_WAIT = 1_000;
const MOST_WAITING = 2_000;
/** Milliseconds in which every waiting table should get a turn; thinking times are shortened to make that possible. */
const CYCLE = 500;
/** Milliseconds for one answer; shorter when many wait. */
const THINKING_BUDGETS = [300, 100, 30, 10, 3];
/** Milliseconds of thinking a minute for one table. */
const TABLE_ALLOWANCE = 15_000;
/** The same for one address: half a thread, enough for hundreds of ordinary tables. */
const CALLER_ALLOWANCE = 30_000;

interface Job {
  readonly kind: string;
  readonly state: State;
  readonly asker: Asker;
  /** The callers whose quota it counts against, the smallest network first; empty if it counts against none. */
  readonly payer: readonly Caller[];
  readonly waitTimer: NodeJS.Timeout;
  readonly resolve: (move: Move | Promise<Move>) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly job: Job;
  readonly began: number;
  readonly milliseconds: number;
  readonly timer: NodeJS.Timeout;
}

export interface PoolSetup {
  /** The most threads; they start when they are needed. */
  readonly threads?: number;
  readonly longestThought?: number;
  readonly longestWait?: number;
  readonly mostWaiting?: number;
  readonly tableAllowance?: number;
  readonly callerAllowance?: number;
  readonly worker?: URL;
  readonly failed?: (error: unknown) => void;
}

/**
 * Bots think in threads, so that no table waits for another's bots. Every question is answered soon: addresses and their
 * tables take turns, thinking times get shorter when many wait, and questions that wait too long or exceed a quota get the
 * quick answer that the bot gives without trying anything out. A table has one question at a time.
 */
export class ThinkerPool {
  readonly #most: number;
  readonly #longestThought: number;
  readonly #longestWait: number;
  readonly #mostWaiting: number;
  /** Both quotas are in milliseconds of thinking. */
  readonly #tableQuota: Quota;
  readonly #callerQuota: Quota;
  readonly #file: URL;
  readonly #failed: (error: unknown) => void;
  readonly #quick = thinkHere(webSource, 0);
  readonly #busy = new Set<Thread>();
  readonly #idle: Worker[] = [];
  readonly #waiting = new FairQueue<Job>();
  /** Tables with an open question. */
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
    if (isRefused) return this.#quick(kind, state, asker);
    const path = [...payer.map(({ key }) => key).toReversed(), asker.table];
    return new Promise((resolve) => {
      const waitTimer = setTimeout(() => {
        this.#waiting.remove(path);
        this.#answerQuickly(job);
      }, this.#longestWait);
      const job: Job = { kind, state, asker, payer, waitTimer, resolve };
      this.#tables.add(asker.table);
      this.#waiting.push(path, job);
      this.#assignNext();
    });
  };

  async stop(): Promise<void> {
    this.#stopped = true;
    for (let turn = this.#waiting.shift(); turn !== undefined; turn = this.#waiting.shift())
      this.#answerQuickly(turn.item);
    const workers = [...this.#idle.splice(0), ...[...this.#busy].map(({ worker }) => worker)];
    for (const thread of this.#busy) this.#release(thread);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #assignNext(): void {
    while (this.#waiting.size > 0 && this.#busy.size < this.#most) {
      const { item: job, share } = this.#waiting.shift()!;
      const milliseconds = THINKING_BUDGETS.find((time) => time <= CYCLE * this.#most * share);
      if (milliseconds === undefined) this.#answerQuickly(job);
      else this.#assign(this.#idle.pop() ?? this.#start(), job, milliseconds);
    }
  }

  #assign(worker: Worker, job: Job, milliseconds: number): void {
    clearTimeout(job.waitTimer);
    const timer = setTimeout(
      () => this.#drop(worker, new Error('a bot took too long')),
      this.#longestThought,
    );
    this.#busy.add({ worker, job, began: performance.now(), milliseconds, timer });
    const question: BotQuestion = { kind: job.kind, state: job.state, milliseconds };
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(question);
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    // An idle thread must not keep the process alive.
    worker.unref();
    worker.on('message', (move: Move) => {
      const thread = this.#threadOf(worker);
      if (thread === undefined) return;
      this.#release(thread, move);
      this.#idle.push(worker);
      this.#assignNext();
    });
    worker.on('error', (error) => this.#drop(worker, error));
    worker.on('exit', () => this.#drop(worker, new Error('a bot thread has ended')));
    return worker;
  }

  /** A new thread starts when one is needed. */
  #drop(worker: Worker, error: Error): void {
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    const thread = this.#threadOf(worker);
    if (thread !== undefined) this.#release(thread);
    if (this.#stopped || (thread === undefined && idle < 0)) return;
    void worker.terminate();
    this.#failed(error);
    this.#assignNext();
  }

  /** Without a move, the question gets the quick answer. */
  #release(thread: Thread, move?: Move): void {
    clearTimeout(thread.timer);
    this.#busy.delete(thread);
    const { job, began, milliseconds } = thread;
    const now = performance.now();
    // Starting a thread and waiting for a busy machine do not count as thinking.
    const thought = Math.min(now - began, milliseconds);
    this.#tableQuota.charge(account(job.asker), now, thought);
    this.#callerQuota.charge(job.payer, now, thought);
    if (move === undefined) return this.#answerQuickly(job);
    this.#tables.delete(job.asker.table);
    job.resolve(move);
  }

  #answerQuickly({ kind, state, asker, waitTimer, resolve }: Job): void {
    clearTimeout(waitTimer);
    this.#tables.delete(asker.table);
    resolve(this.#quick(kind, state, asker));
  }

  #threadOf(worker: Worker): Thread | undefined {
    return [...this.#busy].find((thread) => thread.worker === worker);
  }

  /** The person at the table with the most quota left, so that nobody can slow down its bots by joining. */
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

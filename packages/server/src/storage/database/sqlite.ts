import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { APPLICATION } from '../data-folder.ts';
import type { Database, SqlRow } from './database.ts';
import { type Query, sql } from './query.ts';
import { type Batch, type Call, packWrites } from './sqlite-batch.ts';
import type { QueryFailure, QueryOutcome, BatchOutcomes, SqliteSetup } from './sqlite-thread.ts';

/** The file beside this one, with the same extension: a source, or compiled. */
const THREAD = new URL(`./sqlite-thread${extname(import.meta.url)}`, import.meta.url);

interface Read {
  readonly query: Query;
  readonly fromDisk: boolean;
}

interface Waiting<Work, Result> {
  readonly work: Work;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/**
 * SQLite in a thread of its own. Waiting for the disk takes milliseconds, for one move or a hundred, so everything that
 * arrives during a transaction goes into the next one together.
 */
export class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  /** Resolves if the thread dies. */
  readonly fatalError: Promise<Error>;
  readonly #thread: Worker;
  #reads: Waiting<Read, SqlRow[]>[] = [];
  #writes: Waiting<readonly Query[], number[]>[] = [];
  /** The batch that the thread is working on. */
  #sent: { reads: Waiting<Read, SqlRow[]>[]; writes: Waiting<readonly Query[], number[]>[] } | undefined;
  #scheduled = false;
  #closing = false;
  /** Statements are sent by number, because their text is much longer than their values. */
  readonly #numbers = new Map<string, number>();
  /** Statements that the thread does not know yet. */
  #newStatements: string[] = [];
  #closed: Error | undefined;
  /** Once found, damage to the file is permanent. */
  #damage: Error | undefined;

  private constructor(thread: Worker) {
    this.#thread = thread;
    const { promise, resolve } = Promise.withResolvers<Error>();
    this.fatalError = promise;
    thread.on('message', (outcomes: BatchOutcomes) => this.#settle(outcomes));
    thread.on('error', (error) => this.#fail(error));
    thread.on('exit', () => {
      this.#fail(new Error(this.#closing ? 'the database is closed' : 'the database thread has ended'));
      if (!this.#closing) resolve(this.#closed!);
    });
  }

  static open(file: string): Promise<SqliteDatabase> {
    const workerData: SqliteSetup = { file, application: APPLICATION };
    const thread = new Worker(THREAD, { workerData });
    return new Promise((resolve, reject) => {
      thread.once('error', reject);
      thread.once('message', () => {
        thread.off('error', reject);
        resolve(new SqliteDatabase(thread));
      });
    });
  }

  get waiting(): number {
    return this.#reads.length + this.#writes.length;
  }

  read(query: Query): Promise<SqlRow[]> {
    return this.#read({ query, fromDisk: false });
  }

  /** Rejects for good once any query has found the file damaged. */
  async readFromDisk(query: Query): Promise<SqlRow[]> {
    if (this.#damage !== undefined) throw this.#damage;
    return this.#read({ query, fromDisk: true });
  }

  write(queries: readonly Query[]): Promise<number[]> {
    return new Promise((resolve, reject) => {
      this.#writes.push({ work: queries, resolve, reject });
      this.#schedule();
    });
  }

  async close(): Promise<void> {
    if (this.#closed !== undefined) return;
    // Answers come in order, so this one comes after those of everything before it.
    await this.read(sql`select 1`);
    const exit = once(this.#thread, 'exit');
    this.#closing = true;
    this.#tell('close');
    await exit;
  }

  #read(work: Read): Promise<SqlRow[]> {
    return new Promise((resolve, reject) => {
      this.#reads.push({ work, resolve, reject });
      this.#schedule();
    });
  }

  /** Sends the batch at the end of this turn of the event loop, so that what arrives together is written together. */
  #schedule(): void {
    if (this.#closed !== undefined) return this.#fail(this.#closed);
    if (this.#scheduled || this.#sent !== undefined) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#reads.length === 0 && this.#writes.length === 0) return;
    const [reads, writes] = [this.#reads, this.#writes];
    this.#sent = { reads, writes };
    this.#reads = [];
    this.#writes = [];
    const calls = {
      reads: reads.map(({ work: { query, fromDisk } }) => ({ call: this.#call(query), fromDisk })),
      writes: packWrites(writes.map(({ work }) => work.map((query) => this.#call(query)))),
    };
    this.#tell({ statements: this.#newStatements, ...calls });
    this.#newStatements = [];
  }

  #call({ text, values }: Query): Call {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(text, number);
      this.#newStatements.push(text);
    }
    return [number, values];
  }

  #tell(message: Batch | 'close'): void {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#thread.postMessage(message);
  }

  #settle(outcomes: BatchOutcomes): void {
    const { reads, writes } = this.#sent!;
    this.#sent = undefined;
    this.#send();
    for (const [at, one] of reads.entries()) this.#answer(one, outcomes.reads[at]!);
    const { changes, failures } = outcomes.writes;
    const failed = new Map(failures);
    let from = 0;
    for (const [at, one] of writes.entries()) {
      const failure = failed.get(at);
      this.#answer(one, failure ?? { result: changes.slice(from, from + one.work.length) });
      from += one.work.length;
    }
  }

  #answer<Result>(one: Waiting<unknown, Result>, outcome: QueryOutcome<Result>): void {
    if ('error' in outcome) one.reject(this.#errorOf(outcome));
    else one.resolve(outcome.result);
  }

  #errorOf({ error, damaged }: QueryFailure): Error {
    const made = new Error(error);
    if (damaged) this.#damage ??= made;
    return made;
  }

  #fail(error: Error): void {
    this.#closed ??= error;
    const sent = this.#sent ?? { reads: [], writes: [] };
    for (const { reject } of [...sent.reads, ...sent.writes, ...this.#reads, ...this.#writes])
      reject(this.#closed);
    this.#sent = undefined;
    this.#reads = [];
    this.#writes = [];
  }
}

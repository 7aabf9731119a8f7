// The thread that runs SQLite, so that waiting for the disk blocks nothing else.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { SqlRow } from './database.ts';
import type { Value } from './query.ts';
import { type Batch, type Call, unpackWrites } from './sqlite-batch.ts';

export interface SqliteSetup {
  readonly file: string;
  /** SQLite's `application_id`. */
  readonly application: number;
}

export interface QueryFailure {
  readonly error: string;
  /** The file itself is broken. */
  readonly damaged: boolean;
}

export type QueryOutcome<Result> = { readonly result: Result } | QueryFailure;

export interface BatchOutcomes {
  readonly reads: readonly QueryOutcome<SqlRow[]>[];
  readonly writes: WriteOutcomes;
}

/** In two flat lists, which are cheap to send: nearly every write is a move that succeeds. */
interface WriteOutcomes {
  /** How many rows each query has changed, for all writes one after the other. */
  readonly changes: readonly number[];
  /** The writes that failed, by index; what they changed does not count. */
  readonly failures: readonly (readonly [write: number, failure: QueryFailure])[];
}

/** A failure in one part that ended the whole transaction. */
class TransactionEnded extends Error {
  readonly failure: QueryFailure;

  constructor(failure: QueryFailure) {
    super(failure.error);
    this.failure = failure;
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB; the lowest byte of an error code. */
const DAMAGED = new Set([11, 26]);

const { file, application } = workerData as SqliteSetup;
// A backup that starts at the same moment holds a lock.
const database = new DatabaseSync(file, { timeout: 5000 });
database.exec('pragma journal_mode = wal');
database.exec('pragma synchronous = full');
database.exec(`pragma application_id = ${application}`);
database.exec('pragma cache_size = -65536');
// What someone has deleted must not stay readable in the file.
database.exec('pragma secure_delete = on');
// Copying what was written into the database makes everyone wait; four times as rarely, most pages have changed again.
database.exec('pragma wal_autocheckpoint = 4000');

const [begin, commit] = [database.prepare('begin immediate'), database.prepare('commit')];
const statements: string[] = [];
const prepared: StatementSync[] = [];

parentPort!.on('message', (batch: Batch | 'close') => {
  if (batch === 'close') {
    database.close();
    parentPort!.close();
    return;
  }
  statements.push(...batch.statements);
  const reads = batch.reads.map(({ call, fromDisk }) =>
    attempt(() => (fromDisk ? readFromDisk : read)(...call)),
  );
  answer({ reads, writes: writeAll(unpackWrites(batch.writes)) });
});
answer('open');

function answer(message: BatchOutcomes | 'open'): void {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(message);
}

function read(statement: number, values: readonly Value[]): SqlRow[] {
  return prepare(statement).all(...values) as unknown as SqlRow[];
}

/** Reads on a new connection, which has nothing cached. */
function readFromDisk(statement: number, values: readonly Value[]): SqlRow[] {
  const fresh = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return fresh.prepare(statements[statement]!).all(...values) as unknown as SqlRow[];
  } finally {
    fresh.close();
  }
}

function writeAll(writes: readonly (readonly Call[])[]): WriteOutcomes {
  if (writes.length === 0) return { changes: [], failures: [] };
  try {
    begin.run();
    const changes: number[] = [];
    const failures: [number, QueryFailure][] = [];
    for (const [at, calls] of writes.entries()) {
      const failure = writeOne(calls, changes);
      if (failure !== undefined) failures.push([at, failure]);
    }
    commit.run();
    return { changes, failures };
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    return { changes: [], failures: writes.map((_calls, at) => [at, failureOf(error)]) };
  }
}

/** One caller's queries: if one fails, all of them are undone, and other callers are not affected. */
function writeOne(calls: readonly Call[], changes: number[]): QueryFailure | undefined {
  // SQLite undoes a single statement by itself.
  const several = calls.length > 1;
  const end = changes.length + calls.length;
  if (several) database.exec('savepoint one');
  try {
    for (const call of calls) changes.push(run(call));
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    // A full or broken disk ends the whole transaction.
    if (!database.isTransaction) throw new TransactionEnded(failure);
    if (several) database.exec('rollback to one');
    while (changes.length < end) changes.push(0);
    return failure;
  } finally {
    if (several && database.isTransaction) database.exec('release one');
  }
}

function run([statement, values]: Call): number {
  return Number(prepare(statement).run(...values).changes);
}

/** Prepares a statement on its first use, because earlier statements may create the tables it needs. */
function prepare(statement: number): StatementSync {
  return (prepared[statement] ??= database.prepare(statements[statement]!));
}

function attempt<Result>(act: () => Result): QueryOutcome<Result> {
  try {
    return { result: act() };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): QueryFailure {
  if (error instanceof TransactionEnded) return error.failure;
  const { message, errcode = 0 } = error as Error & { readonly errcode?: number };
  return { error: message, damaged: DAMAGED.has(errcode & 0xff) };
}

// Runs SQLite in a thread of its own: waiting for the disk blocks here and nobody else.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row } from './database.ts';
import type { Value } from './query.ts';

export interface ThreadSetup {
  readonly file: string;
  /** Written into the file to mark it as ours. */
  readonly application: number;
}

/** A statement by its number, what it is filled with, and whether to read past what this thread remembers. */
export type Call = readonly [statement: number, values: readonly Value[], fromDisk?: boolean];

/** Reads, then writes; the writes in one transaction, so that they share one wait for the disk. */
export interface Batch {
  /** New ones, numbered on from those before. */
  readonly statements: readonly string[];
  readonly reads: readonly Call[];
  readonly writes: readonly (readonly Call[])[];
}

export interface Failure {
  readonly error: string;
  /** The file itself is broken. */
  readonly damaged: boolean;
}

export type Outcome<Result> = { readonly result: Result } | Failure;

export interface Outcomes {
  readonly reads: readonly Outcome<Row[]>[];
  readonly writes: readonly Outcome<number[]>[];
}

/** SQLITE_CORRUPT and SQLITE_NOTADB, in the lowest byte of a code. */
const DAMAGED = new Set([11, 26]);

const { file, application } = workerData as ThreadSetup;
// A backup that begins at the same moment may have to be waited for.
const database = new DatabaseSync(file, { timeout: 5000 });
database.exec('pragma journal_mode = wal');
database.exec('pragma synchronous = full');
database.exec(`pragma application_id = ${application}`);
database.exec('pragma cache_size = -65536');
/** A transaction was ended by what one part of it has met. */
class Ended extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.error);
    this.failure = failure;
  }
}

const statements: string[] = [];
const prepared: StatementSync[] = [];

parentPort!.on('message', (batch: Batch | 'close') => {
  if (batch === 'close') {
    database.close();
    parentPort!.close();
    return;
  }
  statements.push(...batch.statements);
  const reads = batch.reads.map(([statement, values, fromDisk]) =>
    attempt(() => (fromDisk === true ? readFromDisk : read)(statement, values)),
  );
  answer({ reads, writes: writeAll(batch.writes) });
});
answer('open');

function answer(message: Outcomes | 'open'): void {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(message);
}

function read(statement: number, values: readonly Value[]): Row[] {
  return prepare(statement).all(...values) as unknown as Row[];
}

/** By a connection that has no pages in its memory yet. */
function readFromDisk(statement: number, values: readonly Value[]): Row[] {
  const fresh = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return fresh.prepare(statements[statement]!).all(...values) as unknown as Row[];
  } finally {
    fresh.close();
  }
}

function writeAll(writes: Batch['writes']): Outcome<number[]>[] {
  if (writes.length === 0) return [];
  try {
    database.exec('begin immediate');
    const outcomes = writes.map(writeOne);
    database.exec('commit');
    return outcomes;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    return writes.map(() => failureOf(error));
  }
}

/** One transaction among others: what fails in it is undone, and the others go on. */
function writeOne(calls: readonly Call[]): Outcome<number[]> {
  // A single statement is undone by SQLite itself.
  const several = calls.length > 1;
  if (several) database.exec('savepoint one');
  const outcome = attempt(() => calls.map(run));
  // A full or broken disk ends the whole transaction, not only this part of it.
  if ('error' in outcome && !database.isTransaction) throw new Ended(outcome);
  if (several && 'error' in outcome) database.exec('rollback to one');
  if (several) database.exec('release one');
  return outcome;
}

function run([statement, values]: Call): number {
  return Number(prepare(statement).run(...values).changes);
}

/** When it is used for the first time: it may need tables that another has made before it. */
function prepare(statement: number): StatementSync {
  return (prepared[statement] ??= database.prepare(statements[statement]!));
}

function attempt<Result>(act: () => Result): Outcome<Result> {
  try {
    return { result: act() };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Ended) return error.failure;
  const { message, errcode = 0 } = error as Error & { readonly errcode?: number };
  return { error: message, damaged: DAMAGED.has(errcode & 0xff) };
}

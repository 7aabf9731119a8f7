// Runs SQLite in a thread of its own: waiting for the disk blocks here and nobody else.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Query, Row } from './database.ts';

export interface ThreadSetup {
  readonly file: string;
  /** Written into the file to mark it as ours. */
  readonly application: number;
}

/** Reads, then writes; the writes in one transaction, so that they share one wait for the disk. */
export interface Batch {
  readonly reads: readonly Query[];
  readonly writes: readonly (readonly Query[])[];
}

export type Outcome<Result> = { readonly result: Result } | { readonly error: string };

export interface Outcomes {
  readonly reads: readonly Outcome<Row[]>[];
  readonly writes: readonly Outcome<number[]>[];
}

const { file, application } = workerData as ThreadSetup;
// A backup that begins at the same moment may have to be waited for.
const database = new DatabaseSync(file, { timeout: 5000 });
database.exec('pragma journal_mode = wal');
database.exec('pragma synchronous = full');
database.exec(`pragma application_id = ${application}`);
database.exec('pragma cache_size = -65536');
const prepared = new Map<string, StatementSync>();

parentPort!.on('message', (batch: Batch | 'close') => {
  if (batch === 'close') {
    database.close();
    parentPort!.close();
    return;
  }
  const reads = batch.reads.map((query) =>
    attempt(() => prepare(query.sql).all(...query.values) as unknown as Row[]),
  );
  answer({ reads, writes: writeAll(batch.writes) });
});
answer('open');

function answer(message: Outcomes | 'open'): void {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(message);
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
    return writes.map(() => failure(error));
  }
}

/** One transaction among others: what fails in it is undone, and the others go on. */
function writeOne(queries: readonly Query[]): Outcome<number[]> {
  // A single statement is undone by SQLite itself.
  const several = queries.length > 1;
  if (several) database.exec('savepoint one');
  const outcome = attempt(() => queries.map(run));
  // A full or broken disk ends the whole transaction, not only this part of it.
  if ('error' in outcome && !database.isTransaction) throw new Error(outcome.error);
  if (several && 'error' in outcome) database.exec('rollback to one');
  if (several) database.exec('release one');
  return outcome;
}

function run({ sql, values }: Query): number {
  return Number(prepare(sql).run(...values).changes);
}

function prepare(sql: string): StatementSync {
  let found = prepared.get(sql);
  if (found === undefined) prepared.set(sql, (found = database.prepare(sql)));
  return found;
}

function attempt<Result>(act: () => Result): Outcome<Result> {
  try {
    return { result: act() };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): { error: string } {
  return { error: error instanceof Error ? error.message : String(error) };
}

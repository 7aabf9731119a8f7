// What is sent to the thread that runs SQLite.

import type { Value } from './query.ts';

/** A statement by its number, and its values. */
export type Call = readonly [statement: number, values: readonly Value[]];

/** Reads first; then all writes in one transaction, so that they share one wait for the disk. */
export interface Batch {
  /** New ones; numbering continues. */
  readonly statements: readonly string[];
  readonly reads: readonly Read[];
  readonly writes: PackedWrites;
}

interface Read {
  readonly call: Call;
  /** Bypasses the cache. */
  readonly fromDisk: boolean;
}

/**
 * Writes in one flat list, because sending nested lists takes twice the time: for each write the number of its calls, and
 * for each call its statement, the number of its values, and these.
 */
type PackedWrites = readonly Value[];

export function packWrites(writes: readonly (readonly Call[])[]): PackedWrites {
  const packed: Value[] = [];
  for (const calls of writes) {
    packed.push(calls.length);
    for (const [statement, values] of calls) packed.push(statement, values.length, ...values);
  }
  return packed;
}

export function unpackWrites(packed: PackedWrites): Call[][] {
  const writes: Call[][] = [];
  for (let at = 0; at < packed.length;) {
    const calls: Call[] = [];
    for (let left = Number(packed[at++]); left > 0; left--) {
      const from = at + 2;
      const to = from + Number(packed[at + 1]);
      calls.push([Number(packed[at]), packed.slice(from, to)]);
      at = to;
    }
    writes.push(calls);
  }
  return writes;
}

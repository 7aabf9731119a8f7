// Buffers that many solutions with the same deck share one after the other: clearing gigabytes is cheaper than
// allocating them again.
import type { Allocate } from './edges.ts';

export interface Pool {
  readonly take: Allocate;
  /** Makes everything taken so far available again. */
  recycle(): void;
}

export function poolOf(allocate: Allocate): Pool {
  const all = new Map<number, ArrayBufferLike[]>();
  const used = new Map<number, number>();
  return {
    take(bytes) {
      const list = all.get(bytes) ?? [];
      all.set(bytes, list);
      const n = used.get(bytes) ?? 0;
      used.set(bytes, n + 1);
      const old = list[n];
      if (old === undefined) {
        const fresh = allocate(bytes);
        list.push(fresh);
        return fresh;
      }
      new Uint8Array(old).fill(0);
      return old;
    },
    recycle() {
      used.clear();
    },
  };
}

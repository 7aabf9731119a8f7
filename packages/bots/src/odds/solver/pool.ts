// Buffers to be used again by the next of many solutions with the same deck: fresh gigabytes cost more than
// clearing old ones.
import type { Buffers } from './edges.ts';

export interface Pool {
  readonly take: Buffers;
  /** Everything taken so far may be handed out again. */
  recycle(): void;
}

export function poolOf(buffer: Buffers): Pool {
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
        const fresh = buffer(bytes);
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

import type { Archive, MemoryStore, Store } from '../../src/index.ts';

type Call = keyof Store | keyof Archive;

/** One process's access to the store, with a count of what it asks for. */
export function countingStore(store: MemoryStore): {
  store: Store & Archive;
  calls: Map<Call, number>;
  total(): number;
  /** The process dies. */
  kill(): void;
} {
  let dead = false;
  const calls = new Map<Call, number>();
  const counting = new Proxy(store, {
    get(target, name: Call) {
      const method = target[name] as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        if (dead) return Promise.reject(new Error('the process is dead'));
        calls.set(name, (calls.get(name) ?? 0) + 1);
        return method.apply(target, args);
      };
    },
  });
  return {
    store: counting,
    calls,
    kill: () => (dead = true),
    total: () => [...calls.values()].reduce((sum, count) => sum + count, 0),
  };
}

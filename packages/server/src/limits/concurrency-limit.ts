import type { Caller } from '@sevenfold/table';

/** Limits how many of something each caller has at once. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  /** `most` applies to a weight of 1. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns false, and counts nothing, if any of these callers is at its limit. */
  enter(callers: readonly Caller[]): boolean {
    if (callers.some(({ key, weight }) => (this.#counts.get(key) ?? 0) >= this.#most * weight)) return false;
    for (const { key } of callers) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    return true;
  }

  leave(callers: readonly Caller[]): void {
    for (const { key } of callers) {
      const count = this.#counts.get(key) ?? 0;
      if (count > 1) this.#counts.set(key, count - 1);
      else this.#counts.delete(key);
    }
  }
}

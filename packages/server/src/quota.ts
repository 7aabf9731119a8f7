import { Bucket } from '@sevenfold/table';
import type { Caller } from './address.ts';

/** Buckets for whoever comes: callers, identities. Bounded, whoever comes; the longest unseen is forgotten first. */
export class Quota {
  readonly #size: number;
  readonly #refill: number;
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `size` at once, then `rate` a second. */
  constructor(size: number, rate: number, most = 50_000) {
    this.#size = size;
    this.#refill = 1000 / rate;
    this.#most = most;
  }

  bucket(key: string): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.#size, this.#refill, performance.now());
      const [oldest] = this.#buckets.size >= this.#most ? this.#buckets.keys() : [];
      if (oldest !== undefined) this.#buckets.delete(oldest);
    } else {
      this.#buckets.delete(key);
    }
    this.#buckets.set(key, bucket);
    return bucket;
  }

  take(key: string): boolean {
    return this.bucket(key).take(performance.now());
  }
}

/** How many of something everybody has at once, counted for each caller and the networks it is part of. */
export class Tally {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** False if one of these callers has all it may have; then none is counted. */
  enter(callers: readonly Caller[]): boolean {
    if (callers.some(({ key, weight }) => (this.#counts.get(key) ?? 0) >= weight * this.#most)) return false;
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

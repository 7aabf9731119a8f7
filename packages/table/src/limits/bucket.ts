/** Lets a burst through, and then one at a time. */
export class Bucket {
  readonly #size: number;
  readonly #refill: number;
  #level: number;
  #since: number;

  /** `refill`: milliseconds until one more may pass. */
  constructor(size: number, refill: number, now: number) {
    this.#size = size;
    this.#refill = refill;
    this.#level = size;
    this.#since = now;
  }

  /** Whether one would pass. */
  has(now: number): boolean {
    this.#level = Math.min(this.#size, this.#level + (now - this.#since) / this.#refill);
    this.#since = now;
    return this.#level >= 1;
  }

  /** A cost beyond what is left becomes a debt, to be paid before the next. */
  take(now: number, cost = 1): boolean {
    if (!this.has(now)) return false;
    this.#level -= cost;
    return true;
  }

  /** Takes all of the cost, whatever is left. */
  charge(now: number, cost: number): void {
    this.has(now);
    this.#level -= cost;
  }
}

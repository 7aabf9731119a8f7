import { type Caller, Quota } from '@sevenfold/table';

/** Requests up to this multiple of the limit are still answered, if only with `tooMany`. */
const TOLERANCE = 10;
/** Seconds for which callers who send even more get no answer. */
const BAN = 10;

/** Finds callers who send so much that even refusing would cost too much. */
export class Floods {
  /** Counts new TCP connections too. */
  readonly requests: Quota;
  readonly #most: number;
  readonly #penalty: number;

  /** `allowed`: requests a minute from one address. */
  constructor(allowed: number) {
    const rate = (TOLERANCE * allowed) / 60;
    this.#most = TOLERANCE * allowed;
    this.requests = new Quota(this.#most, rate);
    this.#penalty = BAN * rate;
  }

  /** Counts a request or a new TCP connection; returns false if it gets no answer. */
  pass(callers: readonly Caller[]): boolean {
    const now = performance.now();
    if (!this.requests.take(callers, now)) return false;
    if (!this.requests.has(callers, now)) this.requests.charge(callers.slice(0, 1), now, this.#penalty);
    return true;
  }

  ban(callers: readonly Caller[]): void {
    const now = performance.now();
    if (this.requests.has(callers, now))
      this.requests.charge(callers.slice(0, 1), now, this.#most + this.#penalty);
  }
}

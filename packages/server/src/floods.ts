import { type Caller, Quota } from '@sevenfold/table';

/** How many times what an address may ask is still answered, if only by 'too many'. */
const TOLERANCE = 10;
/** Seconds for which nothing is answered to callers who ask even more. */
const BAN = 10;

/** Callers who ask so much that even a refusal would cost too much. */
export class Floods {
  /** Requests and new TCP connections, by caller. */
  readonly requests: Quota;
  readonly #most: number;
  readonly #penalty: number;

  /** `allowed`: requests that an address may send a minute. */
  constructor(allowed: number) {
    const rate = (TOLERANCE * allowed) / 60;
    this.#most = TOLERANCE * allowed;
    this.requests = new Quota(this.#most, rate);
    this.#penalty = BAN * rate;
  }

  /** Counts a request or a new TCP connection; false if it is not to be answered. */
  pass(callers: readonly Caller[]): boolean {
    const now = performance.now();
    if (!this.requests.take(callers, now)) return false;
    if (!this.requests.has(callers, now)) this.requests.charge(callers.slice(0, 1), now, this.#penalty);
    return true;
  }

  /** Answers nothing more to a caller for a while. */
  ban(callers: readonly Caller[]): void {
    const now = performance.now();
    if (this.requests.has(callers, now))
      this.requests.charge(callers.slice(0, 1), now, this.#most + this.#penalty);
  }
}

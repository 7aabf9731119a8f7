import type { Clock, Timer } from '../../src/index.ts';

/** One machine's clock: time passes at the same rate everywhere, but the time of day is set now and then. */
export class ProcessClock implements Clock {
  readonly #time: Clock;
  /** By how much it is wrong. */
  wrong = 0;

  constructor(time: Clock) {
    this.#time = time;
  }

  now(): number {
    return this.#time.now() + this.wrong;
  }

  ticks(): number {
    return this.#time.ticks();
  }

  after(milliseconds: number, run: () => void): Timer {
    return this.#time.after(milliseconds, run);
  }

  cancel(timer: Timer): void {
    this.#time.cancel(timer);
  }
}

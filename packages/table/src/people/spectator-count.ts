import type { Clock, Timer } from '../seams/seams.ts';

/** The number is sent at most this often, however many people come at once. */
const UPDATE_INTERVAL = 2000;

/** How many spectators a table has, here and at other processes; a little late. */
export class SpectatorCount {
  readonly #clock: Clock;
  readonly #elsewhere: () => number;
  readonly #changed: () => void;
  #here = 0;
  #timer: Timer;
  /** As everyone is told. */
  total = 0;

  /** `elsewhere`: how many other processes have. */
  constructor(clock: Clock, elsewhere: () => number, changed: () => void) {
    this.#clock = clock;
    this.#elsewhere = elsewhere;
    this.#changed = changed;
  }

  get here(): number {
    return this.#here;
  }

  count(here = this.#here): void {
    this.#here = here;
    this.#soon();
  }

  /** The same when everyone is told something anyway, so that the number is up to date. */
  settle(here: number): void {
    this.count(here);
    this.total = this.#sum();
  }

  stop(): void {
    this.#clock.cancel(this.#timer);
  }

  #soon(): void {
    if (this.#timer !== undefined || this.#sum() === this.total) return;
    this.#timer = this.#clock.after(UPDATE_INTERVAL, () => {
      this.#timer = undefined;
      this.total = this.#sum();
      this.#changed();
    });
  }

  #sum(): number {
    return this.#here + this.#elsewhere();
  }
}

import type { Clock, Timer } from './seams.ts';

/** The number is sent at most this often, however many people come at once. */
const UPDATE_INTERVAL = 2000;
/** What another process has said is forgotten after this time, unless it says so again. */
const MEMORY = 30_000;

/** How many spectators a table has, here and at other processes; a little late. */
export class SpectatorCount {
  readonly #clock: Clock;
  readonly #changed: () => void;
  readonly #elsewhere = new Map<string, { readonly count: number; readonly until: number }>();
  #here = 0;
  #timer: Timer;
  /** As everybody is told. */
  total = 0;

  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get here(): number {
    return this.#here;
  }

  count(here: number): void {
    this.#here = here;
    this.#soon();
  }

  /** The same when everybody is told something anyway, so that the number is up to date. */
  settle(here: number): void {
    this.count(here);
    this.total = this.#sum();
  }

  /** Another process, and how many spectators it has. */
  hear(process: string, count: number): void {
    this.#elsewhere.set(process, { count, until: this.#clock.ticks() + MEMORY });
    this.#soon();
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
    let sum = this.#here;
    for (const [process, { count, until }] of this.#elsewhere) {
      if (until < this.#clock.ticks()) this.#elsewhere.delete(process);
      else sum += count;
    }
    return sum;
  }
}

import type { Arrivals } from '../people/arrivals.ts';
import type { TableParts } from '../people/table-parts.ts';
import type { Timer } from '../seams/seams.ts';
import type { RunTask } from './task-runner.ts';

/** News that does not fit makes a table read the store at most this often, in milliseconds. */
const READ_INTERVAL = 50;

/** Catches up with the store: one read at a time, however many reasons there are. */
export class StoreReader {
  readonly #parts: TableParts;
  readonly #arrivals: Arrivals;
  readonly #run: RunTask;
  /** Whether a task that reads is in the queue. */
  #isQueued = false;
  #timer: Timer;

  constructor(parts: TableParts, arrivals: Arrivals, run: RunTask) {
    this.#parts = parts;
    this.#arrivals = arrivals;
    this.#run = run;
  }

  stop(): void {
    this.#parts.world.clock.cancel(this.#timer);
  }

  async read(): Promise<void> {
    if (this.#isQueued) return;
    this.#isQueued = true;
    await this.#run(async () => {
      // What is stored from now on needs another read.
      this.#isQueued = false;
      await this.#parts.live.refresh();
      return this.#arrivals.renewPresence();
    });
    this.#isQueued = false;
  }

  /** Reads as soon as it may read again. */
  readSoon(): void {
    const { world, live } = this.#parts;
    const wait = live.lastRead + READ_INTERVAL - world.clock.ticks();
    if (wait <= 0) void this.read();
    else this.#readAfter(wait);
  }

  /** Reads at a random moment within this many milliseconds, so that not all tables read at once. */
  readWithin(milliseconds: number): void {
    this.#readAfter(this.#parts.world.source.below(milliseconds));
  }

  #readAfter(milliseconds: number): void {
    const { clock } = this.#parts.world;
    clock.cancel(this.#timer);
    this.#timer = clock.after(milliseconds, () => void this.read());
  }
}

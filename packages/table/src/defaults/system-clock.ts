import type { Clock, Timer } from '../seams/seams.ts';

// Node and the page both have these; their type libraries, which hold much more, are not for this package.
declare function setTimeout(run: () => void, milliseconds: number): Timer;
declare function clearTimeout(timer: Timer): void;
declare const performance: { now(): number };

/** The longest that a timer of the system can wait, in milliseconds; anything longer would ring at once. */
const LONGEST = 2_147_483_647;

/** Waits for longer than that, one timer after another. */
class LongTimer {
  #timer: Timer;

  constructor(milliseconds: number, run: () => void) {
    this.#wait(milliseconds, run);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  #wait(milliseconds: number, run: () => void): void {
    const rest = milliseconds - LONGEST;
    this.#timer = setTimeout(rest > 0 ? () => this.#wait(rest, run) : run, Math.min(milliseconds, LONGEST));
  }
}

export const systemClock: Clock = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  after: (milliseconds, run) =>
    milliseconds > LONGEST ? new LongTimer(milliseconds, run) : setTimeout(run, Math.max(0, milliseconds)),
  cancel: (timer) => {
    if (timer instanceof LongTimer) timer.cancel();
    else clearTimeout(timer);
  },
};

import type { Clock, Timer } from '../seams/seams.ts';

interface Alarm {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Time that passes only when told to: an hour of play in a millisecond, the same every time. */
export class ManualClock implements Clock {
  #ticks = 0;
  /** What the wall clock, as it is set now, showed at tick 0. */
  #beginning: number;
  #order = 0;
  readonly #alarms = new Set<Alarm>();

  constructor(now = 0) {
    this.#beginning = now;
  }

  /** In whole milliseconds, as every wall clock shows them. */
  now(): number {
    return Math.floor(this.#beginning + this.#ticks);
  }

  ticks(): number {
    return this.#ticks;
  }

  /** Sets the wall clock forward or back; alarms are not affected. */
  set(milliseconds: number): void {
    this.#beginning += milliseconds;
  }

  after(milliseconds: number, run: () => void): Timer {
    const alarm = { at: this.#ticks + Math.max(0, milliseconds), order: this.#order++, run };
    this.#alarms.add(alarm);
    return alarm;
  }

  cancel(timer: Timer): void {
    this.#alarms.delete(timer as Alarm);
  }

  /** Lets time pass up to the next alarm, and runs it; false if there is none at or before the tick `until`. */
  step(until = Infinity): boolean {
    let next: Alarm | undefined;
    for (const alarm of this.#alarms) {
      if (next === undefined || alarm.at < next.at || (alarm.at === next.at && alarm.order < next.order))
        next = alarm;
    }
    if (next === undefined || next.at > until) {
      if (until !== Infinity) this.#ticks = Math.max(this.#ticks, until);
      return false;
    }
    this.#alarms.delete(next);
    this.#ticks = next.at;
    next.run();
    return true;
  }
}

import type { Clock, Timer } from './seams.ts';

interface Alarm {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Time that passes only when told to: an hour of play in a millisecond, the same every time. */
export class ManualClock implements Clock {
  #now: number;
  #order = 0;
  readonly #alarms = new Set<Alarm>();

  constructor(now = 0) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): Timer {
    const alarm = { at: this.#now + Math.max(0, milliseconds), order: this.#order++, run };
    this.#alarms.add(alarm);
    return alarm;
  }

  cancel(timer: Timer): void {
    this.#alarms.delete(timer as Alarm);
  }

  /** Lets time pass up to the next alarm, and runs it; false if there is none at or before `until`. */
  step(until = Infinity): boolean {
    let next: Alarm | undefined;
    for (const alarm of this.#alarms) {
      if (next === undefined || alarm.at < next.at || (alarm.at === next.at && alarm.order < next.order))
        next = alarm;
    }
    if (next === undefined || next.at > until) {
      if (until !== Infinity) this.#now = Math.max(this.#now, until);
      return false;
    }
    this.#alarms.delete(next);
    this.#now = next.at;
    next.run();
    return true;
  }
}

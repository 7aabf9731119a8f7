import type { Clock } from './seams.ts';
import type { Person, Sheet } from './sheet.ts';

interface Known {
  /** As it is stored. */
  readonly seen: number;
  /** What follows from it here, in ticks. */
  readonly until: number;
}

/**
 * Who is here, in ticks of this process. What a sheet says of that was written by the clocks of several machines, which
 * may be wrong or be set: so a moment counts from when it was first read, and never for longer than it was meant to.
 */
export class Presence {
  readonly #clock: Clock;
  readonly #lease: number;
  #known: ReadonlyMap<string, Known> = new Map();

  constructor(clock: Clock, lease: number) {
    this.#clock = clock;
    this.#lease = lease;
  }

  /** Takes in what is stored. */
  read({ people }: Sheet): void {
    this.#known = new Map(people.map((person) => [person.hash, this.#knowledgeOf(person)]));
  }

  /** Until when they are here; in the past, since when they are gone. */
  until({ hash }: Person): number {
    return this.#known.get(hash)?.until ?? -Infinity;
  }

  /** Whether they are here, or were until so many milliseconds ago. */
  isHere(person: Person, grace = 0): boolean {
    return this.until(person) + grace >= this.#clock.ticks();
  }

  /** Whether it is time to vouch for them again. */
  needsRenewal(person: Person): boolean {
    return this.until(person) < this.#clock.ticks() + this.#lease / 2;
  }

  /** When the first of those who are here now is gone, unless something else is read until then. */
  get nextChange(): number {
    const ticks = this.#clock.ticks();
    return Math.min(...Array.from(this.#known.values(), ({ until }) => (until < ticks ? Infinity : until)));
  }

  #knowledgeOf({ hash, seen, away }: Person): Known {
    const known = this.#known.get(hash);
    if (known?.seen === seen) return known;
    const ticks = this.#clock.ticks();
    const left = seen - this.#clock.now();
    // Of somebody we know this was written since we last looked. Of others there is only the clock to go by.
    if (away !== null) return { seen, until: ticks - (known === undefined ? Math.max(1, -left) : 1) };
    const lasts = known === undefined ? Math.max(-1, Math.min(this.#lease, left)) : this.#lease;
    return { seen, until: ticks + lasts };
  }
}

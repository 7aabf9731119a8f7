import type { Clock } from './seams.ts';
import type { Person, TableState } from './table-state.ts';

interface Known {
  /** As it is stored. */
  readonly seen: number;
  /** The same in ticks of this process. */
  readonly until: number;
}

/**
 * Who is here, in ticks of this process. Stored moments come from several machines' clocks, which may be wrong: so a
 * lease counts from when it was first read, and never for longer than it was meant to.
 */
export class Presence {
  readonly #clock: Clock;
  readonly #lease: number;
  #known: ReadonlyMap<string, Known> = new Map();

  constructor(clock: Clock, lease: number) {
    this.#clock = clock;
    this.#lease = lease;
  }

  read({ people }: TableState): void {
    this.#known = new Map(people.map((person) => [person.hash, this.#knowledgeOf(person)]));
  }

  /** The tick at which their lease ends, or has ended. */
  until({ hash }: Person): number {
    return this.#known.get(hash)?.until ?? -Infinity;
  }

  /** Whether they are here, or were within the last `grace` milliseconds. */
  isHere(person: Person, grace = 0): boolean {
    return this.until(person) + grace >= this.#clock.ticks();
  }

  /** Whether less than half of their lease is left. */
  needsRenewal(person: Person): boolean {
    return this.until(person) < this.#clock.ticks() + this.#lease / 2;
  }

  /** The tick at which the first lease of those who are here ends. */
  get nextChange(): number {
    const ticks = this.#clock.ticks();
    return Math.min(...Array.from(this.#known.values(), ({ until }) => (until < ticks ? Infinity : until)));
  }

  #knowledgeOf({ hash, seen, away }: Person): Known {
    const known = this.#known.get(hash);
    if (known?.seen === seen) return known;
    const ticks = this.#clock.ticks();
    const left = seen - this.#clock.now();
    // Of people we know, this was written since we last looked; of others only the clock tells when.
    if (away !== null) return { seen, until: ticks - (known === undefined ? Math.max(1, -left) : 1) };
    const lasts = known === undefined ? Math.max(-1, Math.min(this.#lease, left)) : this.#lease;
    return { seen, until: ticks + lasts };
  }
}

import type { Clock } from '../seams/seams.ts';
import type { Person, TableState } from '../stored/table-state.ts';

/** People who are stored as here, but for whom nobody vouches, count as here for this many milliseconds. */
export const CONFIRMED_WITHIN = 1000;

interface Known {
  /** As in `Person`. */
  readonly seen: number;
  /** The tick at which the stored lease ends. */
  readonly leased: number;
  /** The tick until which they are here, or were. */
  until: number;
  /** Only the bus can tell whether they are here, and it has not told us since this was stored. */
  isUnknown: boolean;
}

/**
 * Who is here, in ticks of this process. The state says who has come and who has gone; processes vouch for those who are
 * connected to them, for as long as they are alive. While processes cannot hear each other, leases that they renew in the
 * store say the same; of people without one, a process that hears nobody cannot tell, and lets nobody play for them.
 * Stored moments come from several machines' clocks, which may be wrong: so a lease counts from when it was first read,
 * and never for longer than it was meant to.
 */
export class Presence {
  readonly #clock: Clock;
  readonly #lease: number;
  #known: ReadonlyMap<string, Known> = new Map();
  /** The hashes of people whom the state calls gone; nobody can vouch for them. */
  #away: ReadonlySet<string> = new Set();

  constructor(clock: Clock, lease: number) {
    this.#clock = clock;
    this.#lease = lease;
  }

  read({ people }: TableState): void {
    this.#known = new Map(people.map((person) => [person.hash, this.#knowledgeOf(person)]));
    this.#away = new Set(people.filter(({ away }) => away !== null).map(({ hash }) => hash));
  }

  /** A process has these people, and is alive until this tick. */
  vouch(hashes: Iterable<string>, until: number): void {
    for (const hash of hashes) {
      const one = this.#known.get(hash);
      if (one === undefined || this.#away.has(hash)) continue;
      one.until = Math.max(one.until, until);
      one.isUnknown = false;
    }
  }

  /** While this process hears no other, people who may be here count as here, and for a lease after that. */
  assume(): void {
    const until = this.#clock.ticks() + this.#lease;
    for (const one of this.#known.values()) if (one.isUnknown) one.until = until;
  }

  /** The tick until which they are here, or were. */
  until({ hash }: Person): number {
    return this.#known.get(hash)?.until ?? -Infinity;
  }

  /** Whether they are here, or were within the last `grace` milliseconds. */
  isHere(person: Person, grace = 0): boolean {
    return this.until(person) + grace >= this.#clock.ticks();
  }

  /** Milliseconds that are left of their stored lease; negative once it has ended. */
  leaseLeft({ hash }: Person): number {
    return (this.#known.get(hash)?.leased ?? -Infinity) - this.#clock.ticks();
  }

  /** The tick at which the first of those who are here is gone, unless someone vouches for them until then. */
  get nextChange(): number {
    const ticks = this.#clock.ticks();
    return Math.min(...Array.from(this.#known.values(), ({ until }) => (until < ticks ? Infinity : until)));
  }

  #knowledgeOf({ hash, seen, leased: isLeased, connection, away }: Person): Known {
    const known = this.#known.get(hash);
    if (known?.seen === seen) return known;
    const ticks = this.#clock.ticks();
    const left = seen - this.#clock.now();
    // If we knew the person, they have gone since we last looked; otherwise only the clock says when they went.
    if (away !== null) {
      const until = ticks - (known === undefined ? Math.max(1, -left) : 1);
      return { seen, leased: until, until, isUnknown: false };
    }
    const leased = ticks + (known === undefined ? Math.min(this.#lease, left) : this.#lease);
    // A creator who has never come has no connection, and is at no process.
    const isUnknown = isLeased !== true && connection !== '';
    return { seen, leased, until: Math.max(leased, ticks + CONFIRMED_WITHIN), isUnknown };
  }
}

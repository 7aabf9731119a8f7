import type { TableParts } from '../people/table-parts.ts';
import type { Timer } from '../seams/seams.ts';
import type { Person } from '../stored/table-state.ts';

/**
 * Milliseconds between processes of one table that could answer for a bot: the process that asked the question answers
 * first, and each of the others waits this much longer than the one before.
 */
const TURN = 300;
/** How often a process repeats its position and who is here, in case others missed it; in leases. */
const RECAP = 2;
/** The same for a process that knows of no other. */
const RECAP_ALONE = 4;
/** How long a process that has fallen silent may still be alive and write to the store, in leases. */
const SUSPICION = 3;

/** How long it takes until processes that have not heard each other know of each other again, in polls. */
const MEETINGS = 2;

/**
 * Milliseconds over which tables spread what all would do at once, after the bus has failed or the mode has changed.
 */
export const CATCH_UP = 500;

/**
 * The other processes that serve a table: what they are told, whom they vouch for, and whether they are still there.
 */
export class PeerProcesses {
  readonly #parts: TableParts;
  /** The tick at which they were last told who is here. */
  #told = -Infinity;
  /** Until this tick there may be a process that the bus does not reach. */
  #suspectedUntil = -Infinity;
  /** The tick at which this process was last known to hear nobody. */
  #deafAt = -Infinity;
  #meetTimer: Timer;

  constructor(parts: TableParts) {
    this.#parts = parts;
  }

  /** Whether everyone hears everyone; if not, processes meet in the store. */
  get isHeard(): boolean {
    return this.#parts.world.bus.working && !this.#isSuspicious;
  }

  /** How long this process leaves answers to the others, in milliseconds. */
  get patience(): number {
    const { live, news } = this.#parts;
    return news.others.size === 0 || live.isOurs ? 0 : TURN * (1 + news.rank);
  }

  /**
   * Called at intervals: notices processes that have died or left unheard, and tells the others what they may have
   * missed.
   */
  check(): void {
    const { live, news, processes, world } = this.#parts;
    const hasLost = news.forgetLost();
    if (world.bus.working) {
      if (hasLost || this.#isSomeoneUnheard) this.#suspect();
      for (const name of news.others.keys()) this.#vouch(name);
    } else {
      // What others said earlier does not include the people who have joined them since.
      this.#deafAt = world.clock.ticks();
      live.presence.assume();
    }
    if (processes.isAlone) this.#rest();
    else if (live.loaded) this.#recap();
  }

  /** Another process has said who is there, or that it serves the table no longer. */
  hear(process: string): void {
    const { guests, spectators } = this.#parts;
    this.#vouch(process);
    spectators.count();
    guests.doubt();
  }

  /** Tells the others who is here, and how far this process is. */
  greet(more: { ask?: true } = {}): void {
    const { live, news, world } = this.#parts;
    this.#told = world.clock.ticks();
    news.publish({ ...(live.loaded ? { update: live.standing } : {}), ...this.#here, ...more });
  }

  /** There may be another process that serves the table, or has lost sight of this one: asks soon who is there. */
  meet(): void {
    const { news, world } = this.#parts;
    const { clock, settings, source } = world;
    clock.cancel(this.#meetTimer);
    const longest = news.others.size > 0 ? CATCH_UP : settings.poll;
    this.#meetTimer = clock.after(source.below(longest), () => this.greet({ ask: true }));
  }

  stop(): void {
    this.#parts.world.clock.cancel(this.#meetTimer);
  }

  /** Tells them what was stored. */
  tell(): void {
    const { live, news } = this.#parts;
    if (!news.hasListeners) return live.forgetNews();
    const update = live.takeNews();
    // With the state, people may have come and gone.
    news.publish({ update, ...(update?.body === undefined ? {} : this.#here) });
  }

  get #here(): { here: string[]; watching: number } {
    const { guests, spectators } = this.#parts;
    return { here: guests.people(), watching: spectators.here };
  }

  get #isSuspicious(): boolean {
    return this.#parts.world.clock.ticks() < this.#suspectedUntil;
  }

  /** Whether someone is at a process that renews their lease, and that we do not hear. */
  get #isSomeoneUnheard(): boolean {
    const { live, guests, news, world } = this.#parts;
    // Once the bus is back, everyone needs a moment to say who is there.
    const isEarly = world.clock.ticks() < this.#deafAt + MEETINGS * world.settings.poll;
    if (!live.loaded || isEarly) return false;
    const leased = live.table.people.filter(
      (person) => person.leased === true && person.away === null && live.presence.leaseLeft(person) > 0,
    );
    if (leased.length === 0) return false;
    const heard = new Set([...guests.people(), ...[...news.others.values()].flatMap(({ here }) => here)]);
    return leased.some(({ hash }) => !heard.has(hash));
  }

  /** A process has fallen silent, or was never heard: it is dead, or only the bus does not reach it. */
  #suspect(): void {
    const { clock, settings } = this.#parts.world;
    this.#suspectedUntil = clock.ticks() + SUSPICION * settings.lease;
  }

  #vouch(process: string): void {
    const { live, news, processes } = this.#parts;
    live.presence.vouch(news.others.get(process)?.here ?? [], processes.until(process));
  }

  /**
   * While there is nobody to tell: spreads the tables over time, so that a newcomer is not told of all of them at once.
   */
  #rest(): void {
    const { clock, settings, source } = this.#parts.world;
    const ticks = clock.ticks();
    const span = RECAP * settings.lease;
    if (this.#told < ticks - span) this.#told = ticks - source.below(span);
  }

  /** Tells the others again, now and then, or if someone is stored as here and nobody has vouched for them. */
  #recap(): void {
    const { live, news, world } = this.#parts;
    const { clock, settings } = world;
    const { presence, table } = live;
    const leases = news.others.size > 0 ? RECAP : RECAP_ALONE;
    const isMissed = (one: Person): boolean =>
      one.away === null && !presence.isHere(one) && presence.isHere(one, settings.grace);
    if (clock.ticks() >= this.#told + leases * settings.lease || table.people.some(isMissed))
      this.greet({ ask: true });
  }
}

import type { Guests } from './guests.ts';
import type { LiveTable } from './live-table.ts';
import type { News, Update } from './news.ts';
import type { Processes } from './processes.ts';
import type { World } from './settings.ts';
import type { SpectatorCount } from './spectator-count.ts';
import type { Person } from './table-state.ts';

/** Of the processes that serve a table, the one that asked a question answers it for a bot; others wait for this long, one after the other. */
const TURN = 300;
/** In leases: how often a process says how far it is and who is here, in case others have missed it; and if it is alone. */
const RECAP = 2;
const RECAP_ALONE = 4;
/** In leases: how long a process that has fallen silent may be alive all the same, and in the store. */
const SUSPICION = 3;

interface Parts {
  readonly world: World;
  readonly processes: Processes;
  readonly live: LiveTable;
  readonly guests: Guests;
  readonly news: News;
  readonly spectators: SpectatorCount;
}

/** The other processes that serve a table: what they are told, whom they vouch for, and whether they are still there. */
export class Company {
  readonly #parts: Parts;
  /** The tick at which they were last told who is here. */
  #told = -Infinity;
  /** Until this tick there may be one that the bus does not reach. */
  #suspectedUntil = -Infinity;
  #surprises = 0;

  constructor(parts: Parts) {
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

  /** Again and again: notices who has died or left unheard, and tells those who live what they may have missed. */
  check(): void {
    const { live, news, processes, world } = this.#parts;
    const hasLost = news.forgetLost() && world.bus.working;
    // Someone who is not heard goes on writing.
    if (hasLost || (this.#isSuspicious && live.surprises > this.#surprises)) this.#suspect();
    this.#surprises = live.surprises;
    for (const name of news.others.keys()) this.#vouch(name);
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

  /** Tells them what was stored. */
  tell(update: Update | undefined): void {
    // With the state, people may have come and gone.
    this.#parts.news.publish({ update, ...(update?.body === undefined ? {} : this.#here) });
  }

  get #here(): { here: string[]; watching: number } {
    const { guests, spectators } = this.#parts;
    return { here: guests.people(), watching: spectators.here };
  }

  get #isSuspicious(): boolean {
    return this.#parts.world.clock.ticks() < this.#suspectedUntil;
  }

  /** A process has fallen silent: it is dead, or only the bus does not reach it. */
  #suspect(): void {
    const { clock, settings } = this.#parts.world;
    this.#suspectedUntil = clock.ticks() + SUSPICION * settings.lease;
  }

  #vouch(process: string): void {
    const { live, news, processes } = this.#parts;
    live.presence.vouch(news.others.get(process)?.here ?? [], processes.until(process));
  }

  /** While there is nobody to tell: whoever comes is not told of all tables at once. */
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

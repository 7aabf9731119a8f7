import * as v from 'valibot';
import type { Timer } from '../seams/seams.ts';
import type { World } from '../seams/world.ts';

/** The channel on which processes say that they are alive; no table has this code. */
const CHANNEL = 'processes';
/** How often a process says so while a lease lasts. */
const BEATS = 8;
/** A process that hears of no other beats less and less often: at most this many times the usual interval apart. */
const MOST_LONELY = 16;

/** Milliseconds within which a process that has just begun is answered. */
const ANSWER = 100;
/** Milliseconds within which a process that has just begun has heard of all others. */
export const MEETING = 1000;

const beat = v.object({ by: v.pipe(v.string(), v.maxLength(64)), stops: v.optional(v.literal(true)) });

/**
 * The processes that serve tables, and which of them are alive. One beat of a process vouches for everyone connected to
 * it, so that people who only sit there cost nothing.
 */
export class Processes {
  /** The name of this process. */
  readonly name: string;
  readonly #world: World;
  /** The tick until which a process counts as alive. */
  readonly #until = new Map<string, number>();
  #leave: Promise<() => void> | undefined;
  #timer: Timer;
  #runs = false;
  /** The next beat comes after this many times the usual interval. */
  #loneliness = 1;
  /** The tick at which it began to beat. */
  #began = -Infinity;
  readonly #met: (name: string) => void;

  /** `met` is called with every process that comes to life: a new one, or one that counted as dead. */
  constructor(world: World, met: (name: string) => void) {
    this.#world = world;
    this.#met = met;
    this.name = world.source.token();
  }

  /** Begins to listen and to beat; while it runs, calling it again does nothing. */
  start(): void {
    if (this.#runs) return;
    this.#runs = true;
    this.#loneliness = 1;
    this.#began = this.#world.clock.ticks();
    this.beat();
  }

  /** `goodbye`: this process will serve no tables any more. */
  stop(goodbye = false): void {
    if (!this.#runs) return;
    this.#runs = false;
    this.#world.clock.cancel(this.#timer);
    this.#leave?.then((leave) => leave()).catch(() => undefined);
    this.#leave = undefined;
    if (goodbye) this.#publish({ stops: true });
  }

  /** The tick until which the people of a process are known to be here; −∞ if nothing was heard of it. */
  until(name: string): number {
    if (name === this.name) return this.#world.clock.ticks() + this.#world.settings.lease;
    return this.#until.get(name) ?? -Infinity;
  }

  /**
   * Whether no other process is alive, as far as we know, after there was time to hear of one: then there is nobody to
   * tell.
   */
  get isAlone(): boolean {
    const ticks = this.#world.clock.ticks();
    if (ticks < this.#began + MEETING) return false;
    for (const until of this.#until.values()) if (until >= ticks) return false;
    return true;
  }

  isAlive(name: string): boolean {
    return this.until(name) >= this.#world.clock.ticks();
  }

  /** To be called when something came from another process, which shows that it is alive. */
  hear(name: string): void {
    const { clock, settings, source } = this.#world;
    const isNew = !this.isAlive(name);
    this.#until.set(name, clock.ticks() + settings.lease);
    if (!isNew) return;
    // That process may not have heard of us yet, nor we of what it has stored.
    this.#met(name);
    this.#loneliness = 1;
    this.#schedule(source.below(ANSWER));
  }

  /** Says that this process is alive, and again later. */
  beat(): void {
    if (!this.#runs) return;
    const { clock, source, settings } = this.#world;
    this.#listen();
    const ticks = clock.ticks();
    for (const [name, until] of this.#until) if (until + settings.lease < ticks) this.#until.delete(name);
    this.#publish({});
    const interval = Math.round((this.#loneliness * settings.lease) / BEATS);
    this.#loneliness = this.isAlone ? Math.min(MOST_LONELY, 2 * this.#loneliness) : 1;
    this.#schedule(Math.round(interval / 2) + source.below(interval));
  }

  #schedule(milliseconds: number): void {
    const { clock } = this.#world;
    clock.cancel(this.#timer);
    this.#timer = this.#runs ? clock.after(milliseconds, () => this.beat()) : undefined;
  }

  #listen(): void {
    if (this.#leave !== undefined) return;
    this.#leave = this.#world.bus.subscribe(CHANNEL, (text) => this.#heard(text));
    this.#leave.catch(() => (this.#leave = undefined));
  }

  #publish(more: { stops?: true }): void {
    this.#world.bus.publish(CHANNEL, JSON.stringify({ by: this.name, ...more })).catch(() => undefined);
  }

  #heard(text: string): void {
    if (!this.#runs) return;
    const { by, stops } = read(text) ?? { by: this.name };
    if (by === this.name) return;
    // A process that stops stays known until everyone has noticed.
    if (stops === true) this.#until.set(by, this.#world.clock.ticks() - 1);
    else this.hear(by);
  }
}

function read(text: string): v.InferOutput<typeof beat> | undefined {
  try {
    const result = v.safeParse(beat, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

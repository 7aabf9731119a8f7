import * as v from 'valibot';
import type { Timer } from './seams.ts';
import type { World } from './settings.ts';

/** Where processes say that they are alive; no table has this code. */
const CHANNEL = 'processes';
/** How often a process says so while a lease lasts. */
const BEATS = 8;

const beat = v.object({ by: v.pipe(v.string(), v.maxLength(64)), stops: v.optional(v.literal(true)) });

/**
 * The processes that serve tables, and which of them are alive. One beat of a process vouches for everybody connected to
 * it, so that people who only sit there cost nothing.
 */
export class Processes {
  /** Of this one. */
  readonly name: string;
  readonly #world: World;
  /** The tick until which a process counts as alive. */
  readonly #until = new Map<string, number>();
  #leave: Promise<() => void> | undefined;
  #timer: Timer;
  #runs = false;

  constructor(world: World) {
    this.#world = world;
    this.name = world.source.token();
  }

  /** Begins to listen and to beat; may be called again and again. */
  start(): void {
    if (this.#runs) return;
    this.#runs = true;
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
    return this.#until.get(name) ?? -Infinity;
  }

  isAlive(name: string): boolean {
    return this.until(name) >= this.#world.clock.ticks();
  }

  /** Something came from this process. */
  hear(name: string): void {
    this.#until.set(name, this.#world.clock.ticks() + this.#world.settings.lease);
  }

  /** Says that this process is alive, and again later. */
  beat(): void {
    if (!this.#runs) return;
    const { clock, source, settings } = this.#world;
    this.#listen();
    const ticks = clock.ticks();
    for (const [name, until] of this.#until) if (until + settings.lease < ticks) this.#until.delete(name);
    // Whether or not anybody hears it: whoever is connected here is here.
    this.hear(this.name);
    this.#publish({});
    clock.cancel(this.#timer);
    const interval = settings.lease / BEATS;
    this.#timer = clock.after(interval / 2 + source.below(Math.ceil(interval)), () => this.beat());
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
    // It stays known until everybody has noticed.
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

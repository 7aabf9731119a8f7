import { type Bus, type Identity, webSource } from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import { notedBefore } from '../day.ts';
import type { DeviceStore } from './device-store.ts';

/** The channel on which processes hear that a device now belongs to another person; no table has this code. */
const CHANNEL = 'devices';
/** Milliseconds after which every process has noticed a change, even if it has heard nothing. */
export const NOTICED_WITHIN = 60_000;
/** Clocks of machines may differ by this much, in milliseconds. */
const SKEW = 300_000;
/** How many devices are remembered. */
const MOST = 20_000;
/** How many changes are read at a time; further ones are noticed when people connect again. */
const MOST_CHANGES = 10_000;

interface Parts {
  readonly devices: Pick<DeviceStore, 'find' | 'changedSince' | 'use'>;
  readonly bus: Bus;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called when a device belongs to another person than before. */
  readonly changed: (device: string, person: string) => void;
  /** Whether it may be noted that a device is used. */
  readonly mayWrite?: () => boolean;
  /** Milliseconds of a clock that never jumps. */
  readonly ticks?: () => number;
}

interface Entry {
  readonly identity: Promise<Identity>;
  readonly until: number;
}

/**
 * Which person each token belongs to: read once for each device, and remembered for a while. Other processes hear of a
 * change over the bus at once; what the bus loses, they read within `NOTICED_WITHIN`.
 */
export class Directory {
  readonly #parts: Parts;
  readonly #ticks: () => number;
  /** What is known, by device; the device asked for last is the last. */
  readonly #known = new Map<string, Entry>();
  readonly #leave: Promise<() => void>;
  readonly #timer: NodeJS.Timeout;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#ticks = parts.ticks ?? (() => performance.now());
    this.#leave = parts.bus.subscribe(CHANNEL, (device) => {
      void (device === '' ? this.look() : this.#notice(device));
    });
    this.#leave.catch(() => undefined);
    this.#timer = setInterval(() => void this.look(), NOTICED_WITHIN).unref();
  }

  /** How many devices are remembered. */
  get size(): number {
    return this.#known.size;
  }

  async identify(token: string): Promise<Identity> {
    return this.identityOf(await webSource.hash(token));
  }

  async personOf(token: string): Promise<string> {
    return (await this.identify(token)).person;
  }

  identityOf(device: string): Promise<Identity> {
    const known = this.#known.get(device);
    this.#known.delete(device);
    const entry =
      known !== undefined && known.until > this.#ticks()
        ? known
        : { identity: this.#read(device), until: this.#ticks() + NOTICED_WITHIN };
    this.#known.set(device, entry);
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value!);
    entry.identity.catch(() => {
      if (this.#known.get(device) === entry) this.#known.delete(device);
    });
    return entry.identity;
  }

  /** To be called after a device was stored: takes effect here at once, and soon at every other process. */
  async tell(device: string): Promise<void> {
    await this.#notice(device);
    this.#parts.bus.publish(CHANNEL, device).catch(() => undefined);
  }

  /** Reads what has changed lately. */
  async look(): Promise<void> {
    const { devices, log, changed } = this.#parts;
    try {
      const since = Date.now() - 2 * NOTICED_WITHIN - SKEW;
      for (const { device, person } of await devices.changedSince(since, MOST_CHANGES)) {
        this.#known.delete(device);
        changed(device, person);
      }
    } catch (error) {
      log.warn({ err: error }, 'could not read which devices have changed; will try again later');
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#leave.then((leave) => leave()).catch(() => undefined);
  }

  async #notice(device: string): Promise<void> {
    const { changed, log } = this.#parts;
    this.#known.delete(device);
    try {
      changed(device, (await this.identityOf(device)).person);
    } catch (error) {
      log.warn({ err: error }, 'could not read which device has changed; will try again later');
    }
  }

  async #read(device: string): Promise<Identity> {
    const { devices, mayWrite = () => true } = this.#parts;
    const stored = await devices.find(device);
    // If that fails, the next look will do.
    if (stored !== undefined && stored.used <= notedBefore(Date.now()) && mayWrite())
      devices.use(device, Date.now()).catch(() => undefined);
    return { device, person: stored?.person ?? device, formerly: stored?.formerly ?? null };
  }
}

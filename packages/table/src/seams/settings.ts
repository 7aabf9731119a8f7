import type { Pace } from './pace.ts';

/** Times in milliseconds. */
export interface HouseSettings {
  /** How long someone may be gone before a bot plays for them and the host's role moves on. */
  readonly grace: number;
  /**
   * How long a process that says nothing counts as alive, with everyone connected to it; and, while processes cannot
   * hear each other, how long a stored presence lasts.
   */
  readonly lease: number;
  /** How often a table looks into the store while processes cannot hear each other. */
  readonly poll: number;
  /** Bots answer after a time between these. */
  readonly pace: Readonly<Record<Pace, readonly [number, number]>>;
  /** How many spectators a table has room for at one process; its people always get in. */
  readonly mostSpectators: number;
}

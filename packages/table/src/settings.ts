import type { Chance } from './host.ts';
import type { Bus, Clock, Store } from './seams.ts';
import type { Thinker } from './thinker.ts';

/** Times in milliseconds. */
export interface Settings {
  /** How long somebody may be gone before a bot plays for them and the host's role moves on. */
  readonly grace: number;
  /** How long the store's word that somebody is connected holds; renewed while they are. */
  readonly lease: number;
  /** How often a table looks into the store, in case the bus has lost something or a process has died. */
  readonly poll: number;
  /** Bots answer after a time between these. */
  readonly pace: readonly [number, number];
}

export const SETTINGS: Settings = { grace: 30_000, lease: 40_000, poll: 5_000, pace: [700, 1500] };

/** Everything that a table needs from outside. */
export interface World extends Chance {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly think: Thinker;
  readonly settings: Settings;
}

import type { Dealing } from './dealing.ts';
import type { Archive, Bus, Clock, Source, Store } from './seams.ts';
import type { Pace } from '../protocol/table-state.ts';
import type { Thinker } from './thinker.ts';

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

export const SETTINGS: HouseSettings = {
  grace: 30_000,
  lease: 20_000,
  poll: 5_000,
  pace: { quick: [200, 500], natural: [700, 1500], slow: [1500, 3000] },
  mostSpectators: 1000,
};

/** Everything that a table needs from outside. */
export interface World {
  readonly source: Source;
  readonly dealing: Dealing;
  readonly clock: Clock;
  readonly store: Store;
  readonly archive: Archive;
  readonly bus: Bus;
  readonly think: Thinker;
  readonly settings: HouseSettings;
  /** While it says so, nothing begins and nobody plays; everyone may watch and talk. `House.changeMode` has to be told. */
  readonly isReadOnly?: () => boolean;
  /** Something failed that is not a user's mistake; `where` names the table and what it did, never a token. Must not throw. */
  readonly report: (error: unknown, where: string) => void;
}

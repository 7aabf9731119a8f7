import type { Dealing } from './dealing.ts';
import type { Pace } from './pace.ts';
import type { Archive, Bus, Clock, Source, Store } from './seams.ts';
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

/** Someone who is asked at a slow table and is not here. */
export interface Summons {
  /** turn: they have just been asked. reminder: most of their time has passed. */
  readonly kind: 'turn' | 'reminder';
  /** As the table knows them. */
  readonly person: string;
  readonly table: string;
  readonly game: number;
  /** The length of the log: names the question. */
  readonly n: number;
  /** When it will be answered for them, in milliseconds since 1970. */
  readonly until: number;
}

/** Who a token belongs to. One person may have several devices, each with a token of its own. */
export interface Identity {
  /** The hash of the token. */
  readonly device: string;
  readonly person: string;
  /** Who the device belonged to before, if their seats are this person's now; otherwise null. */
  readonly formerly: string | null;
}

/** Everything that a table needs from outside. */
export interface World {
  readonly source: Source;
  /** Without it, every device is a person of its own. `House.reidentify` has to be told of a change. */
  readonly identify?: (token: string) => Promise<Identity>;
  readonly dealing: Dealing;
  readonly clock: Clock;
  readonly store: Store;
  readonly archive: Archive;
  readonly bus: Bus;
  readonly think: Thinker;
  readonly settings: HouseSettings;
  /** While it says so, nothing begins and nobody plays; everyone may watch and talk. `House.changeMode` has to be told. */
  readonly isReadOnly?: () => boolean;
  /** Calls someone to a slow table: by one process, at most once for each question and kind, after that was stored. Must not throw. */
  readonly summon?: (summons: Summons) => void;
  /** Something failed that is not a user's mistake; `where` names the table and what it did, never a token. Must not throw. */
  readonly report: (error: unknown, where: string) => void;
}

/** Who a token belongs to at these tables. */
export async function identityOf(
  { source, identify }: Pick<World, 'source' | 'identify'>,
  token: string,
): Promise<Identity> {
  if (identify !== undefined) return identify(token);
  const device = await source.hash(token);
  return { device, person: device, formerly: null };
}

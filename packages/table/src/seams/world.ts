import type { Dealing } from './dealing.ts';
import type { Identity } from './identity.ts';
import type { Archive, Bus, Clock, Source, Store } from './seams.ts';
import type { HouseSettings } from './settings.ts';
import type { StorageAllowance } from './storage-allowance.ts';
import type { Summons } from './summons.ts';
import type { Thinker } from './thinker.ts';

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
  /** Without it, nobody has to pay for what is stored. */
  readonly storage?: StorageAllowance;
  /**
   * Read-only mode: nothing begins and nobody plays; everyone may watch and talk. Call `House.changeMode` on a change.
   */
  readonly isReadOnly?: () => boolean;
  /**
   * Calls someone to a slow table: by one process, at most once for each question and kind, after that was stored. Must
   * not throw.
   */
  readonly summon?: (summons: Summons) => void;
  /**
   * Something failed that is not a user's mistake; `where` names the table and what it did, never a token. Must not
   * throw.
   */
  readonly report: (error: unknown, where: string) => void;
}

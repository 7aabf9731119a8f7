import type { PeerProcesses } from './peer-processes.ts';
import { closed } from '../people/host.ts';
import type { TableParts } from '../people/table-parts.ts';
import { CONFIRMED_WITHIN } from '../live/presence.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import type { Timer } from '../seams/seams.ts';
import { isRatedGame, type TableState } from '../stored/table-state.ts';
import { isSlow } from '../stored/decision-clock.ts';

/** The end of a table that nobody uses any more. It waits between two tasks of the table's queue, never in one. */
export class Expiry {
  readonly #parts: TableParts;
  readonly #peers: PeerProcesses;
  #timer: Timer;
  #endWait: () => void = () => undefined;
  #stopped = false;
  /** The version of the table that may be closed, if nothing speaks against it. */
  #settled: number | undefined;
  /** Whether no other process was known when it began to ask. */
  #wasAlone = false;
  /** Whether it waits for the answers of other processes, during which the table stays in memory. */
  isWaiting = false;

  constructor(parts: TableParts, peers: PeerProcesses) {
    this.#parts = parts;
    this.#peers = peers;
  }

  /** A task: asks the other processes who is here, unless the table has changed since it was found quiet. */
  async ask(version: number): Promise<void> {
    const { live, guests, processes } = this.#parts;
    this.#settled = undefined;
    this.#wasAlone = processes.isAlone;
    await live.refresh();
    if (live.table.version !== version || guests.people().length > 0) return;
    // A slow game is ended by its clock, and nobody has to be here for that.
    if (isSlow(live.table) && live.table.phase === 'playing' && !live.table.paused) return live.takeOver();
    await live.settle();
    this.#settled = live.table.version;
    this.#peers.greet({ ask: true });
  }

  /** Waits for the answers of other processes. */
  async wait(): Promise<void> {
    const { live, world } = this.#parts;
    if (this.#settled === undefined) return;
    await this.#pass(2 * CONFIRMED_WITHIN);
    // People who are stored as here may be at a process that answers late, for as long as that process counts as alive.
    const isDoubtful =
      live.loaded && live.table.people.some(({ away, connection }) => away === null && connection !== '');
    if (isDoubtful && !this.#wasAlone && !this.#isInUse) await this.#pass(world.settings.lease);
  }

  /** A task: closes the table, or deletes it if nothing was ever played there, unless someone is here after all. */
  async end(): Promise<RefusalCode | void> {
    const { code, live, world } = this.#parts;
    const version = this.#settled;
    if (version === undefined) return undefined;
    await live.refresh();
    const isInUse = (table: TableState): boolean => table.version !== version || this.#isInUse;
    // Without a bus, those who could say that someone is there might not have heard the question.
    if (!world.bus.working || isInUse(live.table)) return undefined;
    if (live.table.game === null) {
      await world.archive.remove(code, version);
      return live.refresh();
    }
    if (isRatedGame(live.table)) return live.playOut();
    return live.change((table) => (isInUse(table) ? table : closed(table)));
  }

  stop(): void {
    this.#stopped = true;
    this.#parts.world.clock.cancel(this.#timer);
    this.#endWait();
  }

  get #isInUse(): boolean {
    return !this.#parts.live.isDeserted;
  }

  /** Waits; `stop` ends the wait. */
  #pass(milliseconds: number): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    return new Promise((done) => {
      this.#timer = this.#parts.world.clock.after(milliseconds, done);
      this.#endWait = done;
    });
  }
}

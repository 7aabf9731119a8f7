import type { LiveTable } from '../live/live-table.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import type { TableState } from '../stored/table-state.ts';
import type { Timer } from '../seams/seams.ts';
import type { World } from '../seams/world.ts';
import type { Contributions } from './contributions.ts';
import { beginMatch, isComplete } from './match.ts';

/** Milliseconds that people have to come to their table. */
const COME_WITHIN = 8_000;
/** The shortest wait, in milliseconds, before the game begins, and before it is tried again after a failure. */
const RETRY = 100;

/**
 * Starts the game of people whom the server has brought together when it is time. Every process with someone at the
 * table measures by itself, in ticks, and the first one starts it: their clocks may differ.
 */
export class MatchTimer {
  readonly #world: World;
  readonly #live: LiveTable;
  readonly #contributions: Contributions;
  readonly #due: () => void;
  #timer: Timer;
  /** The tick at which the game begins, whoever is here. */
  #until: number | undefined;

  /** `due` is called when `begin` should run. */
  constructor(world: World, live: LiveTable, contributions: Contributions, due: () => void) {
    this.#world = world;
    this.#live = live;
    this.#contributions = contributions;
    this.#due = due;
  }

  cancel(): void {
    this.#world.clock.cancel(this.#timer);
  }

  schedule(): void {
    const { clock } = this.#world;
    this.cancel();
    const wait = this.#wait(this.#contributions.in(this.#live.table));
    if (wait === undefined || this.#world.isReadOnly?.() === true) return;
    this.#timer = clock.after(Math.max(wait, RETRY), this.#due);
  }

  begin(): Promise<RefusalCode | undefined> {
    const { presence } = this.#live;
    return this.#live.change((table) => {
      const ready = this.#contributions.in(table);
      // Someone may have gone while this task waited.
      return this.#wait(ready) === 0 ? beginMatch(ready, { ...this.#world, presence, n: 0 }) : table;
    });
  }

  /** Milliseconds until the game begins; `undefined` if this is no such table. */
  #wait(table: TableState): number | undefined {
    if (table.match === null || table.phase !== 'lobby') return undefined;
    const now = this.#world.clock.ticks();
    this.#until ??= now + COME_WITHIN;
    return isComplete(table, this.#live.presence) ? 0 : Math.max(0, this.#until - now);
  }
}

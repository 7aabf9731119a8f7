import type { LiveTable } from '../live/live-table.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import type { Timer } from '../seams/seams.ts';
import type { World } from '../seams/world.ts';
import type { Contributions } from './contributions.ts';
import { beginMatch, matchWait } from './match.ts';

/** The shortest wait, in milliseconds, before the game begins, and before it is tried again after a failure. */
const RETRY = 100;

/** Starts the game of people whom the server has brought together when it is time. */
export class MatchTimer {
  readonly #world: World;
  readonly #live: LiveTable;
  readonly #contributions: Contributions;
  readonly #due: () => void;
  #timer: Timer;

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
    const wait = matchWait(this.#contributions.in(this.#live.table), this.#live.presence, clock.now());
    if (wait === undefined || this.#world.isReadOnly?.() === true) return;
    this.#timer = clock.after(Math.max(wait, RETRY), this.#due);
  }

  begin(): Promise<RefusalCode | undefined> {
    const { presence } = this.#live;
    return this.#live.change((table) => {
      const ready = this.#contributions.in(table);
      // Someone may have gone while this task waited.
      return matchWait(ready, presence, this.#world.clock.now()) === 0
        ? beginMatch(ready, { ...this.#world, presence, n: 0 })
        : table;
    });
  }
}

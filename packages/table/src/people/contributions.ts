import type { LiveTable } from '../live/live-table.ts';
import type { ClientMessage } from '../protocol/protocol.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import type { TableState } from '../stored/table-state.ts';
import type { Timer } from '../seams/seams.ts';
import type { World } from '../seams/world.ts';
import { contribute } from './lobby.ts';

type Contribute = Extract<ClientMessage, { type: 'contribute' }>;

/** Milliseconds that a contribution may wait for others: it is for the next game, which is minutes away. */
const LONGEST_WAIT = 1000;

/** What players contribute to the next shuffle. All of them do so when a game begins, so it is stored together. */
export class Contributions {
  readonly #world: World;
  readonly #live: LiveTable;
  readonly #due: () => void;
  /** Contributions that are not stored yet, by seat. If the process dies, clients send theirs again. */
  readonly #waiting = new Map<number, { readonly person: number; readonly message: Contribute }>();
  #timer: Timer;

  /** `due` is called when the contributions that wait should be stored. */
  constructor(world: World, live: LiveTable, due: () => void) {
    this.#world = world;
    this.#live = live;
    this.#due = due;
  }

  /** Keeps a contribution until those of all seats are here, or the wait is over; then all are stored together. */
  add(person: number, message: Contribute): RefusalCode | undefined | Promise<RefusalCode | undefined> {
    const { clock, source } = this.#world;
    const before = this.in(this.#live.table);
    const after = contribute(before, person, message);
    if (typeof after === 'string') return after;
    if (after === before) return undefined;
    this.#waiting.set(message.seat, { person, message });
    if (
      after.seats.every(({ person: by, left, contribution }) => by === null || left || contribution !== null)
    )
      return this.store();
    clock.cancel(this.#timer);
    this.#timer = clock.after(LONGEST_WAIT / 2 + source.below(LONGEST_WAIT / 2), this.#due);
    return undefined;
  }

  /** The table with the contributions that wait. */
  in(table: TableState): TableState {
    let all = table;
    for (const { person, message } of this.#waiting.values()) {
      const next = contribute(all, person, message);
      if (typeof next !== 'string') all = next;
    }
    return all;
  }

  async store(): Promise<RefusalCode | undefined> {
    this.stop();
    const refused = await this.#live.change((table) => this.in(table));
    if (refused === undefined) this.#waiting.clear();
    return refused;
  }

  stop(): void {
    this.#world.clock.cancel(this.#timer);
  }
}

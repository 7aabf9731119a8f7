import { NoTable } from '../live/live-table.ts';
import type { Arrivals } from '../people/arrivals.ts';
import { type Connection, refuse } from '../people/guests.ts';
import type { MatchTimer } from '../people/match-timer.ts';
import type { TableParts } from '../people/table-parts.ts';
import { isSlow } from '../stored/decision-clock.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import { Conflict } from '../seams/seams.ts';
import type { PeerProcesses } from './peer-processes.ts';

export type Task = () => RefusalCode | void | Promise<RefusalCode | void>;
/** Whose message a task is, and its type. */
export interface Sender {
  readonly connection: Connection;
  readonly re: string;
}

/** After a failure of the store the table does nothing by itself for this many milliseconds. */
const PAUSE_AFTER_FAILURE = 500;

/** Puts a task into the queue of its table. */
export type RunTask = (task: Task) => Promise<void>;

/** Where a table is between its beginning and its end in this process. */
export interface TableCourse {
  /** It takes no new tasks. */
  readonly stopping: boolean;
  /** It is gone from this process. */
  readonly stopped: boolean;
  /** It was woken, and it is not known yet who is here. */
  readonly waking: boolean;
}

/** Runs one task of a table and what follows from it, then tells everyone what is stored. */
export class TaskRunner {
  readonly #parts: TableParts;
  readonly #arrivals: Arrivals;
  readonly #peers: PeerProcesses;
  readonly #matchTimer: MatchTimer;
  readonly #course: TableCourse;

  constructor(
    parts: TableParts,
    arrivals: Arrivals,
    peers: PeerProcesses,
    matchTimer: MatchTimer,
    course: TableCourse,
  ) {
    this.#parts = parts;
    this.#arrivals = arrivals;
    this.#peers = peers;
    this.#matchTimer = matchTimer;
    this.#course = course;
  }

  async run(task: Task, from: Sender | undefined): Promise<void> {
    const what = from?.re ?? 'by itself';
    let refused: RefusalCode | void = undefined;
    if (from !== undefined) this.#parts.guests.expectAnswer(from.connection);
    this.#vouchAfterPause();
    try {
      if (!this.#course.stopped) refused = await this.#perform(task, from);
    } catch (error) {
      refused = await this.#recover(error, what);
    }
    if (this.#course.stopped)
      return from === undefined ? undefined : refuse(from.connection, 'busy', from.re);
    try {
      this.#tell(refused, from);
    } catch (error) {
      // Nobody knows who was told what: the next task begins with what is stored.
      this.#parts.live.drop();
      this.#parts.world.report(error, `table ${this.#parts.code}, ${what}`);
      if (from !== undefined) refuse(from.connection, 'busy', from.re);
    }
  }

  /** If this process itself has stood still, people who are connected to it must not count as gone. */
  #vouchAfterPause(): void {
    if (this.#parts.guests.isOutOfDate) this.#arrivals.vouch();
  }

  async #perform(task: Task, from: Sender | undefined): Promise<RefusalCode | void> {
    const live = this.#parts.live;
    if (!live.loaded) await live.load();
    let refused: RefusalCode | void;
    try {
      refused = await task();
    } catch (error) {
      refused = await this.#retry(task, error);
    }
    // If anything was stored, the announcement to everyone is the answer.
    if (from !== undefined && refused === undefined && !live.hasNews)
      this.#parts.guests.answer(from.connection, live);
    if (live.unsettled) {
      // A game's last entries first: another process may begin the next game while this one is archived.
      this.#announce();
      await live.settle().catch((error: unknown) => this.#retry(() => live.settle(), error));
    }
    return refused;
  }

  /** After a lost race the task runs once more, on top of what the other process has stored. */
  async #retry(task: Task, error: unknown): Promise<RefusalCode | void> {
    if (!(error instanceof Conflict)) throw error;
    this.#parts.live.drop();
    await this.#parts.live.load();
    return task();
  }

  #announce(): void {
    const { answerTimer, guests, live, spectators } = this.#parts;
    this.#vouchAfterPause();
    if (live.loaded && !this.#course.stopped) guests.announce(live, answerTimer, spectators);
  }

  /** Tells everyone what is new, and the sender if their message was refused. */
  #tell(refused: RefusalCode | void, from: Sender | undefined): void {
    const live = this.#parts.live;
    this.#announce();
    if (from !== undefined && refused !== undefined) refuse(from.connection, refused, from.re);
    this.#parts.spectators.count(this.#parts.guests.spectators);
    if (live.hasNews) this.#peers.tell();
    // A table without guests stands still until someone comes back, unless people have hours to answer.
    const goesOn =
      live.loaded && (this.#parts.guests.size > 0 || (isSlow(live.table) && !this.#course.waking));
    if (goesOn && !this.#course.stopping) this.#parts.answerTimer.schedule(live);
    else this.#parts.answerTimer.cancel();
    if (!live.loaded || this.#parts.guests.size === 0) return;
    if (this.#course.stopping) this.#matchTimer.cancel();
    else this.#matchTimer.schedule();
  }

  /** Goes back to what is stored, after a second lost race or a failure of the store. */
  async #recover(error: unknown, what: string): Promise<RefusalCode> {
    const live = this.#parts.live;
    live.drop();
    if (error instanceof NoTable) {
      this.#parts.guests.end('closed');
      return 'noTable';
    }
    if (!(error instanceof Conflict)) {
      this.#parts.world.report(error, `table ${this.#parts.code}, ${what}`);
      this.#parts.answerTimer.pause(PAUSE_AFTER_FAILURE);
    }
    try {
      await live.load();
      // A write that has failed may still have been stored.
      this.#parts.news.publish({ update: live.standing });
    } catch (again) {
      live.drop();
      if (again instanceof NoTable) this.#parts.guests.end('closed');
    }
    return 'busy';
  }
}

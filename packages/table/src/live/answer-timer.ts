import type { LiveTable } from './live-table.ts';
import {
  type Absence,
  type AutomaticAnswer,
  automaticAnswerOf,
  takeoversOf,
  timeLeft,
} from './automatic-answer.ts';
import type { Timer } from '../seams/seams.ts';
import type { World } from '../seams/world.ts';
import type { TableState } from '../stored/table-state.ts';
import { isSlow } from '../stored/decision-clock.ts';

/** Its multiples are spread evenly in no visible order, so bots seem to take a random time. */
const GOLDEN_RATIO = 0.618_034;

/** How long everyone still waits, in milliseconds. */
export interface Waits {
  /** Until the open question is answered for the person asked; null without a clock. */
  readonly left: number | null;
  /** For each seat, until a bot plays for its person; 0 once it does, null where it will not. */
  readonly takeovers: (number | null)[];
}

interface Alarm {
  readonly game: number;
  readonly answer: AutomaticAnswer;
  readonly timer: Timer;
}

/** Says when the open question has to be answered by a bot or the clock. */
export class AnswerTimer {
  readonly #world: World;
  readonly #due: (answer: AutomaticAnswer) => void;
  readonly #patience: () => number;
  #next: Alarm | undefined;
  #notBefore = 0;

  /** `patience`: how long to leave an answer to other processes, in milliseconds. */
  constructor(world: World, due: (answer: AutomaticAnswer) => void, patience: () => number) {
    this.#world = world;
    this.#due = due;
    this.#patience = patience;
  }

  /** Delays all alarms, because the store has failed and would fail again. */
  pause(milliseconds: number): void {
    this.#notBefore = this.#world.clock.ticks() + milliseconds;
  }

  cancel(): void {
    if (this.#next !== undefined) this.#world.clock.cancel(this.#next.timer);
    this.#next = undefined;
  }

  /** Whether an alarm rings within this many milliseconds. */
  isSetWithin(milliseconds: number): boolean {
    return this.#next !== undefined && this.#next.answer.at <= this.#world.clock.ticks() + milliseconds;
  }

  /** Sets the alarm for the open question; one that is set already stays, or chat would restart it. */
  schedule(live: LiveTable): void {
    const { clock } = this.#world;
    const answer = this.automaticAnswer(live);
    if (answer === undefined) return this.cancel();
    const game = live.game!.number;
    if (this.#next?.game === game && isInTime(this.#next.answer, answer)) return;
    this.cancel();
    const timer = clock.after(Math.max(answer.at, this.#notBefore) - clock.ticks(), () => {
      this.#next = undefined;
      this.#due(answer);
    });
    this.#next = { game, answer, timer };
  }

  automaticAnswer({ table, game, asked, presence }: LiveTable): AutomaticAnswer | undefined {
    if (game === undefined || this.#world.isReadOnly?.() === true) return undefined;
    const { clock, settings } = this.#world;
    const [short, long] = settings.pace[table.pace];
    const pace = Math.round(short + (long - short) * ((game.log.length * GOLDEN_RATIO) % 1));
    const moment = { now: clock.ticks(), asked, pace, grace: this.#grace(table), presence };
    const answer = automaticAnswerOf(table, game, moment);
    if (answer === undefined || answer.by === 'wait') return answer;
    return { ...answer, at: answer.at + this.#patience() };
  }

  waits(live: LiveTable): Waits {
    return { left: this.left(live), takeovers: takeoversOf(live.table, this.#absence(live)) };
  }

  left(live: LiveTable): Waits['left'] {
    const { table, game, asked } = live;
    // Asked after every move, and most tables have no clock.
    if (table.clock === 0 || game === undefined || this.#world.isReadOnly?.() === true) return null;
    return timeLeft(table, game, { ...this.#absence(live), asked });
  }

  #absence({ presence, table }: LiveTable): Absence {
    return { now: this.#world.clock.ticks(), grace: this.#grace(table), presence };
  }

  /** At a slow table people have all their time, connected or not. */
  #grace(table: TableState): number {
    return isSlow(table) ? Infinity : this.#world.settings.grace;
  }
}

/** Whether the alarm already set will do. One that only checks again may ring early, so that few moves reset it. */
function isInTime(set: AutomaticAnswer, wanted: AutomaticAnswer): boolean {
  if (set.by !== wanted.by) return false;
  if (set.by === 'wait') return set.at <= wanted.at;
  return set.at === wanted.at && set.n === wanted.n && set.seat === wanted.seat && set.kind === wanted.kind;
}

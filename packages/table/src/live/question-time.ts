import type { TableState } from '../stored/table-state.ts';
import { isSlow } from '../stored/decision-clock.ts';
import type { Clock } from '../seams/seams.ts';
import type { LiveGame } from './live-game.ts';

/** Without hours to decide, a stored moment longer ago than this cannot be when the open question was asked. */
const LONGEST_DECISION = 60_000;

/** When the open question was asked, as far as this process knows. */
export class QuestionTime {
  readonly #clock: Clock;
  #game = 0;
  #n = 0;
  #at = 0;
  #written = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The tick at which the open question was asked. */
  get at(): number {
    return this.#at;
  }

  /** As it is stored, by the wall clock. */
  get written(): number {
    return this.#written;
  }

  /** Whether it is the question that is open now. */
  isOf({ number, log }: LiveGame): boolean {
    return this.#game === number && this.#n === log.length;
  }

  /** The open question counts as asked just now. */
  ask({ number, log }: LiveGame): void {
    this.#game = number;
    this.#n = log.length;
    this.#at = this.#clock.ticks();
    this.#written = this.#clock.now();
  }

  /**
   * Takes over another process's word on when it was asked, if that is later than ours: the game was paused in between.
   * A moment that cannot be true, because some clock is wrong, counts as now. `isNew`: we have not asked it ourselves.
   */
  adopt(table: TableState, game: LiveGame | undefined, isNew: boolean): void {
    const { asked } = table;
    if (asked === null || asked.n !== game?.log.length || asked.at === this.#written) return;
    const at = this.#clock.ticks() - plausibleAge(table, this.#clock.now() - asked.at);
    if (!isNew && at <= this.#at) return;
    this.#at = at;
    this.#written = asked.at;
  }
}

/** How long ago a stored moment is, if that is plausible. Time counts even while no process runs. */
function plausibleAge(table: TableState, ago: number): number {
  if (isSlow(table)) return Math.min(Math.max(0, ago), table.clock * 1000);
  return ago < 0 || ago > LONGEST_DECISION ? 0 : ago;
}

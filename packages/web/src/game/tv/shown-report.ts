import type { Clock, Timer } from '@sevenfold/table';
import { COUNTING } from '../story/pace.ts';
import type { StoryEvent } from '../story/picture.ts';

interface ShownReportSetup {
  readonly clock: Clock;
  /** Whether totals count up. */
  readonly moving: () => boolean;
  /** Calls back when what is on the page now has been drawn. */
  readonly drawn: (then: () => void) => void;
  readonly report: (game: number, beats: number) => void;
}

/** Milliseconds until everyone has seen a new total. */
const COUNTED = COUNTING.delay + COUNTING.duration;
/** Milliseconds between two reports: the table does not pass on more. */
const APART = 100;

/** Tells the phones beside a TV how many beats everyone has seen there. */
export class ShownReport {
  readonly #setup: ShownReportSetup;
  #timer: Timer;
  /** The tick at which the next report may be sent. */
  #free = 0;

  constructor(setup: ShownReportSetup) {
    this.#setup = setup;
  }

  /**
   * This many beats of a game are shown; `last` is what the last one tells, unless it was jumped to. Nobody has seen the
   * end of a game before the winner stands on the podium: then this is called again, without `last`.
   */
  shown(game: number, beats: number, last: StoryEvent | undefined): void {
    const { clock, drawn, moving, report } = this.#setup;
    if (last?.type === 'gameEnded') return;
    const seen = last?.type === 'scored' && moving() ? COUNTED : 0;
    this.stop();
    this.#timer = clock.after(Math.max(seen, this.#free - clock.ticks()), () =>
      drawn(() => {
        this.#free = clock.ticks() + APART;
        report(game, beats);
      }),
    );
  }

  stop(): void {
    this.#setup.clock.cancel(this.#timer);
  }
}

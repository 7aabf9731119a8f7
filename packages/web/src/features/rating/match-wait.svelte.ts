import type { Clock, Timer } from '@sevenfold/table';
import { ServerError } from '../../server/ask.ts';
import type { WaitingState } from './rating-server.ts';

/** Milliseconds between two requests. */
const INTERVAL = 1_000;

interface Setup {
  readonly clock: Clock;
  /** Says that this device waits, and asks where it stands. */
  readonly ask: () => Promise<WaitingState>;
  readonly stop: () => void;
  readonly found: (table: string) => void;
}

/** Waits for someone to play: sends a request every second, even after failures, until there is a table or it is stopped. */
export class MatchWait {
  readonly #setup: Setup;
  #timer: Timer;
  /** Numbers the waits, so that a late answer to an earlier one is ignored. */
  #round = 0;
  isWaiting = $state(false);
  /** How many wait, and since when we do; `undefined` until the server has said so. */
  standing = $state.raw<{ readonly waiting: number; readonly seconds: number }>();
  /** Why the last request failed. */
  problem = $state.raw<ServerError>();

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  start(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.standing = undefined;
    this.problem = undefined;
    void this.#ask(++this.#round);
  }

  stop(): void {
    if (!this.isWaiting) return;
    this.#end();
    this.#setup.stop();
  }

  /** Asks at once, because the page is visible again. */
  hurry(): void {
    if (!this.isWaiting) return;
    this.#setup.clock.cancel(this.#timer);
    void this.#ask(++this.#round);
  }

  async #ask(round: number): Promise<void> {
    const { clock, ask, found } = this.#setup;
    try {
      const answer = await ask();
      if (round !== this.#round) return;
      this.problem = undefined;
      if ('table' in answer) {
        this.#end();
        return found(answer.table);
      }
      this.standing = answer;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      if (round !== this.#round) return;
      this.problem = error;
    }
    this.#timer = clock.after(INTERVAL, () => void this.#ask(round));
  }

  #end(): void {
    this.#round++;
    this.isWaiting = false;
    this.#setup.clock.cancel(this.#timer);
  }
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** Connects, and reconnects after every loss: after longer and longer waits, and at once when the network is back. */
export class Reconnection {
  readonly #connect: () => void;
  readonly #online = (): void => this.#now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;

  constructor(connect: () => void) {
    this.#connect = connect;
    addEventListener('online', this.#online);
  }

  /** Something has arrived, so the waits begin from the shortest again. */
  works(): void {
    this.#wait = FIRST_WAIT;
  }

  lost(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#now(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** Stops for good. */
  stop(): void {
    removeEventListener('online', this.#online);
    clearTimeout(this.#timer);
  }

  #now(): void {
    clearTimeout(this.#timer);
    this.#connect();
  }
}

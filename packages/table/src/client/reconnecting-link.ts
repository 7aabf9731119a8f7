import type { Clock, Source, Timer } from '../seams/seams.ts';

/** A connection to the server, while it lasts. */
export interface Link {
  send(text: string): void;
  close(): void;
}

/** Opens connections: WebSockets in the page, a simulated network in the simulator. */
export type Dial = (on: { message(text: string): void; closed(): void }) => Link;

interface Listener {
  /** There is a new connection. */
  opened(): void;
  message(text: string): void;
  /** Called at intervals while connected. */
  tick(): void;
}

/**
 * How often the other end is asked, and how long it may be silent before the link counts as dead: until the third question,
 * at which its answer to the second is late.
 */
const TICK = 4000;
const SILENCE = 11_000;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;

export class ReconnectingLink {
  readonly #dial: Dial;
  readonly #clock: Clock;
  readonly #source: Pick<Source, 'below'>;
  readonly #listener: Listener;
  #link: Link | undefined;
  #heard = 0;
  #retry = FIRST_RETRY;
  #timer: Timer;

  constructor(dial: Dial, clock: Clock, source: Pick<Source, 'below'>, listener: Listener) {
    this.#dial = dial;
    this.#clock = clock;
    this.#source = source;
    this.#listener = listener;
  }

  open(): void {
    this.close();
    this.#heard = this.#clock.ticks();
    const link = this.#dial({
      message: (text) => (this.#link === link ? this.#hear(text) : undefined),
      closed: () => (this.#link === link ? this.reconnect() : undefined),
    });
    this.#link = link;
    this.#listener.opened();
    this.#after(TICK, () => this.#tick());
  }

  send(text: string): void {
    this.#link?.send(text);
  }

  /** The connection works: the next retry is quick again. */
  settle(): void {
    this.#retry = FIRST_RETRY;
  }

  /**
   * Drops this connection and tries again after a random wait that grows, so that clients do not all return at once. After
   * a farewell another server is there already, and the wait is shorter.
   */
  reconnect(after: 'loss' | 'farewell' = 'loss'): void {
    this.close();
    const least = after === 'loss' ? this.#retry / 2 : 0;
    this.#after(least + this.#source.below(this.#retry), () => this.open());
    this.#retry = Math.min(LONGEST_RETRY, this.#retry * 2);
  }

  close(): void {
    const link = this.#link;
    this.#link = undefined;
    this.#clock.cancel(this.#timer);
    link?.close();
  }

  #hear(text: string): void {
    this.#heard = this.#clock.ticks();
    this.#listener.message(text);
  }

  #tick(): void {
    if (this.#clock.ticks() - this.#heard > SILENCE) return this.reconnect();
    this.#after(TICK, () => this.#tick());
    this.#listener.tick();
  }

  #after(milliseconds: number, run: () => void): void {
    this.#clock.cancel(this.#timer);
    this.#timer = this.#clock.after(milliseconds, run);
  }
}

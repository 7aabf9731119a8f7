import type { ClaimedLetter, LetterKind, OutboxStore } from './outbox-store.ts';
import type { Post } from './post.ts';

/** Milliseconds between two looks for letters of processes that have died, and for letters that were postponed. */
const INTERVAL = 15_000;
/** How many letters are on their way at once. */
const SLOTS = 20;
/** Milliseconds after which another process sends a letter; longer than a delivery can take. */
const CLAIMED_FOR = 60_000;

/** Milliseconds before a letter is sent again to a slow site that was still busy with another. */
export const BUSY_FOR = 300_000;

/** done: it was delivered, or never will be. failed: try again. A number: it has to wait until that moment. */
export type Delivery = 'done' | 'failed' | number;

/** What everyone who sends letters needs. */
export interface Sending {
  readonly outbox: OutboxStore;
  readonly post: Post;
  /** Whether letters may be sent now. */
  readonly mayWrite: () => boolean;
  readonly failed: (error: unknown) => void;
  readonly now?: () => number;
}

interface Letters {
  readonly kind: LetterKind;
  readonly deliver: (letter: ClaimedLetter, now: number) => Promise<Delivery>;
  /** Milliseconds to wait after each failure; after the last one the letter is given up. */
  readonly waits: readonly number[];
}

/** Sends the letters of one kind, a few at a time. Every process has one; each letter is sent by only one of them. */
export class Courier {
  readonly #sending: Sending;
  readonly #letters: Letters;
  readonly #timer: NodeJS.Timeout;
  readonly #underWay = new Set<Promise<void>>();
  #busy = 0;
  #stopped = false;

  constructor(sending: Sending, letters: Letters) {
    this.#sending = sending;
    this.#letters = letters;
    this.#timer = setInterval(() => void this.look(), INTERVAL).unref();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
  }

  /** Resolves when nothing is being sent. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Sends what is due, as far as there is room; the rest follows. Never rejects. */
  async look(): Promise<void> {
    const { outbox, mayWrite, failed } = this.#sending;
    const free = SLOTS - this.#busy;
    if (this.#stopped || free <= 0 || !mayWrite()) return;
    const now = this.#now();
    const letters = await outbox
      .claim(this.#letters.kind, now, now + CLAIMED_FOR, free)
      .catch((error: unknown) => {
        failed(error);
        return [];
      });
    for (const letter of letters) {
      this.#busy++;
      const sending = this.#send(letter)
        .catch(failed)
        .then(() => {
          this.#busy--;
          // More letters may be due than there was room for.
          return letters.length === free ? this.look() : undefined;
        })
        .finally(() => this.#underWay.delete(sending));
      this.#underWay.add(sending);
    }
  }

  async #send(letter: ClaimedLetter): Promise<void> {
    const { outbox } = this.#sending;
    const { deliver, waits } = this.#letters;
    const { id, tries } = letter;
    const delivery = await deliver(letter, this.#now());
    if (typeof delivery === 'number') return outbox.putOff(id, delivery, tries);
    const wait = delivery === 'failed' ? waits[tries] : undefined;
    return wait === undefined ? outbox.done(id) : outbox.putOff(id, this.#now() + wait, tries + 1);
  }

  #now(): number {
    return this.#sending.now?.() ?? Date.now();
  }
}

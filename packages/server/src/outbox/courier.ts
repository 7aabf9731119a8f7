import type { ClaimedLetter, LetterKind, OutboxStore } from './outbox-store.ts';

/** Milliseconds between two looks for letters of processes that have died, and for letters that were postponed. */
const INTERVAL = 15_000;
/** Letters that are on their way at once. */
const SLOTS = 20;
/** Milliseconds after which another process sends a letter; longer than a delivery can take. */
const CLAIMED_FOR = 60_000;

/** Milliseconds before a letter is sent again to a slow site that was still busy with another. */
export const BUSY_FOR = 300_000;

/** done: it was delivered, or never will be. failed: try again. A number: it has to wait until that moment. */
export type Delivery = 'done' | 'failed' | number;

interface Parts {
  readonly kind: LetterKind;
  readonly store: OutboxStore;
  readonly deliver: (letter: ClaimedLetter, now: number) => Promise<Delivery>;
  /** Milliseconds to wait after each failure; after the last one the letter is given up. */
  readonly waits: readonly number[];
  /** Whether letters may be sent now. */
  readonly mayWrite: () => boolean;
  readonly failed: (error: unknown) => void;
  readonly now?: () => number;
}

/** Sends the letters of one kind, a few at a time. Every process has one; each letter is sent by only one of them. */
export class Courier {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  readonly #underWay = new Set<Promise<void>>();
  #busy = 0;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
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
    const { kind, store, mayWrite, failed } = this.#parts;
    const free = SLOTS - this.#busy;
    if (this.#stopped || free <= 0 || !mayWrite()) return;
    const now = this.#now();
    const letters = await store.claim(kind, now, now + CLAIMED_FOR, free).catch((error: unknown) => {
      failed(error);
      return [];
    });
    for (const letter of letters) {
      this.#busy++;
      const sending = this.#send(letter)
        .catch(failed)
        .then(() => {
          this.#busy--;
          // There may be more than there was room for.
          return letters.length === free ? this.look() : undefined;
        })
        .finally(() => this.#underWay.delete(sending));
      this.#underWay.add(sending);
    }
  }

  async #send(letter: ClaimedLetter): Promise<void> {
    const { store, deliver, waits } = this.#parts;
    const { id, tries } = letter;
    const delivery = await deliver(letter, this.#now());
    if (typeof delivery === 'number') return store.putOff(id, delivery, tries);
    const wait = delivery === 'failed' ? waits[tries] : undefined;
    return wait === undefined ? store.done(id) : store.putOff(id, this.#now() + wait, tries + 1);
  }

  #now(): number {
    return this.#parts.now?.() ?? Date.now();
  }
}

import type { House } from '@sevenfold/table';
import type { Storage } from '../storage/storage.ts';

/** Milliseconds between two looks. */
const INTERVAL = 60_000;
/** Tables that are in memory for this at once. */
const BATCH = 100;
/** Milliseconds after which another process looks after a table whose process has died. */
const CLAIMED_FOR = 60_000;

interface Parts {
  readonly house: Pick<House, 'wake'>;
  readonly storage: Pick<Storage, 'claimDue'>;
  /** Whether tables may be written now. */
  readonly mayWrite: () => boolean;
  readonly failed: (error: unknown) => void;
}

/**
 * Looks after slow tables that nobody is connected to: finds those whose moment has come, by an index, and wakes them.
 * Every process does; each table is woken by one.
 */
export class DueTableWaker {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.look(), INTERVAL).unref();
  }

  /** Resolves when all tables that were due have been dealt with; a second call in the meantime waits for the first. */
  look(now = Date.now()): Promise<void> {
    this.#looking ??= this.#look(now)
      .catch((error: unknown) => this.#parts.failed(error))
      .finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
  }

  async #look(now: number): Promise<void> {
    const { house, storage, mayWrite } = this.#parts;
    for (let found = BATCH; found === BATCH && !this.#stopped && mayWrite();) {
      const codes = await storage.claimDue(now, now + CLAIMED_FOR, BATCH);
      await Promise.all(codes.map((code) => house.wake(code)));
      found = codes.length;
    }
  }
}

import {
  STANDINGS,
  type ClaimedLetter,
  type LetterKind,
  type OutboxStore,
  type Standing,
} from './outbox-store.ts';
import type { Message, Post } from './post.ts';

/** Milliseconds between two looks for letters of processes that have died. */
const INTERVAL = 60_000;
/** Milliseconds after which another process sends a letter; longer than a delivery can take. */
const CLAIMED_FOR = 60_000;
/** Milliseconds after which an answer is slow. */
const SLOW = 3000;

/**
 * How many letters are on their way at once. Each standing has room of its own: strangers with a thousand receivers
 * that never answer must not hold up everyone else's letters.
 */
export const ROOM: Readonly<Record<Standing, number>> = { proven: 40, unproven: 60, failing: 1 };

/** slow: it has arrived, but its receiver kept us waiting. A number: it has to wait until that moment. */
export type Delivery = 'done' | 'slow' | 'failed' | number;

/** What everyone who sends letters needs. */
export interface Sending {
  readonly outbox: OutboxStore;
  readonly post: Post;
  /** Whether letters may be sent now. */
  readonly mayWrite: () => boolean;
  readonly failed: (error: unknown) => void;
  readonly now?: () => number;
  /** Milliseconds from any moment on; for tests. */
  readonly ticks?: () => number;
}

interface Letters {
  readonly kind: LetterKind;
  readonly deliver: (letter: ClaimedLetter, now: number) => Promise<Delivery>;
  /** Milliseconds to wait after each failure, and the last of them again and again, until the letter expires. */
  readonly waits: readonly number[];
}

/**
 * Sends the letters of one kind, a few at a time, to each receiver one after the other. Every process has one; each
 * letter is sent by only one of them.
 */
export class Courier {
  readonly #sending: Sending;
  readonly #letters: Letters;
  readonly #timer: NodeJS.Timeout;
  /** Looks when letters that were put off are due. */
  readonly #alarms = new Set<NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  /** The targets of the letters that are on their way, and what they counted as. */
  readonly #targets = new Map<string, Standing>();
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(sending: Sending, letters: Letters) {
    this.#sending = sending;
    this.#letters = letters;
    this.#timer = setInterval(() => void this.#lookAhead().catch(sending.failed), INTERVAL).unref();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
    for (const alarm of this.#alarms) clearTimeout(alarm);
  }

  /** Resolves when nothing is being sent. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Sends what is due, as far as there is room; the rest follows. Never rejects. */
  look(): Promise<void> {
    this.#again = true;
    this.#looking ??= this.#lookAgain();
    return this.#looking;
  }

  /** While nothing waits, this is the only statement of an interval. */
  async #lookAhead(): Promise<void> {
    const due = await this.#sending.outbox.next(this.#letters.kind);
    if (due !== undefined) this.#lookAt(due);
  }

  /** Later than the next interval, that one will see to it. */
  #lookAt(due: number): void {
    const wait = due - this.#now();
    if (this.#stopped || wait > INTERVAL) return;
    const alarm = setTimeout(
      () => {
        this.#alarms.delete(alarm);
        void this.look();
      },
      Math.max(0, wait),
    ).unref();
    this.#alarms.add(alarm);
  }

  /** One look at a time, so that two of them do not fill the same room. */
  async #lookAgain(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      for (const standing of STANDINGS) await this.#fill(standing).catch(this.#sending.failed);
    }
    this.#looking = undefined;
  }

  async #fill(standing: Standing): Promise<void> {
    const { outbox, mayWrite } = this.#sending;
    const taken = [...this.#targets.values()].filter((one) => one === standing).length;
    const free = ROOM[standing] - taken;
    if (this.#stopped || free <= 0 || !mayWrite()) return;
    const now = this.#now();
    const letters = await outbox.claim({
      kind: this.#letters.kind,
      standing,
      now,
      until: now + CLAIMED_FOR,
      limit: free,
      except: [...this.#targets.keys()],
    });
    for (const letter of letters) {
      this.#targets.set(letter.target, standing);
      const sending = this.#send(letter)
        .catch(this.#sending.failed)
        .then(() => {
          this.#targets.delete(letter.target);
          // More letters may be due than there was room for.
          return this.look();
        })
        .finally(() => this.#underWay.delete(sending));
      this.#underWay.add(sending);
    }
  }

  async #send(letter: ClaimedLetter): Promise<void> {
    const { outbox } = this.#sending;
    const { deliver, waits } = this.#letters;
    const { id, target, tries } = letter;
    const delivery = await deliver(letter, this.#now());
    if (typeof delivery === 'number') {
      await outbox.putOff(id, delivery);
      return this.#lookAt(delivery);
    }
    if (delivery === 'failed') {
      const wait = waits[tries] ?? waits.at(-1)!;
      // Until now it waits in case this process dies, which may be longer.
      await outbox.putOff(id, this.#now() + wait);
      return this.#fail(target, wait, tries + 1);
    }
    await outbox.done(id);
    if (delivery === 'slow') await this.#fail(target, waits[0]!, Math.max(tries, 1));
    else if (tries > 0) await outbox.recover(target);
  }

  async #fail(target: string, wait: number, tries: number): Promise<void> {
    const due = this.#now() + wait;
    await this.#sending.outbox.fail(target, due, tries);
    this.#lookAt(due);
  }

  #now(): number {
    return this.#sending.now?.() ?? Date.now();
  }
}

/** Sends a message to a receiver; a status of 0 means that there was no answer. */
export async function call(
  { post, ticks = () => performance.now() }: Sending,
  url: string,
  message: Message,
): Promise<{ readonly status: number; readonly delivery: 'done' | 'slow' | 'failed' }> {
  const sent = ticks();
  // A receiver that cannot be reached is not our mistake.
  const status = await post(url, message).catch(() => 0);
  const isSlow = ticks() - sent >= SLOW;
  if (!isFine(status)) return { status, delivery: 'failed' };
  return { status, delivery: isSlow ? 'slow' : 'done' };
}

export function isFine(status: number): boolean {
  return status >= 200 && status < 300;
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus, Store } from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import { proveReady } from './readiness.ts';
import type { Storage } from '../storage/storage.ts';

/** The channel on which processes ask each other; no table has this code. */
const CHANNEL = 'stores';
/** Milliseconds without a stored move, while some are under way, after which something is wrong. */
const STALL = 1000;
/** Milliseconds for which storing has to fail before anyone is sent away: a restart of the database is shorter. */
const PATIENCE = 1000;
/** Milliseconds for an answer, of the database and of other processes. */
const ANSWER = 1000;
/** Milliseconds between two looks. */
const INTERVAL = 250;

interface Parts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly log: FastifyBaseLogger;
  /** Sends everyone here to other processes. */
  readonly dismiss: () => void;
}

/**
 * Notices that this process can store nothing while others can: then its people are better off there, and so is everyone
 * who waits for them. If nobody can store anything, they stay, and go on when the database is back.
 */
export class StoreWatch {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  readonly #leave: Promise<() => void>;
  #appends = 0;
  /** When the last append ended, or the first of those under way began. */
  #progress = 0;
  #isWatching = false;
  #stopped = false;
  #question = '';
  #answered: () => void = () => undefined;
  /** False while new connections have to be sent to other processes. */
  isOpen = true;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#leave = parts.bus.subscribe(CHANNEL, (text) => void this.#hear(text));
    this.#leave.catch(() => undefined);
    this.#timer = setInterval(() => this.#checkProgress(), INTERVAL).unref();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#leave.then((leave) => leave()).catch(() => undefined);
  }

  /** The same store, but appends that do not end count as a failure. */
  watched(store: Store): Store {
    return {
      ...store,
      append: async (game, n, tokens) => {
        if (this.#appends++ === 0) this.#progress = performance.now();
        try {
          await store.append(game, n, tokens);
        } finally {
          this.#appends--;
          this.#progress = performance.now();
        }
      },
    };
  }

  /** To be called when something could not be stored or read. `since`: when that began. */
  failed(since = performance.now()): void {
    if (this.#isWatching || this.#stopped) return;
    this.#isWatching = true;
    void this.#watch(since);
  }

  #checkProgress(): void {
    if (this.#appends > 0 && performance.now() - this.#progress > STALL) this.failed(this.#progress);
  }

  async #watch(since: number): Promise<void> {
    const { log, dismiss } = this.#parts;
    for (let failures = 0; !this.#stopped; failures++) {
      // One answer may be late because this process was busy itself.
      const isSure = failures > 0 && performance.now() - since >= PATIENCE;
      const [canStore, canOthers] = await Promise.all([
        this.#canStore(),
        this.isOpen && isSure && this.#canOthers(),
      ]);
      if (canStore) break;
      if (canOthers && !this.#stopped) {
        log.warn('this process cannot reach the database, and another one can: everyone here is sent there');
        this.isOpen = false;
        dismiss();
      }
      await sleep(INTERVAL, undefined, { ref: false });
    }
    if (!this.isOpen && !this.#stopped) log.info('this process reaches the database again');
    this.isOpen = true;
    this.#isWatching = false;
  }

  #canStore(): Promise<boolean> {
    return proveReady(this.#parts.storage, ANSWER).then(
      () => true,
      () => false,
    );
  }

  async #canOthers(): Promise<boolean> {
    this.#question = randomUUID();
    const answer = new Promise<boolean>((answered) => {
      this.#answered = () => answered(true);
    });
    this.#say({ ask: this.#question });
    return Promise.race([answer, sleep(ANSWER, false, { ref: false })]);
  }

  async #hear(text: string): Promise<void> {
    const { ask, yes } = read(text);
    if (yes !== undefined && yes === this.#question) this.#answered();
    if (ask === undefined || ask === this.#question || this.#isWatching || this.#stopped) return;
    if (await this.#canStore()) this.#say({ yes: ask });
    else this.failed();
  }

  #say(message: Message): void {
    this.#parts.bus.publish(CHANNEL, JSON.stringify(message)).catch(() => undefined);
  }
}

/**
 * `ask`: asks other processes whether they can store anything. `yes`: this process can, which answers that question.
 */
interface Message {
  readonly ask?: string;
  readonly yes?: string;
}

function read(text: string): Message {
  try {
    return (JSON.parse(text) ?? {}) as Message;
  } catch {
    return {};
  }
}

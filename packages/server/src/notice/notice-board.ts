import { type Bus, Conflict } from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import { NO_NOTICE, type Notice, type NoticeStore } from './notice-store.ts';

/** The channel on which processes hear that the notice has changed; no table has this code. */
const CHANNEL = 'notice';
/** Milliseconds after which every process has read it again, even if it has heard nothing. */
const POLL = 60_000;
/** How often a change is tried while others change it too. */
const TRIES = 10;

interface Parts {
  readonly storage: { readonly notice: NoticeStore };
  readonly bus: Bus;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * This process's copy of the notice. The one that counts is in the store, so it survives a restart; the bus only says
 * that it has changed.
 */
export class NoticeBoard {
  readonly #parts: Parts;
  readonly #watchers = new Set<() => void>();
  readonly #leave: Promise<() => void>;
  readonly #unwatch: () => void;
  readonly #timer: NodeJS.Timeout;
  #notice = NO_NOTICE;

  constructor(parts: Parts) {
    this.#parts = parts;
    const look = (): void => void this.look();
    this.#leave = parts.bus.subscribe(CHANNEL, look);
    this.#leave.catch(() => undefined);
    this.#unwatch = parts.bus.watch(look);
    this.#timer = setInterval(look, POLL).unref();
  }

  get notice(): Notice {
    return this.#notice;
  }

  get isReadOnly(): boolean {
    return this.#notice.readOnly;
  }

  /** Calls `changed` after every change, here or at another process. */
  watch(changed: () => void): void {
    this.#watchers.add(changed);
  }

  /** To be called before anyone is served: read-only mode survives a restart. */
  async load(): Promise<void> {
    this.#take(await this.#parts.storage.notice.load());
  }

  /** Reads the notice again; if that fails, what was known stays. */
  async look(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'could not read the notice; will try again later');
    }
  }

  /** Two operators may change it at once: each change is made on top of what is stored. */
  async change(change: (notice: Notice) => Partial<Pick<Notice, 'readOnly' | 'banner'>>): Promise<Notice> {
    const { storage, bus } = this.#parts;
    for (let tries = 1; ; tries++) {
      const before = await storage.notice.load();
      const notice = { ...before, ...change(before), version: before.version + 1 };
      try {
        await storage.notice.save(notice);
      } catch (error) {
        if (!(error instanceof Conflict) || tries === TRIES) throw error;
        continue;
      }
      this.#take(notice);
      bus.publish(CHANNEL, '').catch(() => undefined);
      return notice;
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#unwatch();
    this.#leave.then((leave) => leave()).catch(() => undefined);
  }

  #take(notice: Notice): void {
    // This reading was overtaken by a change.
    if (notice.version <= this.#notice.version) return;
    this.#notice = notice;
    for (const changed of this.#watchers) changed();
  }
}

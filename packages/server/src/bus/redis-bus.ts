import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Bus } from '@sevenfold/table';
import type * as Redis from '@redis/client';
import { REDIS_QUEUE } from '../config.ts';

/** Others may use the same Redis. */
const PREFIX = 'sevenfold:';
/** Milliseconds without an answer after which Redis counts as gone. */
const REDIS_TIMEOUT = 3000;
/** Milliseconds between probes sent to itself, and how many of them may go unanswered. */
const PROBE_INTERVAL = 1000;
const MOST_UNHEARD = REDIS_TIMEOUT / PROBE_INTERVAL;

/**
 * Carries news between processes through Redis. While Redis is gone, publishing rejects at once, and subscriptions start
 * when it is back.
 */
export class RedisBus implements Bus {
  readonly #publisher: ReturnType<typeof client>;
  readonly #subscriber: ReturnType<typeof client>;
  readonly #handlers = new Map<string, Set<(text: string) => void>>();
  readonly #watchers = new Set<() => void>();
  /** Whether every table is subscribed to on the current connection. */
  #subscribed = false;
  #resubscribed = Promise.resolve();
  /**
   * The channel on which this process sends itself probes: a client that only writes does not notice that nothing comes
   * back.
   */
  readonly #echo = `echo ${randomUUID()}`;
  /** Probes since the last one that came back; counted, not timed, because a busy process hears all of them late. */
  #unheard = 0;
  readonly #timer: NodeJS.Timeout;
  #closed = false;
  working = false;

  private constructor(redis: typeof Redis, url: string, queue: number) {
    this.#publisher = client(redis, url, queue, () => this.#check());
    this.#subscriber = client(redis, url, queue, (connected) => {
      this.#subscribed = false;
      this.#check();
      if (connected) this.#resubscribed = this.#resubscribe();
    });
    this.#handlers.set(this.#echo, new Set([() => (this.#unheard = 0)]));
    this.#timer = setInterval(() => this.#probe(), PROBE_INTERVAL).unref();
  }

  /**
   * Waits for the first answer or failure, and goes on trying either way. `queue`: messages that may wait to be sent; more
   * would only arrive late.
   */
  static async open(url: string, queue = REDIS_QUEUE): Promise<RedisBus> {
    // Loaded here, because it takes longer than the rest of the server, and most servers have no Redis.
    const bus = new RedisBus(await import('@redis/client'), url, queue);
    await Promise.all([settled(bus.#publisher), settled(bus.#subscriber)]);
    await bus.#resubscribed;
    return bus;
  }

  watch(changed: () => void): () => void {
    // A new function, so that the same one can watch twice.
    const watcher = (): void => changed();
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async publish(table: string, text: string): Promise<void> {
    await this.#publisher.publish(PREFIX + table, text);
  }

  async subscribe(table: string, hear: (text: string) => void): Promise<() => void> {
    // A new function, so that the same one can be subscribed twice.
    const handler = (text: string): void => hear(text);
    const handlers = this.#handlers.get(table) ?? new Set();
    this.#handlers.set(table, handlers.add(handler));
    if (this.#subscriber.isReady) await this.#subscribe([table]);
    return () => {
      handlers.delete(handler);
      if (handlers.size > 0 || this.#handlers.get(table) !== handlers) return;
      this.#handlers.delete(table);
      // With the listener named, the client knows at once that it is leaving, so that someone who comes in the meantime
      // subscribes again.
      this.#subscriber.unsubscribe(PREFIX + table, this.#receive).catch(() => undefined);
    };
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#publisher.destroy();
    this.#subscriber.destroy();
  }

  async #resubscribe(): Promise<void> {
    await this.#subscribe([...this.#handlers.keys()]);
    this.#subscribed = this.#subscriber.isReady;
    this.#check();
  }

  #check(): void {
    const working = this.#publisher.isReady && this.#subscriber.isReady && this.#subscribed;
    if (working === this.working || this.#closed) return;
    this.working = working;
    this.#unheard = 0;
    for (const watcher of this.#watchers) watcher();
  }

  #probe(): void {
    if (!this.working) return;
    if (++this.#unheard > MOST_UNHEARD) return this.#reconnect();
    this.publish(this.#echo, '').catch(() => undefined);
  }

  #reconnect(): void {
    for (const one of [this.#publisher, this.#subscriber]) {
      one.destroy();
      one.connect().catch(() => undefined);
    }
  }

  /** Fails only with the connection, and the next one subscribes to all tables again. */
  async #subscribe(tables: readonly string[]): Promise<void> {
    const channels = tables.map((table) => PREFIX + table);
    await this.#subscriber.subscribe(channels, this.#receive).catch(() => undefined);
  }

  readonly #receive = (text: string, channel: string): void => {
    for (const hear of this.#handlers.get(channel.slice(PREFIX.length)) ?? []) hear(text);
  };
}

function client(
  { createClient }: typeof Redis,
  url: string,
  queue: number,
  changed: (connected: boolean) => void,
) {
  const made = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: queue,
    pingInterval: REDIS_TIMEOUT / 3,
    socket: {
      connectTimeout: REDIS_TIMEOUT,
      socketTimeout: REDIS_TIMEOUT,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1000),
    },
  });
  let connected = false;
  const change = (now: boolean): void => {
    if (now !== connected) changed((connected = now));
  };
  made.on('ready', () => change(true));
  made.on('error', () => change(false));
  made.on('end', () => change(false));
  return made;
}

async function settled(made: ReturnType<typeof client>): Promise<void> {
  await Promise.race([once(made, 'error'), made.connect()]);
}

import { once } from 'node:events';
import type { Bus } from '@sevenfold/table';
import type * as Redis from 'redis';

/** Tables share the Redis with whatever else is there. */
const PREFIX = 'sevenfold:';
/** A Redis that has not answered for so long is taken for dead. */
const REDIS_TIMEOUT = 3000;
/** Messages on their way; more would only be late. */
const LONGEST_QUEUE = 10_000;

/**
 * Carries news between processes through Redis: one connection to speak, one to listen. While Redis is away, speaking
 * rejects at once, and whoever wants to listen will hear when it is back.
 */
export class RedisBus implements Bus {
  readonly #speaker: ReturnType<typeof client>;
  readonly #listener: ReturnType<typeof client>;
  readonly #hearers = new Map<string, Set<(text: string) => void>>();

  private constructor(redis: typeof Redis, url: string, changed: (connected: boolean) => void) {
    this.#speaker = client(redis, url, changed);
    this.#listener = client(redis, url, () => {});
    this.#listener.on('ready', () => void this.#listenAgain());
  }

  /**
   * Waits until Redis answers or fails to, and works either way. `changed` is told whenever the connection comes and
   * goes.
   */
  static async open(url: string, changed: (connected: boolean) => void = () => {}): Promise<RedisBus> {
    // Loaded here, because it takes longer to load than the rest of the server, and most have no Redis.
    const bus = new RedisBus(await import('redis'), url, changed);
    await Promise.all([settled(bus.#speaker), settled(bus.#listener)]);
    return bus;
  }

  async publish(table: string, text: string): Promise<void> {
    await this.#speaker.publish(PREFIX + table, text);
  }

  async subscribe(table: string, hear: (text: string) => void): Promise<() => void> {
    // A function of its own, so that one may be subscribed twice.
    const hearer = (text: string): void => hear(text);
    const hearers = this.#hearers.get(table) ?? new Set();
    this.#hearers.set(table, hearers.add(hearer));
    if (this.#listener.isReady) await this.#listen([table]);
    return () => {
      hearers.delete(hearer);
      if (hearers.size > 0 || this.#hearers.get(table) !== hearers) return;
      this.#hearers.delete(table);
      // Named with its listener, it is known to be on its way out: whoever comes back meanwhile subscribes again.
      this.#listener.unsubscribe(PREFIX + table, this.#hear).catch(() => undefined);
    };
  }

  close(): void {
    this.#speaker.destroy();
    this.#listener.destroy();
  }

  async #listenAgain(): Promise<void> {
    if (this.#hearers.size > 0) await this.#listen([...this.#hearers.keys()]);
  }

  /** A failure is a broken connection: the next one will listen to all of them again. */
  async #listen(tables: readonly string[]): Promise<void> {
    const channels = tables.map((table) => PREFIX + table);
    await this.#listener.subscribe(channels, this.#hear).catch(() => undefined);
  }

  readonly #hear = (text: string, channel: string): void => {
    for (const hear of this.#hearers.get(channel.slice(PREFIX.length)) ?? []) hear(text);
  };
}

function client({ createClient }: typeof Redis, url: string, changed: (connected: boolean) => void) {
  const made = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: LONGEST_QUEUE,
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
  return made;
}

async function settled(made: ReturnType<typeof client>): Promise<void> {
  await Promise.race([once(made, 'error'), made.connect()]);
}

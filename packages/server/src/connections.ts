import type { Socket } from 'node:net';
import { callersOf } from './address.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/**
 * Everything that stays open, WebSockets and streams of events, counted in one place. A connection counts until its
 * TCP socket closes, so nothing that ends it has to remember to say so.
 */
export class Connections {
  readonly #most: number;
  readonly #callers: ConcurrencyLimit;
  readonly #open = new Set<Socket>();

  constructor(most: number, mostOfAddress: number) {
    this.#most = most;
    this.#callers = new ConcurrencyLimit(mostOfAddress);
  }

  get size(): number {
    return this.#open.size;
  }

  has(tcp: Socket): boolean {
    return this.#open.has(tcp);
  }

  /** Takes a place for an address until the TCP socket closes; returns why not if there is none. */
  take(ip: string, tcp: Socket): 'full' | 'tooMany' | undefined {
    if (this.#open.size >= this.#most) return 'full';
    // A closed socket does not close again, and behind a stream that never ends no second answer can be sent.
    if (tcp.destroyed || this.#open.has(tcp)) return 'tooMany';
    const callers = callersOf(ip);
    if (!this.#callers.enter(callers)) return 'tooMany';
    this.#open.add(tcp);
    tcp.once('close', () => {
      this.#open.delete(tcp);
      this.#callers.leave(callers);
    });
    return undefined;
  }
}

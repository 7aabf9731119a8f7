import type { Socket } from 'node:net';
import { callersOf } from './address.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/**
 * Counts what stays open, WebSockets and event streams, until the TCP socket closes; nothing else has to release it.
 */
export class Connections {
  readonly most: number;
  readonly #callers: ConcurrencyLimit;
  readonly #open = new Set<Socket>();

  constructor(most: number, mostOfAddress: number) {
    this.most = most;
    this.#callers = new ConcurrencyLimit(mostOfAddress);
  }

  get size(): number {
    return this.#open.size;
  }

  has(tcp: Socket): boolean {
    return this.#open.has(tcp);
  }

  /** Takes a place until the TCP socket closes, or returns why there is none. */
  take(ip: string, tcp: Socket): 'full' | 'tooMany' | undefined {
    if (this.#open.size >= this.most) return 'full';
    // A closed socket would never be released, and behind an endless stream no second answer can be sent.
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

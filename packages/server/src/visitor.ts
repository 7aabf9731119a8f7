import { createHash } from 'node:crypto';
import { Bucket, type ClientMessage, decode, type House, type RefusalCode } from '@sevenfold/table';
import type { Limits } from './limits.ts';
import type { Socket } from './socket.ts';

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** Messages of one connection that wait for the tables. */
const MOST_WAITING = 32;

/** Lets the messages of one connection through to the tables: not too many, and one after the other. */
export class Visitor {
  readonly socket: Socket;
  readonly #house: House;
  readonly #limits: Limits;
  readonly #own: Bucket;
  readonly #callers: Bucket;
  /** Of the token that was said last. */
  #identity: Bucket | undefined;
  #waiting = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(socket: Socket, house: House, limits: Limits) {
    this.socket = socket;
    this.#house = house;
    this.#limits = limits;
    this.#own = limits.forConnection();
    this.#callers = limits.messages.bucket(socket.caller);
  }

  /** A message; whoever sends too many is told, and closed if that does not help. */
  hear(text: string, failed: (error: unknown) => void): void {
    if (!this.#mayPass()) return this.socket.refuse('tooFast');
    this.#waiting++;
    this.#queue = this.#queue
      .then(() => this.#pass(text))
      .catch(failed)
      .finally(() => {
        this.#waiting--;
      });
  }

  /** The connection is gone: the table is told after what it has said before. */
  async part(): Promise<void> {
    this.#queue = this.#queue.then(() => this.#house.part(this.socket));
    await this.#queue;
  }

  #mayPass(): boolean {
    const now = performance.now();
    if (this.#waiting >= MOST_WAITING) return false;
    return this.#own.take(now) && this.#callers.take(now) && (this.#identity?.take(now) ?? true);
  }

  async #pass(text: string): Promise<void> {
    const hello = text.includes('hello') ? helloIn(text) : undefined;
    const refused = hello === undefined ? undefined : this.#knock(hello);
    if (refused !== undefined) return this.socket.refuse(refused, 'hello');
    await this.#house.receive(this.socket, text);
    // Codes are short enough to be found by trying: who tries too many has to wait.
    if (this.socket.refused === 'noTable') this.#limits.misses.take(this.socket.caller);
    this.socket.refused = undefined;
  }

  #knock(hello: Hello): RefusalCode | undefined {
    if (hello.token !== undefined) {
      const identity = createHash('sha256').update(hello.token).digest('base64');
      this.#identity = this.#limits.identities.bucket(identity);
    }
    if (!this.#limits.mayGuess(this.socket.caller)) return 'tooFast';
    if (this.#house.size >= this.#limits.mostTables && !this.#house.has(hello.table.toUpperCase()))
      return 'busy';
    return undefined;
  }
}

function helloIn(text: string): Hello | undefined {
  const message = decode(text);
  return typeof message === 'object' && message.type === 'hello' ? message : undefined;
}

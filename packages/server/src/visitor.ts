import { createHash } from 'node:crypto';
import { Bucket, type ClientMessage, decode, type House, PROTOCOL, type RefusalCode } from '@sevenfold/table';
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
    const refused = hello?.version === PROTOCOL ? await this.#knock(hello) : undefined;
    if (refused !== undefined) return this.socket.refuse(refused, 'hello');
    await this.#house.receive(this.socket, text);
  }

  async #knock({ table, token }: Hello): Promise<RefusalCode | undefined> {
    if (token !== undefined) {
      const identity = createHash('sha256').update(token).digest('base64');
      this.#identity = this.#limits.identities.bucket(identity);
    }
    if (this.#house.has(table)) return undefined;
    const found = await this.#limits.guess(this.socket.caller, () => this.#house.find(table));
    if (found === 'tooMany') return 'tooFast';
    if (found === undefined) return 'noTable';
    if (found === 'busy') return 'busy';
    return this.#house.size >= this.#limits.mostTables && !this.#house.has(table) ? 'busy' : undefined;
  }
}

function helloIn(text: string): Hello | undefined {
  const message = decode(text);
  return typeof message === 'object' && message.type === 'hello' ? message : undefined;
}

import { createHash } from 'node:crypto';
import {
  type Bucket,
  type Caller,
  type ClientMessage,
  decode,
  type House,
  personOf,
  PROTOCOL,
  refuse,
  type RefusalCode,
  tableStateOf,
} from '@sevenfold/table';
import type { CallerLimits } from './caller-limits.ts';
import type { Socket } from './socket.ts';

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** Messages of one connection that may wait for a table. */
const MOST_WAITING = 32;

/** Counted as several messages, because they read the store and are answered with whole tables and logs. */
const COSTS: { readonly [Type in ClientMessage['type']]?: number } = { hello: 10, resync: 4 };

/** Passes the messages of one connection to the tables: within limits, and one after the other. */
export class MessageGate {
  readonly socket: Socket;
  readonly #house: House;
  readonly #limits: CallerLimits;
  readonly #messages: Bucket;
  readonly #answers: Bucket;
  /** The hash of the last token that was sent. */
  #identity: readonly Caller[] = [];
  #waiting = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(socket: Socket, house: House, limits: CallerLimits) {
    this.socket = socket;
    this.#house = house;
    this.#limits = limits;
    this.#messages = limits.ownMessages();
    this.#answers = limits.ownAnswers();
  }

  /** Refuses messages that come too fast; the socket closes if too many are refused. */
  receive(text: string, failed: (error: unknown) => void): void {
    if (!this.#isWithinLimits()) return refuse(this.socket, 'tooFast', '');
    this.#waiting++;
    this.#queue = this.#queue
      .then(() => this.#pass(text))
      .catch(failed)
      .finally(() => {
        this.#waiting--;
      });
  }

  /** The connection is gone: its table learns of it after its last message. */
  async part(): Promise<void> {
    this.#queue = this.#queue.then(() => this.#house.part(this.socket));
    await this.#queue;
  }

  #isWithinLimits(): boolean {
    const now = performance.now();
    if (this.#waiting >= MOST_WAITING) return false;
    const { messages, identities } = this.#limits;
    return (
      this.#messages.take(now) &&
      messages.take(this.socket.callers, now) &&
      identities.take(this.#identity, now)
    );
  }

  async #pass(text: string): Promise<void> {
    const { socket } = this;
    const message = decode(text);
    if (typeof message !== 'string') {
      const refused = await this.#check(message);
      if (refused !== undefined) return refuse(socket, refused, message.type);
    }
    const before = socket.sent;
    await this.#house.handle(socket, message);
    const [sent, now] = [socket.sent - before, performance.now()];
    this.#answers.charge(now, sent);
    this.#limits.answers.charge(socket.callers, now, sent);
  }

  /** Returns why a message is refused. */
  async #check(message: ClientMessage): Promise<RefusalCode | undefined> {
    const { callers } = this.socket;
    if (!this.#answers.has(performance.now())) return 'tooFast';
    if (message.type === 'hello' && message.version === PROTOCOL) {
      const refused = await this.#checkTable(message);
      if (refused !== undefined) return refused;
    }
    const now = performance.now();
    const cost = COSTS[message.type];
    if (cost !== undefined) {
      if (!this.#limits.answers.has(callers, now)) return 'tooFast';
      if (!this.#messages.take(now, cost - 1)) return 'tooFast';
      if (!this.#limits.messages.take(callers, now, cost - 1)) return 'tooFast';
    }
    const isTalk = message.type === 'chat' || message.type === 'reaction';
    return isTalk && !this.#limits.talk.take(callers, now) ? 'tooFast' : undefined;
  }

  async #checkTable({ table, token }: Hello): Promise<RefusalCode | undefined> {
    const house = this.#house;
    const hash = token === undefined ? undefined : createHash('sha256').update(token).digest('hex');
    if (hash !== undefined) this.#identity = [{ key: hash, weight: 1 }];
    const found = await this.#limits.lookUp(
      this.socket.callers,
      async () => (house.has(table) ? 'open' : house.find(table)),
      async () => hash !== undefined && isOneOf(await house.find(table), hash),
    );
    if (found === 'tooMany') return 'tooFast';
    if (found === undefined) return 'noTable';
    if (found === 'busy') return 'busy';
    return house.size >= this.#limits.mostTables && !house.has(table) ? 'busy' : undefined;
  }
}

function isOneOf(row: Awaited<ReturnType<House['find']>>, hash: string): boolean {
  return typeof row === 'object' && personOf(tableStateOf(row), hash) !== undefined;
}

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
  TaskQueue,
} from '@sevenfold/table';
import type { CallerLimits } from '../limits/caller-limits.ts';
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
  readonly #queue = new TaskQueue();

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
    this.#queue.run(() => this.#pass(text)).catch(failed);
  }

  /** The connection is gone: its table learns of it after its last message. */
  part(): Promise<void> {
    return this.#queue.run(() => this.#house.part(this.socket));
  }

  #isWithinLimits(): boolean {
    const now = performance.now();
    if (this.#queue.size >= MOST_WAITING) return false;
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
      let refused: RefusalCode | undefined;
      if (!this.#answers.has(performance.now())) refused = 'tooFast';
      // Only a hello needs the store before it can be handled.
      if (message.type === 'hello' && message.version === PROTOCOL)
        refused ??= await this.#checkTable(message);
      refused ??= this.#pay(message.type);
      if (refused !== undefined) return refuse(socket, refused, message.type);
    }
    const before = socket.sent;
    await this.#house.handle(socket, message);
    const [sent, now] = [socket.sent - before, performance.now()];
    this.#answers.charge(now, sent);
    this.#limits.answers.charge(socket.callers, now, sent);
  }

  /** Charges what a message costs beyond one message, or returns why it is refused. */
  #pay(type: ClientMessage['type']): RefusalCode | undefined {
    const { callers } = this.socket;
    const now = performance.now();
    const cost = COSTS[type];
    if (cost !== undefined) {
      if (!this.#limits.answers.has(callers, now)) return 'tooFast';
      if (!this.#messages.take(now, cost - 1)) return 'tooFast';
      if (!this.#limits.messages.take(callers, now, cost - 1)) return 'tooFast';
    }
    const isTalk = type === 'chat' || type === 'reaction';
    return isTalk && !this.#limits.talk.take(callers, now) ? 'tooFast' : undefined;
  }

  async #checkTable({ table, token }: Hello): Promise<RefusalCode | undefined> {
    const house = this.#house;
    const hash = token === undefined ? undefined : createHash('sha256').update(token).digest('hex');
    if (hash !== undefined) this.#identity = [{ key: hash, weight: 1 }];
    const found = await this.#limits.lookUp(
      this.socket.callers,
      async () => (house.has(table) ? 'open' : house.find(table)),
      async () => token !== undefined && isOneOf(await house.find(table), await this.#hashesOf(token)),
    );
    if (found === 'tooMany') return 'tooFast';
    if (found === undefined) return 'noTable';
    if (found === 'busy') return 'busy';
    return house.size >= this.#limits.mostTables && !house.has(table) ? 'busy' : undefined;
  }

  /** Who this token belongs to, as tables know them; none if the store fails. */
  async #hashesOf(token: string): Promise<string[]> {
    const identity = await this.#house.identify(token).catch(() => undefined);
    return identity === undefined ? [] : [identity.person, identity.formerly ?? identity.person];
  }
}

function isOneOf(row: Awaited<ReturnType<House['find']>>, hashes: readonly string[]): boolean {
  if (typeof row !== 'object') return false;
  const table = tableStateOf(row);
  return hashes.some((hash) => personOf(table, hash) !== undefined);
}

// Houses with a manual clock, and visitors who record every message they get.

import {
  type ClientMessage,
  type Connection,
  decodeAnswer,
  encode,
  House,
  ManualClock,
  MemoryBus,
  MemoryStore,
  seededDealing,
  type ServerMessage,
  SETTINGS,
  thinkHere,
  type World,
} from '../../src/index.ts';
import { seededSource } from './seeded-source.ts';

export class TestWorld {
  readonly clock = new ManualClock(1_000_000);
  readonly store = new MemoryStore(this.clock);
  readonly bus = new MemoryBus();
  readonly source = seededSource(11);
  readonly world: World;

  constructor(more: Partial<World> = {}) {
    this.world = {
      store: this.store,
      archive: this.store,
      bus: this.bus,
      clock: this.clock,
      source: this.source,
      dealing: seededDealing(this.source),
      think: thinkHere(this.source),
      settings: SETTINGS,
      report: (error) => {
        throw error;
      },
      ...more,
    };
  }

  house(): House {
    return new House(this.world);
  }

  /** Lets time pass, running every timer on the way. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.clock.ticks() + milliseconds;
    await flush();
    while (this.clock.step(until)) await flush();
  }
}

let visitors = 0;

export class Visitor implements Connection {
  readonly id = `visitor-${visitors++}`;
  readonly heard: ServerMessage[] = [];
  readonly house: House;
  closed = false;

  constructor(house: House) {
    this.house = house;
  }

  get open(): boolean {
    return !this.closed;
  }

  send(text: string): void {
    const message = decodeAnswer(text);
    if (typeof message === 'string') throw new Error(`${text} is ${message}`);
    this.heard.push(message);
  }

  close(): void {
    this.closed = true;
  }

  async say(message: ClientMessage): Promise<void> {
    await this.house.receive(this, encode(message));
    await flush();
  }

  async enter(table: string, token?: string, ticket?: string): Promise<this> {
    await this.say({
      type: 'hello',
      version: 1,
      table,
      ...(token === undefined ? {} : { token }),
      ...(ticket === undefined ? {} : { ticket }),
    });
    return this;
  }

  last<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }> {
    const found = this.heard.findLast((message) => message.type === type);
    if (found === undefined) throw new Error(`no message of type ${type}`);
    return found as Extract<ServerMessage, { type: Type }>;
  }

  /** The log according to the messages so far. */
  get log(): string[] {
    const log: string[] = [];
    for (const message of this.heard) {
      if (message.type === 'welcome') log.splice(0, log.length, ...message.log);
      if (message.type === 'entries') log.splice(message.from, log.length, ...message.tokens);
    }
    return log;
  }
}

/** Resolves when only timers are left to wait for. */
export function flush(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

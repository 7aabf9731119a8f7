import {
  type Connection,
  decode,
  decodeAnswer,
  type Dial,
  type House,
  type ServerMessage,
} from '../../src/index.ts';
import { isAnswered } from './answered.ts';
import type { Faults } from './faults.ts';
import type { Witness } from './witness.ts';

interface Wire extends Connection {
  readonly house: House;
  cut(): void;
}

/** Connections between clients and processes: messages are delayed, lost, repeated and reordered. */
export class Network {
  readonly #faults: Faults;
  readonly #houses: () => readonly House[];
  readonly #witness: Witness;
  readonly #wires = new Set<Wire>();
  /** The ticks since which messages have been waiting. */
  readonly #waiting = new Map<object, number>();
  #count = 0;
  /** The first message without an effect or an answer. */
  swallowed: string | undefined;

  constructor(faults: Faults, houses: () => readonly House[], witness: Witness) {
    this.#faults = faults;
    this.#witness = witness;
    this.#houses = houses;
  }

  /** How long the oldest message of an open connection has waited. */
  get longestWait(): number {
    return this.#faults.clock.ticks() - Math.min(this.#faults.clock.ticks(), ...this.#waiting.values());
  }

  /** Connects to any process. */
  readonly dial: Dial = (on) => {
    const faults = this.#faults;
    const houses = this.#houses();
    const house = houses[faults.below(houses.length)]!;
    let here = true;
    let there = true;
    const heard: ServerMessage[] = [];
    let token: string | undefined;
    const receive = async (text: string): Promise<void> => {
      const said = decode(text);
      if (typeof said === 'string') throw new Error(`${text} is ${said}`);
      const from = heard.length;
      const began = faults.clock.ticks();
      this.#waiting.set(said, began);
      if (said.type === 'hello') token = said.token;
      await house.receive(wire, text);
      this.#waiting.delete(said);
      if (!here || !there) return;
      const answers = heard.slice(from);
      if (!isAnswered(said, answers)) this.swallowed ??= text;
      const isRefused = answers.some(
        ({ type }) => type === 'rejected' || type === 'bye' || type === 'replaced',
      );
      if (said.type === 'sit' && !isRefused && !this.#witness.hasSeated(said.key ?? '', began))
        this.swallowed ??= text;
    };
    const hangUp = (): void => {
      here = false;
      // The other side learns of it later.
      faults.clock.after(faults.delay(), () => {
        if (!there) return;
        there = false;
        this.#witness.disconnected(wire.id);
        void house.part(wire);
      });
    };
    const wire: Wire = {
      id: `wire-${this.#count++}`,
      house,
      get open() {
        return there;
      },
      send: (text) => {
        heard.push(decodeAnswer(text) as ServerMessage);
        this.#carry(() => (here && there ? on.message(text) : undefined));
      },
      onJoined: () => (token === undefined ? undefined : this.#witness.connected(wire.id, token)),
      close: () => {
        there = false;
        this.#witness.disconnected(wire.id);
        this.#wires.delete(wire);
        void house.part(wire);
        faults.clock.after(faults.delay(), () => (here ? on.closed() : undefined));
      },
      cut: () => {
        if (here) on.closed();
        hangUp();
      },
    };
    this.#wires.add(wire);
    return {
      send: (text) => this.#carry(() => (here && there ? void receive(text) : undefined)),
      close: () => {
        this.#wires.delete(wire);
        hangUp();
      },
    };
  };

  /** Cuts some connections, or all of a process that has died. */
  cut(house?: House): void {
    for (const wire of this.#wires) {
      if (wire.house === house) this.#witness.disconnected(wire.id);
      if (house === undefined ? this.#faults.below(4) === 0 : wire.house === house) wire.cut();
    }
  }

  #carry(deliver: () => void): void {
    const faults = this.#faults;
    if (!faults.happens(0.08)) faults.clock.after(faults.delay(), deliver);
    if (faults.happens(0.05)) faults.clock.after(faults.delay(), deliver);
  }
}

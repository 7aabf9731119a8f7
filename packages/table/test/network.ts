import type { Connection, Dial, House } from '../src/index.ts';
import type { Faults } from './faults.ts';

interface Wire extends Connection {
  readonly house: House;
  cut(): void;
}

/** Connections between clients and processes: messages are late, lost, repeated and overtake each other. */
export class Network {
  readonly #faults: Faults;
  readonly #houses: () => readonly House[];
  readonly #wires = new Set<Wire>();
  #count = 0;

  constructor(faults: Faults, houses: () => readonly House[]) {
    this.#faults = faults;
    this.#houses = houses;
  }

  /** Connects to any process. */
  readonly dial: Dial = (on) => {
    const faults = this.#faults;
    const houses = this.#houses();
    const house = houses[faults.below(houses.length)]!;
    let here = true;
    let there = true;
    const hangUp = (): void => {
      here = false;
      // The other side learns of it later.
      faults.clock.after(faults.delay(), () => {
        if (!there) return;
        there = false;
        void house.part(wire);
      });
    };
    const wire: Wire = {
      id: `wire-${this.#count++}`,
      house,
      get open() {
        return there;
      },
      send: (text) => this.#carry(() => (here && there ? on.message(text) : undefined)),
      close: () => {
        there = false;
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
      send: (text) => this.#carry(() => (here && there ? void house.receive(wire, text) : undefined)),
      close: () => {
        this.#wires.delete(wire);
        hangUp();
      },
    };
  };

  /** Cuts some connections, or all of a process that has died. */
  cut(house?: House): void {
    for (const wire of this.#wires) {
      if (house === undefined ? this.#faults.below(4) === 0 : wire.house === house) wire.cut();
    }
  }

  #carry(deliver: () => void): void {
    const faults = this.#faults;
    if (!faults.happens(0.08)) faults.clock.after(faults.delay(), deliver);
    if (faults.happens(0.05)) faults.clock.after(faults.delay(), deliver);
  }
}

/** Into how many steps a period is divided. */
const STEPS = 20;

interface Visited<Item> {
  readonly size: number;
  keys(): Iterator<Item, undefined>;
}

/**
 * Visits everyone in a set or map once in each period, a few at a time: a walk through 20,000 connections in one go, with a
 * ping to many of them, holds up every player for a tenth of a second.
 */
export class GradualVisits<Item> {
  readonly #visited: Visited<Item>;
  readonly #visit: (item: Item) => void;
  readonly #timer: NodeJS.Timeout;
  #next: Iterator<Item, undefined>;
  #steps = 0;
  #visits = 0;

  /** `period` in milliseconds. */
  constructor(visited: Visited<Item>, period: number, visit: (item: Item) => void) {
    this.#visited = visited;
    this.#visit = visit;
    this.#next = visited.keys();
    this.#timer = setInterval(() => this.#step(), period / STEPS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #step(): void {
    if (this.#steps === STEPS) {
      this.#next = this.#visited.keys();
      this.#steps = this.#visits = 0;
    }
    this.#steps++;
    // The last step visits all that are left, however many have gone in the meantime.
    const goal = this.#steps === STEPS ? Infinity : (this.#visited.size * this.#steps) / STEPS;
    for (; this.#visits < goal; this.#visits++) {
      const { done, value } = this.#next.next();
      if (done === true) return;
      this.#visit(value);
    }
  }
}

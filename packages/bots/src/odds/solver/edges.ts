/** Which cards lead where, in compressed rows: the edges of `i` are `start[i]` … `start[i + 1]` − 1. */
export interface Edges {
  readonly start: Int32Array;
  readonly to: Int32Array;
  /** How many such cards the pile has before one of them is drawn. */
  readonly cards: Float64Array;
}

export class EdgeList {
  readonly #start: Int32Array;
  readonly #to: Int32Array;
  readonly #cards: Float64Array;
  #rows = 0;
  #edges = 0;

  constructor(rows: number, mostPerRow: number) {
    this.#start = new Int32Array(rows + 1);
    this.#to = new Int32Array(rows * mostPerRow);
    this.#cards = new Float64Array(rows * mostPerRow);
  }

  add(to: number, cards: number): void {
    this.#to[this.#edges] = to;
    this.#cards[this.#edges++] = cards;
  }

  /** Completes the current row. */
  close(): void {
    this.#start[++this.#rows] = this.#edges;
  }

  pack(): Edges {
    return {
      start: this.#start,
      to: this.#to.subarray(0, this.#edges),
      cards: this.#cards.subarray(0, this.#edges),
    };
  }
}

/** The same edges by where they lead, with where they come from. */
export function reversed({ start, to, cards }: Edges): Edges {
  const from: Edges = {
    start: new Int32Array(start.length),
    to: new Int32Array(to.length),
    cards: new Float64Array(to.length),
  };
  for (const row of to) from.start[row + 1]!++;
  for (let row = 1; row < start.length; row++) from.start[row]! += from.start[row - 1]!;
  const next = from.start.slice();
  for (let row = 0; row + 1 < start.length; row++) {
    for (let edge = start[row]!; edge < start[row + 1]!; edge++) {
      const at = next[to[edge]!]!++;
      from.to[at] = row;
      from.cards[at] = cards[edge]!;
    }
  }
  return from;
}

/** Provides memory: a plain buffer, a shared one for threads, or a recycled one. */
export type Allocate = (bytes: number) => ArrayBufferLike;

/** Which cards lead where, in compressed rows: the edges of `i` are `start[i]` … `start[i + 1]` − 1. */
export interface Edges {
  readonly start: Int32Array;
  readonly to: Int32Array;
  readonly weight: Float64Array;
}

export class EdgeList {
  readonly #start: number[] = [0];
  readonly #to: number[] = [];
  readonly #weight: number[] = [];

  add(to: number, weight: number): void {
    if (!(to >= 0)) throw new Error('a card leads to a line that does not exist');
    this.#to.push(to);
    this.#weight.push(weight);
  }

  /** Completes the current row. */
  close(): void {
    this.#start.push(this.#to.length);
  }

  pack(allocate: Allocate): Edges {
    const start = new Int32Array(allocate(4 * this.#start.length));
    const to = new Int32Array(allocate(4 * this.#to.length));
    const weight = new Float64Array(allocate(8 * this.#to.length));
    start.set(this.#start);
    to.set(this.#to);
    weight.set(this.#weight);
    return { start, to, weight };
  }
}

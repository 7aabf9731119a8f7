import { ONE } from './layout.ts';

/**
 * A whole number as what the net sees of it: between two knots it is a mixture of both. Looked up, because a position
 * has a dozen of these.
 */
export class Hats {
  readonly knots: number;
  readonly #lowest: number;
  readonly #last: number;
  /** For each number from the lowest knot to the highest: the knot below it, and the share of the next one. */
  readonly #below: Uint8Array;
  readonly #share: Uint8Array;

  constructor(knots: readonly number[]) {
    this.knots = knots.length;
    this.#lowest = knots[0]!;
    this.#last = knots.at(-1)! - this.#lowest;
    this.#below = new Uint8Array(this.#last);
    this.#share = new Uint8Array(this.#last);
    for (const [at, low] of knots.slice(0, -1).entries()) {
      const width = knots[at + 1]! - low;
      for (let x = low; x < low + width; x++) {
        this.#below[x - this.#lowest] = at;
        this.#share[x - this.#lowest] = ((ONE * (x - low)) / width) | 0;
      }
    }
  }

  /** Adds a number to a row, where this knot of it begins. */
  add(row: Int16Array, begin: number, x: number, weight: number): void {
    const place = x - this.#lowest;
    if (place <= 0) row[begin]! += weight;
    else if (place >= this.#last) row[begin + this.knots - 1]! += weight;
    else {
      const at = begin + this.#below[place]!;
      const share = this.#share[place]!;
      row[at]! += ((ONE - share) * weight) >> 6;
      row[at + 1]! += (share * weight) >> 6;
    }
  }
}

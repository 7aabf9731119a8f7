import type { State } from '@sevenfold/engine';
import { exponential } from '../chances/exponential.ts';
import { writeFeatures } from './features.ts';
import { FEATURES } from './layout.ts';

/** Layers of whole numbers: weights in the order of the inputs, and for each neuron a scale and a bias. */
export interface Layer {
  readonly weights: Int16Array;
  readonly scales: Float64Array;
  readonly biases: Float64Array;
}

/** What the net knows of one viewer's last position, so that the next one costs only what is different. */
interface Seen {
  readonly row: Int16Array;
  readonly sums: Int32Array;
}

/**
 * A player's chance to win, in any position of a game that is not over. It computes with + − × ÷ alone, and its first
 * layer with whole numbers: the digits are the same everywhere, whatever it looked at before.
 */
export class Net {
  readonly #first: Layer;
  readonly #second: Layer;
  readonly #last: Layer;
  readonly #seen: Seen[] = [];
  #row = new Int16Array(FEATURES);
  readonly #hidden: Float64Array;
  readonly #deeper: Float64Array;

  constructor([first, second, last]: readonly [Layer, Layer, Layer]) {
    this.#first = first;
    this.#second = second;
    this.#last = last;
    this.#hidden = new Float64Array(first.biases.length);
    this.#deeper = new Float64Array(second.biases.length);
  }

  chance(state: State, viewer: number): number {
    return 1 / (1 + exponential(-this.logOdds(state, viewer)));
  }

  logOdds(state: State, viewer: number): number {
    const sums = this.#sumsOf(state, viewer);
    const hidden = this.#hidden;
    const deeper = this.#deeper;
    const { scales, biases } = this.#first;
    deeper.fill(0);
    const { weights } = this.#second;
    const width = deeper.length;
    for (let from = 0; from < hidden.length; from++) {
      const value = sums[from]! * scales[from]! + biases[from]!;
      if (value <= 0) continue;
      const begin = from * width;
      for (let to = 0; to < width; to++) deeper[to]! += value * weights[begin + to]!;
    }
    let sum = 0;
    for (let from = 0; from < width; from++) {
      const value = deeper[from]! * this.#second.scales[from]! + this.#second.biases[from]!;
      if (value > 0) sum += value * this.#last.weights[from]!;
    }
    return sum * this.#last.scales[0]! + this.#last.biases[0]!;
  }

  /** The sums of the first layer: those of the viewer's last position, and what is different. */
  #sumsOf(state: State, viewer: number): Int32Array {
    const { weights, biases } = this.#first;
    const width = biases.length;
    const seen = (this.#seen[viewer] ??= {
      row: new Int16Array(FEATURES),
      sums: new Int32Array(width),
    });
    const row = this.#row;
    row.fill(0);
    writeFeatures(state, viewer, row);
    const { row: before, sums } = seen;
    for (let feature = 0; feature < FEATURES; feature++) {
      const change = row[feature]! - before[feature]!;
      if (change === 0) continue;
      before[feature] = row[feature]!;
      const begin = feature * width;
      for (let to = 0; to < width; to++) {
        sums[to] = (sums[to]! + Math.imul(change, weights[begin + to]!)) | 0;
      }
    }
    return sums;
  }
}

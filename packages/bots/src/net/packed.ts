import { FEATURES, ONE, SLOT_B, TABLE } from './layout.ts';
import { type Layer, Net } from './net.ts';

/** A net as text: the weights are two characters each, first all high halves, then all low ones, so that it zips well. */
export interface PackedNet {
  /** Neurons of the two hidden layers. */
  readonly sizes: readonly [number, number];
  /** Two players need no features of a second opponent. */
  readonly isForTwo: boolean;
  readonly weights: string;
  /** For each neuron of all three layers. */
  readonly scales: readonly number[];
  readonly biases: readonly number[];
}

/** Weights are whole numbers of ten bits. */
export const TOP = 511;
export const HALF = 32;
export const FIRST_HIGH = 40;
export const FIRST_LOW = 60;

export function unpack({ sizes, isForTwo, weights, scales, biases }: PackedNet): Net {
  const [first, second] = sizes;
  const inputs = FEATURES - (isForTwo ? TABLE - SLOT_B : 0);
  const shapes = [
    [inputs, first],
    [first, second],
    [second, 1],
  ] as const;
  const count = weights.length / 2;
  let at = 0;
  let neuron = 0;
  const [one, two, three] = shapes.map(([from, to]): Layer => {
    const values = Int16Array.from({ length: from * to }, () => {
      const high = weights.charCodeAt(at) - FIRST_HIGH;
      const low = weights.charCodeAt(count + at++) - FIRST_LOW;
      return high * HALF + low - (TOP + 1);
    });
    const layer = {
      weights: values,
      scales: Float64Array.from(scales.slice(neuron, neuron + to)),
      biases: Float64Array.from(biases.slice(neuron, neuron + to)),
    };
    neuron += to;
    return layer;
  });
  return new Net([withAllInputs(one!, first, isForTwo), two!, three!]);
}

/** The first layer with a place for every feature, scaled for 64ths. */
function withAllInputs({ weights, scales, biases }: Layer, width: number, isForTwo: boolean): Layer {
  const all = new Int16Array(FEATURES * width);
  const before = isForTwo ? SLOT_B * width : weights.length;
  all.set(weights.subarray(0, before));
  if (isForTwo) all.set(weights.subarray(before), TABLE * width);
  return { weights: all, scales: scales.map((scale) => scale / ONE), biases };
}

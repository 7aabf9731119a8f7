import { Sfc32 } from '@sevenfold/engine';
import { SampleDealer } from '../chances/sample-dealer.ts';

/** Two independent halves of some samples. */
export type Halves = readonly [SampleDealer, SampleDealer];

/** Turns the seed of one half into that of the other. */
const OTHER_HALF = 0x9e37_79b9;

export function halvesOf(seed: number, samples: number): Halves {
  return [
    new SampleDealer(new Sfc32(seed), Math.ceil(samples / 2)),
    new SampleDealer(new Sfc32((seed ^ OTHER_HALF) >>> 0), Math.floor(samples / 2)),
  ];
}

import { NUMBER_KINDS } from '@sevenfold/engine';
import type { Hitter } from '../hitter.ts';
import { bitCount } from './pile-counts.ts';
import { SEVEN } from './seven.ts';

/** Every set of numbers that can be drawn without a bust or a Flip 7. */
export interface NumberSets {
  /** The sets as bits, shortest first. */
  readonly list: readonly number[];
  /** By set: its index in the list, −1 for none. */
  readonly index: Int16Array;
}

export function numberSets(hitter: Hitter, most: number): NumberSets {
  const index = new Int16Array(1 << NUMBER_KINDS).fill(-1);
  const longest = Math.min(most, SEVEN - 1 - bitCount(hitter.numbers));
  const byLength: number[][] = Array.from({ length: longest + 1 }, () => []);
  let free = 0;
  for (let number = 0; number < NUMBER_KINDS; number++) {
    if (hitter.pile[number]! > 0 && ((hitter.numbers >> number) & 1) === 0) free |= 1 << number;
  }
  for (let set = free; ; set = (set - 1) & free) {
    const length = bitCount(set);
    if (length <= longest) byLength[length]!.push(set);
    if (set === 0) break;
  }
  const list = byLength.flat();
  for (let at = 0; at < list.length; at++) index[list[at]!] = at;
  return { list, index };
}

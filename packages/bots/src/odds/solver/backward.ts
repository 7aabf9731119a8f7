// Values, from the end of the round back to its start.
import { flipThreesOf } from './chain.ts';
import { addMore, addRows, moreInPlace } from './sums.ts';
import { weighChain, type Weights, weightsOf } from './weights.ts';
import type { Workspace } from './workspace.ts';
import { fillBank, fillSeventh, fillStay } from './worth.ts';

export interface Scratch {
  readonly sum: Float64Array;
  readonly bank: Float64Array;
  readonly seventh: Float64Array;
  readonly stay: Uint8Array;
  readonly weights: Weights;
}

export function scratchOf(space: Workspace): Scratch {
  const { width } = space.modifierSets;
  const doubles = (): Float64Array => new Float64Array(width);
  return {
    sum: doubles(),
    bank: doubles(),
    seventh: doubles(),
    stay: new Uint8Array(width),
    weights: weightsOf(space),
  };
}

/**
 * The value of a hit in every row of the set, with `seen` Flip Threes seen. `chainBuffers[0]` holds the value of the
 * chain that the next Flip Three would start; `chainBuffers[1]` receives the value of being asked.
 */
export function valueHits(space: Workspace, scratch: Scratch, seen: number, set: number): void {
  const { lines, modifierSets, freezes } = space;
  const { width } = modifierSets;
  const { sum, bank, seventh, stay } = scratch;
  const chain = space.chainBuffers[0]!;
  const asked = space.chainBuffers[1]!;
  const hit = space.hit[seen]!;
  const flipThrees = space.flipThrees - seen;
  const bust = space.utility[0]!;
  const best = space.policy === 'best';
  const { cards } = modifierSets;
  const { inverse } = space;
  fillBank(space, set, bank);
  fillSeventh(space, set, seventh);
  for (let row = lines.first[set + 1]! - 1; row >= lines.first[set]!; row--) {
    const at = row * width;
    const lost = lines.fatal[row]! * bust;
    const pile = space.plain + flipThrees + freezes - lines.drawn[row]!;
    for (let i = 0; i < width; i++) sum[i] = seventh[i]! + lost + freezes * bank[i]!;
    if (flipThrees > 0) for (let i = 0; i < width; i++) sum[i] = sum[i]! + flipThrees * chain[at + i]!;
    addRows(lines.next, row, width, asked, sum);
    if (!best) fillStay(space, set, row, seen, bank, hit, at, stay);
    // From the last column back, because a modifier leads to a higher column of the same row.
    for (let i = width - 1; i >= 0; i--) {
      const more = moreInPlace(modifierSets, asked, at, i, sum);
      const left = pile - cards[i]!;
      const value = left > 0 ? (sum[i]! + more) * inverse[left]! : bank[i]!;
      const stayed = best ? bank[i]! >= value && at + i > 0 : stay[i] === 1;
      hit[at + i] = value;
      asked[at + i] = stayed ? bank[i]! : value;
    }
  }
}

/**
 * The chain that starts after `seen` Flip Threes, once `taken` plain cards of it are drawn. Writes its value times the
 * chance of getting that far to `chainBuffers[taken & 1]`; the other buffer holds the next level.
 */
export function valueChain(
  space: Workspace,
  scratch: Scratch,
  seen: number,
  taken: number,
  set: number,
): void {
  const { lines, modifierSets } = space;
  const { width } = modifierSets;
  const { sum, bank, seventh, stay } = scratch;
  const chain = space.chains[seen]!;
  const out = space.chainBuffers[taken & 1]!;
  const values = space.chainBuffers[(taken + 1) & 1]!;
  const last = taken === chain.longest;
  const isAsked = taken % 2 === 1 && taken >= 3;
  const after = isAsked ? seen + flipThreesOf(taken) : 0;
  const hit = space.hit[after]!;
  const { banks, asks, mores, inverse } = weighChain(space, scratch.weights, seen, taken);
  fillBank(space, set, bank);
  fillSeventh(space, set, seventh);
  for (let row = lines.first[set]!; row < lines.first[set + 1]!; row++) {
    const at = row * width;
    const by = lines.drawn[row]! * width;
    if (last) sum.fill(0);
    else {
      const lost = lines.fatal[row]! * space.utility[0]!;
      for (let i = 0; i < width; i++) sum[i] = mores[by + i]! * (lost + seventh[i]!);
      addRows(lines.next, row, width, values, sum);
      addMore(modifierSets, values, at, sum);
    }
    for (let i = 0; i < width; i++) out[at + i] = sum[i]! * inverse[by + i]! + banks[by + i]! * bank[i]!;
    if (isAsked) {
      fillStay(space, set, row, after, bank, hit, at, stay);
      for (let i = 0; i < width; i++)
        out[at + i] = out[at + i]! + asks[by + i]! * (stay[i] === 1 ? bank[i]! : hit[at + i]!);
    }
  }
}

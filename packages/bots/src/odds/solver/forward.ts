// Chances, from the start of the round to its end: the mirror image of backward.ts. Every card takes the pile from
// n + 1 cards to n, so chances are pulled along `prev` and divided once.
import { flipThreesOf } from './chain.ts';
import { SEVEN } from '../draws/seven.ts';
import { addFewer, addRows, fewerInPlace } from './sums.ts';
import { weighChain } from './weights.ts';
import type { Scratch } from './backward.ts';
import type { Workspace } from './workspace.ts';
import { fillBank, fillStay } from './worth.ts';

/**
 * The chance to be asked, and to hit, in every row of the set, with `seen` Flip Threes seen. `mass[seen]` holds the
 * chance to arrive by a chain, and receives the chance to hit.
 */
export function propagateHits(space: Workspace, scratch: Scratch, seen: number, set: number): void {
  const { lines, modifierSets, freezes } = space;
  const { width } = modifierSets;
  const { sum, bank, stay } = scratch;
  const mass = space.mass[seen]!;
  const reach = space.reach[seen];
  // Only policy 'best' reads the values, and then they exist.
  const hit = space.hit[seen] ?? bank;
  const { cards } = modifierSets;
  const { inverse } = space;
  const six = lines.count[set] === SEVEN - 1;
  if (space.policy === 'best') fillBank(space, set, bank);
  for (let row = lines.first[set]!; row < lines.first[set + 1]!; row++) {
    const at = row * width;
    const before = space.plain + space.flipThrees - seen + freezes - lines.drawn[row]! + 1;
    sum.fill(0);
    addRows(lines.prev, row, width, mass, sum);
    fillStay(space, set, row, seen, bank, hit, at, stay);
    let fatal = 0;
    for (let i = 0; i < width; i++) {
      const fewer = fewerInPlace(modifierSets, mass, at, i, sum);
      const pile = before - cards[i]! - 1;
      let asked = mass[at + i]! + (sum[i]! + fewer) * inverse[pile + 1]!;
      if (asked === 0) continue;
      if (reach !== undefined) reach[at + i] = asked;
      const cell = set * width + i;
      if (stay[i] === 1 || pile === 0) {
        space.banked[cell]! += asked;
        asked = 0;
      } else {
        const each = asked * inverse[pile]!;
        space.banked[cell]! += freezes * each;
        if (six) space.flipped[cell]! += each;
        fatal += each;
      }
      mass[at + i] = asked;
    }
    space.busted[set]! += fatal * lines.fatal[row]!;
  }
}

/**
 * The chance of each row after `taken` plain cards of the chain that starts after `seen` Flip Threes, as if the chain
 * never ended early. Goes to `chainBuffers[taken & 1]`, computed from the other buffer, or at first from the hits.
 */
export function propagateChain(
  space: Workspace,
  scratch: Scratch,
  seen: number,
  taken: number,
  set: number,
): void {
  const { lines, modifierSets, banked, flipped } = space;
  const { width } = modifierSets;
  const { sum } = scratch;
  const out = space.chainBuffers[taken & 1]!;
  const from = space.chainBuffers[(taken + 1) & 1]!;
  const isAsked = taken % 2 === 1 && taken >= 3;
  const goal = space.mass[isAsked ? seen + flipThreesOf(taken) : 0]!;
  const six = lines.count[set] === SEVEN - 1;
  const cell = set * width;
  const { banks, asks, mores, inverse } = weighChain(space, scratch.weights, seen, taken);
  for (let row = lines.first[set]!; row < lines.first[set + 1]!; row++) {
    const at = row * width;
    const by = lines.drawn[row]! * width;
    const left = space.plain - lines.drawn[row]!;
    if (taken === 0) startChain(space, seen, at, left, sum);
    else {
      sum.fill(0);
      addRows(lines.prev, row, width, from, sum);
      addFewer(modifierSets, from, at, sum);
      for (let i = 0; i < width; i++) sum[i] = sum[i]! / (left - modifierSets.cards[i]! + 1);
    }
    let fatal = 0;
    for (let i = 0; i < width; i++) {
      const chance = sum[i]!;
      out[at + i] = chance;
      banked[cell + i] = banked[cell + i]! + banks[by + i]! * chance;
      const each = mores[by + i]! * inverse[by + i]! * chance;
      fatal += each;
      if (six) flipped[cell + i] = flipped[cell + i]! + each;
    }
    if (isAsked) for (let i = 0; i < width; i++) goal[at + i] = goal[at + i]! + asks[by + i]! * sum[i]!;
    space.busted[set] = space.busted[set]! + fatal * lines.fatal[row]!;
  }
}

/** The chance to hit and draw a Flip Three. */
function startChain(space: Workspace, seen: number, at: number, left: number, out: Float64Array): void {
  const hits = space.mass[seen]!;
  const flipThrees = space.flipThrees - seen;
  const actions = flipThrees + space.freezes;
  const { cards, width } = space.modifierSets;
  for (let i = 0; i < width; i++) out[i] = (hits[at + i]! * flipThrees) / (left - cards[i]! + actions);
}

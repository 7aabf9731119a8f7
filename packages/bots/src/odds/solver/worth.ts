// The worth of stopping, by Stay or by a Flip 7, and where a policy stops.
import { NUMBER_KINDS } from '@sevenfold/engine';
import { SEVEN } from '../draws/seven.ts';
import { FLIP_7_BONUS } from './deck.ts';
import { stays } from './policy.ts';
import type { Workspace } from './workspace.ts';

/** The worth of staying with this set, by column. */
export function fillBank(space: Workspace, set: number, out: Float64Array): void {
  const sum = space.lines.sum[set]!;
  const { plus, times, width } = space.modifierSets;
  for (let column = 0; column < width; column++)
    out[column] = space.utility[sum * times[column]! + plus[column]!]!;
}

/** The worth of a seventh number times its copies, by column; zero unless six are held. */
export function fillSeventh(space: Workspace, set: number, out: Float64Array): void {
  out.fill(0);
  if (space.lines.count[set] !== SEVEN - 1) return;
  const sum = space.lines.sum[set]!;
  const { plus, times, width } = space.modifierSets;
  for (let n = 0; n < NUMBER_KINDS; n++) {
    const copies = space.deck[n]!;
    if (copies === 0 || (space.lines.mask[set]! >> n) & 1) continue;
    for (let column = 0; column < width; column++) {
      out[column]! += copies * space.utility[(sum + n) * times[column]! + plus[column]! + FLIP_7_BONUS]!;
    }
  }
}

/** 1 where the policy stays, by column. Policy 'best' compares `bank` with `hit` (from `at`). */
export function fillStay(
  space: Workspace,
  set: number,
  row: number,
  seen: number,
  bank: Float64Array,
  hit: Float64Array,
  at: number,
  out: Uint8Array,
): void {
  const { policy } = space;
  const { width } = space.modifierSets;
  if (policy === 'best') {
    for (let column = 0; column < width; column++) out[column] = bank[column]! >= hit[at + column]! ? 1 : 0;
  } else if (policy === 'table') {
    const table = space.table[seen]!;
    for (let column = 0; column < width; column++) out[column] = table[row * width + column]!;
  } else {
    const { plus, times, cards } = space.modifierSets;
    const sum = space.lines.sum[set]!;
    const count = space.lines.count[set]!;
    const fatal = space.lines.fatal[row]!;
    const held = space.lines.held[row] === 1;
    const pile = space.plain + space.flipThrees + space.freezes - space.lines.drawn[row]! - seen;
    for (let column = 0; column < width; column++) {
      const left = pile - cards[column]!;
      out[column] = stays(
        policy,
        count,
        sum,
        plus[column]!,
        sum * times[column]! + plus[column]!,
        left > 0 ? fatal / left : 0,
        held,
      )
        ? 1
        : 0;
    }
  }
  // Without cards a player must hit.
  if (row === 0) out[0] = 0;
}

import { PLUS_10, PLUS_2, plusOf } from '@sevenfold/engine';
import type { Hitter } from '../hitter.ts';
import { modifierSetsOf } from '../solver/modifier-sets.ts';

/** Sets of modifiers, sorted by how many there are, which makes groups of columns. */
export interface ModifierColumns {
  readonly width: number;
  readonly modifiers: number;
  /** Where each group begins. */
  readonly starts: Int32Array;
  readonly count: Uint8Array;
  /** Where one more modifier leads; `modifiers` entries for each column, the first ones used. */
  readonly succeeding: Int32Array;
  readonly factor: Float64Array;
  /** The factor where an x2 may still come, otherwise 0. */
  readonly undoubled: Float64Array;
  /** The sum of the +N cards in hand, and of those in the pile. */
  readonly plus: Float64Array;
  readonly morePlus: Float64Array;
}

export function modifierColumns(hitter: Hitter): ModifierColumns {
  const sets = modifierSetsOf(hitter.pile, (bytes) => new ArrayBuffer(bytes));
  const order = Array.from({ length: sets.width }, (_, column) => column).sort(
    (a, b) => sets.cards[a]! - sets.cards[b]!,
  );
  const place = new Int32Array(sets.width);
  order.forEach((column, at) => (place[column] = at));
  const modifiers = sets.cards[order.at(-1)!]!;
  const starts = new Int32Array(modifiers + 2);
  const succeeding = new Int32Array(sets.width * modifiers);
  order.forEach((column, at) => {
    starts[sets.cards[column]! + 1] = at + 1;
    const [from, to] = [sets.next.start[column]!, sets.next.start[column + 1]!];
    for (let edge = from; edge < to; edge++) {
      succeeding[at * modifiers + edge - from] = place[sets.next.to[edge]!]!;
    }
  });
  let all = 0;
  for (let card = PLUS_2; card <= PLUS_10; card++) all += plusOf(card) * hitter.pile[card]!;
  const most = Math.max(...sets.times);
  const of = (value: (column: number) => number): Float64Array => Float64Array.from(order, value);
  return {
    width: sets.width,
    modifiers,
    starts,
    count: Uint8Array.from(order, (column) => sets.cards[column]!),
    succeeding,
    factor: of((column) => sets.times[column]! << hitter.doubles),
    undoubled: of((column) => (sets.times[column]! < most ? sets.times[column]! << hitter.doubles : 0)),
    plus: of((column) => sets.plus[column]! + hitter.plus),
    morePlus: of((column) => all - sets.plus[column]!),
  };
}

import { doublesOf, PLUS_2, plusSum, withModifier } from '@sevenfold/engine';
import { type Deck, MODIFIER_KINDS } from './deck.ts';
import { type Allocate, EdgeList, type Edges } from './edges.ts';

/**
 * All sets of modifiers a player can hold: the columns of the workspace. They are numbered in mixed radix; with one
 * card of each kind the number is the bit set.
 */
export interface ModifierSets {
  readonly width: number;
  /** Whether there is one card of each of the six kinds, so that a column is a bit set. */
  readonly bits: boolean;
  readonly cards: Uint8Array;
  readonly plus: Int32Array;
  readonly times: Int32Array;
  /** Weight: copies left in the pile. */
  readonly next: Edges;
  /** Weight: copies left before the last one was drawn. */
  readonly prev: Edges;
}

export function modifierSetsOf(deck: Deck, allocate: Allocate): ModifierSets {
  const copies = deck.slice(PLUS_2, PLUS_2 + MODIFIER_KINDS);
  const strides: number[] = [];
  let width = 1;
  for (const each of copies) {
    strides.push(width);
    width *= each + 1;
  }
  const cards = new Uint8Array(allocate(width));
  const plus = new Int32Array(allocate(4 * width));
  const times = new Int32Array(allocate(4 * width));
  const next = new EdgeList();
  const prev = new EdgeList();
  for (let column = 0; column < width; column++) {
    let hand = 0;
    copies.forEach((most, kind) => {
      const stride = strides[kind]!;
      const held = Math.floor(column / stride) % (most + 1);
      cards[column]! += held;
      for (let n = 0; n < held; n++) hand = withModifier(hand, PLUS_2 + kind, 'numbers');
      if (held < most) next.add(column + stride, most - held);
      if (held > 0) prev.add(column - stride, most - held + 1);
    });
    plus[column] = plusSum(hand);
    times[column] = 1 << doublesOf(hand);
    next.close();
    prev.close();
  }
  const bits = copies.every((each) => each === 1);
  return { width, bits, cards, plus, times, next: next.pack(allocate), prev: prev.pack(allocate) };
}

/** The column with these modifiers, by kind from +2 to x2; NaN if the deck does not have that many. */
export function modifierSetIndex(deck: Deck, held: readonly number[]): number {
  let index = 0;
  let stride = 1;
  for (let kind = 0; kind < MODIFIER_KINDS; kind++) {
    const copies = deck[PLUS_2 + kind]!;
    const cards = held[kind] ?? 0;
    index += cards >= 0 && cards <= copies ? stride * cards : NaN;
    stride *= copies + 1;
  }
  return index;
}

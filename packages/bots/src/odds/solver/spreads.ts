import { doublesOf, PLUS_2, plusSum, withModifier } from '@sevenfold/engine';
import { type Deck, MODIFIER_KINDS } from './deck.ts';
import { type Buffers, EdgeList, type Edges } from './edges.ts';

/**
 * All sets of modifiers a player may hold, numbered in mixed radix: with one card of each kind the number is simply
 * the bit set.
 */
export interface Spreads {
  readonly width: number;
  /** One card of each of the six kinds, so that a spread is a bit set. */
  readonly bits: boolean;
  readonly cards: Uint8Array;
  readonly plus: Int32Array;
  readonly times: Int32Array;
  /** Weight: copies left in the pile. */
  readonly next: Edges;
  /** Weight: copies left before the last one was drawn. */
  readonly prev: Edges;
}

export function spreadsOf(deck: Deck, buffer: Buffers): Spreads {
  const copies = deck.slice(PLUS_2, PLUS_2 + MODIFIER_KINDS);
  const strides: number[] = [];
  let width = 1;
  for (const each of copies) {
    strides.push(width);
    width *= each + 1;
  }
  const cards = new Uint8Array(buffer(width));
  const plus = new Int32Array(buffer(4 * width));
  const times = new Int32Array(buffer(4 * width));
  const next = new EdgeList();
  const prev = new EdgeList();
  for (let spread = 0; spread < width; spread++) {
    let hand = 0;
    copies.forEach((most, kind) => {
      const stride = strides[kind]!;
      const held = Math.floor(spread / stride) % (most + 1);
      cards[spread]! += held;
      for (let n = 0; n < held; n++) hand = withModifier(hand, PLUS_2 + kind);
      if (held < most) next.add(spread + stride, most - held);
      if (held > 0) prev.add(spread - stride, most - held + 1);
    });
    plus[spread] = plusSum(hand);
    times[spread] = 1 << doublesOf(hand);
    next.close();
    prev.close();
  }
  const bits = copies.every((each) => each === 1);
  return { width, bits, cards, plus, times, next: next.pack(buffer), prev: prev.pack(buffer) };
}

/** The number of the spread with these modifiers, by kind from +2 to x2; NaN if the deck has not so many of them. */
export function spreadIndex(deck: Deck, held: readonly number[]): number {
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

// The columns of a table of moments: every set of modifiers that can be drawn.
import { PLUS_2, plusOf, TIMES_2 } from '@sevenfold/engine';
import { bonusFactor, type Hitter, plusFactor } from '../hitter.ts';
import { modifierCount } from '../pile-counts.ts';
import { EdgeList, type Edges, reversed } from './edges.ts';

/** Every modifier leads to a later column. */
export interface Columns {
  readonly width: number;
  /** Whether there is one card of each of the six kinds, so that a column is a bit set. */
  readonly isBits: boolean;
  /** How many modifiers are drawn. */
  readonly cards: Uint8Array;
  /** What the numbers are multiplied by, and what the +N cards and the bonus of a Flip 7 add. */
  readonly factor: Int32Array;
  readonly plus: Int32Array;
  readonly bonus: Int32Array;
  /** Which modifiers lead where, and where from. */
  readonly next: Edges;
  readonly before: Edges;
  /** Modifiers that lead to more than are followed; missing if all are. */
  readonly cut: Float64Array | undefined;
  /** By kind from +2 to x2, how many are drawn. */
  readonly counts: readonly (readonly number[])[];
}

const MODIFIER_KINDS = TIMES_2 - PLUS_2 + 1;

/** `most` says how many modifiers are followed. */
export function columnsOf(hitter: Hitter, most: number): Columns {
  const copies = hitter.pile.slice(PLUS_2, PLUS_2 + MODIFIER_KINDS);
  const counts: (readonly number[])[] = [];
  // The last kind changes slowest, so that single cards make a bit set.
  const visit = (chosen: readonly number[], left: number): void => {
    const kind = MODIFIER_KINDS - 1 - chosen.length;
    if (kind < 0) counts.push(chosen);
    else
      for (let held = 0; held <= Math.min(copies[kind]!, left); held++) visit([held, ...chosen], left - held);
  };
  visit([], most);
  const index = new Map(counts.map((held, column) => [held.join(), column]));
  const next = new EdgeList(counts.length, MODIFIER_KINDS);
  const cut = new Float64Array(counts.length);
  counts.forEach((held, column) => {
    copies.forEach((all, kind) => {
      const left = all - held[kind]!;
      if (left === 0) return;
      const to = index.get(held.map((cards, each) => (each === kind ? cards + 1 : cards)).join());
      if (to === undefined) cut[column]! += left;
      else next.add(to, left);
    });
    next.close();
  });
  const edges = next.pack();
  const doubles = (held: readonly number[]): number => hitter.doubles + held[TIMES_2 - PLUS_2]!;
  const factor = Int32Array.from(counts, (held) => 1 << doubles(held));
  return {
    width: counts.length,
    isBits: copies.every((all) => all === 1) && most >= MODIFIER_KINDS,
    cards: Uint8Array.from(counts, (held) => sumOf(held, () => 1)),
    factor,
    plus: Int32Array.from(
      counts,
      (held, column) =>
        (hitter.plus + sumOf(held, (kind) => plusOf(PLUS_2 + kind))) * plusFactor(hitter, factor[column]!),
    ),
    bonus: factor.map((times) => hitter.flip7Bonus * bonusFactor(hitter, times)),
    next: edges,
    before: reversed(edges),
    cut: most >= modifierCount(hitter.pile) ? undefined : cut,
    counts,
  };
}

/** How many columns there would be. */
export function countColumns({ pile }: Hitter, most: number): number {
  let ways = [1];
  for (let kind = PLUS_2; kind <= TIMES_2; kind++) {
    const longer = Array.from({ length: Math.min(most, modifierCount(pile)) + 1 }, () => 0);
    for (const [drawn, count] of ways.entries()) {
      for (let more = 0; more <= pile[kind]! && drawn + more < longer.length; more++)
        longer[drawn + more]! += count;
    }
    ways = longer;
  }
  return ways.reduce((sum, count) => sum + count, 0);
}

function sumOf(held: readonly number[], worth: (kind: number) => number): number {
  return held.reduce((sum, cards, kind) => sum + cards * worth(kind), 0);
}

// All lines of number cards a player can have, together with the state of the Second Chances: which duplicates they
// removed, how many were seen, and whether one is held. Each combination is a row; rows are numbered so that every
// card leads to a higher row.
import { NUMBER_KINDS, numberCount, numbersOf, numberSum, SECOND_CHANCE } from '@sevenfold/engine';
import { SEVEN } from '../draws/seven.ts';
import type { Deck } from './deck.ts';
import { type Allocate, EdgeList, type Edges } from './edges.ts';

export interface Lines {
  readonly rows: number;
  /** A set is the numbers held; its rows are `first[set]` … `first[set + 1]` - 1. */
  readonly sets: number;
  readonly first: Int32Array;
  /** Sets of n numbers are `layer[n]` … `layer[n + 1]` - 1. */
  readonly layer: Int32Array;
  readonly mask: Int32Array;
  readonly sum: Int32Array;
  readonly count: Int32Array;
  /** By row: cards drawn, not counting modifiers and actions. */
  readonly drawn: Int32Array;
  /** By row: 1 with a Second Chance. */
  readonly held: Uint8Array;
  /** By row: cards in the pile that bust. */
  readonly fatal: Int32Array;
  /** Which numbers and Second Chances lead where; the weight is how many copies the pile has left. */
  readonly next: Edges;
  /** Where a row comes from; the weight is how many copies were left before the last one was drawn. */
  readonly prev: Edges;
}

export interface LineIndex {
  readonly lines: Lines;
  row(mask: number, removed: readonly number[], seen: number, held: boolean): number | undefined;
}

/**
 * The states of the Second Chances after `removed` duplicates, as [seen, held]. Surplus Second Chances are discarded
 * while one is held, so `seen` can be anything between its bounds.
 */
function chanceStatesOf(removed: number, total: number): [number, number][] {
  const chanceStates: [number, number][] = [];
  for (let seen = removed; seen <= total; seen++) {
    if (removed > 0 || seen === 0) chanceStates.push([seen, 0]);
    if (seen > removed) chanceStates.push([seen, 1]);
  }
  return chanceStates;
}

/** A sorted list of removed numbers as one integer; each digit is the number plus one. */
const codeOf = (removed: readonly number[]): number =>
  removed.reduce((code, n) => code * (NUMBER_KINDS + 1) + n + 1, 0);

function removals(numbers: readonly number[], deck: Deck): number[][] {
  const found: number[][] = [[]];
  // Breadth first, so that longer lists have higher rows.
  for (let i = 0; i < found.length; i++) {
    const list = found[i]!;
    if (list.length === deck[SECOND_CHANCE]) continue;
    for (const n of numbers) {
      if (list.length > 0 && n < list[list.length - 1]!) continue;
      const gone = 1 + list.filter((m) => m === n).length;
      if (deck[n]! > gone) found.push([...list, n]);
    }
  }
  return found;
}

function setsByCount(deck: Deck): number[][] {
  const layers: number[][] = Array.from({ length: SEVEN }, () => []);
  for (let mask = 0; mask < 1 << NUMBER_KINDS; mask++) {
    if (numbersOf(mask).every((n) => deck[n]! > 0)) layers[numberCount(mask)]?.push(mask);
  }
  return layers;
}

export function indexLines(deck: Deck, allocate: Allocate): LineIndex {
  const ints = (length: number): Int32Array => new Int32Array(allocate(4 * length));
  const layers = setsByCount(deck);
  const masks = layers.flat();
  const layer = ints(SEVEN + 1);
  layers.forEach((list, n) => (layer[n + 1] = layer[n]! + list.length));
  const chances = deck[SECOND_CHANCE]!;
  const chanceStates = Array.from({ length: chances + 1 }, (_, removed) => chanceStatesOf(removed, chances));
  const slots = chanceStates.map((list) => new Map(list.map(([seen, held], i) => [2 * seen + held, i])));
  let codes = 1;
  for (let chance = 0; chance < chances; chance++) codes *= NUMBER_KINDS + 1;

  const starts = new Map<number, number>();
  const first = ints(masks.length + 1);
  const removalsOf = masks.map((mask) => removals(numbersOf(mask), deck));
  let rows = 0;
  masks.forEach((mask, set) => {
    first[set] = rows;
    for (const removed of removalsOf[set]!) {
      starts.set(mask * codes + codeOf(removed), rows);
      rows += chanceStates[removed.length]!.length;
    }
  });
  first[masks.length] = rows;

  const mask = ints(masks.length);
  const sum = ints(masks.length);
  const count = ints(masks.length);
  const drawn = ints(rows);
  const held = new Uint8Array(allocate(rows));
  const fatal = ints(rows);
  const next = new EdgeList();
  const prev = new EdgeList();
  const rowAt = (m: number, removed: readonly number[], seen: number, holds: number): number => {
    const slot = slots[removed.length]?.get(2 * seen + holds);
    const start = slot === undefined ? undefined : starts.get(m * codes + codeOf(removed));
    return start === undefined ? -1 : start + slot!;
  };

  masks.forEach((m, set) => {
    const numbers = numbersOf(m);
    mask[set] = m;
    count[set] = numbers.length;
    sum[set] = numberSum(m);
    let row = first[set]!;
    for (const removed of removalsOf[set]!) {
      const gone = Array.from({ length: NUMBER_KINDS }, () => 0);
      for (const n of removed) gone[n]!++;
      const withMore = numbers.map((n) => [...removed, n].sort((a, b) => a - b));
      for (const [seen, holds] of chanceStates[removed.length]!) {
        drawn[row] = numbers.length + removed.length + seen;
        held[row] = holds;
        if (numbers.length < SEVEN - 1) {
          for (let n = 0; n < NUMBER_KINDS; n++) {
            if (!((m >> n) & 1) && deck[n]! > 0)
              next.add(rowAt(m | (1 << n), removed, seen, holds), deck[n]!);
          }
        }
        numbers.forEach((n, i) => {
          const left = deck[n]! - 1 - gone[n]!;
          if (left > 0 && holds) next.add(rowAt(m, withMore[i]!, seen, 0), left);
          else fatal[row]! += left;
          if (!gone[n]) prev.add(rowAt(m ^ (1 << n), removed, seen, holds), deck[n]!);
          else if (!holds) prev.add(rowAt(m, without(removed, n), seen, 1), left + 1);
        });
        if (seen < chances) next.add(rowAt(m, removed, seen + 1, 1), chances - seen);
        if (holds) {
          for (const before of [0, 1]) {
            const from = rowAt(m, removed, seen - 1, before);
            if (from >= 0) prev.add(from, chances - seen + 1);
          }
        }
        next.close();
        prev.close();
        row++;
      }
    }
  });
  const lines: Lines = {
    rows,
    sets: masks.length,
    first,
    layer,
    mask,
    sum,
    count,
    drawn,
    held,
    fatal,
    next: next.pack(allocate),
    prev: prev.pack(allocate),
  };
  return {
    lines,
    row(m, removed, seen, holds) {
      const row = rowAt(
        m,
        [...removed].sort((a, b) => a - b),
        seen,
        holds ? 1 : 0,
      );
      return row < 0 ? undefined : row;
    },
  };
}

function without(list: readonly number[], n: number): number[] {
  const rest = [...list];
  rest.splice(rest.indexOf(n), 1);
  return rest;
}

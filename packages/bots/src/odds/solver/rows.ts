// The rows of a table of moments: every set of numbers that can be drawn without a bust or a Flip 7, with every state of
// the Second Chances. Which duplicates they removed does not matter, only how many: the chance of the next one is the same.
import { NUMBER_KINDS, numberSum, SECOND_CHANCE } from '@sevenfold/engine';
import type { Hitter } from '../hitter.ts';
import { bitCount, copiesOf, SEVEN } from '../pile-counts.ts';
import { EdgeList, type Edges } from './edges.ts';
import { NOWHERE, type SaveState, type SaveStates } from './saves.ts';

/** Every card leads to a later row. */
export interface Rows {
  readonly size: number;
  /** By row: its set of numbers, and its state of the Second Chances, an index of `saves`. */
  readonly set: Int32Array;
  readonly save: Uint8Array;
  readonly saves: readonly SaveState[];
  /** By row: cards that it is made of, and cards of the pile that bust. */
  readonly cards: Uint8Array;
  readonly fatal: Int32Array;
  /** By row: Second Chances that lead to more of them than are followed. */
  readonly cut: Int32Array;
  /** Which numbers and Second Chances lead where. */
  readonly next: Edges;
  /** How many sets there are, shortest first; what follows is by set. */
  readonly sets: number;
  /** The numbers drawn, as bits. */
  readonly masks: Int32Array;
  /** The sum of the line with the numbers held before. */
  readonly sum: Int32Array;
  /** From this set on, the next number makes a Flip 7. */
  readonly firstLongest: number;
  /** The most cards that a row is made of. */
  readonly mostCards: number;
}

export function rowsOf(hitter: Hitter, { list, afterDraw, afterSave }: SaveStates): Rows {
  const { pile, numbers: held } = hitter;
  const longest = SEVEN - 1 - bitCount(held);
  const masks = numberSets(hitter);
  const index = new Int32Array(1 << NUMBER_KINDS).fill(NOWHERE);
  masks.forEach((mask, set) => (index[mask] = set));
  const lengths = masks.map(bitCount);
  const duplicates = masks.map((mask, set) => copiesOf(pile, mask | held) - lengths[set]!);
  // The pile must hold the duplicates that were removed.
  const rowAt = new Int32Array(list.length * masks.length).fill(NOWHERE);
  let size = 0;
  list.forEach(({ used }, save) => {
    for (let set = 0; set < masks.length; set++) {
      if (duplicates[set]! >= used) rowAt[save * masks.length + set] = size++;
    }
  });
  const setOf = new Int32Array(size);
  const save = new Uint8Array(size);
  const cards = new Uint8Array(size);
  const fatal = new Int32Array(size);
  const cut = new Int32Array(size);
  const next = new EdgeList(size, NUMBER_KINDS + 2);
  for (let at = 0; at < rowAt.length; at++) {
    const row = rowAt[at]!;
    if (row === NOWHERE) continue;
    const set = at % masks.length;
    const state = (at - set) / masks.length;
    const { drawn, used, isHeld } = list[state]!;
    const mask = masks[set]!;
    const same = duplicates[set]! - used;
    const chances = pile[SECOND_CHANCE]! - drawn;
    setOf[row] = set;
    save[row] = state;
    cards[row] = lengths[set]! + drawn + used;
    for (let number = 0; number < NUMBER_KINDS && lengths[set]! < longest; number++) {
      if (pile[number] === 0 || (((mask | held) >> number) & 1) === 1) continue;
      next.add(rowAt[at - set + index[mask | (1 << number)]!]!, pile[number]!);
    }
    if (!isHeld) fatal[row] = same;
    else if (same > 0) next.add(rowAt[afterSave[state]! * masks.length + set]!, same);
    if (afterDraw[state] === NOWHERE) cut[row] = chances;
    else if (chances > 0) next.add(rowAt[afterDraw[state]! * masks.length + set]!, chances);
    next.close();
  }
  const firstLongest = lengths.indexOf(longest);
  return {
    size,
    set: setOf,
    save,
    saves: list,
    cards,
    fatal,
    cut,
    next: next.pack(),
    sets: masks.length,
    masks: Int32Array.from(masks),
    sum: Int32Array.from(masks, (mask) => numberSum(mask | held)),
    firstLongest: firstLongest === NOWHERE ? masks.length : firstLongest,
    mostCards: cards.reduce((most, each) => Math.max(most, each), 0),
  };
}

/** Every set of numbers that can be drawn without a bust or a Flip 7, as bits, shortest first. */
export function numberSets({ pile, numbers: held }: Hitter): number[] {
  const longest = SEVEN - 1 - bitCount(held);
  const byLength: number[][] = Array.from({ length: longest + 1 }, () => []);
  let free = 0;
  for (let number = 0; number < NUMBER_KINDS; number++) {
    if (pile[number]! > 0 && ((held >> number) & 1) === 0) free |= 1 << number;
  }
  for (let set = free; ; set = (set - 1) & free) {
    byLength[bitCount(set)]?.push(set);
    if (set === 0) break;
  }
  return byLength.flat();
}

import { SECOND_CHANCE } from '@sevenfold/engine';
import type { Hitter } from '../hitter.ts';
import type { LoneLines } from './lines.ts';

/** How many values there are for each row and each number of further cards: the four below. */
export const AHEAD = 4;
/** The chance that the line goes on, the sum weighted with that, and the same of a Flip 7 with the last of the cards. */
export const ALIVE = 0;
export const SUM = 1;
export const SEVENTH = 2;
export const SEVENTH_SUM = 3;

export interface LineAhead {
  /** The most further cards that there are values for. */
  readonly most: number;
  /** By row, then 0, 1 … `most` more cards of the line, then `AHEAD` values. */
  readonly values: Float64Array;
  /** By row: after more cards than this, all values are 0. */
  readonly longest: Uint8Array;
}

/** What becomes of each line after some more cards of it. */
export function lineAhead(hitter: Hitter, lines: LoneLines, most: number): LineAhead {
  const { chances, sets, length, sum, duplicates, next, sevenths, seventhSums, lineCards } = lines;
  const block = AHEAD * (most + 1);
  const rows = chances.list.length * sets;
  const values = new Float64Array(rows * block);
  const longest = new Uint8Array(rows);
  const longestLine = length.at(-1)!;
  for (let chance = chances.list.length - 1; chance >= 0; chance--) {
    const { drawn, used, isHeld } = chances.list[chance]!;
    const secondChances = hitter.pile[SECOND_CHANCE]! - drawn;
    const afterDraw = chances.afterDraw[chance]! * sets;
    const afterSave = chances.afterSave[chance]! * sets;
    // Besides new numbers, a line goes on with every Second Chance and with a duplicate for each.
    const others = 2 * secondChances + (isHeld ? 1 : 0);
    for (let set = sets - 1; set >= 0; set--) {
      const row = chance * sets + set;
      const at = row * block;
      const part = 1 / (lineCards - length[set]! - drawn - used);
      const saves = isHeld ? duplicates[set]! - used : 0;
      // The last card may be a seventh number.
      const last = Math.min(most, longestLine - length[set]! + others + 1);
      const end = AHEAD * (last + 1);
      longest[row] = last;
      for (let edge = next.start[set]!; edge < next.start[set + 1]!; edge++) {
        shift(values, at, (chance * sets + next.to[edge]!) * block, part * next.weight[edge]!, end);
      }
      if (secondChances > 0) shift(values, at, (afterDraw + set) * block, part * secondChances, end);
      if (saves > 0) shift(values, at, (afterSave + set) * block, part * saves, end);
      values[at + ALIVE] = 1;
      values[at + SUM] = sum[set]!;
      if (most > 0) {
        values[at + AHEAD + SEVENTH]! += part * sevenths[set]!;
        values[at + AHEAD + SEVENTH_SUM]! += part * seventhSums[set]!;
      }
    }
  }
  return { most, values, longest };
}

/** Adds the values of a row to another one, one card further on. */
function shift(values: Float64Array, row: number, from: number, chance: number, end: number): void {
  for (let at = AHEAD; at < end; at++) values[row + at]! += chance * values[from + at - AHEAD]!;
}

import { SECOND_CHANCE } from '@sevenfold/engine';
import type { Hitter } from './hitter.ts';
import type { LoneLines } from './lone-lines.ts';

/** Values of one row and number of line cards. */
export const AHEAD = 4;
/** The chance that the line goes on, the sum weighted with that, and the same of a Flip 7 with the last of the cards. */
export const ALIVE = 0;
export const SUM = 1;
export const SEVENTH = 2;
export const SEVENTH_SUM = 3;

/** What becomes of each line after 0, 1 … `most` more cards of it: by row, then cards, then `AHEAD` values. */
export function lineAhead(hitter: Hitter, lines: LoneLines, most: number): Float64Array {
  const { chances, sets, length, sum, duplicates, next, sevenths, seventhSums, lineCards } = lines;
  const block = AHEAD * (most + 1);
  const ahead = new Float64Array(chances.list.length * sets * block);
  for (let chance = chances.list.length - 1; chance >= 0; chance--) {
    const { drawn, used, isHeld } = chances.list[chance]!;
    const secondChances = hitter.pile[SECOND_CHANCE]! - drawn;
    const afterDraw = chances.afterDraw[chance]! * sets;
    const afterSave = chances.afterSave[chance]! * sets;
    for (let set = sets - 1; set >= 0; set--) {
      const row = (chance * sets + set) * block;
      const part = 1 / (lineCards - length[set]! - drawn - used);
      const saves = isHeld ? duplicates[set]! - used : 0;
      for (let edge = next.start[set]!; edge < next.start[set + 1]!; edge++) {
        shift(ahead, row, (chance * sets + next.to[edge]!) * block, part * next.weight[edge]!, block);
      }
      if (secondChances > 0) shift(ahead, row, (afterDraw + set) * block, part * secondChances, block);
      if (saves > 0) shift(ahead, row, (afterSave + set) * block, part * saves, block);
      ahead[row + ALIVE] = 1;
      ahead[row + SUM] = sum[set]!;
      if (most > 0) {
        ahead[row + AHEAD + SEVENTH]! += part * sevenths[set]!;
        ahead[row + AHEAD + SEVENTH_SUM]! += part * seventhSums[set]!;
      }
    }
  }
  return ahead;
}

/** A row with one card more. */
function shift(ahead: Float64Array, row: number, from: number, chance: number, block: number): void {
  for (let at = AHEAD; at < block; at++) ahead[row + at]! += chance * ahead[from + at - AHEAD]!;
}

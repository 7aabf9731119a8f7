import { SECOND_CHANCE } from '@sevenfold/engine';
import type { Hitter } from './hitter.ts';
import type { LoneLines } from './lone-lines.ts';

/**
 * Upper bounds on the chance of every row, card by card of the line: by row, then by how often at most a card may have
 * been forced on a player who would have stayed.
 */
export function rowReach(
  hitter: Hitter,
  lines: LoneLines,
  stays: (row: number) => boolean,
  most: number,
): Float64Array {
  const { chances, sets, length, next, duplicates, lineCards } = lines;
  const width = most + 1;
  const reach = new Float64Array(chances.list.length * sets * width);
  reach[0] = 1;
  chances.list.forEach(({ drawn, used, isHeld }, chance) => {
    const secondChances = hitter.pile[SECOND_CHANCE]! - drawn;
    const afterDraw = chances.afterDraw[chance]! * sets;
    const afterSave = chances.afterSave[chance]! * sets;
    for (let set = 0; set < sets; set++) {
      const row = chance * sets + set;
      const from = row * width;
      const shift = row > 0 && stays(row) ? 1 : 0;
      const part = 1 / (lineCards - length[set]! - drawn - used);
      const saves = isHeld ? duplicates[set]! - used : 0;
      for (let edge = next.start[set]!; edge < next.start[set + 1]!; edge++) {
        pass(reach, from, (chance * sets + next.to[edge]!) * width, part * next.weight[edge]!, shift, most);
      }
      if (secondChances > 0) pass(reach, from, (afterDraw + set) * width, part * secondChances, shift, most);
      if (saves > 0) pass(reach, from, (afterSave + set) * width, part * saves, shift, most);
      // From 'this often' to 'at most this often': all that leads here has been added.
      for (let forced = 1; forced <= most; forced++) reach[from + forced]! += reach[from + forced - 1]!;
    }
  });
  return reach;
}

function pass(
  reach: Float64Array,
  from: number,
  to: number,
  chance: number,
  shift: number,
  most: number,
): void {
  for (let forced = shift; forced <= most; forced++)
    reach[to + forced]! += chance * reach[from + forced - shift]!;
}

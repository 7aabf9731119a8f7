import { PLUS_10, PLUS_2, plusOf, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';
import type { Hitter } from './hitter.ts';
import type { LoneLines } from './lone-lines.ts';

/** Before the x2 is drawn, and after; by row of a table: an entry of `chances`, then a set of numbers. */
export type TwoGains = readonly [Float64Array, Float64Array];

/** Upper bounds. */
export interface GainCeiling {
  /** On what a player who is asked gains by playing on instead of staying. */
  readonly asked: TwoGains;
  /** On the average of that after any number of forced cards. */
  readonly later: TwoGains;
}

/**
 * The gain is largest if there are no actions in the pile, since a player can hit three times instead of taking a Flip
 * Three and stay instead of being frozen; and if every +N card is still to come, but the points at risk are those of
 * the numbers alone. Then neither the actions nor the +N cards drawn matter, only whether the x2 is one of the cards.
 */
export function gainCeiling(hitter: Hitter, lines: LoneLines): GainCeiling {
  const { pile, flip7Bonus } = hitter;
  const { chances, sets, length, sum, duplicates, next, sevenths, seventhSums, lineCards } = lines;
  const rows = chances.list.length * sets;
  const asked: TwoGains = [new Float64Array(rows), new Float64Array(rows)];
  const later: TwoGains = [new Float64Array(rows), new Float64Array(rows)];
  let plus = 0;
  for (let card = PLUS_2; card <= PLUS_10; card++) plus += plusOf(card) * pile[card]!;
  const hasTwo = pile[TIMES_2]! > 0;
  for (let chance = chances.list.length - 1; chance >= 0; chance--) {
    const { drawn, used, isHeld } = chances.list[chance]!;
    const secondChances = pile[SECOND_CHANCE]! - drawn;
    const [afterDraw, afterSave] = [chances.afterDraw[chance]! * sets, chances.afterSave[chance]! * sets];
    for (let set = sets - 1; set >= 0; set--) {
      const row = chance * sets + set;
      const left = lineCards - length[set]! - drawn - used;
      const same = duplicates[set]! - used;
      const saves = isHeld ? Math.max(same, 0) : 0;
      const follow = (values: Float64Array): number => {
        let total = 0;
        for (let edge = next.start[set]!; edge < next.start[set + 1]!; edge++) {
          total += next.weight[edge]! * values[chance * sets + next.to[edge]!]!;
        }
        if (secondChances > 0) total += secondChances * values[afterDraw + set]!;
        return saves > 0 ? total + saves * values[afterSave + set]! : total;
      };
      let risen = seventhSums[set]! - sevenths[set]! * sum[set]!;
      for (let edge = next.start[set]!; edge < next.start[set + 1]!; edge++) {
        risen += next.weight[edge]! * (sum[next.to[edge]!]! - sum[set]!);
      }
      for (const two of hasTwo ? [1, 0] : [0]) {
        const factor = 1 << (hitter.doubles + two);
        const risk = isHeld ? 0 : same * (sum[set]! * factor + hitter.plus);
        let total = risen * factor + sevenths[set]! * flip7Bonus + plus - risk + follow(asked[two]!);
        if (hasTwo && two === 0) total += sum[set]! * factor + asked[1][row]!;
        asked[two]![row] = Math.max(0, total / (left + (hasTwo && two === 0 ? 1 : 0)));
      }
      later[1][row] = Math.max(asked[1][row]!, follow(later[1]) / left);
      // The x2 may be one of the forced cards.
      later[0][row] = Math.max(asked[0][row]!, follow(later[0]) / left, later[1][row]);
    }
  }
  return { asked, later };
}

import { PLUS_10, PLUS_2, plusOf, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';
import type { Hitter } from '../hitter.ts';
import type { LoneLines } from './lines.ts';

/** Gains before the x2 is drawn, and after it; each by row: an entry of `chances`, then a set of numbers. */
type TwoGains = readonly [Float64Array, Float64Array];

/** The most that can be gained from each row on. */
export interface GainCeiling {
  /** By a player who is asked, and plays on instead of staying. */
  readonly asked: TwoGains;
  /** The same on average, if the player is asked only after some more forced cards. */
  readonly later: TwoGains;
}

/**
 * The gain is largest if there are no actions in the pile, since a player can hit three times instead of taking a Flip
 * Three and stay instead of being frozen; and if every +N card is still to come, but the points at risk are those of
 * the numbers alone. Then neither the actions nor the +N cards drawn matter, only whether the x2 is one of the cards.
 */
export function gainCeiling(hitter: Hitter, lines: LoneLines): GainCeiling {
  const { pile, flip7Bonus } = hitter;
  const { chances, sets, length, sum, duplicates, next, sevenths, lineCards } = lines;
  const rows = chances.list.length * sets;
  const asked: TwoGains = [new Float64Array(rows), new Float64Array(rows)];
  const later: TwoGains = [new Float64Array(rows), new Float64Array(rows)];
  let plus = 0;
  for (let card = PLUS_2; card <= PLUS_10; card++) plus += plusOf(card) * pile[card]!;
  const hasTwo = pile[TIMES_2]! > 0;
  const risen = risenSums(lines);
  const [askedOne, askedTwo] = asked;
  const [laterOne, laterTwo] = later;
  const factor = 1 << hitter.doubles;
  for (let chance = chances.list.length - 1; chance >= 0; chance--) {
    const { drawn, used, isHeld } = chances.list[chance]!;
    const secondChances = pile[SECOND_CHANCE]! - drawn;
    const [afterDraw, afterSave] = [chances.afterDraw[chance]! * sets, chances.afterSave[chance]! * sets];
    for (let set = sets - 1; set >= 0; set--) {
      const row = chance * sets + set;
      const left = lineCards - length[set]! - drawn - used;
      const same = duplicates[set]! - used;
      const saves = isHeld ? same : 0;
      let [one, two, forcedOne, forcedTwo] = [0, 0, 0, 0];
      for (let edge = next.start[set]!; edge < next.start[set + 1]!; edge++) {
        const to = chance * sets + next.to[edge]!;
        const cards = next.weight[edge]!;
        one += cards * askedOne[to]!;
        two += cards * askedTwo[to]!;
        forcedOne += cards * laterOne[to]!;
        forcedTwo += cards * laterTwo[to]!;
      }
      if (secondChances > 0) {
        const to = afterDraw + set;
        one += secondChances * askedOne[to]!;
        two += secondChances * askedTwo[to]!;
        forcedOne += secondChances * laterOne[to]!;
        forcedTwo += secondChances * laterTwo[to]!;
      }
      if (saves > 0) {
        const to = afterSave + set;
        one += saves * askedOne[to]!;
        two += saves * askedTwo[to]!;
        forcedOne += saves * laterOne[to]!;
        forcedTwo += saves * laterTwo[to]!;
      }
      const atRisk = isHeld ? 0 : same;
      const added = sevenths[set]! * flip7Bonus + plus - atRisk * hitter.plus;
      const grown = risen[set]! - atRisk * sum[set]!;
      if (hasTwo) {
        askedTwo[row] = Math.max(0, (2 * factor * grown + added + two) / left);
        one += sum[set]! * factor + askedTwo[row];
        askedOne[row] = Math.max(0, (factor * grown + added + one) / (left + 1));
      } else askedOne[row] = Math.max(0, (factor * grown + added + one) / left);
      laterTwo[row] = Math.max(askedTwo[row]!, forcedTwo / left);
      // The x2 may be one of the forced cards.
      laterOne[row] = Math.max(askedOne[row], forcedOne / left, laterTwo[row]);
    }
  }
  return { asked, later };
}

/** By set: how much the sums of all lines that one more number makes are higher than its own, added up. */
function risenSums({ sets, sum, next, sevenths, seventhSums }: LoneLines): Float64Array {
  const risen = new Float64Array(sets);
  for (let set = 0; set < sets; set++) {
    risen[set] = seventhSums[set]! - sevenths[set]! * sum[set]!;
    for (let edge = next.start[set]!; edge < next.start[set + 1]!; edge++) {
      risen[set]! += next.weight[edge]! * (sum[next.to[edge]!]! - sum[set]!);
    }
  }
  return risen;
}

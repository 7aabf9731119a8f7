// The most points that a player can expect who takes every action, from a pile that cannot run out. The method is that of
// `solver/`: a table of lines and modifiers for each number of Flip Threes seen, and chains without moments of their own.

import { FLIP_THREE, FREEZE, SECOND_CHANCE } from '@sevenfold/engine';
import { bonusFactor, type Hitter, plusFactor } from '../hitter.ts';
import { type LoneLines, loneLines } from './lines.ts';
import { type Chain, chainFrom } from '../solver/chain.ts';
import { modifierSetsOf, type ModifierSets } from '../solver/modifier-sets.ts';
import { addMore, addRows, moreInPlace } from '../solver/sums.ts';

/** Expected points: with best play, and if the player hits now. */
export interface BestAlone {
  readonly value: number;
  readonly hit: number;
}

/** `undefined` where there are no `loneLines`, or if a table has more than `cells`. */
export function bestAlone(hitter: Hitter, cells: number): BestAlone | undefined {
  const lines = loneLines(hitter);
  if (lines === undefined) return undefined;
  const { pile, forced } = hitter;
  const table = new ValueTable(hitter, lines);
  if (table.cells > cells) return undefined;
  const flipThrees = pile[FLIP_THREE]!;
  const chainAfter = (left: number, due: number, isFrozen: boolean): Chain => {
    const fewest = Math.max(lines.plain - table.mostDrawn, 0);
    const freezes = pile[FREEZE]!;
    return chainFrom({ plain: lines.plain, fewest, flipThrees: left, freezes, due, isFrozen });
  };
  /** The values of being asked, by Flip Threes left in the pile. */
  const asked: Float64Array[] = [];
  let hit = 0;
  for (let left = 0; left <= flipThrees; left++) {
    const values = table.empty();
    if (left > 0) table.valueChain(chainAfter(left - 1, 3, false), asked, values);
    hit = table.valueHits(left, values);
    asked.push(values);
  }
  if (forced.flips === 0) return { value: asked[flipThrees]![0]!, hit };
  const values = table.empty();
  table.valueChain(chainAfter(flipThrees, forced.flips + 3 * forced.waiting, forced.freezes), asked, values);
  return { value: values[0]!, hit: values[0]! };
}

/** Rows are lines, entry by entry of `chances`; columns are sets of modifiers. */
class ValueTable {
  readonly cells: number;
  /** The most plain cards that a moment of the table has drawn. */
  readonly mostDrawn: number;
  readonly #hitter: Hitter;
  readonly #lines: LoneLines;
  readonly #columns: ModifierSets;
  /** By column: what the numbers are multiplied by, and what the +N cards and a Flip 7 add to them. */
  readonly #factor: Float64Array;
  readonly #plus: Float64Array;
  readonly #bonus: Float64Array;
  readonly #sum: Float64Array;

  constructor(hitter: Hitter, lines: LoneLines) {
    this.#hitter = hitter;
    this.#lines = lines;
    this.#columns = modifierSetsOf(hitter.pile, (bytes) => new ArrayBuffer(bytes));
    this.#factor = Float64Array.from(this.#columns.times, (times) => times << hitter.doubles);
    this.#plus = this.#factor.map(
      (factor, column) => (this.#columns.plus[column]! + hitter.plus) * plusFactor(hitter, factor),
    );
    this.#bonus = this.#factor.map((factor) => hitter.flip7Bonus * bonusFactor(hitter, factor));
    this.#sum = new Float64Array(this.#columns.width);
    this.cells = lines.chances.list.length * lines.sets * this.#columns.width;
    this.mostDrawn = lines.mostCards + Math.max(...this.#columns.cards);
  }

  empty(): Float64Array {
    return new Float64Array(this.cells);
  }

  /**
   * Writes the values at the start of a chain. `asked` has those of being asked after it, by Flip Threes left. Every card
   * leads to a later row or column, so one table is enough for all levels of the chain.
   */
  valueChain(chain: Chain, asked: readonly Float64Array[], values: Float64Array): void {
    const { chances, sets, length, sum: lineSums, sevenths, seventhSums } = this.#lines;
    const { width } = this.#columns;
    const [factor, plus, bonus, sum] = [this.#factor, this.#plus, this.#bonus, this.#sum];
    for (let taken = chain.longest; taken >= 0; taken--) {
      const weights = this.#weigh(chain, taken);
      // Each Flip Three beyond the first replaces one card by three.
      const after = asked[(chain.longest - taken) / 2];
      for (let chance = 0; chance < chances.list.length; chance++) {
        const { drawn, used } = chances.list[chance]!;
        for (let set = 0; set < sets; set++) {
          const by = (length[set]! + drawn + used) * width;
          const row = (chance * sets + set) * width;
          if (taken === chain.longest) sum.fill(0);
          else {
            this.#sumCards(values, chance, set);
            addMore(this.#columns, values, row, sum);
            if (sevenths[set]! > 0) {
              addSevenths(sum, weights.mores, by, seventhSums[set]!, factor, sevenths[set]!, plus, bonus);
            }
          }
          finishRow(values, row, sum, weights, by, lineSums[set]!, factor, plus, after);
        }
      }
    }
  }

  /**
   * `values` holds the values of the chain that the next of `flipThrees` would start, and receives those of being asked.
   * Returns the value of the first hit.
   */
  valueHits(flipThrees: number, values: Float64Array): number {
    const { chances, sets, length, sum: lineSums, sevenths, seventhSums, plain } = this.#lines;
    const { width, cards } = this.#columns;
    const [factor, plus, bonus, sum] = [this.#factor, this.#plus, this.#bonus, this.#sum];
    const freezes = this.#hitter.pile[FREEZE]!;
    const inverse = Float64Array.from({ length: plain + freezes + flipThrees + 1 }, (_, size) => 1 / size);
    let hit = 0;
    for (let chance = chances.list.length - 1; chance >= 0; chance--) {
      const { drawn, used } = chances.list[chance]!;
      for (let set = sets - 1; set >= 0; set--) {
        const row = (chance * sets + set) * width;
        const lineSum = lineSums[set]!;
        const left = plain + freezes + flipThrees - length[set]! - drawn - used;
        this.#sumCards(values, chance, set);
        if (sevenths[set]! > 0) {
          for (let i = 0; i < width; i++) {
            sum[i]! += seventhSums[set]! * factor[i]! + sevenths[set]! * (plus[i]! + bonus[i]!);
          }
        }
        // From the last column back, because a modifier leads to a higher column of the same row.
        for (let i = width - 1; i >= 0; i--) {
          const bank = lineSum * factor[i]! + plus[i]!;
          const more = moreInPlace(this.#columns, values, row, i, sum);
          const total = sum[i]! + more + flipThrees * values[row + i]! + freezes * bank;
          hit = total * inverse[left - cards[i]!]!;
          values[row + i] = bank > hit ? bank : hit;
        }
      }
    }
    return hit;
  }

  /** Makes `#sum` the sum of all numbers and Second Chances that lead to another line. */
  #sumCards(values: Float64Array, chance: number, set: number): void {
    const { chances, sets, duplicates, next } = this.#lines;
    const { width } = this.#columns;
    const { drawn: chancesDrawn, used, isHeld } = chances.list[chance]!;
    const secondChances = this.#hitter.pile[SECOND_CHANCE]! - chancesDrawn;
    const saves = isHeld ? duplicates[set]! - used : 0;
    const drawn = (chances.afterDraw[chance]! * sets + set) * width;
    const saved = (chances.afterSave[chance]! * sets + set) * width;
    if (saves > 0) fillTwo(this.#sum, secondChances, values, secondChances > 0 ? drawn : saved, saves, saved);
    else if (secondChances > 0) fillOne(this.#sum, secondChances, values, drawn);
    else this.#sum.fill(0);
    addRows(next, set, width, values, this.#sum, chance * sets);
  }

  /** By cards drawn, then by column, like the rows that they are multiplied with. */
  #weigh(chain: Chain, taken: number): ChainWeights {
    const { width, cards } = this.#columns;
    const { plain, mostCards } = this.#lines;
    const tableOf = (chances: readonly Float64Array[], draws: number): Float64Array => {
      const byDrawn = new Float64Array(this.mostDrawn + 1);
      // Some numbers of cards never occur, or not this far along a chain.
      for (let drawn = taken; drawn <= Math.min(this.mostDrawn, plain); drawn++) {
        const begun = plain - drawn + taken;
        byDrawn[drawn] = chances[taken]![begun]!;
        // Sums count every card of the pile that may come; each of them is one out of those that are left.
        for (let draw = 0; draw < draws; draw++) byDrawn[drawn]! /= Math.max(begun - draw, 1);
      }
      const table = new Float64Array((mostCards + 1) * width);
      for (let at = 0; at < table.length; at++)
        table[at] = byDrawn[Math.floor(at / width) + cards[at % width]!]!;
      return table;
    };
    return {
      banks: tableOf(chain.bank, taken),
      asks: tableOf(chain.asked, taken),
      mores: tableOf(chain.more, taken + 1),
    };
  }
}

/** What the end of a round, the next question and a Flip 7 with the next card are multiplied with. */
interface ChainWeights {
  readonly banks: Float64Array;
  readonly asks: Float64Array;
  readonly mores: Float64Array;
}

function fillOne(sum: Float64Array, cards: number, values: Float64Array, row: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = cards * values[row + i]!;
}

function fillTwo(
  sum: Float64Array,
  cards: number,
  values: Float64Array,
  row: number,
  others: number,
  other: number,
): void {
  for (let i = 0; i < sum.length; i++) sum[i] = cards * values[row + i]! + others * values[other + i]!;
}

function addSevenths(
  sum: Float64Array,
  mores: Float64Array,
  by: number,
  sums: number,
  factor: Float64Array,
  cards: number,
  plus: Float64Array,
  bonus: Float64Array,
): void {
  for (let i = 0; i < sum.length; i++) {
    sum[i]! += mores[by + i]! * (sums * factor[i]! + cards * (plus[i]! + bonus[i]!));
  }
}

function finishRow(
  values: Float64Array,
  row: number,
  sum: Float64Array,
  { banks, asks }: ChainWeights,
  by: number,
  lineSum: number,
  factor: Float64Array,
  plus: Float64Array,
  after: Float64Array | undefined,
): void {
  if (after === undefined) {
    for (let i = 0; i < sum.length; i++) {
      values[row + i] = sum[i]! + banks[by + i]! * (lineSum * factor[i]! + plus[i]!);
    }
  } else {
    for (let i = 0; i < sum.length; i++) {
      values[row + i] =
        sum[i]! + banks[by + i]! * (lineSum * factor[i]! + plus[i]!) + asks[by + i]! * after[row + i]!;
    }
  }
}

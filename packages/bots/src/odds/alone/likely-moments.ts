// Which moments are likely enough to matter, and what the others could add at most.
//
// Chances run forward from the first hit of a player who always plays on, except where staying is certainly best. A
// moment that contributes too little is left out, and so is everything that follows from it: it can add no more than
// its chance times the most that can be gained there. Nobody comes to it more often, however they play, and every
// course of the round is counted once, at the first moment left out.

import { TIMES_2 } from '@sevenfold/engine';
import { gainCeiling, type GainCeiling } from './gain-ceiling.ts';
import type { LoneRound } from './round.ts';
import type { Chain } from '../solver/chain.ts';

/** One scan of the rows, for the decisions or for one card of a chain: how many groups of columns of each row are likely. */
export interface RowScan {
  readonly left: number;
  /** Plain cards taken in a chain; `undefined` for the decisions. */
  readonly taken: number | undefined;
  readonly groups: Uint8Array;
}

export class LikelyMoments {
  readonly #round: LoneRound;
  readonly #ceiling: GainCeiling;
  /** How many groups of columns a row has. */
  readonly #width: number;
  /** Chances to be asked: by Flip Threes left, then row, then group. */
  readonly #asked: readonly Float64Array[];
  /** In a chain: the chances to come to this card and to the next one. Between two chains both are all 0. */
  #now: Float64Array;
  #then: Float64Array;
  readonly #passed: Float64Array;
  /** How many groups are passed on. */
  #likely = 0;
  /** By group: the chance that an x2 is one of the modifiers, and what the group has to contribute. */
  readonly #doubled: Float64Array;
  readonly #limits: Float64Array;
  #error = 0;

  constructor(round: LoneRound) {
    this.#round = round;
    this.#ceiling = gainCeiling(round.hitter, round.lines);
    this.#width = round.columns.modifiers + 1;
    const table = (): Float64Array => new Float64Array(round.rows * this.#width);
    this.#asked = Array.from({ length: round.flipThrees + 1 }, table);
    this.#now = table();
    this.#then = table();
    this.#passed = new Float64Array(this.#width);
    this.#limits = new Float64Array(this.#width);
    // Each modifier is as likely to be in hand as the others.
    const { modifiers } = round.columns;
    const hasTwo = round.hitter.pile[TIMES_2]! > 0;
    this.#doubled = Float64Array.from({ length: this.#width }, (_, group) =>
      hasTwo ? group / modifiers : 0,
    );
  }

  /** In the order of computation, without what contributes less than `unlikely` points, and a bound on all of that. */
  choose(unlikely: number): { readonly scans: readonly RowScan[]; readonly error: number } {
    const { flipThrees, chains, columns } = this.#round;
    const scans: RowScan[] = [];
    for (let group = 0; group < this.#width; group++) {
      this.#limits[group] = unlikely * (columns.starts[group + 1]! - columns.starts[group]!);
    }
    this.#error = 0;
    this.#asked[flipThrees]![0] = 1;
    for (let left = flipThrees; left >= 0; left--) {
      scans.push({ left, taken: undefined, groups: this.#passHits(left) });
      const chain = chains[left - 1];
      if (chain === undefined) continue;
      for (let taken = 0; taken <= chain.longest; taken++) {
        scans.push({ left, taken, groups: this.#passChain(chain, taken) });
        [this.#now, this.#then] = [this.#then, this.#now];
      }
    }
    return { scans: scans.toReversed(), error: this.#error };
  }

  #passHits(left: number): Uint8Array {
    const { lines, rows, cards, freezes, flipThrees, mostDrawn } = this.#round;
    const { sets, chances } = lines;
    const hits = this.#asked[left]!;
    const started = this.#now;
    const passed = this.#passed;
    const width = this.#width;
    const groups = new Uint8Array(rows);
    const inverse = new Float64Array(mostDrawn + width + 1);
    for (let drawn = 0; drawn < mostDrawn; drawn++)
      inverse[drawn] = 1 / (lines.plain - drawn + freezes + left);
    for (let chance = 0; chance < chances.list.length; chance++) {
      for (let set = 0; set < sets; set++) {
        const row = chance * sets + set;
        const from = row * width;
        this.#likely = 0;
        const isFirst = row === 0 && left === flipThrees;
        this.#weighHits(hits, row, inverse, cards[row]!, isFirst);
        const likely = this.#likely;
        groups[row] = likely;
        for (let group = 0; group < likely; group++) {
          started[from + group] = left * passed[group]!;
          hits[from + group] = 0;
        }
        if (likely === 0) continue;
        this.#passCards(hits, chance, set);
      }
    }
    return groups;
  }

  /** Makes `#passed` the chances of each card that comes next. A modifier leads to the next group of the same row. */
  #weighHits(hits: Float64Array, row: number, inverse: Float64Array, cards: number, isFirst: boolean): void {
    const [without, withTwo] = this.#ceiling.asked;
    const width = this.#width;
    const from = row * width;
    const passed = this.#passed;
    const single = without[row]!;
    const double = withTwo[row]!;
    if (single === 0 && double === 0 && !isFirst) {
      hits.fill(0, from, from + width);
      return;
    }
    const surely = isFirst ? 1 : this.#likelyGroups(hits, from, single, double);
    let group = 0;
    for (; group < width; group++) {
      const chance = hits[from + group]!;
      // Group by group, because modifiers have added to the chance.
      if (group >= surely && !this.#isLikely(chance, single, double, group)) break;
      const part = chance * inverse[cards + group]!;
      passed[group] = part;
      if (group + 1 < width) hits[from + group + 1]! += part * (width - 1 - group);
    }
    this.#likely = group;
    this.#leaveOut(hits, from, single, double);
  }

  #passChain(chain: Chain, taken: number): Uint8Array {
    const { lines, rows, cards, mostDrawn } = this.#round;
    const { sets, chances, plain } = lines;
    const [without, withTwo] = this.#ceiling.later;
    const now = this.#now;
    const then = this.#then;
    const asked = this.#asked[(chain.longest - taken) / 2];
    const passed = this.#passed;
    const width = this.#width;
    const groups = new Uint8Array(rows);
    /** By cards drawn: the chance that the player is asked now, and that one given card is the next. */
    const asks = new Float64Array(mostDrawn + width + 1);
    const takes = new Float64Array(mostDrawn + width + 1);
    for (let drawn = taken; drawn <= mostDrawn; drawn++) {
      const begun = plain - drawn + taken;
      const [on, ended, more] = [chain.asked, chain.bank, chain.more].map((table) => table[taken]![begun]!);
      const all = on! + ended! + more!;
      if (all === 0) continue;
      asks[drawn] = on! / all;
      if (drawn < plain) takes[drawn] = more! / all / (plain - drawn);
    }
    for (let chance = 0; chance < chances.list.length; chance++) {
      for (let set = 0; set < sets; set++) {
        const row = chance * sets + set;
        const from = row * width;
        const single = without[row]!;
        const double = withTwo[row]!;
        const likely = this.#likelyGroups(now, from, single, double);
        for (let group = 0; group < likely; group++) {
          const here = now[from + group]!;
          const drawn = cards[row]! + group;
          if (asked !== undefined) asked[from + group]! += here * asks[drawn]!;
          passed[group] = here * takes[drawn]!;
        }
        this.#likely = likely;
        groups[row] = likely;
        this.#leaveOut(now, from, single, double);
        for (let group = 0; group < likely; group++) now[from + group] = 0;
        if (likely === 0 || taken === chain.longest) continue;
        for (let group = 0; group < likely && group + 1 < width; group++) {
          then[from + group + 1]! += passed[group]! * (width - 1 - group);
        }
        this.#passCards(then, chance, set);
      }
    }
    return groups;
  }

  /** How many groups there are up to the last one that is likely. */
  #likelyGroups(chances: Float64Array, from: number, single: number, double: number): number {
    let groups = this.#width;
    while (groups > 0 && !this.#isLikely(chances[from + groups - 1]!, single, double, groups - 1)) groups--;
    return groups;
  }

  #isLikely(chance: number, single: number, double: number, group: number): boolean {
    return chance > 0 && this.#lost(chance, single, double, group) > this.#limits[group]!;
  }

  /** What a group of columns contributes at most. */
  #lost(chance: number, single: number, double: number, group: number): number {
    return chance * (single + (double - single) * this.#doubled[group]!);
  }

  /** All groups of a row that are not passed on. */
  #leaveOut(chances: Float64Array, from: number, single: number, double: number): void {
    for (let group = this.#likely; group < this.#width; group++) {
      const chance = chances[from + group]!;
      if (chance === 0) continue;
      this.#error += this.#lost(chance, single, double, group);
      chances[from + group] = 0;
    }
  }

  /** Adds `#passed` to all rows that a number or a Second Chance leads to. */
  #passCards(to: Float64Array, chance: number, set: number): void {
    const { lines, secondChances } = this.#round;
    const { sets, chances, next, duplicates } = lines;
    const { used, isHeld } = chances.list[chance]!;
    const width = this.#width;
    const likely = this.#likely;
    const passed = this.#passed;
    for (let edge = next.start[set]!; edge < next.start[set + 1]!; edge++) {
      const row = (chance * sets + next.to[edge]!) * width;
      const cards = next.weight[edge]!;
      for (let group = 0; group < likely; group++) to[row + group]! += cards * passed[group]!;
    }
    const drawn = secondChances[chance]!;
    if (drawn > 0) {
      const row = (chances.afterDraw[chance]! * sets + set) * width;
      for (let group = 0; group < likely; group++) to[row + group]! += drawn * passed[group]!;
    }
    const saves = isHeld ? duplicates[set]! - used : 0;
    if (saves > 0) {
      const row = (chances.afterSave[chance]! * sets + set) * width;
      for (let group = 0; group < likely; group++) to[row + group]! += saves * passed[group]!;
    }
  }
}

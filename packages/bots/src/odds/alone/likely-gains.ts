// The most points that a player can expect who takes every action, from the likely part of the table in `best-play.ts`,
// with a bound on what the rest could add.
//
// A value is the points in hand and what playing on gains beyond them: nothing where a player stays, and nothing is
// assumed where a moment is left out. So the figure is that of a player who stays there, which everyone may do, and the
// error is at most the chance of coming there, however one plays, times the most that could be gained.

import { bankable, type Hitter } from '../hitter.ts';
import { HIT_WEIGHTS, hitWeights } from './hit-weights.ts';
import { LikelyMoments, type RowScan } from './likely-moments.ts';
import { AHEAD, ALIVE, type LineAhead, lineAhead, SEVENTH, SEVENTH_SUM, SUM } from './line-ahead.ts';
import { type LoneRound, loneRound } from './round.ts';
import type { Chain } from '../solver/chain.ts';

/** A lower bound on the expected points of a hit and then best play, and how far off it is at most. */
export interface LikelyHit {
  readonly hit: number;
  readonly error: number;
}

/** `undefined` where there is no `loneRound`, or if a table with nothing left out has more than `cells`. */
export function likelyGains(hitter: Hitter, cells: number): LikelyGains | undefined {
  const round = loneRound(hitter);
  return round === undefined || round.rows * round.columns.width > cells ? undefined : new LikelyGains(round);
}

/** The values of all moments with the same number of Flip Threes left: the columns of each row that are likely. */
interface Level {
  readonly values: Float64Array;
  /** Where a row begins, and how many groups of columns it has now. */
  readonly start: Int32Array;
  readonly groups: Uint8Array;
}

export class LikelyGains {
  readonly #round: LoneRound;
  readonly #moments: LikelyMoments;
  readonly #ahead: LineAhead;
  readonly #sum: Float64Array;
  readonly #linkStart = new Int32Array(16);
  readonly #linkWidth = new Int32Array(16);
  readonly #linkCards = new Float64Array(16);

  constructor(round: LoneRound) {
    this.#round = round;
    this.#moments = new LikelyMoments(round);
    this.#ahead = lineAhead(round.hitter, round.lines, round.longest);
    this.#sum = new Float64Array(round.columns.width);
  }

  /** Moments that contribute less than `unlikely` points are left out. */
  hit(unlikely: number): LikelyHit {
    const { hitter, flipThrees, chains } = this.#round;
    const { scans, error } = this.#moments.choose(unlikely);
    const levels: Level[] = [];
    let gain = 0;
    for (let left = 0; left <= flipThrees; left++) {
      const mine = scans.filter((scan) => scan.left === left);
      const level = this.#levelOf(mine);
      for (const scan of mine) {
        if (scan.taken === undefined) gain = this.#valueHits(scan, level);
        else this.#valueChain(chains[left - 1]!, scan, levels, level);
      }
      levels.push(level);
    }
    return { hit: bankable(hitter) + gain, error };
  }

  #levelOf(scans: readonly RowScan[]): Level {
    const { rows, columns } = this.#round;
    const { starts } = columns;
    const start = new Int32Array(rows + 1);
    for (let row = 0; row < rows; row++) {
      let most = 0;
      for (const { groups } of scans) most = Math.max(most, groups[row]!);
      start[row + 1] = start[row]! + starts[most]!;
    }
    return { values: new Float64Array(start[rows]!), start, groups: new Uint8Array(rows) };
  }

  #valueChain(chain: Chain, scan: RowScan, levels: readonly Level[], level: Level): void {
    const { lines, columns, cards } = this.#round;
    const { starts, width } = columns;
    const { chances, sets } = lines;
    const { values, start, groups } = level;
    const sum = this.#sum;
    const taken = scan.taken!;
    const after = levels[(chain.longest - taken) / 2];
    const asks = this.#weigh(chain, taken);
    for (let chance = 0; chance < chances.list.length; chance++) {
      for (let set = 0; set < sets; set++) {
        const row = chance * sets + set;
        const likely = scan.groups[row]!;
        if (likely > 0) {
          const size = starts[likely]!;
          const at = start[row]!;
          this.#sumCards(level, chance, set, size);
          this.#addMore(values, at, Math.min(likely, groups[row]! - 1), sum);
          let known = 0;
          if (after !== undefined) {
            known = Math.min(size, starts[after.groups[row]!]!);
            const [by, from, later] = [cards[row]! * width, after.start[row]!, after.values];
            for (let i = 0; i < known; i++) values[at + i] = sum[i]! + asks[by + i]! * later[from + i]!;
          }
          for (let i = known; i < size; i++) values[at + i] = sum[i]!;
        }
        groups[row] = likely;
      }
    }
  }

  /** Returns what the first hit gains. */
  #valueHits(scan: RowScan, level: Level): number {
    const { hitter, lines, columns, cards: lineCards, freezes, chains } = this.#round;
    const { starts, succeeding, modifiers, factor, undoubled, plus, morePlus } = columns;
    const { chances, sets, plain, length, sum: lineSums } = lines;
    const { most, values: ahead, longest } = this.#ahead;
    const { left } = scan;
    const longestLine = length.at(-1)!;
    const { flip7Bonus } = hitter;
    const { values, start, groups } = level;
    const sum = this.#sum;
    const once = hitWeights(this.#round, left);
    const steps = 1 + (chains[left - 1]?.longest ?? 1);
    const inverse = Float64Array.from({ length: plain + freezes + left + 1 }, (_, size) => 1 / size);
    let gain = 0;
    for (let chance = chances.list.length - 1; chance >= 0; chance--) {
      for (let set = sets - 1; set >= 0; set--) {
        const row = chance * sets + set;
        const likely = scan.groups[row]!;
        const before = groups[row]!;
        groups[row] = likely;
        if (likely === 0) continue;
        const size = starts[likely]!;
        const at = start[row]!;
        this.#sumCards(level, chance, set, size);
        const chained = starts[Math.min(before, likely)]!;
        for (let i = 0; i < chained; i++) sum[i]! += left * values[at + i]!;
        const cards = lineCards[row]!;
        const last = Math.min(steps, longest[row]! + 1);
        const missing = longestLine + 1 - length[set]!;
        for (let group = likely - 1; group >= 0; group--) {
          const part = inverse[plain + freezes + left - cards - group]!;
          // What one hit, and then staying, is worth: see `hitWeights`.
          let alive = -1;
          let total = -lineSums[set]!;
          let share = 0;
          let totalShare = 0;
          let sevens = 0;
          const from = row * (most + 1) * AHEAD;
          const weights = (cards * (modifiers + 1) + group) * HIT_WEIGHTS * steps;
          for (let step = 0; step < last; step++) {
            const a = from + step * AHEAD;
            const w = weights + step * HIT_WEIGHTS;
            const chanceOf = once[w]!;
            const shareOf = once[w + 1]!;
            alive += ahead[a + ALIVE]! * chanceOf;
            total += ahead[a + SUM]! * chanceOf;
            share += ahead[a + ALIVE]! * shareOf;
            totalShare += ahead[a + SUM]! * shareOf;
          }
          // Cards that are missing to a Flip 7.
          for (let step = missing; step < last; step++) {
            const a = from + step * AHEAD;
            const w = weights + step * HIT_WEIGHTS;
            const chanceOf = once[w + 2]!;
            const shareOf = once[w + 3]!;
            sevens += ahead[a + SEVENTH]! * chanceOf;
            total += ahead[a + SEVENTH_SUM]! * chanceOf;
            share += ahead[a + SEVENTH]! * shareOf;
            totalShare += ahead[a + SEVENTH_SUM]! * shareOf;
          }
          alive += sevens;
          const bonus = sevens * flip7Bonus;
          const more = group + 1 < likely ? modifiers - group : 0;
          for (let i = starts[group]!; i < starts[group + 1]!; i++) {
            let onward = sum[i]!;
            for (let edge = i * modifiers; edge < i * modifiers + more; edge++) {
              onward += values[at + succeeding[edge]!]!;
            }
            gain =
              factor[i]! * total +
              undoubled[i]! * totalShare +
              plus[i]! * alive +
              morePlus[i]! * share +
              bonus +
              onward * part;
            values[at + i] = gain > 0 ? gain : 0;
          }
        }
      }
    }
    return gain;
  }

  /** Makes the first `size` of `#sum` the sum of all numbers and Second Chances that lead to another line. */
  #sumCards({ values, start, groups }: Level, chance: number, set: number, size: number): void {
    const { lines, columns, secondChances: inPile } = this.#round;
    const { chances, sets, duplicates, next } = lines;
    const { starts } = columns;
    const linkStart = this.#linkStart;
    const linkWidth = this.#linkWidth;
    const linkCards = this.#linkCards;
    const sum = this.#sum;
    const { used, isHeld } = chances.list[chance]!;
    const secondChances = inPile[chance]!;
    const saves = isHeld ? duplicates[set]! - used : 0;
    let links = 0;
    const first = chance * sets;
    for (let edge = next.start[set]!; edge < next.start[set + 1]!; edge++) {
      const row = first + next.to[edge]!;
      const known = groups[row]!;
      if (known === 0) continue;
      linkStart[links] = start[row]!;
      linkWidth[links] = starts[known]!;
      linkCards[links++] = next.weight[edge]!;
    }
    if (secondChances > 0) {
      const row = chances.afterDraw[chance]! * sets + set;
      linkStart[links] = start[row]!;
      linkWidth[links] = starts[groups[row]!]!;
      linkCards[links++] = secondChances;
    }
    if (saves > 0) {
      const row = chances.afterSave[chance]! * sets + set;
      linkStart[links] = start[row]!;
      linkWidth[links] = starts[groups[row]!]!;
      linkCards[links++] = saves;
    }
    for (let i = 0; i < size; i++) sum[i] = 0;
    let link = 0;
    // Four at once, to load and store each sum a quarter as often.
    for (; link + 3 < links; link += 4) {
      const a = linkStart[link]!;
      const b = linkStart[link + 1]!;
      const c = linkStart[link + 2]!;
      const d = linkStart[link + 3]!;
      const u = linkCards[link]!;
      const v = linkCards[link + 1]!;
      const w = linkCards[link + 2]!;
      const x = linkCards[link + 3]!;
      let common = size;
      for (let each = link; each < link + 4; each++) {
        if (linkWidth[each]! < common) common = linkWidth[each]!;
      }
      for (let i = 0; i < common; i++) {
        sum[i] =
          sum[i]! + (u * values[a + i]! + v * values[b + i]!) + (w * values[c + i]! + x * values[d + i]!);
      }
      if (common === size) continue;
      for (let each = link; each < link + 4; each++) {
        const known = Math.min(size, linkWidth[each]!);
        const from = linkStart[each]!;
        const cards = linkCards[each]!;
        for (let i = common; i < known; i++) sum[i] = sum[i]! + cards * values[from + i]!;
      }
    }
    for (; link < links; link++) {
      const known = Math.min(size, linkWidth[link]!);
      const from = linkStart[link]!;
      const cards = linkCards[link]!;
      for (let i = 0; i < known; i++) sum[i] = sum[i]! + cards * values[from + i]!;
    }
  }

  /** sum += the entries of the same row with one more modifier, for this many groups of columns. */
  #addMore(values: Float64Array, at: number, groups: number, sum: Float64Array): void {
    const { starts, succeeding, modifiers } = this.#round.columns;
    for (let group = 0; group < groups; group++) {
      const more = modifiers - group;
      for (let i = starts[group]!; i < starts[group + 1]!; i++) {
        let total = 0;
        for (let edge = i * modifiers; edge < i * modifiers + more; edge++) {
          total += values[at + succeeding[edge]!]!;
        }
        sum[i]! += total;
      }
    }
  }

  /** The chance to be asked after this many plain cards of a chain, by cards of the line, then by column. */
  #weigh(chain: Chain, taken: number): Float64Array {
    const { mostDrawn, columns, lines } = this.#round;
    const { width, count, modifiers } = columns;
    const { plain, mostCards } = lines;
    const byDrawn = new Float64Array(mostCards + modifiers + 1);
    for (let drawn = taken; drawn <= mostDrawn; drawn++) {
      const begun = plain - drawn + taken;
      byDrawn[drawn] = chain.asked[taken]![begun]!;
      for (let draw = 0; draw < taken; draw++) byDrawn[drawn]! /= Math.max(begun - draw, 1);
    }
    const table = new Float64Array((mostCards + 1) * width);
    for (let at = 0; at < table.length; at++)
      table[at] = byDrawn[Math.floor(at / width) + count[at % width]!]!;
    return table;
  }
}

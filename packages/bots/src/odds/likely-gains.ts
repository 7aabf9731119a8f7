// The most points that a player can expect who takes every action, from the likely part of the table in `best-alone.ts`,
// with a bound on what the rest could add.
//
// A value is the points in hand and what playing on gains beyond them: nothing where a player stays, and nothing is
// assumed where a moment is left out. So the figure is that of a player who stays there, which everyone may do, and the
// error is at most the chance of coming there, however one plays, times the most that could be gained.

import { FLIP_THREE, FREEZE, PLUS_10, PLUS_2, plusOf, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';
import { gainCeiling, type TwoGains } from './gain-ceiling.ts';
import { bankable, type Hitter } from './hitter.ts';
import { AHEAD, ALIVE, lineAhead, SEVENTH, SEVENTH_SUM, SUM } from './line-ahead.ts';
import { type LoneLines, loneLines } from './lone-lines.ts';
import { hypergeometric } from './hypergeometric.ts';
import { rowReach } from './row-reach.ts';
import { type Chain, chainFrom } from './solver/chain.ts';
import { modifierSetsOf } from './solver/modifier-sets.ts';

/** A lower bound on the expected points of a hit and then best play, and how far off it is at most. */
interface LikelyHit {
  readonly hit: number;
  readonly error: number;
}

/**
 * Moments that contribute less than `unlikely` points are left out. `undefined` in any other situation, or if a table
 * with nothing left out has more than `cells`.
 */
export function likelyGains(hitter: Hitter, unlikely: number, cells: number): LikelyHit | undefined {
  const lines = loneLines(hitter);
  if (lines === undefined || hitter.forced.flips > 0 || hitter.doubling !== 'numbers') return undefined;
  const gains = new Gains(hitter, lines, unlikely);
  if (gains.cells > cells) return undefined;
  return { hit: bankable(hitter) + gains.compute(), error: gains.error };
}

/** The values of all moments with the same number of Flip Threes left: the columns of each row that are likely. */
interface Level {
  readonly values: Float64Array;
  /** Where a row begins, and how many groups of columns it has now. */
  readonly start: Int32Array;
  readonly groups: Uint8Array;
}

/** One sweep over the rows, and how many groups of columns of each are likely. */
interface Sweep {
  readonly left: number;
  /** Plain cards taken in a chain; `undefined` for the decisions. */
  readonly taken: number | undefined;
  readonly groups: Uint8Array;
}

class Gains {
  /** With nothing left out. */
  readonly cells: number;
  error = 0;
  readonly #hitter: Hitter;
  readonly #lines: LoneLines;
  readonly #unlikely: number;
  readonly #columns: Columns;
  readonly #rows: number;
  readonly #flipThrees: number;
  readonly #freezes: number;
  readonly #mostDrawn: number;
  /** Cards of the line, by row. */
  readonly #cards: Uint8Array;
  readonly #sum: Float64Array;
  readonly #linkStart = new Int32Array(16);
  readonly #linkWidth = new Int32Array(16);
  readonly #linkCards = new Float64Array(16);

  constructor(hitter: Hitter, lines: LoneLines, unlikely: number) {
    this.#hitter = hitter;
    this.#lines = lines;
    this.#unlikely = unlikely;
    this.#columns = columnsOf(hitter);
    this.#flipThrees = hitter.pile[FLIP_THREE]!;
    this.#freezes = hitter.pile[FREEZE]!;
    this.#rows = lines.chances.list.length * lines.sets;
    this.cells = this.#rows * this.#columns.width;
    this.#mostDrawn = Math.min(lines.plain, lines.mostCards + this.#columns.modifiers);
    this.#sum = new Float64Array(this.#columns.width);
    this.#cards = new Uint8Array(this.#rows);
    lines.chances.list.forEach(({ drawn, used }, chance) => {
      for (let set = 0; set < lines.sets; set++) {
        this.#cards[chance * lines.sets + set] = lines.length[set]! + drawn + used;
      }
    });
  }

  /** What a hit gains. */
  compute(): number {
    const chains = Array.from({ length: this.#flipThrees }, (_, left) => this.#chainAfter(left));
    const sweeps = this.#sweeps(chains);
    const longest = chains.length === 0 ? 1 : Math.max(...chains.map((chain) => chain.longest));
    const ahead = lineAhead(this.#hitter, this.#lines, longest);
    const levels: Level[] = [];
    let gain = 0;
    for (let left = 0; left <= this.#flipThrees; left++) {
      const mine = sweeps.filter((sweep) => sweep.left === left);
      const level = this.#levelOf(mine);
      const chain = chains[left - 1];
      for (const sweep of mine) {
        if (sweep.taken !== undefined) this.#valueChain(chain!, sweep, levels, level);
        else gain = this.#valueHits(left, sweep, level, ahead, longest, chain);
      }
      levels.push(level);
    }
    return gain;
  }

  #chainAfter(left: number): Chain {
    const { plain } = this.#lines;
    const fewest = Math.max(plain - this.#mostDrawn, 0);
    return chainFrom({ plain, fewest, flipThrees: left, freezes: this.#freezes, due: 3, isFrozen: false });
  }

  /** In the order of computation, and adds up the error of what they leave out. */
  #sweeps(chains: readonly Chain[]): Sweep[] {
    const { plain } = this.#lines;
    const ceiling = gainCeiling(this.#hitter, this.#lines);
    const most = 2 * this.#flipThrees;
    const reach = rowReach(
      this.#hitter,
      this.#lines,
      (row) => Math.max(ceiling.asked[0][row]!, ceiling.asked[1][row]!) === 0,
      most,
    );
    const byDrawn = (): Float64Array => new Float64Array(this.#mostDrawn + 1);
    const sweeps: Sweep[] = [];
    const asked = Array.from({ length: this.#flipThrees + 1 }, byDrawn);
    asked[this.#flipThrees]![0] = 1;
    for (let left = this.#flipThrees; left >= 0; left--) {
      const chain = chains[left - 1];
      const hits = asked[left]!;
      const forced = 2 * (this.#flipThrees - left);
      const inChain = chain === undefined ? [] : Array.from({ length: chain.longest + 1 }, byDrawn);
      for (let drawn = 0; drawn < this.#mostDrawn; drawn++) {
        const chance = hits[drawn]! / (plain - drawn + this.#freezes + left);
        hits[drawn + 1]! += chance * (plain - drawn);
        if (chain === undefined) continue;
        for (let taken = 0; taken <= chain.longest && drawn + taken <= this.#mostDrawn; taken++) {
          const [on, ended, more] = [chain.asked, chain.bank, chain.more].map(
            (table) => chance * left * table[taken]![plain - drawn]!,
          );
          if (on! > 0) asked[(chain.longest - taken) / 2]![drawn + taken]! += on!;
          inChain[taken]![drawn + taken]! += on! + ended! + more!;
        }
      }
      const limit = (chances: Float64Array, gains: TwoGains, mostForced: number): Uint8Array =>
        this.#limit(chances, gains, reach, most + 1, mostForced);
      // Later sweeps come first.
      sweeps.push({ left, taken: undefined, groups: limit(hits, ceiling.asked, forced) });
      inChain.forEach((chances, taken) => {
        const mostForced = forced + Math.max(taken - 1, 0);
        sweeps.push({ left, taken, groups: limit(chances, ceiling.later, mostForced) });
      });
    }
    return sweeps.toReversed();
  }

  /** How many groups of columns of each row to compute; `chances` are by cards drawn. */
  #limit(
    chances: Float64Array,
    [without, withTwo]: TwoGains,
    reach: Float64Array,
    reachWidth: number,
    mostForced: number,
  ): Uint8Array {
    const { plain, lineCards, mostCards } = this.#lines;
    const { modifiers, starts } = this.#columns;
    const groups = new Uint8Array(this.#rows);
    const hasTwo = this.#hitter.pile[TIMES_2]! > 0;
    const width = modifiers + 1;
    /** By cards of the line, then modifiers: the chance, without and with an x2. */
    const [chance, chanceWithTwo] = [
      new Float64Array((mostCards + 1) * width),
      new Float64Array((mostCards + 1) * width),
    ];
    for (let cards = 0; cards <= Math.min(mostCards, lineCards); cards++) {
      for (let drawn = 0; drawn <= modifiers && cards + drawn <= this.#mostDrawn; drawn++) {
        const here = chances[cards + drawn]! * hypergeometric(cards + drawn, drawn, plain, plain - lineCards);
        const doubled = hasTwo ? drawn / modifiers : 0;
        chance[cards * width + drawn] = here * (1 - doubled);
        chanceWithTwo[cards * width + drawn] = here * doubled;
      }
    }
    let error = 0;
    for (let row = 0; row < this.#rows; row++) {
      const reached = reach[row * reachWidth + mostForced]!;
      const single = reached * without[row]!;
      const double = reached * withTwo[row]!;
      if (single === 0 && double === 0) continue;
      const from = this.#cards[row]! * width;
      let group = modifiers;
      for (; group >= 0; group--) {
        const lost = single * chance[from + group]! + double * chanceWithTwo[from + group]!;
        if (lost > this.#unlikely * (starts[group + 1]! - starts[group]!)) break;
        error += lost;
      }
      groups[row] = group + 1;
    }
    // The first hit is always computed.
    if (groups[0] === 0) groups[0] = 1;
    this.error += error;
    return groups;
  }

  #levelOf(sweeps: readonly Sweep[]): Level {
    const { starts } = this.#columns;
    const start = new Int32Array(this.#rows + 1);
    for (let row = 0; row < this.#rows; row++) {
      let most = 0;
      for (const { groups } of sweeps) most = Math.max(most, groups[row]!);
      start[row + 1] = start[row]! + starts[most]!;
    }
    return { values: new Float64Array(start[this.#rows]!), start, groups: new Uint8Array(this.#rows) };
  }

  #valueChain(chain: Chain, sweep: Sweep, levels: readonly Level[], level: Level): void {
    const { starts, width } = this.#columns;
    const { chances, sets } = this.#lines;
    const { values, start, groups } = level;
    const sum = this.#sum;
    const taken = sweep.taken!;
    const after = levels[(chain.longest - taken) / 2];
    const asks = this.#weigh(chain, taken);
    for (let chance = 0; chance < chances.list.length; chance++) {
      for (let set = 0; set < sets; set++) {
        const row = chance * sets + set;
        const likely = sweep.groups[row]!;
        if (likely > 0) {
          const size = starts[likely]!;
          const at = start[row]!;
          this.#sumCards(level, chance, set, size);
          this.#addMore(values, at, Math.min(likely, groups[row]! - 1), sum);
          let known = 0;
          if (after !== undefined) {
            known = Math.min(size, starts[after.groups[row]!]!);
            const [by, from, later] = [this.#cards[row]! * width, after.start[row]!, after.values];
            for (let i = 0; i < known; i++) values[at + i] = sum[i]! + asks[by + i]! * later[from + i]!;
          }
          for (let i = known; i < size; i++) values[at + i] = sum[i]!;
        }
        groups[row] = likely;
      }
    }
  }

  /** Returns what the first hit gains. */
  #valueHits(
    left: number,
    sweep: Sweep,
    level: Level,
    ahead: Float64Array,
    longest: number,
    chain: Chain | undefined,
  ): number {
    const { starts, succeeding, modifiers, factor, undoubled, plus, morePlus } = this.#columns;
    const { chances, sets, plain, length, sum: lineSums } = this.#lines;
    const longestLine = length.at(-1)!;
    const { flip7Bonus } = this.#hitter;
    const { values, start, groups } = level;
    const sum = this.#sum;
    const once = this.#onceWeights(left, chain);
    const steps = 1 + (chain === undefined ? 1 : chain.longest);
    const inverse = Float64Array.from({ length: plain + this.#freezes + left + 1 }, (_, size) => 1 / size);
    let gain = 0;
    for (let chance = chances.list.length - 1; chance >= 0; chance--) {
      for (let set = sets - 1; set >= 0; set--) {
        const row = chance * sets + set;
        const likely = sweep.groups[row]!;
        const before = groups[row]!;
        groups[row] = likely;
        if (likely === 0) continue;
        const size = starts[likely]!;
        const at = start[row]!;
        this.#sumCards(level, chance, set, size);
        const chained = starts[Math.min(before, likely)]!;
        for (let i = 0; i < chained; i++) sum[i]! += left * values[at + i]!;
        const cards = this.#cards[row]!;
        const missing = longestLine + 1 - length[set]!;
        for (let group = likely - 1; group >= 0; group--) {
          const part = inverse[plain + this.#freezes + left - cards - group]!;
          // What one hit, and then staying, is worth: see `#onceWeights`.
          let alive = -1;
          let total = -lineSums[set]!;
          let share = 0;
          let totalShare = 0;
          let sevens = 0;
          const from = row * (longest + 1) * AHEAD;
          const weights = (cards * (modifiers + 1) + group) * ONCE * steps;
          for (let step = 0; step < steps; step++) {
            const a = from + step * AHEAD;
            const w = weights + step * ONCE;
            const chanceOf = once[w]!;
            const shareOf = once[w + 1]!;
            alive += ahead[a + ALIVE]! * chanceOf;
            total += ahead[a + SUM]! * chanceOf;
            share += ahead[a + ALIVE]! * shareOf;
            totalShare += ahead[a + SUM]! * shareOf;
          }
          // Cards that are missing to a Flip 7.
          for (let step = missing; step < steps; step++) {
            const a = from + step * AHEAD;
            const w = weights + step * ONCE;
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
    const { chances, sets, duplicates, next } = this.#lines;
    const { starts } = this.#columns;
    const linkStart = this.#linkStart;
    const linkWidth = this.#linkWidth;
    const linkCards = this.#linkCards;
    const sum = this.#sum;
    const { drawn, used, isHeld } = chances.list[chance]!;
    const secondChances = this.#hitter.pile[SECOND_CHANCE]! - drawn;
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

  /** sum += the entries of the same row with one more modifier, for so many groups of columns. */
  #addMore(values: Float64Array, at: number, groups: number, sum: Float64Array): void {
    const { starts, succeeding, modifiers } = this.#columns;
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

  /** The chance to be asked after so many plain cards of a chain, by cards of the line, then by column. */
  #weigh(chain: Chain, taken: number): Float64Array {
    const { width, count } = this.#columns;
    const { plain, mostCards } = this.#lines;
    const byDrawn = new Float64Array(mostCards + this.#columns.modifiers + 1);
    for (let drawn = taken; drawn <= this.#mostDrawn; drawn++) {
      const begun = plain - drawn + taken;
      byDrawn[drawn] = chain.asked[taken]![begun]!;
      for (let draw = 0; draw < taken; draw++) byDrawn[drawn]! /= Math.max(begun - draw, 1);
    }
    const table = new Float64Array((mostCards + 1) * width);
    for (let at = 0; at < table.length; at++)
      table[at] = byDrawn[Math.floor(at / width) + count[at % width]!]!;
    return table;
  }

  /**
   * How many cards of the line and how many modifiers one hit brings, with everything that follows from it: by cards of
   * the line so far, modifiers so far, and cards of the line to come. Four values: the chance; the chance that one given
   * modifier comes as well; and both of taking that many cards or more, the last of them a card of the line.
   */
  #onceWeights(left: number, chain: Chain | undefined): Float64Array {
    const { plain, lineCards, mostCards } = this.#lines;
    const { modifiers } = this.#columns;
    const longest = chain === undefined ? 1 : chain.longest;
    const steps = longest + 1;
    const weights = new Float64Array((mostCards + 1) * (modifiers + 1) * steps * ONCE);
    const taken = new Float64Array(steps);
    for (let cards = 0; cards <= Math.min(mostCards, lineCards - 1); cards++) {
      for (let held = 0; held <= modifiers && cards + held <= this.#mostDrawn; held++) {
        const drawn = cards + held;
        const size = plain - drawn + this.#freezes + left;
        taken.fill(0);
        taken[0] = this.#freezes / size;
        taken[1]! += (plain - drawn) / size;
        chain?.bank.forEach((ended, i) => {
          taken[i]! += (left / size) * (ended[plain - drawn]! + chain.asked[i]![plain - drawn]!);
        });
        let more = 1;
        for (let i = 0; i <= Math.min(longest, plain - drawn); i++) {
          for (let line = 0; line <= i; line++) {
            const among = hypergeometric(i, line, plain - drawn, lineCards - cards);
            const share = modifiers === held ? 0 : (i - line) / (modifiers - held);
            const at = ((cards * (modifiers + 1) + held) * steps + line) * ONCE;
            const last = line === 0 ? 0 : (more * among * line) / i;
            weights[at]! += taken[i]! * among;
            weights[at + 1]! += taken[i]! * among * share;
            weights[at + 2]! += last;
            weights[at + 3]! += last * share;
          }
          more -= taken[i]!;
        }
      }
    }
    return weights;
  }
}

const ONCE = 4;

/** Sets of modifiers, sorted by how many there are, which makes groups of columns. */
interface Columns {
  readonly width: number;
  readonly modifiers: number;
  /** Where each group begins. */
  readonly starts: Int32Array;
  readonly count: Uint8Array;
  /** Where one more modifier leads; `modifiers` entries for each column, the first ones used. */
  readonly succeeding: Int32Array;
  readonly factor: Float64Array;
  /** The same where an x2 may still come, otherwise 0. */
  readonly undoubled: Float64Array;
  /** The sum of the +N cards, and of those in the pile. */
  readonly plus: Float64Array;
  readonly morePlus: Float64Array;
}

function columnsOf(hitter: Hitter): Columns {
  const sets = modifierSetsOf(hitter.pile, (bytes) => new ArrayBuffer(bytes));
  const order = Array.from({ length: sets.width }, (_, column) => column).sort(
    (a, b) => sets.cards[a]! - sets.cards[b]!,
  );
  const place = new Int32Array(sets.width);
  order.forEach((column, at) => (place[column] = at));
  const modifiers = sets.cards[order.at(-1)!]!;
  const starts = new Int32Array(modifiers + 2);
  const succeeding = new Int32Array(sets.width * modifiers);
  order.forEach((column, at) => {
    starts[sets.cards[column]! + 1] = at + 1;
    const [from, to] = [sets.next.start[column]!, sets.next.start[column + 1]!];
    for (let edge = from; edge < to; edge++) {
      succeeding[at * modifiers + edge - from] = place[sets.next.to[edge]!]!;
    }
  });
  let all = 0;
  for (let card = PLUS_2; card <= PLUS_10; card++) all += plusOf(card) * hitter.pile[card]!;
  const most = Math.max(...sets.times);
  const of = (value: (column: number) => number): Float64Array => Float64Array.from(order, value);
  return {
    width: sets.width,
    modifiers,
    starts,
    count: Uint8Array.from(order, (column) => sets.cards[column]!),
    succeeding,
    factor: of((column) => sets.times[column]! << hitter.doubles),
    undoubled: of((column) => (sets.times[column]! < most ? sets.times[column]! << hitter.doubles : 0)),
    plus: of((column) => sets.plus[column]! + hitter.plus),
    morePlus: of((column) => all - sets.plus[column]!),
  };
}

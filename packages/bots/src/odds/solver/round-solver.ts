// Best play, or any other, for the rest of a round: one pass backward for what every moment is worth, and one forward for
// how likely it is. Any worth of the points at the end can be maximised.
import { NUMBER_KINDS } from '@sevenfold/engine';
import { type Forced, type Hitter, reshuffled } from '../hitter.ts';
import { bitCount } from '../pile-counts.ts';
import { afterPile, MOST_RESHUFFLES } from './after-pile.ts';
import type { Chain } from './chain.ts';
import { type Edges, reversed } from './edges.ts';
import { type Holding, holdingOf, type Stays } from './policy.ts';
import { type Round, roundOf } from './round.ts';
import { addFewer, addMore, addRows, moreInPlace } from './sums.ts';

export interface Goal {
  /** The worth of each number of points at the end of the round; a bust is 0 points. */
  readonly worth: Float64Array;
  /** When the player stays; best play by default. */
  readonly stays?: Stays;
  /** Whether the player may not stay at first. */
  readonly mustHit?: boolean;
  /** What a course counts as that is not followed; nothing by default. */
  readonly unknown?: number;
  /** Whether the round is over when the pile runs out, instead of a reshuffle. */
  readonly isLastPile?: boolean;
}

export interface Worth {
  /** Expected. */
  readonly value: number;
  /** The same if the player hits now. */
  readonly hit: number;
}

/** How the round ends. */
export interface Outcome {
  /** The chance of each number of points; a bust is 0. */
  readonly scores: Float64Array;
  readonly bust: number;
  readonly seven: number;
  /** The chance of courses that are not followed. */
  readonly unknown: number;
}

/** Called for every question that can come up. */
export type OnQuestion = (holding: Readonly<Holding>, chance: number, stays: boolean) => void;

const NOT_FORCED: Forced = { flips: 0, waiting: 0, freezes: false, behind: 0 };

export class RoundSolver {
  readonly round: Round;
  readonly #most: number;
  readonly #reshuffles: number;
  readonly #width: number;
  #goal: Goal = { worth: new Float64Array(0) };
  #unknown = 0;
  /** By set, then column: the worth of staying, and of the cards that make a Flip 7, added up. */
  readonly #bank: Float64Array;
  readonly #seventh: Float64Array;
  /** By Flip Threes left, then row, then column: the value of being asked. */
  readonly #asked: Float64Array[] = [];
  /** The same for the chance to be asked, later to hit. */
  readonly #chances: Float64Array[] = [];
  /** Which cards lead to a row. */
  #before: Edges | undefined;
  /** The chain that comes first, if there is one. */
  #forced: Float64Array | undefined;
  /** The rounds after a reshuffle; `undefined` if there is nothing to shuffle, 'unknown' if it is not followed. */
  readonly #later = new Map<string, Later | 'unknown' | undefined>();
  #isCut: boolean;

  readonly #sum: Float64Array;
  readonly #ones: Float64Array;
  readonly #holding: Holding;
  #scores = new Float64Array(0);
  /** By set, then column: the chance to end with this line, and of each card that makes a Flip 7. */
  #banked = new Float64Array(0);
  #sevens = new Float64Array(0);
  #bust = 0;
  /** Busts after a reshuffle, whose points are in the scores already. */
  #laterBust = 0;
  #seven = 0;
  #skipped = 0;

  /** `most` is how many moments are affordable; if there are more, only the likely ones are followed. */
  constructor(hitter: Hitter, most = Infinity, reshuffles = 0) {
    const round = roundOf(hitter, most);
    const { rows, columns } = round;
    this.round = round;
    this.#most = most;
    this.#reshuffles = reshuffles;
    this.#width = columns.width;
    this.#bank = new Float64Array(rows.sets * columns.width);
    this.#seventh = new Float64Array((rows.sets - rows.firstLongest) * columns.width);
    this.#sum = new Float64Array(columns.width);
    this.#ones = new Float64Array((rows.mostCards + 1) * columns.width).fill(1);
    this.#holding = holdingOf();
    this.#isCut = !round.isWhole;
  }

  /** Whether some courses of the round are not followed; known when it is solved. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Works backward: what every moment is worth. The results of an earlier goal are gone. */
  solve(goal: Goal): Worth {
    const { flipThrees, chains, forced, cells } = this.round;
    this.#goal = goal;
    this.#unknown = goal.unknown ?? 0;
    this.#later.clear();
    this.#fillWorth(goal.worth);
    let hit = 0;
    for (let left = 0; left <= flipThrees; left++) {
      const values = (this.#asked[left] ??= new Float64Array(cells));
      if (left > 0) this.#valueChain(chains[left - 1]!, values);
      hit = this.#valueHits(left, values);
    }
    if (forced === undefined) return { value: this.#asked[flipThrees]![0]!, hit };
    this.#forced ??= new Float64Array(cells);
    this.#valueChain(forced, this.#forced);
    return { value: this.#forced[0]!, hit: this.#forced[0]! };
  }

  /** Works forward: how likely every end of the round is. */
  follow(onQuestion?: OnQuestion): Outcome {
    const { flipThrees, chains, forced, cells, points } = this.round;
    this.#before ??= reversed(this.round.rows.next);
    this.#scores = new Float64Array(this.#goal.worth.length);
    this.#banked = new Float64Array(points.length);
    this.#sevens = new Float64Array(this.#seventh.length);
    this.#bust = 0;
    this.#laterBust = 0;
    this.#seven = 0;
    this.#skipped = 0;
    for (let left = 0; left <= flipThrees; left++) (this.#chances[left] ??= new Float64Array(cells)).fill(0);
    if (forced === undefined) this.#chances[flipThrees]![0] = 1;
    else {
      const first = new Float64Array(cells);
      first[0] = 1;
      this.#followChain(forced, first);
    }
    for (let left = flipThrees; left >= 0; left--) {
      this.#followHits(left, onQuestion);
      if (left === 0) continue;
      this.#startChain(left);
      this.#followChain(chains[left - 1]!, this.#chances[left]!);
    }
    for (let at = 0; at < points.length; at++) this.#scores[points[at]!]! += this.#banked[at]!;
    this.#forEachSeventh((at, copies, score) => {
      const chance = this.#sevens[at]! * copies;
      this.#seven += chance;
      this.#scores[score]! += chance;
    });
    this.#scores[0]! += this.#bust;
    return {
      scores: this.#scores,
      bust: this.#bust + this.#laterBust,
      seven: this.#seven,
      unknown: this.#skipped,
    };
  }

  /** The value of being asked in this row and column. */
  valueAt(flipThreesLeft: number, row: number, column: number): number {
    return this.#asked[flipThreesLeft]![row * this.#width + column]!;
  }

  #fillWorth(worth: Float64Array): void {
    const { points } = this.round;
    for (let at = 0; at < points.length; at++) this.#bank[at] = worth[points[at]!]!;
    this.#seventh.fill(0);
    this.#forEachSeventh((at, copies, score) => (this.#seventh[at]! += copies * worth[score]!));
  }

  /** Every set and column with a number that makes a Flip 7, with its copies and the points. */
  #forEachSeventh(found: (at: number, copies: number, points: number) => void): void {
    const { rows, columns, hitter } = this.round;
    const width = this.#width;
    for (let set = rows.firstLongest; set < rows.sets; set++) {
      for (let number = 0; number < NUMBER_KINDS; number++) {
        const copies = hitter.pile[number]!;
        if (copies === 0 || (((rows.masks[set]! | hitter.numbers) >> number) & 1) === 1) continue;
        const at = (set - rows.firstLongest) * width;
        for (let i = 0; i < width; i++) {
          const sum = (rows.sum[set]! + number) * columns.factor[i]!;
          found(at + i, copies, sum + columns.plus[i]! + columns.bonus[i]!);
        }
      }
    }
  }

  /**
   * `values` holds those of the chain that the next of `left` Flip Threes would start, and receives those of being
   * asked. Returns the value of the first hit.
   */
  #valueHits(left: number, values: Float64Array): number {
    const { rows, columns, plain, freezes } = this.round;
    const { stays: rule, mustHit } = this.#goal;
    const width = this.#width;
    const sum = this.#sum;
    const bank = this.#bank;
    const inverse = Float64Array.from({ length: plain + freezes + left + 1 }, (_, size) => 1 / size);
    let hit = 0;
    for (let row = rows.size - 1; row >= 0; row--) {
      const at = row * width;
      const worth = rows.set[row]! * width;
      const size = plain + freezes + left - rows.cards[row]!;
      this.#sumEnds(row, this.#ones);
      addRows(rows.next, row, width, values, sum);
      // From the last column back, because a modifier leads to a later column of the same row.
      for (let i = width - 1; i >= 0; i--) {
        const more = moreInPlace(columns, values, at, i, sum);
        const stay = bank[worth + i]!;
        const pile = size - columns.cards[i]!;
        if (pile > 0) hit = (sum[i]! + more + left * values[at + i]! + freezes * stay) * inverse[pile]!;
        else hit = this.#valueAfter(row, NOT_FORCED) ?? stay;
        const stays = rule === undefined ? stay >= hit : rule(this.#hold(left, row, i));
        values[at + i] = stays ? stay : hit;
      }
    }
    if (mustHit === true && left === this.round.flipThrees) values[0] = hit;
    return hit;
  }

  /**
   * Writes the values at the start of a chain, each times the chance of getting that far. Every card leads to a later row
   * or column, so one table is enough for all levels of the chain.
   */
  #valueChain(chain: Chain, values: Float64Array): void {
    const { rows, columns } = this.round;
    const width = this.#width;
    const sum = this.#sum;
    const bank = this.#bank;
    const last = width - 1;
    for (let taken = chain.longest; taken >= 0; taken--) {
      const { banks, asks, mores, inverse } = this.#weigh(chain, taken);
      const after = this.#asked[chain.leftAfter[taken]!];
      for (let row = 0; row < rows.size; row++) {
        const at = row * width;
        const by = rows.cards[row]! * width;
        const worth = rows.set[row]! * width;
        if (taken === chain.longest) sum.fill(0);
        else {
          this.#sumEnds(row, mores);
          addRows(rows.next, row, width, values, sum);
          addMore(columns, values, at, sum);
        }
        for (let i = 0; i < width; i++) {
          values[at + i] = sum[i]! * inverse[by + i]! + banks[by + i]! * bank[worth + i]!;
        }
        if (after !== undefined) addAsked(values, after, at, asks, by, width);
        if (!this.#mayRunOut(chain, taken, row)) continue;
        for (const { chance, forced } of chain.runOut[taken]!) {
          values[at + last]! += chance * (this.#valueAfter(row, forced) ?? bank[worth + last]!);
        }
      }
    }
  }

  /** Makes `#sum` the worth of all cards that end the round, weighted by cards drawn and column. */
  #sumEnds(row: number, weights: Float64Array): void {
    const { rows, columns } = this.round;
    const sum = this.#sum;
    const width = this.#width;
    const by = rows.cards[row]! * width;
    const lost = rows.fatal[row]! * this.#goal.worth[0]! + rows.cut[row]! * this.#unknown;
    if (lost === 0) sum.fill(0);
    else for (let i = 0; i < width; i++) sum[i] = weights[by + i]! * lost;
    if (columns.cut !== undefined && this.#unknown !== 0) {
      for (let i = 0; i < width; i++) sum[i] = sum[i]! + weights[by + i]! * columns.cut[i]! * this.#unknown;
    }
    const seventh = (rows.set[row]! - rows.firstLongest) * width;
    if (seventh < 0) return;
    for (let i = 0; i < width; i++) sum[i] = sum[i]! + weights[by + i]! * this.#seventh[seventh + i]!;
  }

  /** `#chances` holds those of being asked after a chain, and receives those of hitting. */
  #followHits(left: number, onQuestion: OnQuestion | undefined): void {
    const { rows, columns, plain, freezes, flipThrees } = this.round;
    const { stays: rule, mustHit } = this.#goal;
    const { start, to, cards } = columns.next;
    const width = this.#width;
    const chances = this.#chances[left]!;
    const asked = this.#asked[left]!;
    const before = this.#before!;
    const sum = this.#sum;
    for (let row = 0; row < rows.size; row++) {
      const at = row * width;
      const cell = rows.set[row]! * width;
      const size = plain + freezes + left - rows.cards[row]!;
      sum.fill(0);
      addRows(before, row, width, chances, sum);
      if (isEmpty(sum, 0, width) && isEmpty(chances, at, width)) continue;
      for (let i = 0; i < width; i++) {
        const pile = size - columns.cards[i]!;
        const chance = chances[at + i]! + sum[i]! / (pile + 1);
        sum[i] = 0;
        if (chance === 0) continue;
        const isForced = mustHit === true && at + i === 0 && left === flipThrees;
        const stays =
          !isForced &&
          (rule === undefined ? asked[at + i] === this.#bank[cell + i] : rule(this.#hold(left, row, i)));
        if (onQuestion !== undefined && !isForced) onQuestion(this.#hold(left, row, i), chance, stays);
        chances[at + i] = 0;
        if (stays) this.#banked[cell + i]! += chance;
        else if (pile === 0) this.#passOn(chance, row, NOT_FORCED, cell + i);
        else {
          chances[at + i] = chance;
          sum[i] = chance / pile;
          this.#banked[cell + i]! += freezes * sum[i]!;
          // A modifier leads to a later column of the same row.
          for (let edge = start[i]!; edge < start[i + 1]!; edge++) sum[to[edge]!]! += cards[edge]! * chance;
        }
      }
      this.#passEnds(row, this.#ones);
    }
  }

  /** `chances` holds those of its start, and then of each level as if the chain never ended early. */
  #followChain(chain: Chain, chances: Float64Array): void {
    const { rows, columns } = this.round;
    const width = this.#width;
    const sum = this.#sum;
    const banked = this.#banked;
    const rowsBefore = this.#before!;
    const last = width - 1;
    for (let taken = 0; taken <= chain.longest; taken++) {
      const { banks, asks, mores, inverse, before } = this.#weigh(chain, taken);
      const after = this.#chances[chain.leftAfter[taken]!];
      // Later rows first: earlier ones have the chances of the level before.
      for (let row = rows.size - 1; row >= 0; row--) {
        const at = row * width;
        const by = rows.cards[row]! * width;
        const cell = rows.set[row]! * width;
        if (taken > 0) {
          sum.fill(0);
          addRows(rowsBefore, row, width, chances, sum);
          addFewer(columns, chances, at, sum);
          for (let i = 0; i < width; i++) chances[at + i] = sum[i]! * before[by + i]!;
        } else if (isEmpty(chances, at, width)) continue;
        if (after !== undefined) addAsked(after, chances, at, asks, by, width);
        if (this.#mayRunOut(chain, taken, row)) {
          for (const { chance, forced } of chain.runOut[taken]!) {
            this.#passOn(chances[at + last]! * chance, row, forced, cell + last);
          }
        }
        for (let i = 0; i < width; i++) {
          const chance = chances[at + i]!;
          banked[cell + i] = banked[cell + i]! + banks[by + i]! * chance;
          sum[i] = inverse[by + i]! * chance;
        }
        this.#passEnds(row, mores);
      }
    }
  }

  /** Makes the chances of hitting those of drawing one of `left` Flip Threes. */
  #startChain(left: number): void {
    const { rows, columns, plain, freezes } = this.round;
    const chances = this.#chances[left]!;
    for (let at = 0; at < chances.length; at++) {
      if (chances[at] === 0) continue;
      const column = at % this.#width;
      const row = (at - column) / this.#width;
      chances[at]! *= left / (plain + freezes + left - rows.cards[row]! - columns.cards[column]!);
    }
  }

  /** Adds up what ends with the next card: `#sum` is the chance of each card, to be weighted like the row. */
  #passEnds(row: number, weights: Float64Array): void {
    const { rows, columns } = this.round;
    const sum = this.#sum;
    const width = this.#width;
    const by = rows.cards[row]! * width;
    let all = 0;
    for (let i = 0; i < width; i++) {
      sum[i] = sum[i]! * weights[by + i]!;
      all += sum[i]!;
    }
    if (all === 0) return;
    this.#bust += all * rows.fatal[row]!;
    this.#skipped += all * rows.cut[row]!;
    if (columns.cut !== undefined) {
      for (let i = 0; i < width; i++) this.#skipped += sum[i]! * columns.cut[i]!;
    }
    const at = (rows.set[row]! - rows.firstLongest) * width;
    if (at >= 0) for (let i = 0; i < width; i++) this.#sevens[at + i] = this.#sevens[at + i]! + sum[i]!;
  }

  /** Whether this row has all cards of the pile, in its last column, where the pile may run out during a chain. */
  #mayRunOut(chain: Chain, taken: number, row: number): boolean {
    if (chain.runOut[taken]!.length === 0) return false;
    const { rows, columns, plain } = this.round;
    return rows.cards[row] === plain - columns.cards[this.#width - 1]!;
  }

  /** The value after the last card of the pile; `undefined` if nothing follows. */
  #valueAfter(row: number, forced: Forced): number | undefined {
    if (this.#goal.isLastPile === true) return undefined;
    const key = keyOf(row, forced);
    if (!this.#later.has(key)) this.#later.set(key, this.#solveAfter(row, forced));
    const later = this.#later.get(key);
    return later === 'unknown' ? this.#unknown : later?.value;
  }

  #solveAfter(row: number, forced: Forced): Later | 'unknown' | undefined {
    const { hitter, rows } = this.round;
    const on = reshuffled(
      afterPile(hitter, rows.masks[rows.set[row]!]!, rows.saves[rows.save[row]!]!, forced),
    );
    if (on === undefined) return undefined;
    if (this.#reshuffles === MOST_RESHUFFLES) {
      this.#isCut = true;
      return 'unknown';
    }
    const solver = new RoundSolver(on, this.#most, this.#reshuffles + 1);
    const { value } = solver.solve({ ...this.#goal, mustHit: false });
    this.#isCut ||= solver.isCut;
    return { solver, value };
  }

  /** Adds the chance to that of the points in hand, or to those of the round after a reshuffle. */
  #passOn(chance: number, row: number, forced: Forced, cell: number): void {
    if (chance === 0) return;
    const later = this.#later.get(keyOf(row, forced));
    if (later === undefined) this.#banked[cell]! += chance;
    else if (later === 'unknown') this.#skipped += chance;
    else {
      const { scores, bust, seven, unknown } = (later.outcome ??= later.solver.follow());
      scores.forEach((share, score) => (this.#scores[score]! += chance * share));
      this.#laterBust += chance * bust;
      this.#seven += chance * seven;
      this.#skipped += chance * unknown;
    }
  }

  /** By cards drawn, then by column, like the rows that they are multiplied with. */
  #weigh(chain: Chain, taken: number): ChainWeights {
    const { columns, plain } = this.round;
    const weights: ChainWeights = {
      banks: new Float64Array(this.#ones.length),
      asks: new Float64Array(this.#ones.length),
      mores: new Float64Array(this.#ones.length),
      inverse: new Float64Array(this.#ones.length),
      before: new Float64Array(this.#ones.length),
    };
    for (let at = 0; at < this.#ones.length; at++) {
      const column = at % this.#width;
      const left = plain - (at - column) / this.#width - columns.cards[column]!;
      const begun = left + taken;
      // Some numbers of cards never occur, or not this far along a chain.
      if (left < 0 || begun > plain) continue;
      weights.banks[at] = chain.bank[taken]![begun]!;
      weights.asks[at] = chain.asked[taken]![begun]!;
      weights.mores[at] = chain.more[taken]![begun]!;
      weights.inverse[at] = left > 0 ? 1 / left : 0;
      weights.before[at] = 1 / (left + 1);
    }
    return weights;
  }

  /** Fills `#holding`: there are millions of them, one after the other. */
  #hold(left: number, row: number, column: number): Holding {
    const { rows, columns, plain, freezes, flipThrees, points } = this.round;
    const set = rows.set[row]!;
    const holding = this.#holding;
    const size = plain + freezes + left - rows.cards[row]! - columns.cards[column]!;
    holding.count = bitCount(rows.masks[set]!);
    holding.sum = rows.sum[set]!;
    holding.plus = columns.plus[column]!;
    holding.times = columns.factor[column]!;
    holding.points = points[set * this.#width + column]!;
    holding.secondChance = rows.saves[rows.save[row]!]!.isHeld;
    holding.flipThrees = flipThrees - left;
    holding.pile = size;
    holding.bust = size === 0 ? 0 : rows.fatal[row]! / size;
    return holding;
  }
}

/** The round after a reshuffle. */
interface Later {
  readonly solver: RoundSolver;
  readonly value: number;
  outcome?: Outcome;
}

/** The chances of a chain that ends with the round, with a question, or goes on; and one part of the cards left,
 * now and before the last one. */
interface ChainWeights {
  readonly banks: Float64Array;
  readonly asks: Float64Array;
  readonly mores: Float64Array;
  readonly inverse: Float64Array;
  readonly before: Float64Array;
}

function isEmpty(chances: Float64Array, at: number, width: number): boolean {
  for (let i = 0; i < width; i++) if (chances[at + i] !== 0) return false;
  return true;
}

/** sums += the values, weighted. */
function addAsked(
  sums: Float64Array,
  values: Float64Array,
  at: number,
  weights: Float64Array,
  by: number,
  width: number,
): void {
  for (let i = 0; i < width; i++) sums[at + i] = sums[at + i]! + weights[by + i]! * values[at + i]!;
}

function keyOf(row: number, { flips, waiting, freezes, behind }: Forced): string {
  return `${row} ${flips} ${waiting} ${freezes} ${behind}`;
}

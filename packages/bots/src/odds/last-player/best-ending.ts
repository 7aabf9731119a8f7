// How the round ends for the last active player, who makes the most of it: the chance of every score. The moments are
// those of `grid/moments.ts`, as far as they are likely.

import { FLIP_THREE, FREEZE, NUMBER_KINDS, numberSum, SECOND_CHANCE } from '@sevenfold/engine';
import { afterPile, MOST_RESHUFFLES } from '../draws/after-pile.ts';
import { type Hitter, reshuffled } from '../hitter.ts';
import { likelyRows, type LikelyRows } from './likely-rows.ts';
import { bitCount, cardCount, copiesOf } from '../draws/pile-counts.ts';
import { addRow, isEmptyRow } from '../grid/moments.ts';
import { FROZEN } from '../draws/sentinels.ts';
import { SEVEN } from '../draws/seven.ts';

export interface BestEnding {
  /** The chance of each number of points at the end of the round; a bust is 0. */
  readonly scores: Float64Array;
  /** The chance of what is too unlikely to be followed: the points at that moment count instead. */
  readonly skipped: number;
}

/** The most moments of a round and of everything that is reshuffled from it: some hundredths of a second. */
const MOST_CELLS = 1_000_000;

/**
 * Best play for `worth`, which has a value for every number of points up to `pointsBound`. `undefined` if there are too
 * many moments, or if others may be given the actions.
 */
export function bestEnding(hitter: Hitter, worth: Float64Array, mustHit: boolean): BestEnding | undefined {
  const { flips, freezes } = hitter.forced;
  if (!hitter.takesActions || (flips === 0 && freezes)) return undefined;
  return play(hitter, worth, mustHit, { cells: MOST_CELLS }, 0);
}

interface Played extends BestEnding {
  readonly value: number;
}

function play(
  hitter: Hitter,
  worth: Float64Array,
  mustHit: boolean,
  budget: { cells: number },
  reshuffles: number,
): Played | undefined {
  const rows = reshuffles > MOST_RESHUFFLES ? undefined : likelyRows(hitter, budget.cells);
  if (rows === undefined) return undefined;
  budget.cells -= rows.list.length * rows.modifiers.size;
  const round = new Round(hitter, rows, worth, (on) => play(on, worth, false, budget, reshuffles + 1));
  const value = round.value();
  return { value, ...round.follow(mustHit) };
}

/** In place of a row: it is too unlikely, the round is over, or it is over with a Flip 7. */
const SKIPPED = -1;
const ENDED = -2;
const SEVENTH = -3;
/** The most ways that one card can lead on, without modifiers. */
const MOST_WAYS = NUMBER_KINDS + 4;

class Round {
  readonly #hitter: Hitter;
  readonly #rows: LikelyRows;
  readonly #worth: Float64Array;
  /** The round after a reshuffle; `undefined` if it is not followed. */
  readonly #later: (hitter: Hitter) => Played | undefined;
  readonly #wholeSize: number;
  /** What the numbers are multiplied by and what is added to them, by modifiers; whole numbers, so that points are. */
  readonly #factor: Int32Array;
  readonly #plus: Int32Array;
  /** What a Flip 7 adds to that. */
  readonly #bonus: Int32Array;
  /** The value of every moment, by row and modifiers. */
  readonly #table: Float64Array;
  /** Of the row that is valued, by modifiers: the values that its cards add up to, and that of staying. */
  readonly #sums: Float64Array;
  readonly #bank: Float64Array;
  /** How likely every moment and every score is with best play, and what is too unlikely to be followed. */
  #reach = new Float64Array(0);
  #scores = new Float64Array(0);
  #skipped = 0;
  /** What follows where the pile is used up, by moment. */
  readonly #reshuffled = new Map<number, Played | 'unknown'>();

  // The row that is looked at: its line, its cards left, those that bust, and where each other card leads.
  #set = 0;
  #sum = 0;
  #chance = 0;
  #step = 0;
  #mayStay = false;
  #cards = 0;
  #busts = 0;
  /** Where a modifier leads. */
  #onward = 0;
  #ways = 0;
  readonly #wayCards = new Int32Array(MOST_WAYS);
  readonly #waySum = new Int32Array(MOST_WAYS);
  readonly #wayRow = new Int32Array(MOST_WAYS);

  constructor(
    hitter: Hitter,
    rows: LikelyRows,
    worth: Float64Array,
    later: (hitter: Hitter) => Played | undefined,
  ) {
    this.#hitter = hitter;
    this.#rows = rows;
    this.#worth = worth;
    this.#later = later;
    this.#wholeSize = cardCount(hitter.pile);
    this.#factor = Int32Array.from(rows.modifiers.factor);
    this.#plus = Int32Array.from(rows.modifiers.plus);
    this.#bonus = Int32Array.from(rows.modifiers.bonus);
    this.#table = new Float64Array(rows.list.length * rows.modifiers.size);
    this.#sums = new Float64Array(rows.modifiers.size);
    this.#bank = new Float64Array(rows.modifiers.size);
  }

  /** Values every moment with best play, longest lines first; returns that of the first one. */
  value(): number {
    // V8 compiles a method that is called for every row sooner than the middle of a long loop.
    for (let at = this.#rows.list.length - 1; at >= 0; at--) this.#valueRow(at);
    return this.#table[0]!;
  }

  #valueRow(at: number): void {
    this.#look(this.#rows.list[at]!);
    const { size, drawn, ways, wayCards, wayTo } = this.#rows.modifiers;
    const [factor, plus, bonus] = [this.#factor, this.#plus, this.#bonus];
    const table = this.#table;
    const worth = this.#worth;
    const sums = this.#sums;
    const bank = this.#bank;
    const here = at * size;
    const onward = this.#onward;
    const lineSum = this.#sum;
    const left = this.#cards;
    const mayStay = this.#mayStay;
    sums.fill(this.#busts * worth[0]!);
    for (let extra = 0; extra < size; extra++) bank[extra] = worth[lineSum * factor[extra]! + plus[extra]!]!;
    for (let way = 0; way < this.#ways; way++) {
      const cards = this.#wayCards[way]!;
      const row = this.#wayRow[way]!;
      const sum = this.#waySum[way]!;
      if (row >= 0) addRow(sums, cards, table, row * size);
      else {
        for (let extra = 0; extra < size; extra++) {
          const more = row === SEVENTH ? bonus[extra]! : 0;
          sums[extra]! += cards * worth[sum * factor[extra]! + plus[extra]! + more]!;
        }
      }
    }
    for (let extra = size - 1; extra >= 0; extra--) {
      let total = sums[extra]!;
      for (let way = ways[extra]!; way < ways[extra + 1]!; way++) {
        const to = wayTo[way]!;
        total += wayCards[way]! * (onward >= 0 ? table[onward * size + to]! : bank[to]!);
      }
      const cards = left - drawn[extra]!;
      let hit = 0;
      if (cards > 0) hit = total / cards;
      else if (cards === 0) hit = this.#afterLast(here + extra) ?? bank[extra]!;
      table[here + extra] = mayStay && bank[extra]! > hit ? bank[extra]! : hit;
    }
  }

  /** The chance of every score with that play: shortest lines first. */
  follow(mustHit: boolean): BestEnding {
    const { list, modifiers } = this.#rows;
    this.#scores = new Float64Array(this.#worth.length);
    this.#reach = new Float64Array(this.#table.length);
    this.#skipped = 0;
    this.#reach[0] = 1;
    for (let at = 0; at < list.length; at++) {
      if (!isEmptyRow(this.#reach, at * modifiers.size, modifiers.size)) this.#followRow(at, mustHit);
    }
    return { scores: this.#scores, skipped: this.#skipped };
  }

  #followRow(at: number, mustHit: boolean): void {
    this.#look(this.#rows.list[at]!);
    const { size, drawn, ways, wayCards, wayTo } = this.#rows.modifiers;
    const [factor, plus] = [this.#factor, this.#plus];
    const worth = this.#worth;
    const scores = this.#scores;
    const parts = this.#sums;
    const here = at * size;
    let allParts = 0;
    for (let extra = 0; extra < size; extra++) {
      parts[extra] = 0;
      const chance = this.#reach[here + extra]!;
      if (chance === 0) continue;
      const points = this.#sum * factor[extra]! + plus[extra]!;
      const cards = this.#cards - drawn[extra]!;
      const mayStay = this.#mayStay && !(mustHit && here + extra === 0);
      if (mayStay && worth[points]! >= this.#table[here + extra]!) {
        scores[points]! += chance;
      } else if (cards > 0) {
        const part = chance / cards;
        parts[extra] = part;
        allParts += part;
        for (let way = ways[extra]!; way < ways[extra + 1]!; way++) {
          this.#pass(part * wayCards[way]!, this.#onward, this.#sum, wayTo[way]!);
        }
      } else {
        this.#passOn(chance, here + extra, points);
      }
    }
    if (allParts === 0) return;
    scores[0]! += allParts * this.#busts;
    for (let way = 0; way < this.#ways; way++) {
      this.#passAll(parts, this.#wayCards[way]!, this.#wayRow[way]!, this.#waySum[way]!);
    }
  }

  /** Adds the chances, times the cards that lead to a row, to those of that row. */
  #passAll(parts: Float64Array, cards: number, row: number, sum: number): void {
    const { size } = this.#rows.modifiers;
    if (row >= 0) {
      const reach = this.#reach;
      const to = row * size;
      for (let extra = 0; extra < size; extra++) reach[to + extra]! += cards * parts[extra]!;
    } else {
      for (let extra = 0; extra < size; extra++) {
        if (parts[extra]! > 0) this.#pass(parts[extra]! * cards, row, sum, extra);
      }
    }
  }

  /** Adds the chance to that of where a card leads. */
  #pass(chance: number, row: number, sum: number, extra: number): void {
    if (row >= 0) {
      this.#reach[row * this.#rows.modifiers.size + extra]! += chance;
      return;
    }
    const bonus = row === SEVENTH ? this.#bonus[extra]! : 0;
    this.#scores[sum * this.#factor[extra]! + this.#plus[extra]! + bonus]! += chance;
    if (row === SKIPPED) this.#skipped += chance;
  }

  /** Adds the chance to those of the round after a reshuffle. */
  #passOn(chance: number, moment: number, points: number): void {
    const scores = this.#scores;
    const later = this.#reshuffled.get(moment);
    if (later === undefined || later === 'unknown') {
      scores[points]! += chance;
      if (later !== undefined) this.#skipped += chance;
    } else {
      later.scores.forEach((share, score) => (scores[score]! += chance * share));
      this.#skipped += chance * later.skipped;
    }
  }

  /** The value after the last card of the pile; `undefined` if nothing follows, or if it is not known. */
  #afterLast(moment: number): number | undefined {
    const { chances, steps } = this.#rows;
    const on = reshuffled(
      afterPile(this.#hitter, this.#set, chances.list[this.#chance]!, steps.list[this.#step]!),
    );
    if (on === undefined) return undefined;
    const later = this.#later(on);
    this.#reshuffled.set(moment, later ?? 'unknown');
    return later?.value;
  }

  #look(row: number): void {
    const { pile, numbers: held } = this.#hitter;
    const { sets, chances, steps } = this.#rows;
    const stepCount = steps.list.length;
    const step = row % stepCount;
    const pair = (row - step) / stepCount;
    const chance = pair % chances.list.length;
    const at = (pair - chance) / chances.list.length;
    const set = sets.list[at]!;
    const sum = numberSum(set | held);
    const length = bitCount(set);
    const { drawn, used, isHeld } = chances.list[chance]!;
    const { flips, threes, freezeCards } = steps.list[step]!;
    const next = steps.afterCard[step]!;
    const duplicates = copiesOf(pile, set | held) - length - used;
    const isLastNumber = bitCount(held) + length + 1 === SEVEN;
    this.#set = set;
    this.#sum = sum;
    this.#chance = chance;
    this.#step = step;
    this.#mayStay = flips === 0;
    this.#cards = this.#wholeSize - threes - freezeCards - length - drawn - used;
    this.#busts = isHeld ? 0 : duplicates;
    this.#onward = this.#rowOf(at, chance, next);
    this.#ways = 0;
    for (let number = 0; number < NUMBER_KINDS; number++) {
      const bit = 1 << number;
      if (pile[number] === 0 || ((set | held) & bit) !== 0) continue;
      const to = isLastNumber ? SEVENTH : this.#rowOf(sets.index[set | bit]!, chance, next);
      this.#add(pile[number]!, sum + number, to);
    }
    if (isHeld && duplicates > 0) {
      this.#add(duplicates, sum, this.#rowOf(at, chances.afterSave[chance]!, next));
    }
    const given = pile[SECOND_CHANCE]! - drawn;
    if (given > 0) this.#add(given, sum, this.#rowOf(at, chances.afterDraw[chance]!, next));
    const threesLeft = pile[FLIP_THREE]! - threes;
    if (threesLeft > 0) this.#add(threesLeft, sum, this.#rowOf(at, chance, steps.afterThree[step]!));
    const freezesLeft = pile[FREEZE]! - freezeCards;
    if (freezesLeft > 0) this.#add(freezesLeft, sum, this.#rowOf(at, chance, steps.afterFreeze[step]!));
  }

  #rowOf(set: number, chance: number, step: number): number {
    const { chances, steps, index } = this.#rows;
    return step === FROZEN ? ENDED : index[(set * chances.list.length + chance) * steps.list.length + step]!;
  }

  #add(cards: number, sum: number, row: number): void {
    const way = this.#ways++;
    this.#wayCards[way] = cards;
    this.#waySum[way] = sum;
    this.#wayRow[way] = row;
  }
}

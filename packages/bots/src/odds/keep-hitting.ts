// What becomes of a player who hits once, or who keeps hitting: the chance of every moment, shortest lines first.

import { FLIP_THREE, FREEZE, NUMBER_KINDS, numberSum, SECOND_CHANCE } from '@sevenfold/engine';
import { bankable, type Hitter, reshuffled } from './hitter.ts';
import { afterPile, MOST_RESHUFFLES } from './after-pile.ts';
import { FROZEN, NEVER, UNKNOWN } from './beyond.ts';
import { type Bounds, fittingMoments, mostPoints, type Scope } from './moments.ts';
import { SEVEN } from './number-sets.ts';
import { bitCount, cardCount, copiesOf, modifierCount, numberCards } from './pile-counts.ts';

/** How it ends: the chances add up to 1. */
export interface Ending {
  readonly bust: number;
  readonly seven: number;
  /** Frozen, or no more cards to be had, or stayed after the one hit. */
  readonly banked: number;
  /** Not followed to its end: too long a chain of Flip Threes. Any of the three may come of it. */
  readonly unknown: number;
  /** Expected points; for somebody who hits once only. */
  readonly points: Bounds;
}

/** Passing chances on is quicker than choosing the best: twice as many moments. */
const QUICKER = 2;

/** One card and everything that follows from it, then Stay. */
export function hitOnce(hitter: Hitter, cells: number): Ending {
  return follow(hitter, { detail: 'grouped', isOneHit: true }, QUICKER * cells, 0);
}

/** Card after card until a bust, a Flip 7, a Freeze or the last card. */
export function keepHitting(hitter: Hitter, cells: number): Ending {
  // Modifiers are cards like others to a Flip Three, and nothing otherwise.
  const detail = hitter.takesActions || hitter.forced.flips > 0 ? 'counted' : 'none';
  return follow(hitter, { detail, isOneHit: false }, QUICKER * cells, 0);
}

/** Where the tally keeps what. */
const BUST = 0;
const REACHED_SEVEN = 1;
const BANKED = 2;
const NOT_FOLLOWED = 3;
const LOW = 4;
const HIGH = 5;

function follow(hitter: Hitter, scope: Scope, cells: number, reshuffles: number): Ending {
  const { pile, takesActions, numbers: held, flip7Bonus } = hitter;
  const { isOneHit } = scope;
  if (cardCount(pile) === 0 || (hitter.forced.flips === 0 && hitter.forced.freezes)) return atRest(hitter);
  const moments = fittingMoments(hitter, scope, cells);
  const { sets, chances, modifiers, steps } = moments;
  const { size, drawn: modifiersDrawn, plus, factor, ways, wayCards, wayTo } = modifiers;
  const heldCount = bitCount(held);
  const wholeSize = cardCount(pile);
  const scoringSize =
    numberCards(pile) + pile[SECOND_CHANCE]! + (scope.detail === 'none' ? 0 : modifierCount(pile));
  const most = mostPoints(hitter);
  const spots = chances.list.length;
  const rows = steps.list.length;
  const table = new Float64Array(moments.cells);
  const share = new Float64Array(size);
  const block = rows * size;
  // What one card of each kind is worth in chance, by the step that follows if it is no action; then if that is a
  // Freeze; then in all.
  const onward = new Float64Array(block);
  const stopped = new Float64Array(size);
  const every = new Float64Array(size);
  // An array, because numbers that a closure changes are slow.
  const tally = new Float64Array(6);

  const end = (ending: number, chance: number, points: number): void => {
    tally[ending]! += chance;
    tally[LOW]! += chance * points;
    tally[HIGH]! += chance * points;
  };
  const lose = (chance: number): void => {
    tally[NOT_FOLLOWED]! += chance;
    tally[HIGH]! += chance * most;
  };
  const bank = (cards: number, shares: Float64Array, line: number): void => {
    for (let at = 0; at < size; at++) end(BANKED, cards * shares[at]!, line * factor[at]! + plus[at]!);
  };
  /** After an action, from one step to another. */
  const passStep = (cards: number, here: number, line: number, step: number): void => {
    if (step === FROZEN) bank(cards, share, line);
    else if (step === UNKNOWN) for (let at = 0; at < size; at++) lose(cards * share[at]!);
    else if (step !== NEVER) addRow(table, here + step * size, cards, share, size);
  };
  /** After any other card, from all steps to those that follow, with this line and these Second Chances. */
  const passAll = (cards: number, set: number, line: number, chance: number): void => {
    const index = sets.index[set]!;
    // Who hits once cannot come further than the sets go.
    if (chance === NEVER || index < 0 || cards === 0) return;
    if (chance === UNKNOWN) {
      for (let at = 0; at < size; at++) lose(cards * every[at]!);
    } else {
      addRow(table, (index * spots + chance) * block, cards, onward, block);
      bank(cards, stopped, line);
    }
  };
  table[steps.first * size] = 1;

  for (let index = 0; index < sets.list.length; index++) {
    const set = sets.list[index]!;
    const length = bitCount(set);
    const line = numberSum(set | held);
    const copies = copiesOf(pile, set | held) - length;
    for (let chance = 0; chance < spots; chance++) {
      const { drawn, used, isHeld } = chances.list[chance]!;
      const duplicates = copies - used;
      const here = (index * spots + chance) * block;
      // So many duplicates cannot have come, or nothing leads here.
      if (duplicates < 0 || isEmptyRow(table, here, block)) continue;
      onward.fill(0);
      stopped.fill(0);
      every.fill(0);
      for (let turn = 0; turn < rows; turn++) {
        const step = steps.order[turn]!;
        const row = here + step * size;
        if (isEmptyRow(table, row, size)) continue;
        const { flips, threes, freezeCards } = steps.list[step]!;
        const isFirst = index === 0 && chance === 0 && step === steps.first;
        const isWhole = takesActions || isOneHit || flips > 0;
        const left = (isWhole ? wholeSize - threes - freezeCards : scoringSize) - length - drawn - used;
        const next = steps.afterCard[step]!;
        for (let at = 0; at < size; at++) {
          const reached = table[row + at]!;
          const cards = left - modifiersDrawn[at]!;
          share[at] = 0;
          if (reached === 0) continue;
          if (isOneHit && flips === 0 && !(isFirst && at === 0)) {
            end(BANKED, reached, line * factor[at]! + plus[at]!);
          } else if (cards === 0) {
            afterLast(reached, set, chance, step);
          } else {
            const part = reached / cards;
            share[at] = part;
            for (let way = ways[at]!; way < ways[at + 1]!; way++) {
              const to = wayTo[way]!;
              if (to === UNKNOWN) lose(wayCards[way]! * part);
              else if (next === FROZEN) end(BANKED, wayCards[way]! * part, line * factor[to]! + plus[to]!);
              else if (to !== NEVER) table[here + next * size + to]! += wayCards[way]! * part;
            }
          }
        }
        addRow(every, 0, 1, share, size);
        if (next === FROZEN) addRow(stopped, 0, 1, share, size);
        else addRow(onward, next * size, 1, share, size);
        if (!isWhole) continue;
        const isGiven = !takesActions && flips === 0;
        passStep(pile[FLIP_THREE]! - threes, here, line, isGiven ? FROZEN : steps.afterThree[step]!);
        passStep(pile[FREEZE]! - freezeCards, here, line, isGiven ? FROZEN : steps.afterFreeze[step]!);
      }
      for (let number = 0; number < NUMBER_KINDS; number++) {
        const cards = pile[number]!;
        const bit = 1 << number;
        if (cards === 0 || ((set | held) & bit) !== 0) continue;
        if (heldCount + length + 1 < SEVEN) passAll(cards, set | bit, line + number, chance);
        else {
          for (let at = 0; at < size; at++) {
            const points = (line + number) * factor[at]! + plus[at]! + flip7Bonus;
            end(REACHED_SEVEN, cards * every[at]!, points);
          }
        }
      }
      if (isHeld) passAll(duplicates, set, line, chances.afterSave[chance]!);
      else for (let at = 0; at < size; at++) tally[BUST]! += duplicates * every[at]!;
      passAll(pile[SECOND_CHANCE]! - drawn, set, line, chances.afterDraw[chance]!);
    }
  }

  /** The pile is used up: on with the discard pile, if that is possible. */
  function afterLast(reached: number, set: number, chance: number, step: number): void {
    const later = afterPile(hitter, set, chances.list[chance]!, steps.list[step]!);
    const on = reshuffled(later);
    if (on !== undefined && reshuffles === MOST_RESHUFFLES) {
      tally[NOT_FOLLOWED]! += reached;
      tally[HIGH]! += reached * mostPoints(on);
      return;
    }
    const ending = on === undefined ? atRest(later) : follow(on, scope, cells, reshuffles + 1);
    tally[BUST]! += reached * ending.bust;
    tally[REACHED_SEVEN]! += reached * ending.seven;
    tally[BANKED]! += reached * ending.banked;
    tally[NOT_FOLLOWED]! += reached * ending.unknown;
    tally[LOW]! += reached * ending.points.low;
    tally[HIGH]! += reached * ending.points.high;
  }

  return {
    bust: tally[BUST]!,
    seven: tally[REACHED_SEVEN]!,
    banked: tally[BANKED]!,
    unknown: tally[NOT_FOLLOWED]!,
    points: { low: tally[LOW]!, high: tally[HIGH]! },
  };
}

function isEmptyRow(table: Float64Array, from: number, size: number): boolean {
  for (let at = 0; at < size; at++) if (table[from + at] !== 0) return false;
  return true;
}

function addRow(table: Float64Array, to: number, cards: number, share: Float64Array, size: number): void {
  for (let at = 0; at < size; at++) table[to + at]! += cards * share[at]!;
}

function atRest(hitter: Hitter): Ending {
  const points = bankable(hitter);
  return { bust: 0, seven: 0, banked: 1, unknown: 0, points: { low: points, high: points } };
}

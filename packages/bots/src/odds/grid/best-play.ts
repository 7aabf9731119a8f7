// The most points that a player can expect: backward induction over all moments, longest lines first.

import { FLIP_THREE, FREEZE, NUMBER_KINDS, numberSum, SECOND_CHANCE } from '@sevenfold/engine';
import { bestAlone } from '../alone/best-play.ts';
import type { Bounds } from '../bounds.ts';
import { firstHit } from '../exact/first-hands.ts';
import { bankable, type Hitter, reshuffled } from '../hitter.ts';
import { actionStepsOf } from '../draws/action-steps.ts';
import { afterPile, MOST_RESHUFFLES } from '../draws/after-pile.ts';
import { FROZEN, NEVER, UNKNOWN } from '../draws/sentinels.ts';
import { addRow, fittingMoments, type Moments, pointsBound, type Scope } from './moments.ts';
import { SEVEN } from '../draws/seven.ts';
import { bitCount, cardCount, copiesOf, modifierCount, numberCards } from '../draws/pile-counts.ts';

export interface BestPlay {
  /** Expected points with best play. */
  readonly value: Bounds;
  /** Expected points if the player hits now, and then plays best. */
  readonly hit: Bounds;
}

const SCOPE: Scope = { detail: 'each', isOneHit: false };

/** Best play for points, over about `cells` moments at most. */
export function bestPlay(hitter: Hitter, cells: number): BestPlay {
  const solved = firstHit(hitter);
  if (solved !== undefined) return exactly(solved, Math.max(solved, bankable(hitter)));
  const { flips, freezes } = hitter.forced;
  const alone = bestAlone(hitter.takesActions || flips > 0 ? hitter : withoutActions(hitter), cells);
  if (alone !== undefined) {
    return exactly(hitValue(hitter, { hit: alone.hit, bank: bankable(hitter) }), alone.value);
  }
  const moments = fittingMoments(hitter, SCOPE, cells);
  const low = solveGrid(hitter, moments, cells, { isHigh: false, reshuffles: 0 });
  const high = low.isCut ? solveGrid(hitter, moments, cells, { isHigh: true, reshuffles: 0 }) : low;
  if (flips === 0 && freezes) return { value: frozenNow(low.bank), hit: frozenNow(low.bank) };
  return {
    value: { low: low.value, high: high.value },
    hit: { low: hitValue(hitter, low), high: hitValue(hitter, high) },
  };
}

/**
 * Actions that are given away can be left out of the pile, because the order of the other cards stays random without
 * them; then there are none left to take.
 */
function withoutActions(hitter: Hitter): Hitter {
  const pile = hitter.pile.map((count, card) => (card === FREEZE || card === FLIP_THREE ? 0 : count));
  return { ...hitter, pile, takesActions: true };
}

function exactly(hit: number, value: number): BestPlay {
  return { value: { low: value, high: value }, hit: { low: hit, high: hit } };
}

function frozenNow(points: number): Bounds {
  return { low: points, high: points };
}

/**
 * What a hit is worth now. Where actions are given away, `hit` leaves them out: it is the value of hitting until another
 * card comes. If staying is better than that, the player stays after an action instead of hitting again.
 */
function hitValue(hitter: Hitter, { hit, bank }: Pick<Solved, 'hit' | 'bank'>): number {
  if (hitter.takesActions || hitter.forced.flips > 0 || hit >= bank) return hit;
  const size = cardCount(hitter.pile);
  if (size === 0) return bank;
  const idle = (hitter.pile[FREEZE]! + hitter.pile[FLIP_THREE]!) / size;
  return idle * bank + (1 - idle) * hit;
}

interface Side {
  /** Whether moments that are cut off count as the best possible outcome, or as nothing. */
  readonly isHigh: boolean;
  readonly reshuffles: number;
}

interface Solved {
  readonly value: number;
  readonly hit: number;
  readonly bank: number;
  readonly isCut: boolean;
  readonly table: Float64Array;
}

function solveGrid(hitter: Hitter, moments: Moments, cells: number, side: Side): Solved {
  const { pile, takesActions, numbers: held } = hitter;
  const { sets, chances, modifiers, steps } = moments;
  const { size, drawn: modifiersDrawn, plus, factor, bonus, ways, wayCards, wayTo } = modifiers;
  const heldCount = bitCount(held);
  const wholeSize = cardCount(pile);
  const scoringSize = numberCards(pile) + pile[SECOND_CHANCE]! + modifierCount(pile);
  const most = side.isHigh ? pointsBound(hitter) : 0;
  const ceiling = side.isHigh && takesActions ? ceilingOf(hitter, moments) : undefined;
  const chanceCount = chances.list.length;
  const stepCount = steps.list.length;
  const table = new Float64Array(moments.cells);
  const sum = new Float64Array(size);
  const bank = new Float64Array(size);
  const longestStack = Math.max(...pile.slice(0, NUMBER_KINDS));
  let isCut = false;
  let rootHit = 0;

  /** Adds the value of the moment that this many cards lead to, or at least `floor` of the points where it is cut off. */
  const add = (
    cards: number,
    set: number,
    lineSum: number,
    chance: number,
    step: number,
    floor: number,
  ): void => {
    if (chance === NEVER || step === NEVER) return;
    if (step === FROZEN) {
      for (let at = 0; at < size; at++) sum[at]! += cards * (lineSum * factor[at]! + plus[at]!);
    } else if (chance !== UNKNOWN && step !== UNKNOWN) {
      addRow(sum, cards, table, ((sets.index[set]! * chanceCount + chance) * stepCount + step) * size);
    } else {
      isCut = true;
      if (chance === UNKNOWN || step !== UNKNOWN || !takesActions) {
        for (let at = 0; at < size; at++) sum[at]! += cards * most;
      } else if (ceiling !== undefined) {
        addRow(sum, cards, ceiling, (sets.index[set]! * chanceCount + chance) * size);
      } else {
        addRow(sum, cards * floor, bank, 0);
      }
    }
  };

  for (let index = sets.list.length - 1; index >= 0; index--) {
    const set = sets.list[index]!;
    const length = bitCount(set);
    const lineSum = numberSum(set | held);
    const copies = copiesOf(pile, set | held) - length;
    for (let at = 0; at < size; at++) bank[at] = lineSum * factor[at]! + plus[at]!;
    for (let chance = chanceCount - 1; chance >= 0; chance--) {
      const { drawn, used, isHeld } = chances.list[chance]!;
      const duplicates = copies - used;
      // The pile does not hold this many duplicates.
      if (duplicates < 0) continue;
      for (let place = stepCount - 1; place >= 0; place--) {
        const step = steps.order[place]!;
        const { flips, threes, freezeCards } = steps.list[step]!;
        const next = steps.afterCard[step]!;
        sum.fill(0);
        for (let number = 0; number < NUMBER_KINDS; number++) {
          const cards = pile[number]!;
          const bit = 1 << number;
          if (cards === 0 || ((set | held) & bit) !== 0) continue;
          const longer = lineSum + number;
          if (heldCount + length + 1 < SEVEN) add(cards, set | bit, longer, chance, next, 0);
          else {
            for (let at = 0; at < size; at++) {
              sum[at]! += cards * (longer * factor[at]! + plus[at]! + bonus[at]!);
            }
          }
        }
        if (duplicates > 0 && isHeld) add(duplicates, set, lineSum, chances.afterSave[chance]!, next, 0);
        const chancesLeft = pile[SECOND_CHANCE]! - drawn;
        if (chancesLeft > 0) add(chancesLeft, set, lineSum, chances.afterDraw[chance]!, next, 0);
        const isWhole = takesActions || flips > 0;
        const left = (isWhole ? wholeSize - threes - freezeCards : scoringSize) - length - drawn - used;
        if (isWhole) {
          const threesLeft = pile[FLIP_THREE]! - threes;
          const freezesLeft = pile[FREEZE]! - freezeCards;
          const floor =
            flips === 0 ? survival(duplicates, threesLeft, longestStack, left - modifierCount(pile)) : 0;
          if (threesLeft > 0) add(threesLeft, set, lineSum, chance, steps.afterThree[step]!, floor);
          if (freezesLeft > 0) add(freezesLeft, set, lineSum, chance, steps.afterFreeze[step]!, floor);
        }
        const here = ((index * chanceCount + chance) * stepCount + step) * size;
        const there = ((index * chanceCount + chance) * stepCount + next) * size;
        for (let at = size - 1; at >= 0; at--) {
          let total = sum[at]!;
          for (let way = ways[at]!; way < ways[at + 1]!; way++) {
            const to = wayTo[way]!;
            if (to === UNKNOWN) {
              isCut = true;
              total += wayCards[way]! * most;
            } else if (next === FROZEN) total += wayCards[way]! * (lineSum * factor[to]! + plus[to]!);
            else total += wayCards[way]! * table[there + to]!;
          }
          const cards = left - modifiersDrawn[at]!;
          let hit = 0;
          if (cards > 0) hit = total / cards;
          else if (cards === 0) hit = afterLast(set, chance, step, bank[at]!);
          table[here + at] = flips === 0 && bank[at]! > hit ? bank[at]! : hit;
          if (index === 0 && chance === 0 && at === 0 && step === steps.first) rootHit = hit;
        }
      }
    }
  }

  /** The pile is used up: continue with the discard pile, if there is one. */
  function afterLast(set: number, chance: number, step: number, banked: number): number {
    const { flips } = steps.list[step]!;
    const on = reshuffled(afterPile(hitter, set, chances.list[chance]!, steps.list[step]!));
    if (on === undefined) return banked;
    if (side.reshuffles === MOST_RESHUFFLES) {
      isCut = true;
      return side.isHigh ? pointsBound(on) : flips === 0 ? banked : 0;
    }
    const solved = solveGrid(on, fittingMoments(on, SCOPE, cells), cells, {
      isHigh: side.isHigh,
      reshuffles: side.reshuffles + 1,
    });
    isCut ||= solved.isCut;
    return solved.value;
  }

  return { value: table[steps.first * size]!, hit: rootHit, bank: bank[0]!, isCut, table };
}

/**
 * A lower bound on the chance that three cards bring neither a duplicate nor another Flip Three: each card drawn is
 * assumed to be the number with the most copies left.
 */
function survival(duplicates: number, threes: number, longestStack: number, fewest: number): number {
  let chance = 1;
  for (let card = 0; card < 3; card++) {
    chance *= Math.max(0, 1 - (duplicates + threes + card * longestStack) / Math.max(1, fewest - card));
  }
  return chance;
}

/**
 * An upper bound on the value after a Flip Three: the value if all actions were given away. A player can hit three
 * times instead of taking a Flip Three, and a Freeze is never better than a Stay.
 */
function ceilingOf(hitter: Hitter, moments: Moments): Float64Array {
  const forced = { flips: 0, waiting: 0, freezes: false, behind: 0 };
  const free: Hitter = { ...hitter, takesActions: false, forced };
  const cells = moments.cells / moments.steps.list.length;
  const grid = { ...moments, steps: actionStepsOf(free, 0, 0), cells };
  return solveGrid(free, grid, cells, { isHigh: true, reshuffles: 0 }).table;
}

// The most points that a player who draws on can expect: backward induction over all moments, longest lines first.

import { FLIP_THREE, FREEZE, NUMBER_KINDS, numberSum, SECOND_CHANCE } from '@sevenfold/engine';
import { type Hitter, reshuffled } from './hitter.ts';
import { stepsOf } from './action-steps.ts';
import { afterPile, MOST_RESHUFFLES } from './after-pile.ts';
import { FROZEN, NEVER, UNKNOWN } from './beyond.ts';
import { type Bounds, fittingMoments, type Moments, mostPoints, type Scope } from './moments.ts';
import { SEVEN } from './number-sets.ts';
import { bitCount, cardCount, copiesOf, modifierCount, numberCards } from './pile-counts.ts';

export interface BestPlay {
  /** Expected points with the better of Hit and Stay, now and ever after … */
  readonly value: Bounds;
  /** … and if the player hits now. */
  readonly hit: Bounds;
}

const SCOPE: Scope = { detail: 'each', isOneHit: false };

/** The best a player can do for points; no more than about `cells` moments are looked at. */
export function bestPlay(hitter: Hitter, cells: number): BestPlay {
  const { flips, freezes } = hitter.forced;
  const moments = fittingMoments(hitter, SCOPE, cells);
  const low = solve(hitter, moments, cells, { isHigh: false, reshuffles: 0 });
  const high = low.isCut ? solve(hitter, moments, cells, { isHigh: true, reshuffles: 0 }) : low;
  if (flips === 0 && freezes) return { value: frozenNow(low.bank), hit: frozenNow(low.bank) };
  return {
    value: { low: low.value, high: high.value },
    hit: { low: hitValue(hitter, low), high: hitValue(hitter, high) },
  };
}

function frozenNow(points: number): Bounds {
  return { low: points, high: points };
}

/**
 * Where actions are given away, `hit` means hitting until another card comes; but who would rather stay hits once,
 * and stays if it was one of those.
 */
function hitValue(hitter: Hitter, { hit, bank }: Solved): number {
  if (hitter.takesActions || hitter.forced.flips > 0 || hit >= bank) return hit;
  const size = cardCount(hitter.pile);
  if (size === 0) return bank;
  const idle = (hitter.pile[FREEZE]! + hitter.pile[FLIP_THREE]!) / size;
  return idle * bank + (1 - idle) * hit;
}

interface Side {
  /** What is cut off counts as the best that could come of it, or as nothing. */
  readonly isHigh: boolean;
  /** How often the pile has run out before. */
  readonly reshuffles: number;
}

interface Solved {
  readonly value: number;
  readonly hit: number;
  readonly bank: number;
  /** Whether anything was cut off. */
  readonly isCut: boolean;
  readonly table: Float64Array;
}

function solve(hitter: Hitter, moments: Moments, cells: number, side: Side): Solved {
  const { pile, takesActions, numbers: held, flip7Bonus } = hitter;
  const { sets, chances, modifiers, steps } = moments;
  const { size, drawn: modifiersDrawn, plus, factor, ways, wayCards, wayTo } = modifiers;
  const heldCount = bitCount(held);
  const wholeSize = cardCount(pile);
  const scoringSize = numberCards(pile) + pile[SECOND_CHANCE]! + modifierCount(pile);
  const most = side.isHigh ? mostPoints(hitter) : 0;
  const ceiling = side.isHigh && takesActions ? ceilingOf(hitter, moments) : undefined;
  const spots = chances.list.length;
  const rows = steps.list.length;
  const table = new Float64Array(moments.cells);
  const sum = new Float64Array(size);
  const bank = new Float64Array(size);
  const longestStack = Math.max(...pile.slice(0, NUMBER_KINDS));
  /** At least this part of the points in hand comes of a Flip Three that is not followed. */
  const floor = new Float64Array(1);
  let isCut = false;
  let rootHit = 0;

  /** Adds what follows from cards that lead to this line, these Second Chances and this step. */
  const add = (cards: number, set: number, line: number, chance: number, step: number): void => {
    if (chance === NEVER || step === NEVER) return;
    if (step === FROZEN) {
      for (let at = 0; at < size; at++) sum[at]! += cards * (line * factor[at]! + plus[at]!);
    } else if (chance !== UNKNOWN && step !== UNKNOWN) {
      addRow(sum, cards, table, ((sets.index[set]! * spots + chance) * rows + step) * size, size);
    } else {
      isCut = true;
      if (chance === UNKNOWN || step !== UNKNOWN || !takesActions) {
        for (let at = 0; at < size; at++) sum[at]! += cards * most;
      } else if (ceiling !== undefined) {
        addRow(sum, cards, ceiling, (sets.index[set]! * spots + chance) * size, size);
      } else {
        addRow(sum, cards * floor[0]!, bank, 0, size);
      }
    }
  };

  for (let index = sets.list.length - 1; index >= 0; index--) {
    const set = sets.list[index]!;
    const length = bitCount(set);
    const line = numberSum(set | held);
    const copies = copiesOf(pile, set | held) - length;
    for (let at = 0; at < size; at++) bank[at] = line * factor[at]! + plus[at]!;
    for (let chance = spots - 1; chance >= 0; chance--) {
      const { drawn, used, isHeld } = chances.list[chance]!;
      const duplicates = copies - used;
      // So many duplicates cannot have come.
      if (duplicates < 0) continue;
      for (let turn = rows - 1; turn >= 0; turn--) {
        const step = steps.order[turn]!;
        const { flips, threes, freezeCards } = steps.list[step]!;
        const next = steps.afterCard[step]!;
        sum.fill(0);
        for (let number = 0; number < NUMBER_KINDS; number++) {
          const cards = pile[number]!;
          const bit = 1 << number;
          if (cards === 0 || ((set | held) & bit) !== 0) continue;
          const longer = line + number;
          if (heldCount + length + 1 < SEVEN) add(cards, set | bit, longer, chance, next);
          else {
            for (let at = 0; at < size; at++) {
              sum[at]! += cards * (longer * factor[at]! + plus[at]! + flip7Bonus);
            }
          }
        }
        if (duplicates > 0 && isHeld) add(duplicates, set, line, chances.afterSave[chance]!, next);
        const chancesLeft = pile[SECOND_CHANCE]! - drawn;
        if (chancesLeft > 0) add(chancesLeft, set, line, chances.afterDraw[chance]!, next);
        const isWhole = takesActions || flips > 0;
        const left = (isWhole ? wholeSize - threes - freezeCards : scoringSize) - length - drawn - used;
        if (isWhole) {
          const threesLeft = pile[FLIP_THREE]! - threes;
          const freezesLeft = pile[FREEZE]! - freezeCards;
          floor[0] =
            flips === 0 ? survival(duplicates, threesLeft, longestStack, left - modifierCount(pile)) : 0;
          if (threesLeft > 0) add(threesLeft, set, line, chance, steps.afterThree[step]!);
          if (freezesLeft > 0) add(freezesLeft, set, line, chance, steps.afterFreeze[step]!);
        }
        const here = ((index * spots + chance) * rows + step) * size;
        const there = ((index * spots + chance) * rows + next) * size;
        for (let at = size - 1; at >= 0; at--) {
          let total = sum[at]!;
          for (let way = ways[at]!; way < ways[at + 1]!; way++) {
            const to = wayTo[way]!;
            if (to === UNKNOWN) {
              isCut = true;
              total += wayCards[way]! * most;
            } else if (next === FROZEN) total += wayCards[way]! * (line * factor[to]! + plus[to]!);
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

  /** The pile is used up: on with the discard pile, if that is possible. */
  function afterLast(set: number, chance: number, step: number, banked: number): number {
    const { flips } = steps.list[step]!;
    const on = reshuffled(afterPile(hitter, set, chances.list[chance]!, steps.list[step]!));
    if (on === undefined) return banked;
    if (side.reshuffles === MOST_RESHUFFLES) {
      isCut = true;
      return side.isHigh ? mostPoints(on) : flips === 0 ? banked : 0;
    }
    const solved = solve(on, fittingMoments(on, SCOPE, cells), cells, {
      isHigh: side.isHigh,
      reshuffles: side.reshuffles + 1,
    });
    isCut ||= solved.isCut;
    return solved.value;
  }

  return { value: table[steps.first * size]!, hit: rootHit, bank: bank[0]!, isCut, table };
}

/**
 * At least so likely three cards bring neither a duplicate nor another Flip Three, whatever they are: each may be the
 * most dangerous number there is.
 */
function survival(duplicates: number, threes: number, longestStack: number, fewest: number): number {
  let chance = 1;
  for (let card = 0; card < 3; card++) {
    chance *= Math.max(0, 1 - (duplicates + threes + card * longestStack) / Math.max(1, fewest - card));
  }
  return chance;
}

function addRow(sum: Float64Array, cards: number, table: Float64Array, from: number, size: number): void {
  for (let at = 0; at < size; at++) sum[at]! += cards * table[from + at]!;
}

/**
 * What a Flip Three can lead to at best: as if all actions were given away. Whoever takes a Flip Three could have done
 * the same by hitting three times, and a Freeze is never better than a Stay.
 */
function ceilingOf(hitter: Hitter, moments: Moments): Float64Array {
  const forced = { flips: 0, waiting: 0, freezes: false, behind: 0 };
  const free: Hitter = { ...hitter, takesActions: false, forced };
  const cells = moments.cells / moments.steps.list.length;
  const grid = { ...moments, steps: stepsOf(free, 0, 0), cells };
  return solve(free, grid, cells, { isHigh: true, reshuffles: 0 }).table;
}

// How the round ends for a player who hits once or keeps hitting: the chance of every moment, shortest lines first.

import { FLIP_THREE, FREEZE, NUMBER_KINDS, numberSum, SECOND_CHANCE } from '@sevenfold/engine';
import { endingAlone } from '../alone/ending.ts';
import type { Ending } from '../ending.ts';
import { bankable, type Hitter, reshuffled } from '../hitter.ts';
import { afterPile, MOST_RESHUFFLES } from '../draws/after-pile.ts';
import { FROZEN, NEVER, UNKNOWN } from '../draws/sentinels.ts';
import { fittingMoments, isEmptyRow, pointsBound, type Scope } from './moments.ts';
import { SEVEN } from '../draws/seven.ts';
import { bitCount, cardCount, copiesOf, modifierCount, numberCards } from '../draws/pile-counts.ts';

/** Passing chances on is twice as fast as choosing the best play, so twice as many moments are affordable. */
const CELL_FACTOR = 2;

/** One card and everything that follows from it, then Stay. */
export function hitOnce(hitter: Hitter, cells: number): Ending {
  return (
    endingAlone(hitter, true) ?? follow(hitter, { detail: 'grouped', isOneHit: true }, CELL_FACTOR * cells, 0)
  );
}

/** Card after card until a bust, a Flip 7, a Freeze or the last card. */
export function keepHitting(hitter: Hitter, cells: number): Ending {
  const alone = endingAlone(hitter, false);
  if (alone !== undefined) return alone;
  // Points do not matter here, so modifiers count only as cards of a Flip Three.
  const detail = hitter.takesActions || hitter.forced.flips > 0 ? 'counted' : 'none';
  return follow(hitter, { detail, isOneHit: false }, CELL_FACTOR * cells, 0);
}

// Indices of `sums`.
const BUST = 0;
const REACHED_SEVEN = 1;
const BANKED = 2;
const NOT_FOLLOWED = 3;
const LOW = 4;
const HIGH = 5;

function follow(hitter: Hitter, scope: Scope, cells: number, reshuffles: number): Ending {
  const { pile, takesActions, numbers: held } = hitter;
  const { isOneHit } = scope;
  if (cardCount(pile) === 0 || (hitter.forced.flips === 0 && hitter.forced.freezes)) return endNow(hitter);
  const moments = fittingMoments(hitter, scope, cells);
  const { sets, chances, modifiers, steps } = moments;
  const { size, drawn: modifiersDrawn, plus, factor, bonus, ways, wayCards, wayTo } = modifiers;
  const heldCount = bitCount(held);
  const wholeSize = cardCount(pile);
  const scoringSize =
    numberCards(pile) + pile[SECOND_CHANCE]! + (scope.detail === 'none' ? 0 : modifierCount(pile));
  const most = pointsBound(hitter);
  const chanceCount = chances.list.length;
  const stepCount = steps.list.length;
  const table = new Float64Array(moments.cells);
  const share = new Float64Array(size);
  const block = stepCount * size;
  // The chance of each single card that is not an action: by the step that follows, if a Freeze follows, in all.
  const onward = new Float64Array(block);
  const stopped = new Float64Array(size);
  const every = new Float64Array(size);
  // An array, because variables changed inside a closure are slow.
  const sums = new Float64Array(6);

  const end = (ending: number, chance: number, points: number): void => {
    sums[ending]! += chance;
    sums[LOW]! += chance * points;
    sums[HIGH]! += chance * points;
  };
  const lose = (chance: number): void => {
    sums[NOT_FOLLOWED]! += chance;
    sums[HIGH]! += chance * most;
  };
  const bank = (cards: number, shares: Float64Array, lineSum: number): void => {
    for (let at = 0; at < size; at++) end(BANKED, cards * shares[at]!, lineSum * factor[at]! + plus[at]!);
  };
  /** Passes the chances of one step on, after an action. */
  const passStep = (cards: number, here: number, lineSum: number, step: number): void => {
    if (step === FROZEN) bank(cards, share, lineSum);
    else if (step === UNKNOWN) for (let at = 0; at < size; at++) lose(cards * share[at]!);
    else if (step !== NEVER) addShare(table, here + step * size, cards, share, size);
  };
  /** Passes the chances of all steps on, after any other card. */
  const passAll = (cards: number, set: number, lineSum: number, chance: number): void => {
    const index = sets.index[set]!;
    // After a single hit, longer sets cannot be reached.
    if (chance === NEVER || index < 0 || cards === 0) return;
    if (chance === UNKNOWN) {
      for (let at = 0; at < size; at++) lose(cards * every[at]!);
    } else {
      addShare(table, (index * chanceCount + chance) * block, cards, onward, block);
      bank(cards, stopped, lineSum);
    }
  };
  table[steps.first * size] = 1;

  for (let index = 0; index < sets.list.length; index++) {
    const set = sets.list[index]!;
    const length = bitCount(set);
    const lineSum = numberSum(set | held);
    const copies = copiesOf(pile, set | held) - length;
    for (let chance = 0; chance < chanceCount; chance++) {
      const { drawn, used, isHeld } = chances.list[chance]!;
      const duplicates = copies - used;
      const here = (index * chanceCount + chance) * block;
      // The pile does not hold this many duplicates, or nothing leads here.
      if (duplicates < 0 || isEmptyRow(table, here, block)) continue;
      onward.fill(0);
      stopped.fill(0);
      every.fill(0);
      for (let place = 0; place < stepCount; place++) {
        const step = steps.order[place]!;
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
            end(BANKED, reached, lineSum * factor[at]! + plus[at]!);
          } else if (cards === 0) {
            afterLast(reached, set, chance, step);
          } else {
            const part = reached / cards;
            share[at] = part;
            for (let way = ways[at]!; way < ways[at + 1]!; way++) {
              const to = wayTo[way]!;
              if (to === UNKNOWN) lose(wayCards[way]! * part);
              else if (next === FROZEN) end(BANKED, wayCards[way]! * part, lineSum * factor[to]! + plus[to]!);
              else if (to !== NEVER) table[here + next * size + to]! += wayCards[way]! * part;
            }
          }
        }
        addShare(every, 0, 1, share, size);
        if (next === FROZEN) addShare(stopped, 0, 1, share, size);
        else addShare(onward, next * size, 1, share, size);
        if (!isWhole) continue;
        const isGiven = !takesActions && flips === 0;
        passStep(pile[FLIP_THREE]! - threes, here, lineSum, isGiven ? FROZEN : steps.afterThree[step]!);
        passStep(pile[FREEZE]! - freezeCards, here, lineSum, isGiven ? FROZEN : steps.afterFreeze[step]!);
      }
      for (let number = 0; number < NUMBER_KINDS; number++) {
        const cards = pile[number]!;
        const bit = 1 << number;
        if (cards === 0 || ((set | held) & bit) !== 0) continue;
        if (heldCount + length + 1 < SEVEN) passAll(cards, set | bit, lineSum + number, chance);
        else {
          for (let at = 0; at < size; at++) {
            const points = (lineSum + number) * factor[at]! + plus[at]! + bonus[at]!;
            end(REACHED_SEVEN, cards * every[at]!, points);
          }
        }
      }
      if (isHeld) passAll(duplicates, set, lineSum, chances.afterSave[chance]!);
      else for (let at = 0; at < size; at++) sums[BUST]! += duplicates * every[at]!;
      passAll(pile[SECOND_CHANCE]! - drawn, set, lineSum, chances.afterDraw[chance]!);
    }
  }

  /** The pile is used up: continue with the discard pile, if there is one. */
  function afterLast(reached: number, set: number, chance: number, step: number): void {
    const later = afterPile(hitter, set, chances.list[chance]!, steps.list[step]!);
    const on = reshuffled(later);
    if (on !== undefined && reshuffles === MOST_RESHUFFLES) {
      sums[NOT_FOLLOWED]! += reached;
      sums[HIGH]! += reached * pointsBound(on);
      return;
    }
    const ending = on === undefined ? endNow(later) : follow(on, scope, cells, reshuffles + 1);
    sums[BUST]! += reached * ending.bust;
    sums[REACHED_SEVEN]! += reached * ending.seven;
    sums[BANKED]! += reached * ending.banked;
    sums[NOT_FOLLOWED]! += reached * ending.unknown;
    sums[LOW]! += reached * ending.points.low;
    sums[HIGH]! += reached * ending.points.high;
  }

  return {
    bust: sums[BUST]!,
    seven: sums[REACHED_SEVEN]!,
    banked: sums[BANKED]!,
    unknown: sums[NOT_FOLLOWED]!,
    points: { low: sums[LOW]!, high: sums[HIGH]! },
  };
}

function addShare(table: Float64Array, to: number, cards: number, share: Float64Array, size: number): void {
  for (let at = 0; at < size; at++) table[to + at]! += cards * share[at]!;
}

function endNow(hitter: Hitter): Ending {
  const points = bankable(hitter);
  return { bust: 0, seven: 0, banked: 1, unknown: 0, points: { low: points, high: points } };
}

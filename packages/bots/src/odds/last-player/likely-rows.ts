// The moments of the last active player that are likely enough to matter, without their modifiers: rows.

import { FLIP_THREE, FREEZE, NUMBER_KINDS, SECOND_CHANCE } from '@sevenfold/engine';
import { type ActionSteps, actionStepsOf } from '../draws/action-steps.ts';
import type { Hitter } from '../hitter.ts';
import { modifierGroups, type ModifierDraws, modifierDraws } from '../draws/modifiers.ts';
import { type NumberSets, numberSets } from '../draws/number-sets.ts';
import { bitCount, cardCount, copiesOf, modifierCount } from '../draws/pile-counts.ts';
import { type SecondChanceStates, secondChanceStates } from '../draws/second-chances.ts';
import { SEVEN } from '../draws/seven.ts';

/** A row less likely than this is skipped. */
const UNLIKELY = 1e-6;
/** With more actions or sets of modifiers than one deck has, there are too many rows. */
const MOST_ACTIONS = 3;
const MOST_MODIFIER_SETS = 128;

export interface LikelyRows {
  readonly sets: NumberSets;
  readonly chances: SecondChanceStates;
  readonly steps: ActionSteps;
  readonly modifiers: ModifierDraws;
  /** The rows that are likely, each before those that follow from it. */
  readonly list: readonly number[];
  /** By row: its index in the list, −1 for none. */
  readonly index: Int32Array;
}

/** `undefined` if they have more than `cells` moments. */
export function likelyRows(hitter: Hitter, cells: number): LikelyRows | undefined {
  const { pile, numbers: held } = hitter;
  const modifierCards = modifierCount(pile);
  if (Math.max(pile[FLIP_THREE]!, pile[FREEZE]!, pile[SECOND_CHANCE]!) > MOST_ACTIONS) return undefined;
  const modifiers = modifierDraws(hitter, modifierGroups(pile, 'each'), modifierCards, Infinity);
  if (modifiers.size > MOST_MODIFIER_SETS) return undefined;
  const sets = numberSets(hitter, Infinity);
  const chances = secondChanceStates(hitter, pile[SECOND_CHANCE]!, Infinity);
  const steps = actionStepsOf(hitter, pile[FLIP_THREE]!, pile[FREEZE]!);
  const chanceCount = chances.list.length;
  const stepCount = steps.list.length;
  const wholeSize = cardCount(pile);
  const longest = SEVEN - 1 - bitCount(held);
  const reach = new Float64Array(sets.list.length * chanceCount * stepCount);
  const index = new Int32Array(reach.length).fill(-1);
  const list: number[] = [];
  const most = cells / modifiers.size;
  reach[steps.first] = 1;
  const pass = (part: number, set: number, chance: number, step: number): void => {
    if (part > 0 && step >= 0) reach[(set * chanceCount + chance) * stepCount + step]! += part;
  };
  for (let at = 0; at < sets.list.length; at++) {
    const set = sets.list[at]!;
    const length = bitCount(set);
    const copies = copiesOf(pile, set | held) - length;
    for (let chance = 0; chance < chanceCount; chance++) {
      const { drawn, used, isHeld } = chances.list[chance]!;
      for (let place = 0; place < stepCount; place++) {
        const step = steps.order[place]!;
        const row = (at * chanceCount + chance) * stepCount + step;
        if (reach[row]! < UNLIKELY) continue;
        if (list.length >= most) return undefined;
        index[row] = list.push(row) - 1;
        const { flips, threes, freezeCards } = steps.list[step]!;
        const next = steps.afterCard[step]!;
        const left = wholeSize - threes - freezeCards - length - drawn - used;
        // Modifiers lead back to the same row, or to the next card of a Flip Three.
        const others = flips > 0 ? left : left - modifierCards;
        if (others <= 0) {
          if (flips > 0) pass(reach[row]!, at, chance, next);
          continue;
        }
        const part = reach[row]! / others;
        if (length < longest) {
          for (let number = 0; number < NUMBER_KINDS; number++) {
            const bit = 1 << number;
            if (pile[number]! > 0 && ((set | held) & bit) === 0) {
              pass(part * pile[number]!, sets.index[set | bit]!, chance, next);
            }
          }
        }
        if (isHeld) pass(part * (copies - used), at, chances.afterSave[chance]!, next);
        pass(part * (pile[SECOND_CHANCE]! - drawn), at, chances.afterDraw[chance]!, next);
        pass(part * (pile[FLIP_THREE]! - threes), at, chance, steps.afterThree[step]!);
        pass(part * (pile[FREEZE]! - freezeCards), at, chance, steps.afterFreeze[step]!);
        if (flips > 0) pass(part * modifierCards, at, chance, next);
      }
    }
  }
  return { sets, chances, steps, modifiers, list, index };
}

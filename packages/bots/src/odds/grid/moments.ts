// Every state a player who keeps drawing can reach, as a grid of moments to compute over.
//
// A moment is (numbers drawn, Second Chances drawn and used, modifiers drawn, step of a chain of actions). It does not
// matter which duplicates Second Chances have discarded, only how many: the chance of the next one is the same. Actions
// that are given away can be left out of the pile, because the order of the other cards stays random without them.
// That keeps the moments few: 3.4 million for best play from a whole deck.

import { FLIP_THREE, FREEZE, PLUS_10, PLUS_2, plusOf, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';
import { type ActionSteps, actionStepsOf } from '../draws/action-steps.ts';
import { bonusFactor, type Hitter, plusFactor } from '../hitter.ts';
import {
  type Detail,
  modifierGroups,
  type ModifierDraws,
  modifierDraws,
  waysToDraw,
} from '../draws/modifiers.ts';
import { type NumberSets, numberSets } from '../draws/number-sets.ts';
import { modifierCount } from '../draws/pile-counts.ts';
import { type SecondChanceStates, secondChanceStates } from '../draws/second-chances.ts';

export interface Scope {
  readonly detail: Detail;
  /** The player stays after the first card and everything that follows from it. */
  readonly isOneHit: boolean;
}

/** How many cards of each kind are followed before the rest is cut off. */
interface Caps {
  /** Flip Threes that the player takes. */
  readonly threes: number;
  /** Freezes that are set aside during a Flip Three. */
  readonly freezes: number;
  readonly modifiers: number;
  readonly secondChances: number;
}

export interface Moments {
  readonly sets: NumberSets;
  readonly chances: SecondChanceStates;
  readonly modifiers: ModifierDraws;
  readonly steps: ActionSteps;
  readonly cells: number;
}

/** All moments, or the likeliest ones if there are more than `cells`. */
export function fittingMoments(hitter: Hitter, scope: Scope, cells: number): Moments {
  const { pile } = hitter;
  const full: Caps = {
    threes: pile[FLIP_THREE]!,
    freezes: pile[FREEZE]!,
    modifiers: modifierCount(pile),
    secondChances: pile[SECOND_CHANCE]!,
  };
  const atMost = (threes: number, modifiers: number, secondChances: number): Caps => ({
    threes: Math.min(full.threes, threes),
    freezes: Math.min(full.freezes, 1),
    modifiers: Math.min(full.modifiers, modifiers),
    secondChances: Math.min(full.secondChances, secondChances),
  });
  // The least likely cards are cut off first; several decks have too many moments to try all of them.
  const isOneDeck = full.threes <= 3 && full.freezes <= 3 && full.secondChances <= 3;
  const tries = [
    ...(isOneDeck ? [full] : []),
    ...[3, 2, 1].map((threes) => atMost(threes, 6, 4)),
    ...[5, 4, 3].map((most) => atMost(1, most, most - 1)),
    atMost(1, 2, 2),
    atMost(0, 6, 4),
    ...[4, 3, 2].map((most) => atMost(0, most, most)),
  ];
  for (const caps of tries) {
    const moments = momentsOf(hitter, scope, caps, cells);
    if (moments !== undefined) return moments;
  }
  return momentsOf(hitter, scope, atMost(0, 1, 1), Infinity)!;
}

/** `undefined` if there are more than `limit`. */
function momentsOf(hitter: Hitter, scope: Scope, caps: Caps, limit: number): Moments | undefined {
  const { flips, waiting } = hitter.forced;
  // A single hit draws more than one card only in a chain of actions; each Flip Three replaces one card by three.
  const most = scope.isOneHit
    ? Math.max(1, flips + 3 * waiting) + (hitter.takesActions ? 2 * caps.threes : 0)
    : Infinity;
  const sets = numberSets(hitter, most);
  const chances = secondChanceStates(hitter, caps.secondChances, most);
  const steps = actionStepsOf(hitter, caps.threes, caps.freezes);
  const groups = modifierGroups(hitter.pile, scope.detail);
  const rows = sets.list.length * chances.list.length * steps.list.length;
  const cells = rows * waysToDraw(groups, Math.min(caps.modifiers, most));
  if (cells > limit) return undefined;
  const modifiers = modifierDraws(hitter, groups, caps.modifiers, most);
  return { sets, chances, modifiers, steps, cells };
}

/** Adds a row of a table to the sums, once for each card that leads to it. */
export function addRow(sums: Float64Array, cards: number, table: Float64Array, from: number): void {
  for (let at = 0; at < sums.length; at++) sums[at]! += cards * table[from + at]!;
}

export function isEmptyRow(table: Float64Array, from: number, size: number): boolean {
  for (let at = 0; at < size; at++) if (table[from + at] !== 0) return false;
  return true;
}

/** An upper bound on the points: the seven highest numbers and the modifiers of both piles. */
export function pointsBound(hitter: Hitter): number {
  const { pile, discard } = hitter;
  let { plus } = hitter;
  for (let card = PLUS_2; card <= PLUS_10; card++) plus += plusOf(card) * (pile[card]! + discard[card]!);
  const factor = 1 << (hitter.doubles + pile[TIMES_2]! + discard[TIMES_2]!);
  return 63 * factor + plus * plusFactor(hitter, factor) + hitter.flip7Bonus * bonusFactor(hitter, factor);
}

// Everything that can lie in front of a player who draws on, as a grid of moments to calculate over.
//
// A moment is (numbers drawn, Second Chances drawn and used, modifiers drawn, where a chain of actions stands). Which
// numbers a Second Chance has turned away does not matter, only how many: later duplicates are as likely either way.
// And where actions are given away they are as good as not in the pile, since nothing happens on them and the other
// cards come in any order as before. That keeps the moments few: 3.4 million for best play from a whole deck.

import { FLIP_THREE, FREEZE, PLUS_10, PLUS_2, plusOf, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';
import { type Steps, stepsOf } from './action-steps.ts';
import type { Hitter } from './hitter.ts';
import { type Detail, modifierGroups, type Modifiers, modifiersOf, waysToDraw } from './modifiers.ts';
import { type NumberSets, numberSets } from './number-sets.ts';
import { modifierCount } from './pile-counts.ts';
import { type Chances, chancesOf } from './second-chances.ts';

/** Something known exactly, or at least between two bounds. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

export interface Scope {
  readonly detail: Detail;
  /** The player stays after the first card and what follows from it. */
  readonly isOneHit: boolean;
}

/** Where some of what can be drawn is cut off, to keep the moments few. */
interface Caps {
  /** Flip Threes taken oneself. */
  readonly threes: number;
  /** Freezes that wait for its end. */
  readonly freezes: number;
  readonly modifiers: number;
  readonly secondChances: number;
}

export interface Moments {
  readonly sets: NumberSets;
  readonly chances: Chances;
  readonly modifiers: Modifiers;
  readonly steps: Steps;
  readonly cells: number;
}

/** All moments, or if they are too many the ones most likely to matter. */
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
  // What is least likely to happen is cut off first; of several decks so much can be drawn that all is hopeless.
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

/** `undefined` if they are too many. */
function momentsOf(hitter: Hitter, scope: Scope, caps: Caps, limit: number): Moments | undefined {
  const { flips, waiting } = hitter.forced;
  // Who stays after this card draws only what a chain of actions makes them draw; a Flip Three is three for one.
  const most = scope.isOneHit
    ? Math.max(1, flips + 3 * waiting) + (hitter.takesActions ? 2 * caps.threes : 0)
    : Infinity;
  const sets = numberSets(hitter, most);
  const chances = chancesOf(hitter, caps.secondChances, most);
  const steps = stepsOf(hitter, caps.threes, caps.freezes);
  const groups = modifierGroups(hitter.pile, scope.detail);
  const rows = sets.list.length * chances.list.length * steps.list.length;
  const cells = rows * waysToDraw(groups, Math.min(caps.modifiers, most));
  if (cells > limit) return undefined;
  const modifiers = modifiersOf(hitter, groups, caps.modifiers, most);
  return { sets, chances, modifiers, steps, cells };
}

/** More points than can be had: the seven highest numbers and the modifiers of all piles. */
export function mostPoints(hitter: Hitter): number {
  const { pile, discard } = hitter;
  let { plus } = hitter;
  for (let card = PLUS_2; card <= PLUS_10; card++) plus += plusOf(card) * (pile[card]! + discard[card]!);
  return (63 << (hitter.doubles + pile[TIMES_2]! + discard[TIMES_2]!)) + plus + hitter.flip7Bonus;
}

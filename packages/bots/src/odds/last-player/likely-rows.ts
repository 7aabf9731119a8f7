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
  const { pile } = hitter;
  if (Math.max(pile[FLIP_THREE]!, pile[FREEZE]!, pile[SECOND_CHANCE]!) > MOST_ACTIONS) return undefined;
  const modifiers = modifierDraws(hitter, modifierGroups(pile, 'each'), modifierCount(pile), Infinity);
  if (modifiers.size > MOST_MODIFIER_SETS) return undefined;
  return new RowSearch(hitter, modifiers, cells / modifiers.size).find();
}

class RowSearch {
  readonly #hitter: Hitter;
  readonly #modifiers: ModifierDraws;
  readonly #modifierCards: number;
  readonly #sets: NumberSets;
  readonly #chances: SecondChanceStates;
  readonly #steps: ActionSteps;
  readonly #most: number;
  readonly #wholeSize: number;
  readonly #longest: number;
  /** How likely every row is. */
  readonly #reach: Float64Array;
  readonly #index: Int32Array;
  readonly #list: number[] = [];

  constructor(hitter: Hitter, modifiers: ModifierDraws, most: number) {
    const { pile } = hitter;
    this.#hitter = hitter;
    this.#modifiers = modifiers;
    this.#modifierCards = modifierCount(pile);
    this.#sets = numberSets(hitter, Infinity);
    this.#chances = secondChanceStates(hitter, pile[SECOND_CHANCE]!, Infinity);
    this.#steps = actionStepsOf(hitter, pile[FLIP_THREE]!, pile[FREEZE]!);
    this.#most = most;
    this.#wholeSize = cardCount(pile);
    this.#longest = SEVEN - 1 - bitCount(hitter.numbers);
    const rows = this.#sets.list.length * this.#chances.list.length * this.#steps.list.length;
    this.#reach = new Float64Array(rows);
    this.#index = new Int32Array(rows).fill(-1);
  }

  /** `undefined` if there are too many. */
  find(): LikelyRows | undefined {
    const [sets, chances, steps] = [this.#sets, this.#chances, this.#steps];
    this.#reach[steps.first] = 1;
    for (let set = 0; set < sets.list.length; set++) {
      for (let chance = 0; chance < chances.list.length; chance++) {
        for (const step of steps.order) {
          if (this.#reach[this.#rowOf(set, chance, step)]! < UNLIKELY) continue;
          if (this.#list.length >= this.#most) return undefined;
          this.#visit(set, chance, step);
        }
      }
    }
    return { sets, chances, steps, modifiers: this.#modifiers, list: this.#list, index: this.#index };
  }

  #rowOf(set: number, chance: number, step: number): number {
    return (set * this.#chances.list.length + chance) * this.#steps.list.length + step;
  }

  #visit(at: number, chance: number, step: number): void {
    const { pile, numbers: held } = this.#hitter;
    const [sets, chances, steps] = [this.#sets, this.#chances, this.#steps];
    const modifierCards = this.#modifierCards;
    const row = this.#rowOf(at, chance, step);
    this.#index[row] = this.#list.push(row) - 1;
    const set = sets.list[at]!;
    const length = bitCount(set);
    const { drawn, used, isHeld } = chances.list[chance]!;
    const { flips, threes, freezeCards } = steps.list[step]!;
    const next = steps.afterCard[step]!;
    const left = this.#wholeSize - threes - freezeCards - length - drawn - used;
    // Modifiers lead back to the same row, or to the next card of a Flip Three.
    const others = flips > 0 ? left : left - modifierCards;
    if (others <= 0) {
      if (flips > 0) this.#pass(this.#reach[row]!, at, chance, next);
      return;
    }
    const part = this.#reach[row]! / others;
    if (length < this.#longest) {
      for (let number = 0; number < NUMBER_KINDS; number++) {
        const bit = 1 << number;
        if (pile[number]! > 0 && ((set | held) & bit) === 0) {
          this.#pass(part * pile[number]!, sets.index[set | bit]!, chance, next);
        }
      }
    }
    const duplicates = copiesOf(pile, set | held) - length - used;
    if (isHeld) this.#pass(part * duplicates, at, chances.afterSave[chance]!, next);
    this.#pass(part * (pile[SECOND_CHANCE]! - drawn), at, chances.afterDraw[chance]!, next);
    this.#pass(part * (pile[FLIP_THREE]! - threes), at, chance, steps.afterThree[step]!);
    this.#pass(part * (pile[FREEZE]! - freezeCards), at, chance, steps.afterFreeze[step]!);
    if (flips > 0) this.#pass(part * modifierCards, at, chance, next);
  }

  #pass(part: number, set: number, chance: number, step: number): void {
    if (part > 0 && step >= 0) this.#reach[this.#rowOf(set, chance, step)]! += part;
  }
}

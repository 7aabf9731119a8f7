import { SECOND_CHANCE } from '@sevenfold/engine';
import { NEVER, UNKNOWN } from './sentinels.ts';
import type { Hitter } from '../hitter.ts';

/** How a player stands with Second Chances. */
export interface SecondChanceState {
  /** Second Chances drawn, and those used to save a duplicate. */
  readonly drawn: number;
  readonly used: number;
  readonly isHeld: boolean;
}

/** Every such state that can be reached; elsewhere, `chance` is an index of this list. */
export interface SecondChanceStates {
  /** Entries sorted by cards drawn. */
  readonly list: readonly SecondChanceState[];
  /** The next entry after another Second Chance, and after a duplicate. */
  readonly afterDraw: readonly number[];
  readonly afterSave: readonly number[];
}

export function secondChanceStates(hitter: Hitter, cap: number, most: number): SecondChanceStates {
  const list: SecondChanceState[] = [{ drawn: 0, used: 0, isHeld: hitter.secondChance }];
  const find = (drawn: number, used: number, isHeld: boolean): number => {
    if (drawn > hitter.pile[SECOND_CHANCE]! || drawn + used > most) return NEVER;
    if (drawn > cap) return UNKNOWN;
    const at = list.findIndex((each) => each.drawn === drawn && each.used === used && each.isHeld === isHeld);
    return at >= 0 ? at : list.push({ drawn, used, isHeld }) - 1;
  };
  const afterDraw: number[] = [];
  const afterSave: number[] = [];
  // `find` appends to the list.
  for (let at = 0; at < list.length; at++) {
    const { drawn, used, isHeld } = list[at]!;
    afterDraw.push(find(drawn + 1, used, true));
    afterSave.push(isHeld ? find(drawn, used + 1, false) : NEVER);
  }
  return { list, afterDraw, afterSave };
}

import { SECOND_CHANCE } from '@sevenfold/engine';
import type { Hitter } from '../hitter.ts';

/** How a player stands with Second Chances. */
export interface SaveState {
  /** Second Chances drawn, and those used to save a duplicate. */
  readonly drawn: number;
  readonly used: number;
  readonly isHeld: boolean;
}

/** Every such state that can be reached; elsewhere, `save` is an index of this list. */
export interface SaveStates {
  /** Sorted by cards drawn, so that every card leads to a later state. */
  readonly list: readonly SaveState[];
  /** The next state after another Second Chance, and after a duplicate; `NOWHERE` if there is none. */
  readonly afterDraw: readonly number[];
  readonly afterSave: readonly number[];
}

/** Stands in place of an index where nothing follows, or where what follows is not computed. */
export const NOWHERE = -1;

/** `most` says how many Second Chances are followed. */
export function saveStates(hitter: Hitter, most: number): SaveStates {
  const list: SaveState[] = [{ drawn: 0, used: 0, isHeld: hitter.secondChance }];
  const find = (drawn: number, used: number, isHeld: boolean): number => {
    if (drawn > Math.min(hitter.pile[SECOND_CHANCE]!, most)) return NOWHERE;
    const at = list.findIndex((each) => each.drawn === drawn && each.used === used && each.isHeld === isHeld);
    return at >= 0 ? at : list.push({ drawn, used, isHeld }) - 1;
  };
  const afterDraw: number[] = [];
  const afterSave: number[] = [];
  // `find` appends to the list.
  for (let at = 0; at < list.length; at++) {
    const { drawn, used, isHeld } = list[at]!;
    afterDraw.push(find(drawn + 1, used, true));
    afterSave.push(isHeld ? find(drawn, used + 1, false) : NOWHERE);
  }
  return { list, afterDraw, afterSave };
}

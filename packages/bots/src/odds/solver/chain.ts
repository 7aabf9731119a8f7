// The ways in which a chain of Flip Threes can run. Freeze and Flip Three are set aside while it runs, so they change
// only *how many* plain cards are taken and what comes after; *which* plain cards come does not depend on where the
// actions lie. That splits the chain in two: the weights here, which depend only on the size of the pile, and 'take i
// plain cards'.
import { FLIP_THREE, FREEZE } from '@sevenfold/engine';
import { type Deck, plainCards } from './deck.ts';

/** Indexed by i, the number of plain cards taken, then by the number of plain cards in the pile at the start. */
export interface Chain {
  /** The largest i. */
  readonly longest: number;
  /** Chance that the round ends after i: frozen, or out of cards. */
  readonly bank: Float64Array[];
  /** Chance that the player is asked again after i. */
  readonly asked: Float64Array[];
  /** Chance that more than i plain cards are taken. */
  readonly more: Float64Array[];
}

/** Without a Freeze, m Flip Threes are 3 m cards, m - 1 of them Flip Threes: 2 m + 1 plain ones. */
export const plainCardsOf = (flipThrees: number): number => 2 * flipThrees + 1;
export const flipThreesOf = (i: number): number => (i - 1) / 2;

/** The chain that starts when a Flip Three is drawn after `seen` others. */
export function chainOf(deck: Deck, seen: number): Chain {
  const plain = plainCards(deck);
  const longest = plainCardsOf(deck[FLIP_THREE]! - seen);
  const tables = (): Float64Array[] => Array.from({ length: longest + 1 }, () => new Float64Array(plain + 1));
  const bank = tables();
  const asked = tables();
  const more = tables();
  for (let start = 0; start <= plain; start++) {
    // `due` counts the forced cards still to come. A Freeze waits at the end of the queue (R31), so the cards before
    // it stay due, and a later Flip Three ends up behind it and is discarded.
    const walk = (
      i: number,
      due: number,
      flipThrees: number,
      freezes: number,
      frozen: boolean,
      chance: number,
    ): void => {
      const pile = start - i + flipThrees + freezes;
      if (due === 0 && !frozen) asked[i]![start]! += chance;
      else if (due === 0 || pile === 0) bank[i]![start]! += chance;
      else {
        if (start > i) walk(i + 1, due - 1, flipThrees, freezes, frozen, (chance * (start - i)) / pile);
        if (flipThrees > 0)
          walk(i, due + (frozen ? -1 : 2), flipThrees - 1, freezes, frozen, (chance * flipThrees) / pile);
        if (freezes > 0) walk(i, due - 1, flipThrees, freezes - 1, true, (chance * freezes) / pile);
      }
    };
    walk(0, 3, deck[FLIP_THREE]! - seen - 1, deck[FREEZE]!, false, 1);
    for (let i = longest - 1; i >= 0; i--)
      more[i]![start] = more[i + 1]![start]! + bank[i + 1]![start]! + asked[i + 1]![start]!;
  }
  return { longest, bank, asked, more };
}

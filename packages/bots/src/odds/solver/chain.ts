// How the chain that a Flip Three starts may run. Freeze and Flip Three are set aside while it runs, so they
// change only *how many* plain cards are taken and what comes after; which plain cards come is independent of
// where among them the actions lie. That splits the chain in two: the weights here (they depend on the size of the
// pile alone), and 'take i plain cards'.
import { FLIP_THREE, FREEZE } from '@sevenfold/engine';
import { type Deck, plainCards } from './deck.ts';

/** By i, the number of plain cards taken, then by the number of plain cards in the pile at the start. */
export interface Chain {
  /** The largest i. */
  readonly longest: number;
  /** Chance that the round ends frozen (or without cards) after i. */
  readonly bank: Float64Array[];
  /** Chance that the player is asked again after i. */
  readonly go: Float64Array[];
  /** Chance that more than i plain cards are due. */
  readonly more: Float64Array[];
}

/** Not frozen, m Flip Threes of which m - 1 lay among the 3 m cards leave 2 m + 1 plain ones. */
export const goesAfter = (flipThrees: number): number => 2 * flipThrees + 1;
export const flipThreesAt = (i: number): number => (i - 1) / 2;

/** The chain begun by the Flip Three that is drawn when `seen` were seen before it. */
export function chainOf(deck: Deck, seen: number): Chain {
  const plain = plainCards(deck);
  const longest = goesAfter(deck[FLIP_THREE]! - seen);
  const tables = (): Float64Array[] => Array.from({ length: longest + 1 }, () => new Float64Array(plain + 1));
  const bank = tables();
  const go = tables();
  const more = tables();
  for (let start = 0; start <= plain; start++) {
    // `due`: forced cards still to come. A Freeze waits at the end of the queue (R31), so what is due before it
    // stays due, and a later Flip Three comes behind it and is discarded.
    const walk = (
      i: number,
      due: number,
      flipThrees: number,
      freezes: number,
      frozen: boolean,
      chance: number,
    ): void => {
      const pile = start - i + flipThrees + freezes;
      if (due === 0 && !frozen) go[i]![start]! += chance;
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
      more[i]![start] = more[i + 1]![start]! + bank[i + 1]![start]! + go[i + 1]![start]!;
  }
  return { longest, bank, go, more };
}

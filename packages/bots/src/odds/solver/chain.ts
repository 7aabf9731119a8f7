// The ways in which a chain of Flip Threes can run. Freeze and Flip Three are set aside while it runs, so they change
// only *how many* plain cards are taken and what comes after; *which* plain cards come does not depend on where the
// actions lie. That splits the chain in two: the weights here, which depend only on the size of the pile, and 'take i
// plain cards'.
import { FLIP_THREE, FREEZE } from '@sevenfold/engine';
import { type Deck, plainCards } from './deck.ts';

/** Indexed by i, the number of plain cards taken, then by the number of plain cards in the pile at the start. */
export interface Chain {
  /** Forced cards when it starts. */
  readonly due: number;
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
  const flipThrees = deck[FLIP_THREE]! - seen - 1;
  return chainFrom({
    plain: plainCards(deck),
    fewest: 0,
    flipThrees,
    freezes: deck[FREEZE]!,
    due: 3,
    isFrozen: false,
  });
}

export interface ChainStart {
  /** The most plain cards in the pile at the start, and the fewest. */
  readonly plain: number;
  readonly fewest: number;
  /** Actions in the pile. */
  readonly flipThrees: number;
  readonly freezes: number;
  /** Forced cards when the chain starts. */
  readonly due: number;
  /** Whether a Freeze follows them. */
  readonly isFrozen: boolean;
}

export function chainFrom({ plain, fewest, flipThrees, freezes, due, isFrozen }: ChainStart): Chain {
  // A Flip Three replaces itself by three cards.
  const longest = due + (isFrozen ? 0 : 2 * flipThrees);
  const tables = (): Float64Array[] => Array.from({ length: longest + 1 }, () => new Float64Array(plain + 1));
  const bank = tables();
  const asked = tables();
  const more = tables();
  for (let start = fewest; start <= plain; start++) {
    // A Freeze waits at the end of the queue (R31), so the cards before it stay due, and a later Flip Three ends up
    // behind it and is discarded.
    const walk = (
      i: number,
      left: number,
      threesLeft: number,
      freezesLeft: number,
      frozen: boolean,
      chance: number,
    ): void => {
      const pile = start - i + threesLeft + freezesLeft;
      if (left === 0 && !frozen) asked[i]![start]! += chance;
      else if (left === 0 || pile === 0) bank[i]![start]! += chance;
      else {
        if (start > i) walk(i + 1, left - 1, threesLeft, freezesLeft, frozen, (chance * (start - i)) / pile);
        if (threesLeft > 0)
          walk(
            i,
            left + (frozen ? -1 : 2),
            threesLeft - 1,
            freezesLeft,
            frozen,
            (chance * threesLeft) / pile,
          );
        if (freezesLeft > 0)
          walk(i, left - 1, threesLeft, freezesLeft - 1, true, (chance * freezesLeft) / pile);
      }
    };
    walk(0, due, flipThrees, freezes, isFrozen, 1);
    for (let i = longest - 1; i >= 0; i--)
      more[i]![start] = more[i + 1]![start]! + bank[i + 1]![start]! + asked[i + 1]![start]!;
  }
  return { due, longest, bank, asked, more };
}

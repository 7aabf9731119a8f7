// The rest of a round for one player, as a table: rows are lines of cards, columns are sets of modifiers, and there is one
// such table for each number of Flip Threes left in the pile. Chains of Flip Threes have no moments of their own.
import { FLIP_THREE, FREEZE, SECOND_CHANCE } from '@sevenfold/engine';
import type { Hitter } from '../hitter.ts';
import { modifierCount, plainCount } from '../pile-counts.ts';
import { type Chain, chainOf, FLIP_THREE_DRAWN } from './chain.ts';
import { type Columns, columnsOf, countColumns } from './columns.ts';
import { numberSets, type Rows, rowsOf } from './rows.ts';
import { saveStates } from './saves.ts';

export interface Round {
  readonly hitter: Hitter;
  readonly rows: Rows;
  readonly columns: Columns;
  /** Moments of one table. */
  readonly cells: number;
  /** Cards in the pile that are neither Freeze nor Flip Three. */
  readonly plain: number;
  /** Actions in the pile that the player takes; those that are given away can be left out of it, because the order of
   * the other cards stays random without them. */
  readonly flipThrees: number;
  readonly freezes: number;
  /** The chain that a Flip Three starts, by the number of Flip Threes that are then left. */
  readonly chains: readonly Chain[];
  /** What the player has to go through first. */
  readonly forced: Chain | undefined;
  /** Points by set and column. */
  readonly points: Int32Array;
  /** Whether all cards are followed. */
  readonly isWhole: boolean;
}

/** How many modifiers and Second Chances are followed: all, or the likely ones if there are too many moments. */
const LIMITS = [
  [Infinity, Infinity],
  [5, 4],
  [4, 3],
  [3, 3],
  [3, 2],
  [2, 2],
  [1, 1],
] as const;

/** With about `most` moments in all tables. */
export function roundOf(hitter: Hitter, most: number): Round {
  const { pile, takesActions, forced } = hitter;
  const flipThrees = takesActions ? pile[FLIP_THREE]! : 0;
  const freezes = takesActions ? pile[FREEZE]! : 0;
  const sets = numberSets(hitter).length * (flipThrees + 1);
  const [modifiers, chances] =
    LIMITS.find(([drawn, second]) => {
      return sets * saveCount(hitter, second) * countColumns(hitter, drawn) <= most;
    }) ?? LIMITS.at(-1)!;
  const rows = rowsOf(hitter, saveStates(hitter, chances));
  const columns = columnsOf(hitter, modifiers);
  const plain = plainCount(pile);
  const mostDrawn = rows.mostCards + Math.max(...columns.cards);
  const points = new Int32Array(rows.sets * columns.width);
  for (let at = 0; at < points.length; at++) {
    const column = at % columns.width;
    const sum = rows.sum[(at - column) / columns.width]!;
    points[at] = sum * columns.factor[column]! + columns.plus[column]!;
  }
  const chainAfter = (left: number): Chain =>
    chainOf({
      plain,
      fewest: Math.max(plain - mostDrawn, 0),
      flipThrees: left,
      freezes,
      forced: FLIP_THREE_DRAWN,
      isGiven: false,
    });
  const start = { plain, fewest: plain, flipThrees: pile[FLIP_THREE]!, freezes: pile[FREEZE]! };
  const isForced = forced.flips > 0 || forced.freezes;
  return {
    hitter,
    rows,
    columns,
    cells: rows.size * columns.width,
    plain,
    flipThrees,
    freezes,
    chains: Array.from({ length: flipThrees }, (_, left) => chainAfter(left)),
    forced: isForced ? chainOf({ ...start, forced, isGiven: !takesActions }) : undefined,
    points,
    isWhole: modifiers >= modifierCount(pile) && chances >= pile[SECOND_CHANCE]!,
  };
}

/** How many states `saveStates` has. */
function saveCount({ pile, secondChance }: Hitter, most: number): number {
  const drawn = Math.min(pile[SECOND_CHANCE]!, most);
  return drawn * (drawn + 1) + 1 + (secondChance ? drawn + 1 : 0);
}

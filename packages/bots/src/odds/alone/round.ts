import { FLIP_THREE, FREEZE, SECOND_CHANCE } from '@sevenfold/engine';
import type { Hitter } from '../hitter.ts';
import { type LoneLines, loneLines } from './lines.ts';
import { type ModifierColumns, modifierColumns } from './modifier-columns.ts';
import { type Chain, chainFrom } from '../solver/chain.ts';

/** The rest of a round for a player who takes every action: its rows, its columns, and how a Flip Three runs. */
export interface LoneRound {
  readonly hitter: Hitter;
  readonly lines: LoneLines;
  readonly columns: ModifierColumns;
  /** An entry of `chances` and then a set of numbers make a row. */
  readonly rows: number;
  /** Cards of the line, by row. */
  readonly cards: Uint8Array;
  /** Second Chances in the pile, by entry of `chances`. */
  readonly secondChances: Int32Array;
  readonly flipThrees: number;
  readonly freezes: number;
  /** The most plain cards that are ever drawn. */
  readonly mostDrawn: number;
  /** The chain that a Flip Three starts, by the number of Flip Threes that are then left. */
  readonly chains: readonly Chain[];
  /** The most plain cards that one hit may bring. */
  readonly longest: number;
}

/** `undefined` where there are no `loneLines`, inside a Flip Three, and where an x2 doubles more than numbers (R50). */
export function loneRound(hitter: Hitter): LoneRound | undefined {
  const lines = loneLines(hitter);
  if (lines === undefined || hitter.forced.flips > 0 || hitter.doubling !== 'numbers') return undefined;
  const { chances, sets, length, plain, mostCards } = lines;
  const columns = modifierColumns(hitter);
  const flipThrees = hitter.pile[FLIP_THREE]!;
  const freezes = hitter.pile[FREEZE]!;
  const rows = chances.list.length * sets;
  const cards = new Uint8Array(rows);
  chances.list.forEach(({ drawn, used }, chance) => {
    for (let set = 0; set < sets; set++) cards[chance * sets + set] = length[set]! + drawn + used;
  });
  const mostDrawn = Math.min(plain, mostCards + columns.modifiers);
  const fewest = Math.max(plain - mostDrawn, 0);
  const chains = Array.from({ length: flipThrees }, (_, left) =>
    chainFrom({ plain, fewest, flipThrees: left, freezes, due: 3, isFrozen: false }),
  );
  return {
    hitter,
    lines,
    columns,
    rows,
    cards,
    secondChances: Int32Array.from(chances.list, ({ drawn }) => hitter.pile[SECOND_CHANCE]! - drawn),
    flipThrees,
    freezes,
    mostDrawn,
    chains,
    longest: chains.at(-1)?.longest ?? 1,
  };
}

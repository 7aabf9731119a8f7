import type { TableView } from '@sevenfold/table';
import type { Sitter } from './view.ts';

/** Who sits where in the game of a table. */
export function sittersOf(table: TableView): Sitter[] {
  const names = table.game?.players ?? table.seats.map(({ name }) => name);
  return names.map((name, index): Sitter => {
    const seat = table.seats[index];
    if (seat === undefined) return { name, colour: index, bot: '', away: false, standIn: false };
    const isPerson = seat.person !== null;
    return {
      name,
      colour: seat.colour,
      bot: isPerson ? '' : seat.bot,
      away: isPerson && !seat.present,
      standIn: isPerson && seat.left,
    };
  });
}

import { isSlow, type TableView } from '@sevenfold/table';
import type { Sitter } from './view.ts';

/**
 * Who sits where in the game of a table. After a game seats change, but a name always belongs to one person.
 * `isTaken` says whether a bot has taken over a seat.
 */
export function sittersOf(table: TableView, isTaken: (seat: number) => boolean): Sitter[] {
  const names = table.game?.players ?? table.seats.map(({ name }) => name);
  return names.map((name, index): Sitter => {
    const at = table.seats.findIndex((other) => other.name === name);
    const seat = table.seats[at];
    if (seat === undefined) return { name, colour: index, bot: '', away: false, standIn: false };
    const isPerson = seat.person !== null;
    return {
      name,
      colour: seat.colour,
      bot: isPerson ? '' : seat.bot,
      // At a slow table nobody has to be here, and everyone has all their time.
      away: isPerson && !seat.present && !isSlow(table),
      standIn: isPerson && (seat.left || isTaken(at)),
    };
  });
}

/** Seats of the table as seats of its game. */
export function inGame(table: TableView, seats: readonly number[]): number[] {
  const players = table.game?.players ?? [];
  return seats.map((seat) => players.indexOf(table.seats[seat]!.name)).filter((seat) => seat >= 0);
}

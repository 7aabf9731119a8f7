import type { TableView } from './protocol.ts';
import type { Seat, Sheet } from './sheet.ts';

/** What everybody may see of a sheet: no hash, and no secret before the game is over. */
export function viewOf(sheet: Sheet, now: number): TableView {
  const { code, version, phase, listed, locked, paused, chat, clock, host, commitment, game } = sheet;
  return {
    code,
    version,
    phase,
    listed,
    locked,
    paused,
    chat,
    clock,
    host,
    commitment,
    rules: plain(sheet.rules),
    seats: sheet.seats.map((seat) => ({ ...seat, present: isPresent(sheet, seat, now) })),
    game:
      game === null
        ? null
        : {
            number: game.number,
            rules: plain(game.rules),
            players: [...game.players],
            dealer: game.dealer,
            commitment: game.commitment,
            contributions: [...game.contributions],
            ...(phase === 'playing' ? {} : { secret: game.secret }),
          },
  };
}

/** A person who is connected, or was a moment ago. */
export function isPresent(sheet: Sheet, seat: Seat, now: number): boolean {
  if (seat.person === null || seat.left) return false;
  return (sheet.people.find(({ id }) => id === seat.person)?.seen ?? 0) >= now;
}

function plain(rules: object): Record<string, string | number> {
  const given = Object.entries(rules).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

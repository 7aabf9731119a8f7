import type { TableView } from './protocol.ts';
import type { Person, Seat, Sheet } from './sheet.ts';

/** What everybody may see of a sheet: no hash, and no secret before the game is over. */
export function viewOf(sheet: Sheet, isHere: (person: Person) => boolean, watching: number): TableView {
  const {
    code,
    version,
    phase,
    listed,
    locked,
    paused,
    chat,
    coach,
    clock,
    pace,
    creator,
    host,
    commitment,
    game,
  } = sheet;
  return {
    code,
    version,
    phase,
    listed,
    locked,
    paused,
    chat,
    coach,
    clock,
    pace,
    watching,
    creator,
    host,
    commitment,
    rules: plain(sheet.rules),
    seats: sheet.seats.map((seat) => seatView(sheet, seat, isHere)),
    game:
      game === null
        ? null
        : {
            number: game.number,
            started: game.started,
            rules: plain(game.rules),
            players: [...game.players],
            dealer: game.dealer,
            commitment: game.commitment,
            contributions: [...game.contributions],
            ...(phase === 'playing' ? {} : { secret: game.secret }),
          },
  };
}

function seatView(sheet: Sheet, seat: Seat, isHere: (person: Person) => boolean): TableView['seats'][number] {
  const { name, colour, person, bot, left, contribution } = seat;
  return { name, colour, person, bot, left, contribution, present: isPresent(sheet, seat, isHere) };
}

/** A person who is connected, or was a moment ago. */
export function isPresent(sheet: Sheet, seat: Seat, isHere: (person: Person) => boolean): boolean {
  if (seat.person === null || seat.left) return false;
  return sheet.people.some((person) => person.id === seat.person && isHere(person));
}

function plain(rules: object): Record<string, string | number> {
  const given = Object.entries(rules).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

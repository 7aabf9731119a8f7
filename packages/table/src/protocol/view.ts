import type { TableView } from './protocol.ts';
import type { Person, Seat, TableState } from '../stored/table-state.ts';

/** What everyone may see of a table: no hash, and no secret before the game is over. */
export function tableViewOf(
  table: TableState,
  isHere: (person: Person) => boolean,
  spectators: number,
): TableView {
  // Field by field, so that whatever is added to a table stays secret until it is named here.
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
    rated,
    creator,
    host,
    commitment,
    game,
  } = table;
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
    rated: rated !== null,
    matched: table.match !== null,
    watching: spectators,
    creator,
    host,
    commitment,
    rules: plain(table.rules),
    ...(table.rulesName === undefined ? {} : { rulesName: table.rulesName }),
    ...(table.circle === undefined ? {} : { circle: table.circle }),
    seats: table.seats.map((seat) => seatView(table, seat, isHere)),
    game:
      // In the lobby nobody plays, even if a game that everyone has deleted was played before.
      game === null || phase === 'lobby'
        ? null
        : {
            number: game.number,
            started: game.started,
            rules: plain(game.rules),
            players: [...game.players],
            dealer: game.dealer,
            commitment: game.commitment,
            contributions: [...game.contributions],
            rated: game.rated === true,
            ...(phase === 'playing' ? {} : { secret: game.secret }),
          },
  };
}

function seatView(
  table: TableState,
  seat: Seat,
  isHere: (person: Person) => boolean,
): TableView['seats'][number] {
  const { name, colour, person, bot, left, contribution } = seat;
  return { name, colour, person, bot, left, contribution, present: isPresent(table, seat, isHere) };
}

/** A person who is connected, or was a moment ago. */
export function isPresent(table: TableState, seat: Seat, isHere: (person: Person) => boolean): boolean {
  if (seat.person === null || seat.left) return false;
  return table.people.some((person) => person.id === seat.person && isHere(person));
}

function plain(rules: object): Record<string, string | number> {
  const given = Object.entries(rules).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

// People whom the server has brought together. Each function returns a state, or why not.

import { freshName } from '@sevenfold/engine/names';
import type { Change } from '../protocol/refusal.ts';
import type { Presence } from '../live/presence.ts';
import { EMPTY_SEAT, type Person, type Seat, type TableState } from '../stored/table-state.ts';
import { RATED_CLOCK } from '../stored/decision-clock.ts';
import { botSeat, type CommandWorld, freeColour, start } from './host.ts';
import { STAND_IN, withoutStrangers } from './lobby.ts';

export interface MatchedPerson {
  /** As the store knows them. */
  readonly hash: string;
  readonly name: string;
  readonly colour: number;
  /** The kind of bot that takes their seat if they never come. */
  readonly spare: string;
}

/** A new table with these people and bots, at which nobody else can sit. */
export function seatPeople(
  table: TableState,
  matched: readonly MatchedPerson[],
  bots: readonly string[],
): TableState {
  const people = matched.map(({ hash }, at): Person => ({
    id: at + 1,
    hash,
    seen: 0,
    connection: '',
    away: { game: 0, n: 0 },
  }));
  const seats: Seat[] = [];
  for (const [at, { name, colour: wish }] of matched.entries()) {
    const taken = seats.map((seat) => seat.name);
    // Nobody saw the others' colours when choosing their own, and most people never choose one.
    const colour = seats.some((seat) => seat.colour === wish) ? freeColour([...seats, ...matched]) : wish;
    seats.push({ ...EMPTY_SEAT, name: freshName(name, taken), colour, person: at + 1, bot: STAND_IN });
  }
  for (const bot of bots) seats.push(botSeat(seats, bot));
  return {
    ...table,
    people,
    seats,
    // Without a creator it would look like a table that was opened on a TV.
    creator: 1,
    locked: true,
    clock: RATED_CLOCK,
    // They have asked for a rated game.
    rated: 0,
    match: { spares: matched.map(({ spare }) => spare) },
  };
}

/** Whether everyone who was brought together is here and has contributed. */
export function isComplete({ people, seats }: TableState, presence: Presence): boolean {
  return seats.every(({ person: owner, contribution }) => {
    const person = people.find(({ id }) => id === owner);
    if (person === undefined) return true;
    return person.connection !== '' && presence.isHere(person) && contribution !== null;
  });
}

/** Begins the game; bots play in place of people who never came. */
export function beginMatch(table: TableState, world: CommandWorld): Change {
  const { match } = table;
  if (match === null) return table;
  const came = new Set(table.people.filter(({ connection }) => connection !== '').map(({ id }) => id));
  const seats = [...table.seats];
  for (const [at, { person }] of table.seats.entries())
    if (person !== null && !came.has(person))
      seats[at] = botSeat(seats.toSpliced(at, 1), match.spares[person - 1]!);
  // All others have given up their seats.
  if (seats.length === 1) seats.push(botSeat(seats, match.spares[0]!));
  const creator = [...came][0] ?? table.creator;
  return start(withoutStrangers({ ...table, creator, seats }), world);
}

// Who sits where. Each function returns the changed state, the same state if nothing changes, or why not.

import { cleanName, freshName } from '@sevenfold/engine/names';
import type { Change } from '../protocol/refusal.ts';
import type { ClientMessage } from '../protocol/protocol.ts';
import {
  EMPTY_SEAT,
  isRatedGame,
  MOST_SEATS,
  NOBODY,
  type Person,
  personOf,
  type Seat,
  type TableState,
} from '../stored/table-state.ts';

type Sit = Extract<ClientMessage, { type: 'sit' }>;
/** What the table stores of someone who is here. */
export type Lease = Required<Pick<Person, 'seen' | 'leased'>>;
type Contribute = Extract<ClientMessage, { type: 'contribute' }>;

/** Takes the place of a bot's name at a person's seat: the stand-in that plays while they are away. */
export const STAND_IN = 'standIn';

/** Gives someone a seat; or, in mid-game, their own seat back. */
export function sit(table: TableState, who: Omit<Person, 'id'>, message: Sit): Change {
  const known = personOf(table, who.hash);
  const { key = null } = message;
  if (key !== null && table.seats.some((seat) => seat.key === key && seat.person === known?.id)) return table;
  if (table.phase === 'playing') {
    const isTheirs = table.seats.some(
      (seat) => seat.left && seat.person !== null && seat.person === known?.id,
    );
    return isTheirs
      ? mapSeats(table, (seat) => (seat.person === known?.id ? { ...seat, left: false } : seat))
      : 'playing';
  }
  if (table.match !== null || (table.locked && known === undefined)) return 'locked';
  if (table.seats.length >= MOST_SEATS) return 'full';
  const name = cleanName(message.name);
  if (name === undefined) return 'badName';
  const person = known ?? personWithId(table, who);
  const seat: Seat = {
    ...EMPTY_SEAT,
    name: freshName(
      name,
      table.seats.map((other) => other.name),
    ),
    colour: message.colour,
    person: person.id,
    bot: STAND_IN,
    contribution: isTimely(table, message) ? (message.contribution ?? null) : null,
    key,
  };
  return {
    ...table,
    people: known === undefined ? [...table.people, person] : table.people,
    seats: [...table.seats, seat],
  };
}

/** Before and after a game the seat is gone; in mid-game a bot plays on for it. */
export function leave(table: TableState, person: number, at: number): Change {
  const seat = table.seats[at];
  if (seat === undefined) return 'noSeat';
  if (seat.person !== person) return 'notYourSeat';
  return vacate(table, at, { ...seat, left: true, ticket: null });
}

/** Removes a player, in mid-game for good: a bot plays on. A host who stands in cannot remove the creator. */
export function kick(table: TableState, at: number): Change {
  const seat = table.seats[at];
  if (seat === undefined || seat.person === null) return 'noSeat';
  if (seat.person === table.creator && table.host !== table.creator) return 'creatorOnly';
  return vacate(table, at, { ...seat, person: null, left: true, ticket: null });
}

export function contribute(table: TableState, person: number, message: Contribute): Change {
  const { seat: at, contribution } = message;
  const seat = table.seats[at];
  if (seat === undefined) return 'noSeat';
  if (seat.person !== person) return 'notYourSeat';
  // Each seat contributes only once: someone who could change their contribution after seeing all others would choose
  // the cards.
  if (seat.contribution !== null || !isTimely(table, message)) return table;
  return mapSeats(table, (one, index) => (index === at ? { ...one, contribution } : one));
}

/** Whether it was made for the current commitment: an older contribution may have been known before that. */
function isTimely(table: TableState, { commitment }: Sit | Contribute): boolean {
  return commitment === undefined || commitment === table.commitment;
}

export function updatePerson(
  table: TableState,
  hash: string,
  now: Partial<Omit<Person, 'id' | 'hash'>>,
): TableState {
  const people = table.people.map((person) => (person.hash === hash ? { ...person, ...now } : person));
  return { ...table, people };
}

/** Stores that those who are connected are here, with a new lease, once it is due for one of them. */
export function renewPresence(
  table: TableState,
  connected: readonly string[],
  lease: Lease,
  isDue: (person: Person) => boolean,
): TableState {
  const here = table.people.filter(({ hash }) => connected.includes(hash));
  if (!here.some((person) => person.away !== null || person.leased !== lease.leased || isDue(person)))
    return table;
  const people = table.people.map((person) =>
    here.includes(person) ? { ...person, ...lease, away: null } : person,
  );
  return { ...table, people };
}

/**
 * The host is the creator while they are here, or the person who was appointed; otherwise the first person who plays
 * here. A table that was opened on a TV has no creator, so its host stays host for as long as they play.
 */
export function passHost(table: TableState, isHere: (person: Person) => boolean): TableState {
  const { creator, host, appointed } = table;
  const here = (id: number | null): boolean =>
    table.people.some((person) => person.id === id && isHere(person));
  const playing = table.seats.filter(({ left, person }) => !left && here(person)).map(({ person }) => person);
  const stays = host !== creator && playing.includes(host);
  if (stays && appointed) return table;
  const newHost = here(creator) ? creator : stays ? host : (playing[0] ?? host);
  return newHost === host ? table : { ...table, host: newHost, appointed: false };
}

/** Gives what one person has at the table, seats and roles, to another. */
export function inherit(table: TableState, from: string, to: string): TableState {
  const before = personOf(table, from);
  if (before === undefined) return table;
  const target = personOf(table, to);
  // Two who play against each other for a rating stay two: as one, they would undo a game that is being lost.
  if (target !== undefined && isRatedGame(table)) return table;
  if (target === undefined)
    return {
      ...table,
      people: table.people.map((person) => (person === before ? { ...person, hash: to } : person)),
    };
  const movedId = (id: number): number => (id === before.id ? target.id : id);
  return {
    ...table,
    people: table.people.filter((person) => person !== before),
    seats: table.seats.map((seat) =>
      seat.person === null ? seat : { ...seat, person: movedId(seat.person) },
    ),
    creator: movedId(table.creator),
    host: movedId(table.host),
  };
}

/** Whether the table knows this person. */
export function mentions({ people, seats }: TableState, hash: string): boolean {
  return people.some((person) => person.hash === hash) || seats.some(({ ticket }) => ticket?.taken === hash);
}

/** The table without someone who wants to be forgotten; in mid-game, bots play on in their seats. */
export function withoutPerson(table: TableState, hash: string): TableState {
  if (!mentions(table, hash)) return table;
  const gone = personOf(table, hash)?.id;
  const changed = mapSeats(table, (seat) => {
    if (seat.person !== null && seat.person === gone)
      return { ...seat, person: null, left: true, ticket: null };
    return seat.ticket?.taken === hash ? { ...seat, ticket: null } : seat;
  });
  const { creator, host } = table;
  const left = {
    ...changed,
    creator: creator === gone ? NOBODY : creator,
    host: host === gone ? NOBODY : host,
  };
  return table.phase === 'playing' ? withoutStrangers(left) : tidy(left);
}

export function mapSeats(table: TableState, change: (seat: Seat, at: number) => Seat): TableState {
  return { ...table, seats: table.seats.map(change) };
}

/** Removes seats that players have left, and people without a seat or role. */
export function tidy(table: TableState): TableState {
  return withoutStrangers({ ...table, seats: table.seats.filter((seat) => !seat.left) });
}

function vacate(table: TableState, at: number, vacated: Seat): TableState {
  const changed = mapSeats(table, (seat, index) => (index === at ? vacated : seat));
  return table.phase === 'playing' ? withoutStrangers(changed) : tidy(changed);
}

export function personWithId(table: TableState, who: Omit<Person, 'id'>): Person {
  return { ...who, id: 1 + Math.max(0, ...table.people.map(({ id }) => id)) };
}

export function withoutStrangers(table: TableState): TableState {
  const holds = (id: number): boolean =>
    id === table.creator || id === table.host || table.seats.some(({ person }) => person === id);
  return { ...table, people: table.people.filter(({ id }) => holds(id)) };
}

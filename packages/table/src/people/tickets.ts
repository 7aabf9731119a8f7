// A seat moves to another device. Each function returns the changed state, the same state if nothing changes, or why not.

import type { Change } from '../protocol/refusal.ts';
import { mapSeats, personWithId, updatePerson, withoutStrangers } from './lobby.ts';
import { isRatedGame, type Person, personOf, type TableState, type Ticket } from '../stored/table-state.ts';

/** How long a ticket is valid, in milliseconds. */
export const TICKET_TIME = 600_000;

/** A ticket for a seat, in place of any older one. */
export function pass(table: TableState, person: number, at: number, hash: string, now: number): Change {
  const seat = table.seats[at];
  if (seat === undefined) return 'noSeat';
  if (seat.person !== person) return 'notYourSeat';
  // Otherwise a player who is losing could hand the loss to a stranger.
  if (isRatedGame(table)) return 'ratedGame';
  const ticket: Ticket = { hash, until: now + TICKET_TIME, taken: null };
  return mapSeats(table, (one) => (one === seat ? { ...one, ticket } : one));
}

/** Someone arrives, perhaps with a ticket. A stranger without one changes nothing. */
export function arrive(
  table: TableState,
  who: Omit<Person, 'id'>,
  ticket: string | undefined,
  now: number,
): Change {
  const changed = ticket === undefined ? table : redeem(table, who, ticket, now);
  const known = typeof changed === 'string' ? undefined : personOf(changed, who.hash);
  if (typeof changed === 'string' || known === undefined) return changed;
  // A repeated hello on the same connection changes nothing that would have to be stored.
  if (known.connection === who.connection && known.away === null) return changed;
  return updatePerson(changed, who.hash, who);
}

/** Gives the seat to the person who shows its ticket. Someone's roles as creator and host go with their last seat. */
function redeem(table: TableState, who: Omit<Person, 'id'>, hash: string, now: number): Change {
  const seat = table.seats.find(({ ticket }) => ticket?.hash === hash);
  const ticket = seat?.ticket ?? null;
  if (seat === undefined || ticket === null || seat.person === null) return 'badTicket';
  const known = personOf(table, who.hash);
  // A repeated request has missed the answer to the first.
  if (ticket.taken !== null) return seat.person === known?.id ? table : 'badTicket';
  if (ticket.until < now || isRatedGame(table)) return 'badTicket';
  const before = table.people.find(({ id }) => id === seat.person);
  const person = known ?? personWithId(table, who);
  const seats = table.seats.map((one) =>
    one === seat
      ? { ...one, person: person.id, left: false, ticket: { ...ticket, taken: before?.hash ?? '' } }
      : one,
  );
  const last = !seats.some((one) => one.person === seat.person);
  return withoutStrangers({
    ...table,
    seats,
    people: known === undefined ? [...table.people, person] : table.people,
    creator: last && table.creator === seat.person ? person.id : table.creator,
    host: last && table.host === seat.person ? person.id : table.host,
  });
}

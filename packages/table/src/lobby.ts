// Who sits where. Each function returns the changed sheet, the same sheet if nothing changes, or why not.

import { cleanName, freshName } from '@sevenfold/engine/names';
import type { Presence } from './presence.ts';
import type { ClientMessage } from './protocol.ts';
import type { RefusalCode } from './refusal.ts';
import { EMPTY_SEAT, MOST_SEATS, type Person, type Seat, type Sheet } from './sheet.ts';

export type Change = Sheet | RefusalCode;
type Sit = Extract<ClientMessage, { type: 'sit' }>;
type Contribute = Extract<ClientMessage, { type: 'contribute' }>;

/** The bot that plays for people who are gone. */
export const STAND_IN = 'evPlus';

/** A seat for whoever has this token; or, in mid-game, their own seat back. */
export function sit(sheet: Sheet, who: Omit<Person, 'id'>, message: Sit): Change {
  const known = sheet.people.find(({ hash }) => hash === who.hash);
  const { key = null } = message;
  if (key !== null && sheet.seats.some((seat) => seat.key === key && seat.person === known?.id)) return sheet;
  if (sheet.phase === 'playing') {
    const isTheirs = sheet.seats.some(
      (seat) => seat.left && seat.person !== null && seat.person === known?.id,
    );
    return isTheirs
      ? mapSeats(sheet, (seat) => (seat.person === known?.id ? { ...seat, left: false } : seat))
      : 'playing';
  }
  if (sheet.locked && known === undefined) return 'locked';
  if (sheet.seats.length >= MOST_SEATS) return 'full';
  const name = cleanName(message.name);
  if (name === undefined) return 'badName';
  const person = known ?? newPerson(sheet, who);
  const seat: Seat = {
    ...EMPTY_SEAT,
    name: freshName(
      name,
      sheet.seats.map((other) => other.name),
    ),
    colour: message.colour,
    person: person.id,
    bot: STAND_IN,
    contribution: isTimely(sheet, message) ? (message.contribution ?? null) : null,
    key,
  };
  return {
    ...sheet,
    people: known === undefined ? [...sheet.people, person] : sheet.people,
    seats: [...sheet.seats, seat],
  };
}

/** Before and after a game the seat is gone; in mid-game a bot plays on for it. */
export function leave(sheet: Sheet, person: number, at: number): Change {
  const seat = sheet.seats[at];
  if (seat === undefined) return 'noSeat';
  if (seat.person !== person) return 'notYourSeat';
  return vacate(sheet, at, { ...seat, left: true, ticket: null });
}

/** Removes a player, in mid-game for good: a bot plays on. A host who stands in cannot remove the creator. */
export function kick(sheet: Sheet, at: number): Change {
  const seat = sheet.seats[at];
  if (seat === undefined || seat.person === null) return 'noSeat';
  if (seat.person === sheet.creator && sheet.host !== sheet.creator) return 'creatorOnly';
  return vacate(sheet, at, { ...seat, person: null, left: true, ticket: null });
}

export function contribute(sheet: Sheet, person: number, message: Contribute): Change {
  const { seat: at, contribution } = message;
  const seat = sheet.seats[at];
  if (seat === undefined) return 'noSeat';
  if (seat.person !== person) return 'notYourSeat';
  // Only once: whoever could change theirs after seeing all others would choose the cards.
  if (seat.contribution !== null || !isTimely(sheet, message)) return sheet;
  return mapSeats(sheet, (one, index) => (index === at ? { ...one, contribution } : one));
}

/** Whether it was made for the secret the table is committed to now: an older one may have been known before that. */
function isTimely(sheet: Sheet, { commitment }: Sit | Contribute): boolean {
  return commitment === undefined || commitment === sheet.commitment;
}

export function updatePerson(sheet: Sheet, hash: string, now: Partial<Omit<Person, 'id' | 'hash'>>): Sheet {
  const people = sheet.people.map((person) => (person.hash === hash ? { ...person, ...now } : person));
  return { ...sheet, people };
}

/** Renews the lease of all who are connected, once it is due for one of them. */
export function renewPresence(
  sheet: Sheet,
  connected: readonly string[],
  seen: number,
  presence: Presence,
): Sheet {
  const here = sheet.people.filter(({ hash }) => connected.includes(hash));
  if (!here.some((person) => presence.needsRenewal(person))) return sheet;
  const people = sheet.people.map((person) =>
    here.includes(person) ? { ...person, seen, away: null } : person,
  );
  return { ...sheet, people };
}

/** The host is the creator while they are here, or whoever was appointed; otherwise the first person who plays here. */
export function passHost(sheet: Sheet, isHere: (person: Person) => boolean): Sheet {
  const { creator, host, appointed } = sheet;
  const here = (id: number | null): boolean =>
    sheet.people.some((person) => person.id === id && isHere(person));
  const playing = sheet.seats.filter(({ left, person }) => !left && here(person)).map(({ person }) => person);
  const stays = host !== creator && playing.includes(host);
  if (stays && appointed) return sheet;
  const newHost = here(creator) ? creator : stays ? host : (playing[0] ?? host);
  return newHost === host ? sheet : { ...sheet, host: newHost, appointed: false };
}

export function mapSeats(sheet: Sheet, change: (seat: Seat, at: number) => Seat): Sheet {
  return { ...sheet, seats: sheet.seats.map(change) };
}

/** Removes seats that players have left, and people without a seat or role. */
export function tidy(sheet: Sheet): Sheet {
  return withoutStrangers({ ...sheet, seats: sheet.seats.filter((seat) => !seat.left) });
}

function vacate(sheet: Sheet, at: number, vacated: Seat): Sheet {
  const changed = mapSeats(sheet, (seat, index) => (index === at ? vacated : seat));
  return sheet.phase === 'playing' ? withoutStrangers(changed) : tidy(changed);
}

export function newPerson(sheet: Sheet, who: Omit<Person, 'id'>): Person {
  return { ...who, id: 1 + Math.max(0, ...sheet.people.map(({ id }) => id)) };
}

export function withoutStrangers(sheet: Sheet): Sheet {
  const holds = (id: number): boolean =>
    id === sheet.creator || id === sheet.host || sheet.seats.some(({ person }) => person === id);
  return { ...sheet, people: sheet.people.filter(({ id }) => holds(id)) };
}

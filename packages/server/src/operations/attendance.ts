// Who is at a public table, as far as it is stored.

import { isPresent, type Person, type TableState } from '@sevenfold/table';

/** Milliseconds after which a stored presence counts no more: longer than it takes until a process stores it again. */
export const ATTENDED_FOR = 600_000;

/** Whether the host or a player is connected, as far as it is stored, which happens every few minutes. */
export function isAttended(table: TableState, now: number): boolean {
  const isHere = ({ seen, away }: Person): boolean => away === null && seen >= now - ATTENDED_FOR;
  return (
    table.people.some((person) => person.id === table.host && isHere(person)) ||
    table.seats.some((seat) => isPresent(table, seat, isHere))
  );
}

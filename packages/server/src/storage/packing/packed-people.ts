// Who played a finished game, in few bytes.

import { createHash } from 'node:crypto';
import type { GamesCursor } from '@sevenfold/table';

/** Bytes of a person's key: enough that nobody can find a token with the same key, and PostgreSQL stores them in 16. */
const KEY_BYTES = 15;
/** Milliseconds since 1970, for the next 8000 years. */
export const END_BYTES = 6;
const LATEST = 2 ** (8 * END_BYTES) - 1;
const FORGOTTEN = Buffer.alloc(KEY_BYTES);
const NOBODY = 255;

/** Stands for the hash of a person's token, and does not give it away. */
export function packPerson(hash: string): Uint8Array {
  return new Uint8Array(createHash('sha256').update(hash).digest().subarray(0, KEY_BYTES));
}

/** Sorts as a cursor does: by the end of the game, then by its ID. */
export function gameKey({ ended, id }: GamesCursor): Uint8Array {
  const key = Buffer.alloc(END_BYTES + Buffer.byteLength(id));
  key.writeUIntBE(Math.min(Math.max(0, ended), LATEST), 0, END_BYTES);
  key.write(id, END_BYTES);
  return new Uint8Array(key);
}

/** The keys of people, one after the other. */
export function packPeople(people: readonly string[]): Uint8Array {
  return new Uint8Array(Buffer.concat(people.map(packPerson)));
}

/** The people of a game without one of them; `undefined` if they are not among them. */
export function withoutPersonKey(people: Uint8Array, key: Uint8Array): Uint8Array | undefined {
  const at = positionOf(people, key);
  if (at < 0) return undefined;
  const rest = new Uint8Array(people);
  rest.set(FORGOTTEN, at * KEY_BYTES);
  return rest;
}

/** The people and seats of a game in which one person's seats become another's; `undefined` if they are not in it. */
export function withSeatsMoved(
  { people, seats }: { readonly people: Uint8Array; readonly seats: Uint8Array },
  from: Uint8Array,
  to: Uint8Array,
): { people: Uint8Array; seats: Uint8Array } | undefined {
  const [before, after] = [positionOf(people, from), positionOf(people, to)];
  if (before < 0) return undefined;
  const changed = new Uint8Array(people);
  changed.set(after < 0 ? to : FORGOTTEN, before * KEY_BYTES);
  return { people: changed, seats: after < 0 ? seats : seats.map((at) => (at === before ? after : at)) };
}

/** The keys of those who are not forgotten. */
export function peopleLeft(people: Uint8Array): Uint8Array[] {
  const keys: Uint8Array[] = [];
  for (let at = 0; at < people.length; at += KEY_BYTES) keys.push(people.slice(at, at + KEY_BYTES));
  return keys.filter((key) => !FORGOTTEN.equals(key));
}

/** For each seat the position of its person, or 255. */
export function packSeats(seats: readonly (string | null)[], people: readonly string[]): Uint8Array {
  return Uint8Array.from(seats, (hash) => {
    const at = hash === null ? -1 : people.indexOf(hash);
    return at < 0 ? NOBODY : at;
  });
}

/** The numbers of a person's seats. */
export function seatsOf(key: Uint8Array, people: Uint8Array, seats: Uint8Array): number[] {
  const own = positionOf(people, key);
  return Array.from(seats, (at, seat) => (at === own ? seat : -1)).filter((seat) => seat >= 0);
}

function positionOf(people: Uint8Array, key: Uint8Array): number {
  for (let at = 0; at < people.length; at += KEY_BYTES)
    if (Buffer.compare(people.subarray(at, at + KEY_BYTES), key) === 0) return at / KEY_BYTES;
  return -1;
}

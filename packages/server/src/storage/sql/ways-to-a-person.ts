// Devices and passkeys are the only ways to a person; whoever has lost the last one is gone.

import type { Database } from '../database/database.ts';
import { type Query, sql } from '../database/query.ts';

/** Whether a person has a device or a passkey besides this one. */
export function hasOtherWay(
  person: string,
  { device = '', passkey = '' }: { readonly device?: string; readonly passkey?: string },
): Query {
  return sql`(
    exists (select device from devices where person = ${person} and device <> ${device})
    or exists (select id from passkeys where person = ${person} and id <> ${passkey}))`;
}

/**
 * The beginning of a transaction that depends on all ways to these people: in PostgreSQL, two at the same moment would not
 * see each other. SQLite writes one after the other anyway.
 */
export function onePersonAtATime({ dialect }: Database, people: readonly string[]): Query[] {
  if (dialect === 'sqlite') return [];
  // In the same order everywhere, so that no two wait for each other.
  return people
    .toSorted()
    .map((person) => sql`select pg_advisory_xact_lock(hashtextextended(${person}, 7008))`);
}

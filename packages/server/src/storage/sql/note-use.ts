import { dayOf, notedBefore } from '../../day.ts';
import { type Query, sql } from '../database/query.ts';

/** The rest of an update that notes the use of a row; the caller appends which. */
export function noteUse(now: number): Query {
  return sql`used = ${dayOf(now)} where used <= ${notedBefore(now)}`;
}

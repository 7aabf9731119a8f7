import { type Query, sql } from '../database/query.ts';

const DAY = 86_400_000;
/** What is used again and again is noted once in so many days. */
const NOTED_EVERY = 7;

/** The number of the day, for indexes: it changes once a day, however often a row is written. */
export function dayOf(moment: number): number {
  return Math.floor(moment / DAY);
}

/** Whether it is time to note that something is used which was last used on this day. */
export function isNews(used: number, now: number): boolean {
  return used <= dayOf(now) - NOTED_EVERY;
}

/** The rest of an update that notes the use of a row; the caller appends which. */
export function noteUse(now: number): Query {
  return sql`used = ${dayOf(now)} where used <= ${dayOf(now) - NOTED_EVERY}`;
}

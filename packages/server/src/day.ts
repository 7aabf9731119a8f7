const DAY = 86_400_000;
/** What is used again and again is noted once in so many days. */
const NOTED_EVERY = 7;

/** The number of the day, for indexes: it changes once a day, however often a row is written. */
export function dayOf(moment: number): number {
  return Math.floor(moment / DAY);
}

/** What was last used on this day or before is noted when it is used now. */
export function notedBefore(now: number): number {
  return dayOf(now) - NOTED_EVERY;
}

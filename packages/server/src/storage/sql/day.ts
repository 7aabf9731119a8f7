const DAY = 86_400_000;

/** The number of the day, for indexes: it changes once a day, however often a row is written. */
export function dayOf(moment: number): number {
  return Math.floor(moment / DAY);
}

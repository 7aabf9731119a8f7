// The days of daily decks, in a file of their own for pages that need nothing else of a table.

/** How long after midnight an attempt that began before it can be finished, in milliseconds. */
export const FINISHING_TIME = 2 * 3_600_000;

/** The date of the daily deck at a moment (UTC), such as 2026-11-16. */
export function dailyDate(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

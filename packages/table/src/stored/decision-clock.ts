/** How long a player may think before the clock answers: the choices of the host, in seconds; 0 is no limit. */
export const CLOCKS = [0, 10, 20, 30, 60, 3600, 28_800, 86_400, 259_200] as const;
export type DecisionClock = (typeof CLOCKS)[number];

/** With a clock of this many seconds or more a table is slow: people come for their turn and leave again. */
const SLOW = 3600;
/** In rated games, unless the host has chosen. */
export const RATED_CLOCK = 30;

/** Whether people have hours for a decision, and need not stay connected. */
export function isSlow({ clock }: { readonly clock: DecisionClock }): boolean {
  return clock >= SLOW;
}

/**
 * Whether a rated game may have this clock: not none, and not that of a slow table, because a round away counts as
 * leaving.
 */
export function isRatedClock(clock: DecisionClock): boolean {
  return clock > 0 && !isSlow({ clock });
}

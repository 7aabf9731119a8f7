/** Stands for an index where moments are cut off, so that only bounds are known. */
export const UNKNOWN = -1;
/** Stands for an index where something is impossible. */
export const NEVER = -2;
/** Stands for a step where the player is frozen. */
export const FROZEN = -3;

/** Not a moment: beyond what is followed, so that only bounds are known … */
export const UNKNOWN = -1;
/** … or out of reach. */
export const NEVER = -2;
/** Not a step of a chain: frozen, the round is over for this player. */
export const FROZEN = -3;

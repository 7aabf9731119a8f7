/** In place of an index: cut off, so that only bounds are known. */
export const UNKNOWN = -1;
/** In place of an index: impossible. */
export const NEVER = -2;
/** In place of a step: frozen. */
export const FROZEN = -3;

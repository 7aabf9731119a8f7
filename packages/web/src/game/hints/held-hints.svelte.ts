// Hints wait while something else explains the game, such as the coach.

import { untrack } from 'svelte';

let holders = $state(0);

export const heldHints = {
  get now(): boolean {
    return holders > 0;
  },
};

/** Returns how to let them go on. Effects that hold hints do not depend on who else does. */
export function holdHints(): () => void {
  untrack(() => holders++);
  return () => untrack(() => holders--);
}

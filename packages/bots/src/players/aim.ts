import { type Move, type State, target, USE } from '@sevenfold/engine';

/** The seat that gets each action, in someone's opinion. */
export interface Aims {
  readonly freeze: (state: State) => number;
  readonly flipThree: (state: State) => number;
  readonly secondChance: (state: State) => number;
}

/** Answers every question except Hit or Stay: who gets an action. A Second Chance is always used. */
export function aim(state: State, aims: Aims): Move {
  const phase = state.phase;
  if (phase === 'freeze') return target(aims.freeze(state));
  if (phase === 'flipThree') return target(aims.flipThree(state));
  if (phase === 'secondChance') return target(aims.secondChance(state));
  if (phase === 'saveOrBust') return USE;
  throw new Error(`nobody is asked for a target in phase ${state.phase}`);
}

/** The seat to the left. Bots start looking from there, so that ties favour no seat. */
export function nextSeat(state: State, seat: number): number {
  return seat + 1 === state.seats ? 0 : seat + 1;
}

import { type Move, type State, target, USE } from '@sevenfold/engine';

/** The seat that gets each action, in someone's opinion. */
export interface Aims {
  readonly freeze: (state: State) => number;
  readonly flipThree: (state: State) => number;
  readonly secondChance: (state: State) => number;
}

/** Answers every question but Hit or Stay: whom an action goes to; and a Second Chance is always used. */
export function aim(state: State, aims: Aims): Move {
  switch (state.phase) {
    case 'freeze':
    case 'flipThree':
    case 'secondChance':
      return target(aims[state.phase](state));
    case 'saveOrBust':
      return USE;
    case 'turn':
    case 'draw':
    case 'over':
      throw new Error(`nobody is asked for a target in phase ${state.phase}`);
  }
}

/** The seat to the left. Bots start looking from there, so that ties favour no seat. */
export function nextSeat(state: State, seat: number): number {
  return seat + 1 === state.seats ? 0 : seat + 1;
}

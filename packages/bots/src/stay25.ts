import { HIT, type Move, pointsOf, type State, STAY, target, USE } from '@sevenfold/engine';
import { flipThreeForTheLongest, freezeTheLeader, secondChanceToTheLeft } from './targets.ts';

const ENOUGH = 25;

/** Stays at 25 points in hand, with sensible targets: simple, sturdy, and the yardstick of all the others. */
export function stay25(state: State): Move {
  switch (state.phase) {
    case 'turn':
      return pointsOf(state.hands[state.player]!) >= ENOUGH ? STAY : HIT;
    case 'freeze':
      return target(freezeTheLeader(state));
    case 'flipThree':
      return target(flipThreeForTheLongest(state));
    case 'secondChance':
      return target(secondChanceToTheLeft(state));
    case 'saveOrBust':
      return USE;
    case 'draw':
    case 'over':
      throw new Error(`nobody is asked in phase ${state.phase}`);
  }
}

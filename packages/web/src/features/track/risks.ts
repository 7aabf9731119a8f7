import { isActive, type State } from '@sevenfold/engine';
import { type Risk, riskOf } from '../../coach/opinion.ts';

export interface SeatRisk extends Risk {
  readonly seat: number;
  readonly isIn: boolean;
}

export function risksOf(state: State): SeatRisk[] {
  return state.hands.map((hand, seat) => {
    const isIn = state.phase !== 'over' && isActive(hand);
    return { seat, isIn, ...(isIn ? riskOf(state, seat) : { bust: 0, saved: 0 }) };
  });
}

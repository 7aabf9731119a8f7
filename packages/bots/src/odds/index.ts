// '@sevenfold/bots/odds': the exact chances of a position.

export { flipThreeBust } from './flip-three.ts';
export type { Bounds } from './bounds.ts';
export { sureDecimals } from './best-points.ts';
export { type Ahead, type Effect, type Odds, type SeatOdds, isExact, isExactAsShown, odds } from './odds.ts';

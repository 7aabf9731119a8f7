// '@sevenfold/bots/odds': the exact chances of a position.

export { flipThreeBust } from './flip-three.ts';
export { type Bounds, isExact, isExactAsShown, sureDecimals } from './bounds.ts';
export { type Ahead, type Effect, type Odds, type SeatOdds, odds } from './odds.ts';

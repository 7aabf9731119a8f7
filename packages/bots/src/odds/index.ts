// '@sevenfold/bots/odds': the exact chances of a position.

export { flipThreeBust } from './flip-three.ts';
export type { Bounds } from './moments.ts';
export { type Ahead, type Effect, type Odds, type SeatOdds, isExact, odds } from './odds.ts';

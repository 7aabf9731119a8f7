// '@sevenfold/bots/solver': the exact solver of a round played alone.

export { CHALLENGE_OF_ALL } from './challenge-table.ts';
export { type BestRound, chancesWithin, fewestRounds } from './challenge.ts';
export { CARD_SETS, type CardSet, type Deck, deckOf } from './deck.ts';
export { limitsOf } from './hand-group.ts';
export { type Policy, parsePolicy } from './policy.ts';
export { deviationOf, quantileOf } from './scores.ts';
export { DeckSolver } from './solver.ts';
export { type Strategy, RULES_OF_THUMB, strategyOf } from './strategy-summary.ts';

// '@sevenfold/bots/solver': the exact solver of a round played alone.

export { scratchOf } from './backward.ts';
export { CHALLENGE_OF_ALL } from './challenge-table.ts';
export { type BestRound, chancesOfReaching, chancesWithin, fewestRounds } from './challenge.ts';
export { CARD_SETS, type CardSet, deckOf } from './deck.ts';
export { limitsOf } from './hand-group.ts';
export { type Policy, parsePolicy } from './policy.ts';
export { poolOf } from './pool.ts';
export { deviationOf, quantileOf } from './scores.ts';
export { type SoloGoal, roundsToGoal } from './solo.ts';
export {
  type DeckTables,
  type Problem,
  type Solution,
  solutionOf,
  deckTablesOf,
  prepare,
  solve,
} from './solver.ts';
export { type WorkStep, doStep } from './work-order.ts';
export { type Strategy, RULES_OF_THUMB, strategyOf } from './strategy-summary.ts';
export { type Workspace, bestScore } from './workspace.ts';

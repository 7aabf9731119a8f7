// The exact solver of a round played alone. Not part of the package's main entry, so that a page loads it only when
// it is wanted: '@sevenfold/bots/solver'.
export * from './challenge.ts';
export * from './challenge-table.ts';
export * from './deck.ts';
export type { Buffers } from './edges.ts';
export * from './hand-group.ts';
export * from './moment.ts';
export * from './policy.ts';
export * from './pool.ts';
export * from './scores.ts';
export * from './solver.ts';
export * from './solo.ts';
export * from './strategy.ts';
export { scratchOf } from './backward.ts';
export { doStep, type Step } from './steps.ts';
export { bestScore, type Workspace } from './workspace.ts';

// '@sevenfold/bots/arena': strategies against each other, and statistics of the results.

export { exponential } from '../chances/exponential.ts';
export { Arena, type ArenaRow, type ArenaResult, type ArenaSums, type ArenaSeat, addSums } from './arena.ts';
export { ContestantError, parseContestant } from './contestant.ts';
export {
  type EffectsSetup,
  LabError,
  type LabSetup,
  MOST_LAB_SEATS,
  type SweepSetup,
  openEffectsSetup,
  openLabSetup,
  openSweepSetup,
  thresholds,
} from './lab-setup.ts';
export { Lab, type LabResult, type LabSums, addLabSums } from './lab.ts';
export { type EffectsSums, EffectsRun, addEffectsSums } from './effects-run.ts';
export { mix } from './seeded-games.ts';
export {
  Simulation,
  type SimulationResult,
  type SimulationSums,
  addSimulationSums,
  simulationResult,
} from './simulation.ts';
export { type Estimate, RATIO_SUMS, addToRatio, shareEstimate } from './statistics.ts';
export { Sweep, type SweepResult } from './sweep.ts';

import type { RulesConfig } from '@sevenfold/engine';
import { type Experiment, FIRST_EXPRESSION, FIRST_RANGE, type SweepExperiment } from './experiment.ts';

export type LabPreset = 'whenToStay' | 'countingCards' | 'manyPlayers' | 'characters' | 'ownRule';

const rules: RulesConfig = { preset: 'official' };

/** Alone, with a new deck for every round, as the exact values assume. */
export function freshSweep(swept: SweepExperiment['swept']): SweepExperiment {
  return {
    kind: 'sweep',
    swept,
    expression: FIRST_EXPRESSION,
    ...FIRST_RANGE[swept],
    players: 1,
    fresh: true,
    rules,
    games: 200_000,
    seed: 7,
  };
}

/** Experiments to start with: one tap runs them. */
export const LAB_PRESETS: Readonly<Record<LabPreset, Experiment>> = {
  whenToStay: freshSweep('stay'),
  countingCards: {
    kind: 'table',
    seats: ['stay:25', 'bust:0.26', 'ev', 'racer'],
    rules,
    games: 100_000,
    seed: 7,
  },
  manyPlayers: {
    kind: 'table',
    seats: ['stay:20', 'stay:25', 'stay:30', 'stay:35', 'stay:20', 'stay:25', 'stay:30', 'stay:35'],
    rules,
    games: 100_000,
    seed: 7,
  },
  characters: {
    kind: 'table',
    seats: ['pip', 'wanda', 'rocco', 'greta', 'mabel', 'felix'],
    rules,
    games: 60_000,
    seed: 7,
  },
  ownRule: freshSweep('own'),
};

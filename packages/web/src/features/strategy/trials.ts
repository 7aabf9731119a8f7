import type { RatedRule } from '@sevenfold/bots/exact';
import { type SweepExperiment, toQuery } from '../lab/experiment.ts';
import { freshSweep } from '../lab/presets.ts';

/** The experiment that shows a memory rule among its neighbours: the number of the rule is x. */
const TRIALS: Readonly<Record<RatedRule['name'], SweepExperiment>> = {
  twentyFour: { ...freshSweep('own'), expression: 'sum >= x && !secondChance', low: 18, high: 30 },
  twentyOne: {
    ...freshSweep('own'),
    expression: '!secondChance && sum - numbers >= (numbers == 6 ? 30 : x)',
    low: 15,
    high: 27,
  },
  twentyOneThird: {
    ...freshSweep('own'),
    expression: '!secondChance && sum + plus / 3 - numbers >= (numbers == 6 ? 30 : x)',
    low: 15,
    high: 27,
  },
  points: freshSweep('stay'),
};

export function trialLink(name: RatedRule['name']): string {
  return `/lab?${toQuery(TRIALS[name])}`;
}

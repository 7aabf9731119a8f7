// An experiment of the lab: strategies at one table, or one parameter over a range. It fits into a link.

import {
  LabError,
  type LabSetup,
  openLabSetup,
  openSweepSetup,
  type SweepSetup,
  thresholds,
} from '@sevenfold/bots/arena';
import type { RulesConfig } from '@sevenfold/engine';
import { rulesFromLink, rulesToLink } from '../../rule-options/rules-link.ts';

interface Run {
  readonly rules: RulesConfig;
  readonly games: number;
  readonly seed: number;
}

export interface TableExperiment extends Run {
  readonly kind: 'table';
  readonly seats: readonly string[];
}

/** What is varied: points to stay at, the bust risk to accept, or the x of an expression. */
export type SweptName = 'stay' | 'bust' | 'own';

export interface SweepExperiment extends Run {
  readonly kind: 'sweep';
  readonly swept: SweptName;
  /** For `own`: the condition for Stay, with x for the value that is varied. */
  readonly expression: string;
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly players: number;
  /** Every game is one round, so that each round starts with all cards. */
  readonly fresh: boolean;
}

export type Experiment = TableExperiment | SweepExperiment;

export const FIRST_RANGE: Readonly<Record<SweptName, { low: number; high: number; step: number }>> = {
  stay: { low: 15, high: 40, step: 1 },
  bust: { low: 0.1, high: 0.4, step: 0.02 },
  own: { low: 15, high: 35, step: 1 },
};
export const FIRST_EXPRESSION = 'sum >= x && !secondChance';
const X = /\bx\b/g;
const LONGEST_LINK = 8000;
const MOST_VALUES = 100;

export function valuesOf({ low, high, step }: SweepExperiment): number[] {
  return thresholds('bust', low, high, step).map((text) => Number(text.slice(5)));
}

export function strategiesOf(sweep: SweepExperiment): string[] {
  const { swept, low, high, step, expression } = sweep;
  if (swept !== 'own') return thresholds(swept, low, high, step);
  return valuesOf(sweep).map((value) => `if:${expression.trim().replaceAll(X, `${value}`)}`);
}

export function labSetupOf({ rules, seats, seed, games }: TableExperiment): LabSetup {
  return { rules, seats, seed, games };
}

export function sweepSetupOf(sweep: SweepExperiment): SweepSetup {
  const { rules, players, seed, games, fresh } = sweep;
  return { rules, strategies: strategiesOf(sweep), players, seed, games, fresh };
}

export function problemOf(experiment: Experiment): LabError | undefined {
  try {
    if (experiment.kind === 'table') openLabSetup(labSetupOf(experiment));
    else {
      const { low, high, step } = experiment;
      // Checked before the values are listed: there could be millions.
      if (!(step > 0 && low <= high && (high - low) / step < MOST_VALUES))
        throw new LabError('strategies', `the range runs from low to high in at most ${MOST_VALUES} steps`);
      openSweepSetup(sweepSetupOf(experiment));
    }
    return undefined;
  } catch (error) {
    if (error instanceof LabError) return error;
    throw error;
  }
}

/** The query of a link that gives this experiment, and so the same figures. */
export function toQuery(experiment: Experiment): string {
  const query = new URLSearchParams();
  if (experiment.kind === 'table') for (const seat of experiment.seats) query.append('seat', seat);
  else {
    const { swept, expression, low, high, step, players, fresh } = experiment;
    query.set('sweep', swept);
    if (swept === 'own') query.set('if', expression);
    query.set('from', `${low}`);
    query.set('to', `${high}`);
    query.set('step', `${step}`);
    query.set('players', `${players}`);
    if (fresh) query.set('fresh', 'yes');
  }
  query.set('rules', rulesToLink(experiment.rules));
  query.set('games', `${experiment.games}`);
  query.set('seed', `${experiment.seed}`);
  return query.toString();
}

/** The experiment of a link; undefined if any part of it is damaged, so that no other experiment is run instead. */
export function fromQuery(query: URLSearchParams): Experiment | undefined {
  if (query.toString().length > LONGEST_LINK) return undefined;
  const rules = rulesFromLink(query.get('rules') ?? 'official');
  if (rules === undefined) return undefined;
  const number = (name: string): number => {
    const text = query.get(name) ?? '';
    return /^\d{1,10}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN;
  };
  const run = { rules, games: number('games'), seed: number('seed') };
  const swept = query.get('sweep');
  const expression = query.get('if');
  if (swept !== null && !isSwept(swept)) return undefined;
  if (swept === 'own' && expression === null) return undefined;
  const experiment: Experiment = isSwept(swept)
    ? {
        kind: 'sweep',
        swept,
        expression: expression ?? FIRST_EXPRESSION,
        low: number('from'),
        high: number('to'),
        step: number('step'),
        players: number('players'),
        fresh: query.get('fresh') === 'yes',
        ...run,
      }
    : { kind: 'table', seats: query.getAll('seat'), ...run };
  return problemOf(experiment) === undefined ? experiment : undefined;
}

function isSwept(text: string | null): text is SweptName {
  return text === 'stay' || text === 'bust' || text === 'own';
}

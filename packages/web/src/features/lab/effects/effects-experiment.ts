// Measuring what some rules change: how many play, how many games, with which seed. It fits into a link.

import { type EffectsSetup, LabError, openEffectsSetup } from '@sevenfold/bots/arena';
import type { RulesConfig } from '@sevenfold/engine';
import { changedOptions, presetOf } from '../../../rule-options/change.ts';
import { rulesFromLink } from '../../../rule-options/rules-link.ts';

export interface EffectsExperiment {
  readonly kind: 'effects';
  readonly rules: RulesConfig;
  readonly players: number;
  /** By these rules, and as many by the official ones. */
  readonly games: number;
  readonly seed: number;
}

export function effectsSetupOf({ rules, players, games, seed }: EffectsExperiment): EffectsSetup {
  return { rules: [rules], players, games, seed };
}

function isPlayable(experiment: EffectsExperiment): boolean {
  try {
    openEffectsSetup(effectsSetupOf(experiment));
    return true;
  } catch (error) {
    if (error instanceof LabError) return false;
    throw error;
  }
}

/** The experiment of a link; undefined if any part of it is damaged. */
export function effectsFromQuery(query: URLSearchParams): EffectsExperiment | undefined {
  const rules = rulesFromLink(query.get('rules') ?? '');
  if (rules === undefined) return undefined;
  const number = (name: string): number => {
    const text = query.get(name) ?? '';
    return /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  };
  const experiment: EffectsExperiment = {
    kind: 'effects',
    rules,
    players: number('players'),
    games: number('games'),
    seed: number('seed'),
  };
  return isPlayable(experiment) ? experiment : undefined;
}

/** The command that gives the same figures in a terminal. */
export function effectsCommand({ rules, players, games, seed }: EffectsExperiment): string {
  const preset = presetOf(rules);
  const changed = changedOptions(rules);
  return [
    'sevenfold rules --effects',
    // Without any rules the command measures every option.
    ...(preset === 'official' && changed.length > 0 ? [] : [preset]),
    ...changed.map((name) => `--set ${name}=${rules[name]}`),
    `--players ${players} --games ${games} --seed ${seed}`,
  ].join(' ');
}

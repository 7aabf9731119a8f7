import { rulesToLink } from '../../../rule-options/rules-link.ts';
import type { EffectsExperiment } from './effects-experiment.ts';

/** The page that measures this, and so shows the same figures again. */
export function effectsLink({ rules, players, games, seed }: Omit<EffectsExperiment, 'kind'>): string {
  return `/rules/effects?rules=${rulesToLink(rules)}&players=${players}&games=${games}&seed=${seed}`;
}

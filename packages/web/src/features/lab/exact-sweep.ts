// Exact results for experiments that the solver covers: one player, the official cards.

import { bestOfCurve, type CurvePoint, EXACT_FACTS } from '@sevenfold/bots/exact';
import { unofficialOptions } from '../../rule-options/change.ts';
import { FIRST_EXPRESSION, type SweepExperiment } from './experiment.ts';

export interface ExactSweep {
  readonly curve: readonly CurvePoint[];
  readonly best: CurvePoint;
}

/** The exact curve of what is varied; undefined where there is none. */
export function exactSweep(sweep: SweepExperiment): ExactSweep | undefined {
  const { swept, players, rules, expression } = sweep;
  if (players !== 1 || unofficialOptions(rules).some((name) => name !== 'target')) return undefined;
  if (swept === 'own' && bare(expression) !== bare(FIRST_EXPRESSION)) return undefined;
  const curve = { stay: EXACT_FACTS.byPoints, bust: EXACT_FACTS.byBust, own: EXACT_FACTS.bySum }[swept];
  return { curve, best: bestOfCurve(curve) };
}

function bare(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

import type { Experiment } from './experiment.ts';
import { changedOptions, presetOf } from '../../rule-options/change.ts';

/** The command that gives the same figures in a terminal; undefined where there is none. */
export function commandOf(experiment: Experiment): string | undefined {
  const { rules, games, seed } = experiment;
  const preset = presetOf(rules);
  const run = [
    ...(preset === 'official' ? [] : ['--preset', preset]),
    ...changedOptions(rules).flatMap((name) => ['--set', `${name}=${rules[name]}`]),
    '--games',
    `${games}`,
    '--seed',
    `${seed}`,
  ];
  if (experiment.kind === 'table')
    return ['sevenfold', 'arena', '--seats', quoted(listed(experiment.seats)), ...run].join(' ');
  const { swept, low, high, step, players, fresh } = experiment;
  if (swept === 'own') return undefined;
  const range = `${swept}:${low}..${high}${step === 1 ? '' : `:${step}`}`;
  const round = fresh ? ['--fresh'] : [];
  return ['sevenfold', 'sim', '--sweep', range, '--players', `${players}`, ...round, ...run].join(' ');
}

/** Separated by commas; an item with a comma is quoted. */
function listed(seats: readonly string[]): string {
  return seats.map((seat) => (seat.includes(',') ? `"${seat}"` : seat)).join(',');
}

function quoted(text: string): string {
  return /^[\w:.=,]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

import type { Figure } from '@sevenfold/bots/review';
import type { Unit } from './unit.ts';

const KNOWN: { readonly [Known in Figure['known']]: string } = {
  exact: 'exact',
  model: 'by model',
  sample: 'sampled',
};

/** '66.4% ± 1.2, sampled', or '100.0%, exact'. */
export function figureText(figure: Figure, unit: Unit): string {
  return `${valueText(figure, unit)}, ${KNOWN[figure.known]}`;
}

/** 'Hit wins 45.7% ± 1.2, Stay 27.5% ± 1.1 (sampled)'; how it is known comes last if it is the same for all. */
export function comparisonText(
  answers: readonly { readonly label: string; readonly win: Figure }[],
  unit: Unit,
): string {
  const isAlike = answers.every(({ win }) => win.known === answers[0]!.win.known);
  return answers
    .map(({ label, win }, at) => {
      const verb = at === 0 ? ` ${unit.verb}` : '';
      const known = isAlike && at < answers.length - 1 ? '' : ` (${KNOWN[win.known]})`;
      return `${label}${verb} ${valueText(win, unit)}${known}`;
    })
    .join(', ');
}

/** The same below each other, with decimal points aligned. */
export function figureColumn(figures: readonly Figure[], { value, digits }: Unit): string[] {
  const values = figures.map((figure) => value(figure.value));
  const intervals = figures.map((figure) => (figure.known === 'exact' ? '' : digits(figure.interval)));
  const [width, reach] = [values, intervals].map((texts) => Math.max(...texts.map(({ length }) => length)));
  return figures.map(({ known }, at) => {
    const interval = known === 'exact' ? '' : ` ± ${intervals[at]!.padStart(reach!)}`;
    return `${values[at]!.padStart(width!)}${interval}, ${KNOWN[known]}`;
  });
}

function valueText(figure: Figure, { value, digits, noun }: Unit): string {
  const interval = figure.known === 'exact' ? '' : ` ± ${digits(figure.interval)}`;
  return `${value(figure.value)}${interval}${noun}`;
}

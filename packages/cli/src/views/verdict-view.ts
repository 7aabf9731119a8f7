import type { Check, CheckStatus, FairVerdict } from '@sevenfold/table';
import type { Paint, Style } from '../terminal/colour.ts';
import { wrap } from '../terminal/text.ts';

const MARKS: { readonly [Status in CheckStatus]: readonly [mark: string, style: Style] } = {
  holds: ['✓', 'good'],
  fails: ['✗', 'bad'],
  unknown: ['?', 'bold'],
  open: ['…', 'dim'],
};

export function verdictLines(
  { holds, checks }: FairVerdict,
  layout: { readonly width: number; readonly paint: Paint },
): string[] {
  // Several checks can lack the same thing.
  const distinct = checks.filter(
    ({ message }, at) => checks.findIndex((check) => check.message === message) === at,
  );
  const lines = distinct.flatMap(({ status, message }) => {
    const [mark, style] = MARKS[status];
    return wrap(message, Math.max(20, layout.width - 2)).map(
      (line, index) => `${index === 0 ? layout.paint(style, mark) : ' '} ${line}`,
    );
  });
  return [...lines, '', layout.paint(holds ? 'good' : 'bad', conclusion(checks))];
}

function conclusion(checks: readonly Check[]): string {
  const statuses = new Set(checks.map(({ status }) => status));
  if (statuses.has('fails')) return 'This game was not dealt fairly, or its record was changed.';
  if (statuses.has('unknown')) return 'Nothing is wrong so far, but not everything could be checked.';
  return statuses.has('open') ? 'Every check passes, as far as the log goes.' : 'Every check passes.';
}

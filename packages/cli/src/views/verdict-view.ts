import type { Check, CheckStatus, Verdict } from '@sevenfold/table';
import type { Paint, Style } from '../terminal/colour.ts';
import { wrap } from '../terminal/text.ts';

const MARKS: { readonly [Status in CheckStatus]: readonly [mark: string, style: Style] } = {
  holds: ['✓', 'good'],
  fails: ['✗', 'bad'],
  unknown: ['?', 'bold'],
  open: ['…', 'dim'],
};

/** Each check with its mark and sentence, and what they come to. */
export function verdictLines(
  { holds, checks }: Verdict,
  look: { readonly width: number; readonly paint: Paint },
): string[] {
  const lines = checks.flatMap(({ status, message }) => {
    const [mark, style] = MARKS[status];
    return wrap(message, Math.max(20, look.width - 2)).map(
      (line, index) => `${index === 0 ? look.paint(style, mark) : ' '} ${line}`,
    );
  });
  return [...lines, '', look.paint(holds ? 'good' : 'bad', conclusion(checks))];
}

function conclusion(checks: readonly Check[]): string {
  const statuses = new Set(checks.map(({ status }) => status));
  if (statuses.has('fails')) return 'This record is not what a fair game leaves behind.';
  if (statuses.has('unknown')) return 'Nothing is wrong, but not everything could be checked.';
  return statuses.has('open') ? 'Everything holds, as far as the log goes.' : 'Everything holds.';
}

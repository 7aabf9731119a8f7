import type { Estimate } from '@sevenfold/bots/arena';
import { padEnd, padStart, widthOf } from './text.ts';

/** Rows in columns: the first `left` columns aligned left, the others right. Cells may be coloured. */
export function columns(rows: readonly (readonly string[])[], gap = '  ', left = 1): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    }
  }
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < left ? padEnd(cell, widths[column]!) : padStart(cell, widths[column]!),
      )
      .join(gap)
      .trimEnd(),
  );
}

/** '25.3% ± 0.4'. */
export function percent({ value, low, high }: Estimate, digits = 1): string {
  const shown = `${(value * 100).toFixed(digits)}%`;
  // At 0% or 100% the interval lies on one side.
  if (low < high && value === low) return `${shown} + ${plusMinus((high - low) * 100, digits)}`;
  if (low < high && value === high) return `${shown} − ${plusMinus((high - low) * 100, digits)}`;
  return `${shown} ± ${plusMinus((high - low) * 50, digits)}`;
}

/** '19.40 ± 0.04'. */
export function figure({ value, low, high }: Estimate, digits = 2): string {
  return `${value.toFixed(digits)} ± ${plusMinus((high - low) / 2, digits)}`;
}

function plusMinus(reach: number, digits: number): string {
  return Number.isFinite(reach) ? reach.toFixed(digits) : '?';
}

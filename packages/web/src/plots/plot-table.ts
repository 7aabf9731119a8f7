import type { Cell, CsvTable } from '../browser/csv.ts';

/** The figures of a plot: read out by a screen reader, and saved as CSV. */
export interface PlotTable {
  readonly columns: readonly { readonly label: string; readonly format?: (value: number) => string }[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export function cellText(table: PlotTable, column: number, value: string | number): string {
  if (typeof value === 'string') return value;
  if (!Number.isFinite(value)) return '–';
  return table.columns[column]!.format?.(value) ?? `${value}`;
}

/** The table as it is saved: with its titles and all digits that mean something. */
export function savedTable({ columns, rows }: PlotTable): CsvTable {
  return [columns.map(({ label }) => label), ...rows.map((row) => row.map(savedCell))];
}

function savedCell(value: string | number): Cell {
  if (typeof value === 'string') return value;
  return Number.isFinite(value) ? Number(value.toPrecision(12)) : undefined;
}

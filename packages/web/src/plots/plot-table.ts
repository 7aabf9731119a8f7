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

/** Comma-separated values with all digits; a value that is not finite is left empty. */
export function csvOf({ columns, rows }: PlotTable): string {
  const lines = [columns.map(({ label }) => label), ...rows];
  return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${Number(value.toPrecision(12))}` : '';
  // A cell that begins like a formula would be one in a spreadsheet.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

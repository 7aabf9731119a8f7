// Tables as comma-separated values (RFC 4180), which every spreadsheet reads.

export type Cell = string | number | undefined;

/** The first row has the titles. */
export type CsvTable = readonly (readonly Cell[])[];

/** A spreadsheet would run a text that begins like this as a formula; the wide forms are those of Asian keyboards. */
const FORMULA = /^[\s'"]*[=+\-@＝＋－＠]/;

export function csvOf(table: CsvTable): string {
  return table.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  // An apostrophe marks what follows as text; a null character would end the cell in some programs.
  const text = (FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('\0', '');
  return /[",\r\n\t;']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As a file: without the byte order mark, Excel would guess another encoding. */
export function csvFile(table: CsvTable): Blob {
  return new Blob(['\uFEFF', csvOf(table)], { type: 'text/csv;charset=utf-8' });
}

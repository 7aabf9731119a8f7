// What all plots share: axes, what can be read off, and the same figures as a table.

import type { Scale } from './axis-scale.ts';

export interface Axis {
  readonly label: string;
  readonly range: readonly [number, number];
  /** With so many digits, as the distance of the ticks needs. */
  readonly format: (value: number, digits: number) => string;
  /** Ends are moved outwards to round numbers. */
  readonly loose?: boolean;
  /** Which values have a mark, instead of round ones. */
  readonly ticks?: readonly number[];
  /** Ticks are drawn but say nothing, and there is no title. */
  readonly hidden?: boolean;
}

/** The place that plots draw in, in pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: Scale;
  readonly y: Scale;
}

/** Something that can be pointed at: where it is, and what it says, line by line. */
export interface Readout {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}

export interface LegendItem {
  readonly label: string;
  readonly colour: string;
  readonly shape: 'line' | 'dashes' | 'box' | 'frame';
}

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

/** Comma-separated values with all digits; what is not finite is left empty. */
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

/** About as wide as it is drawn at 13 pixels. */
export function textWidth(text: string, size = 13): number {
  return text.length * size * 0.54;
}

export function shorten(text: string, width: number, size = 13): string {
  const most = Math.max(3, Math.floor(width / (size * 0.54)));
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Colours of the seats, in their order. */
export function seriesColour(index: number): string {
  return `var(--seat-${index % 12})`;
}

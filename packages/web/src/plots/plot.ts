// What all plots share: their axes, the frame they draw in, what can be read off, and the legend.

import type { PlotTable } from './plot-table.ts';
import { type Scale, scaleOf } from '@sevenfold/bots/drawing';
import { tickDigits } from './scale.ts';

/** What every plot says about itself, and the files it can be saved as. */
export interface PlotAbout {
  readonly title: string;
  /** What was measured and how much of it, in a line. */
  readonly subtitle: string;
  /** The level of its title: h2 if it comes right after the title of the page. */
  readonly heading?: 'h2' | 'h3';
  readonly table: PlotTable;
  /** Name of the files, without an ending. */
  readonly file: string;
}

/** An axis as a plot of estimates takes it: `digits` is how exactly single values are written. */
export interface ValueAxis {
  readonly label: string;
  readonly format: (value: number, digits?: number) => string;
  readonly digits: number;
}

export interface Axis {
  readonly label?: string;
  readonly range: readonly [number, number];
  /** Writes a value; `digits` is as many as it takes to tell the ticks apart. */
  readonly format: (value: number, digits: number) => string;
  /** The ends move outwards to round numbers. */
  readonly loose?: boolean;
  /** Ticks at these values instead of round ones. */
  readonly ticks?: readonly number[];
  /** Without ticks, labels and title. */
  readonly hidden?: boolean;
}

/** The area between the axes, in pixels. */
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
  readonly shape: 'line' | 'dashes' | 'box';
}

export const LEGEND_ROW = 22;

/** An axis with its ticks and how many digits they need. */
export function ticksOf(axis: Axis, scale: Scale): { ticks: readonly number[]; digits: number } {
  const ticks = axis.ticks ?? scale.ticks;
  return { ticks, digits: tickDigits(ticks, axis.format) };
}

/** A frame of this height below `head`, with room on the left for the labels of the y axis. */
export function frameOf(x: Axis, y: Axis, width: number, head: number, height: number): Frame {
  const top = head + (y.hidden ? 4 : 24);
  const bottom = top + height;
  const vertical = scaleOf(y.range, [bottom, top], { ticks: height / 48, loose: y.loose });
  const { ticks, digits } = ticksOf(y, vertical);
  const labels = Math.max(0, ...ticks.map((tick) => textWidth(y.format(tick, digits), 12)));
  const left = y.hidden ? 2 : Math.ceil(labels) + 10;
  const right = width - (y.hidden ? 8 : 20);
  const horizontal = scaleOf(x.range, [left, right], { ticks: (right - left) / 70, loose: x.loose });
  return { left, right, top, bottom, x: horizontal, y: vertical };
}

/** Legend items in rows no wider than this, each with its place. */
export function legendPlaces(
  legend: readonly LegendItem[],
  width: number,
): { item: LegendItem; at: number; row: number }[] {
  let at = 0;
  let row = 0;
  return legend.map((item) => {
    const wide = 26 + textWidth(item.label) * 1.12 + 14;
    if (at > 0 && at + wide > width) {
      at = 0;
      row++;
    }
    const place = { item, at, row };
    at += wide;
    return place;
  });
}

/** The readout nearest to a point of the frame; `weight` says how much the height counts. */
export function nearestReadout(
  readouts: readonly Readout[],
  frame: Frame,
  [x, y]: readonly [number, number],
  weight: number,
): number | undefined {
  let nearest: number | undefined;
  let least = Infinity;
  for (const [index, readout] of readouts.entries()) {
    const across = frame.x.at(readout.x) - x;
    const down = weight * (frame.y.at(readout.y) - y);
    const square = across * across + down * down;
    if (square < least) [nearest, least] = [index, square];
  }
  return nearest;
}

/** About as wide as it is drawn at 13 pixels. */
export function textWidth(text: string, size = 13): number {
  return text.length * size * 0.54;
}

export function shorten(text: string, width: number, size = 13): string {
  const most = Math.max(3, Math.floor(width / (size * 0.54)));
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

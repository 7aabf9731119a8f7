// Plots as SVG text, for pages, files and printers: one or several panels, one above the other.

import type { Estimate } from '@sevenfold/bots/arena';
import { type Scale, scaleOf, spreadOf } from '@sevenfold/bots/drawing';

export interface Plot {
  readonly title: string;
  /** What was measured, and how often, in one line. */
  readonly subtitle: string;
  readonly panels: readonly Panel[];
}

export type Panel = IntervalPanel | BarPanel | LinePanel;

/** Estimates one below the other, each a dot with its interval, and a value to compare them with. */
interface IntervalPanel {
  readonly type: 'intervals';
  readonly rows: readonly { readonly label: string; readonly estimate: Estimate; readonly note?: string }[];
  readonly reference?: { readonly value: number; readonly label: string } | undefined;
  readonly axis: Axis;
}

/** The frequency of each value. */
interface BarPanel {
  readonly type: 'bars';
  readonly title: string;
  readonly bars: readonly {
    readonly from: number;
    readonly to: number;
    readonly value: number;
    readonly isBad?: boolean;
    /** Below the bar, if it has no place on the axis. */
    readonly label?: string;
  }[];
  readonly x: Axis;
  readonly y: Axis;
  readonly mark?: { readonly at: number; readonly label: string } | undefined;
}

/** One quantity against another, with a band for its intervals. */
interface LinePanel {
  readonly type: 'lines';
  readonly title: string;
  readonly tone: Tone;
  readonly points: readonly { readonly x: number; readonly estimate: Estimate }[];
  readonly x: Axis;
  readonly y: Axis;
  readonly mark?: { readonly at: number; readonly label: string } | undefined;
}

interface Axis {
  readonly label: string;
  /** Whether a vertical axis of lines begins at 0. */
  readonly isFromZero?: boolean;
  readonly format: (value: number) => string;
}

type Tone = 'calm' | 'bad' | 'special';

const WIDTH = 760;
/** The margin beyond the lowest and the highest value, as a share of their distance. */
const ROOM = 0.04;
const MARGIN = 32;
const HEAD = 84;
const PANEL_GAP = 34;
const ROW = 34;
const PLOT_HEIGHT = 210;
const FONT = "Inter, 'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif";
const INK = '#1d2b36';
const SOFT = '#5b6a76';
const GRID = '#e4e2dc';
const PAPER = '#fdfcf9';
const TONES: { readonly [Name in Tone]: string } = { calm: '#0b7f86', bad: '#d6453d', special: '#7a4fb5' };

export function makeSvg(plot: Plot): string {
  const body: string[] = [];
  let y = HEAD;
  for (const panel of plot.panels) {
    const drawn = drawPanel(panel, y);
    body.push(drawn.svg);
    y += drawn.height + PANEL_GAP;
  }
  const height = y - PANEL_GAP + MARGIN / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="${FONT}" font-size="13" fill="${INK}" role="img" aria-label="${escape(plot.title)}">
<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>
${text(MARGIN, 38, plot.title, 'font-size="20" font-weight="700"')}
${text(MARGIN, 60, plot.subtitle, `fill="${SOFT}"`)}
${body.join('\n')}
</svg>
`;
}

interface Drawn {
  readonly svg: string;
  readonly height: number;
}

function drawPanel(panel: Panel, top: number): Drawn {
  if (panel.type === 'intervals') return drawIntervals(panel, top);
  return panel.type === 'bars' ? drawBars(panel, top) : drawLines(panel, top);
}

function drawIntervals({ rows, reference, axis }: IntervalPanel, top: number): Drawn {
  const values = rows.flatMap(({ estimate }) => [estimate.low, estimate.value, estimate.high]);
  if (reference !== undefined) values.push(reference.value);
  const labels = Math.min(300, Math.max(60, ...rows.map(({ label }) => textWidth(shorten(label, 40)))));
  const figures = Math.max(
    ...rows.map(({ estimate, note }) => textWidth(note ?? axis.format(estimate.value))),
  );
  const left = MARGIN + labels + 16;
  const right = WIDTH - MARGIN - figures - 16;
  const scale = scaleOf(spreadOf(values, ROOM), [left, right], { ticks: 6, loose: true });
  const first = top + (reference === undefined ? 0 : 18);
  const bottom = first + rows.length * ROW;
  const svg = scale.ticks.map((tick) => verticalLine(scale.at(tick), first, bottom, GRID));
  svg.push(...scale.ticks.map((tick) => axisText(scale.at(tick), bottom + 18, axis.format(tick), 'middle')));
  svg.push(axisText((left + right) / 2, bottom + 38, axis.label, 'middle'));
  if (reference !== undefined) {
    const x = scale.at(reference.value);
    svg.push(verticalLine(x, first - 4, bottom, SOFT, 'stroke-dasharray="3 4"'));
    svg.push(axisText(x, first - 10, reference.label, 'middle'));
  }
  for (const [index, { label, estimate, note }] of rows.entries()) {
    const y = first + (index + 0.5) * ROW;
    const isAbove = reference === undefined || estimate.low > reference.value;
    const isBelow = reference !== undefined && estimate.high < reference.value;
    const colour = isBelow ? TONES.bad : isAbove ? TONES.calm : SOFT;
    const [low, high] = [estimate.low, estimate.high].map((end) => scale.at(end));
    svg.push(text(left - 16, y + 4.5, shorten(label, 40), 'text-anchor="end" font-weight="600"'));
    svg.push(
      `<line x1="${n(low!)}" x2="${n(high!)}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="7" stroke-linecap="round" opacity="0.3"/>`,
      `<circle cx="${n(scale.at(estimate.value))}" cy="${y}" r="5.5" fill="${colour}" stroke="${PAPER}" stroke-width="1.5"/>`,
      text(WIDTH - MARGIN, y + 4.5, note ?? axis.format(estimate.value), `text-anchor="end" fill="${SOFT}"`),
    );
  }
  return { svg: svg.join('\n'), height: bottom + 44 - top };
}

function drawBars({ title, bars, x, y, mark }: BarPanel, top: number): Drawn {
  const xs = bars.flatMap(({ from, to }) => [from, to]);
  const frame = openFrame(title, top, [Math.min(...xs), Math.max(...xs)], [0, max(bars)], x, y, false);
  const svg = [frame.svg];
  for (const { from, to, value, isBad, label } of bars) {
    const [left, right] = [frame.x.at(from), frame.x.at(to)];
    const gap = Math.min(1.5, (right - left) / 6);
    const height = frame.y.at(0) - frame.y.at(value);
    svg.push(
      `<rect x="${n(left + gap)}" y="${n(frame.y.at(value))}" width="${n(right - left - 2 * gap)}" height="${n(height)}" rx="1.5" fill="${isBad === true ? TONES.bad : TONES.calm}"/>`,
    );
    if (label !== undefined) svg.push(axisText((left + right) / 2, frame.bottom + 18, label, 'middle'));
  }
  svg.push(drawMark(frame, mark));
  return { svg: svg.join('\n'), height: frame.height };
}

function drawLines({ title, tone, points, x, y, mark }: LinePanel, top: number): Drawn {
  const xs = points.map((point) => point.x);
  const ys = points.flatMap(({ estimate }) => [estimate.low, estimate.value, estimate.high]);
  const [low, high] = spreadOf(ys, ROOM);
  const heights = [y.isFromZero === true ? 0 : low, high] as const;
  const frame = openFrame(title, top, [Math.min(...xs), Math.max(...xs)], heights, x, y, true);
  const path = (pick: (estimate: Estimate) => number, list: LinePanel['points']): string =>
    list.map((point) => `${n(frame.x.at(point.x))},${n(frame.y.at(pick(point.estimate)))}`).join(' ');
  const colour = TONES[tone];
  const band = `${path((estimate) => estimate.high, points)} ${path((estimate) => estimate.low, points.toReversed())}`;
  const svg = [
    frame.svg,
    `<polygon points="${band}" fill="${colour}" opacity="0.18"/>`,
    `<polyline points="${path((estimate) => estimate.value, points)}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linejoin="round"/>`,
    ...points.map(
      (point) =>
        `<circle cx="${n(frame.x.at(point.x))}" cy="${n(frame.y.at(point.estimate.value))}" r="${points.length > 60 ? 1.5 : 3}" fill="${colour}"/>`,
    ),
    drawMark(frame, mark),
  ];
  return { svg: svg.join('\n'), height: frame.height };
}

interface Frame {
  readonly svg: string;
  readonly x: Scale;
  readonly y: Scale;
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
}

/** A panel's title, its axes and the lines behind it. */
function openFrame(
  title: string,
  top: number,
  xs: readonly [number, number],
  ys: readonly [number, number],
  x: Axis,
  y: Axis,
  hasRoom: boolean,
): Frame {
  const plotTop = top + 44;
  const bottom = plotTop + PLOT_HEIGHT;
  const vertical = scaleOf(ys, [bottom, plotTop], { ticks: 5, loose: true });
  // At least as wide as percentages, so that panels line up.
  const labels = Math.max(34, ...vertical.ticks.map((tick) => textWidth(y.format(tick))));
  const room = hasRoom ? 10 : 0;
  const left = MARGIN + labels + 12;
  const right = WIDTH - MARGIN;
  const horizontal = scaleOf(xs, [left + room, right - room], { ticks: 10 });
  const svg = [
    text(MARGIN, top + 8, title, 'font-size="15" font-weight="600"'),
    axisText(MARGIN, top + 28, y.label, 'start'),
    ...vertical.ticks.flatMap((tick) => [
      `<line x1="${n(left)}" x2="${right}" y1="${n(vertical.at(tick))}" y2="${n(vertical.at(tick))}" stroke="${GRID}"/>`,
      axisText(left - 10, vertical.at(tick) + 4, y.format(tick), 'end'),
    ]),
    ...horizontal.ticks.map((tick) => axisText(horizontal.at(tick), bottom + 18, x.format(tick), 'middle')),
    axisText((left + right) / 2, bottom + 38, x.label, 'middle'),
  ];
  return {
    svg: svg.join('\n'),
    x: horizontal,
    y: vertical,
    top: plotTop,
    bottom,
    height: bottom + 44 - top,
  };
}

function drawMark(frame: Frame, mark: { readonly at: number; readonly label: string } | undefined): string {
  if (mark === undefined) return '';
  const x = frame.x.at(mark.at);
  const isRight = x > WIDTH * 0.7;
  return [
    verticalLine(x, frame.top - 6, frame.bottom, INK, 'stroke-dasharray="3 4" opacity="0.6"'),
    text(
      x + (isRight ? -7 : 7),
      frame.top + 4,
      mark.label,
      `text-anchor="${isRight ? 'end' : 'start'}" font-size="12" font-weight="600" stroke="${PAPER}" stroke-width="4" paint-order="stroke" stroke-linejoin="round"`,
    ),
  ].join('\n');
}

function max(bars: BarPanel['bars']): number {
  return Math.max(1e-9, ...bars.map(({ value }) => value));
}

// ── Small pieces ───────────────────────────────────────────────────────────────────────────────────────────

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${n(x)}" y="${n(y)}" ${attributes}>${escape(content)}</text>`;
}

function axisText(x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end'): string {
  return text(x, y, content, `text-anchor="${anchor}" font-size="12" fill="${SOFT}"`);
}

function verticalLine(x: number, from: number, to: number, colour: string, attributes = ''): string {
  return `<line x1="${n(x)}" x2="${n(x)}" y1="${n(from)}" y2="${n(to)}" stroke="${colour}" ${attributes}/>`;
}

/** About as wide as in the widest of the fonts above. */
function textWidth(content: string): number {
  return content.length * 7.6;
}

function shorten(content: string, length: number): string {
  return content.length > length ? `${content.slice(0, length - 1)}…` : content;
}

function n(value: number): string {
  return String(Number(value.toFixed(2)));
}

function escape(content: string): string {
  return (
    content
      .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
      // eslint-disable-next-line no-control-regex -- characters that XML does not allow
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  );
}

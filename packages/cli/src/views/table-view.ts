import { isActive, pointsOf, type State, type Status, statusOf } from '@sevenfold/engine';
import { handView } from './cards-view.ts';
import type { Cast } from './cast.ts';
import type { Paint } from '../terminal/colour.ts';
import { pendingText } from './pending-view.ts';
import { barOf } from '../terminal/bar.ts';
import { cut, padEnd, padStart, widthOf, wrap } from '../terminal/text.ts';
import type { Words } from './words.ts';

export interface TableLayout {
  readonly width: number;
  readonly paint: Paint;
  /** The most rows; players who matter least now are left out first. */
  readonly maxRows?: number;
  /** A blank line above each row. */
  readonly isSpacious?: boolean;
  /** While a player has to be chosen: the key for each seat. */
  readonly keys?: ReadonlyMap<number, string>;
  /** The seat that Enter would choose. */
  readonly chosen?: number | undefined;
}

/** Stand for the status in narrow terminals. */
const STATUS_SIGNS: { readonly [Name in Status]: string } = {
  active: ' ',
  stayed: '✓',
  frozen: '*',
  busted: '✗',
  sittingOut: '–',
};

/** The table: where the game stands, one row per player and, unless rows are limited, what is pending. */
export function tableLines(state: State, cast: Cast, layout: TableLayout): string[] {
  const seats = shownSeats(state, cast, layout);
  const rows = seats.map((seat) => row(state, cast, layout, seat));
  const left = state.seats - seats.length;
  if (left > 0 && layout.maxRows !== 1)
    rows.push(layout.paint('dim', cut(`   … and ${left} more`, layout.width)));
  return [
    ...headLines(state, layout),
    ...(layout.isSpacious === true ? rows.flatMap((line) => ['', line]) : rows),
    ...(layout.maxRows === undefined ? pendingLines(state, cast, layout) : []),
  ];
}

function pendingLines(state: State, cast: Cast, { width, paint }: TableLayout): string[] {
  const text = pendingText(state, cast);
  return text === '' ? [] : wrap(text, width - 1).map((line) => ` ${paint('calm', line)}`);
}

/** The number of lines above the rows: two if the piles need a line of their own. */
export function headHeight(width: number): number {
  return width < NARROW ? 2 : 1;
}

function headLines(state: State, layout: TableLayout): string[] {
  const { target } = state.options;
  const left = `Round ${state.round} · to ${target}`;
  const discard = state.discard.reduce((sum, cards) => sum + cards, 0);
  const right = `draw pile ${state.pileSize} · discard ${discard}`;
  const gap = Math.max(2, layout.width - 2 - widthOf(left) - widthOf(right));
  if (headHeight(layout.width) === 2)
    return [` ${layout.paint('heading', left)}`, ` ${layout.paint('dim', right)}`];
  return [` ${layout.paint('heading', left)}${' '.repeat(gap)}${layout.paint('dim', right)}`];
}

/** From this width on there is room for words. */
const WIDE = 66;
/** Below this width the line at the top does not fit on one line. */
const NARROW = 56;

export function nameColumn(names: readonly string[], width: number): number {
  return Math.min(Math.max(...names.map(widthOf)), width >= WIDE ? Math.floor(width / 6) : 8);
}

/** The width of the progress bars; 0 where there is no room for them. */
export function barColumn(width: number): number {
  return width >= 90 ? 16 : width >= 76 ? 8 : 0;
}

/** Widths of the columns that do not depend on the row. */
function columns(state: State, cast: Cast, width: number) {
  const isWide = width >= WIDE;
  const name = nameColumn(cast.names, width);
  const status = isWide ? Math.max(6, widthOf(cast.words.frozen), widthOf(cast.words.stayed)) : 1;
  const points = Math.max(2, ...state.hands.map((hand) => `${pointsOf(hand)}`.length)) + 1;
  const total = Math.max(3, ...state.totals.map((sum) => `${sum}`.length));
  const bar = barColumn(width);
  const fixed = 3 + name + 1 + 1 + status + 1 + points + 1 + total + (bar > 0 ? 1 + bar : 0);
  return { isWide, name, status, points, total, bar, cards: Math.max(4, width - fixed) };
}

function row(state: State, cast: Cast, layout: TableLayout, seat: number): string {
  const { paint } = layout;
  const widths = columns(state, cast, layout.width);
  const hand = state.hands[seat]!;
  const isIn = isActive(hand) && state.phase !== 'over';
  const status = statusOf(hand);
  const points = status === 'busted' ? 0 : pointsOf(hand);
  const name = padEnd(cut(cast.names[seat]!, widths.name), widths.name);
  const label = widths.isWide ? statusWord(status, cast.words) : STATUS_SIGNS[status];
  const line = [
    marker(state, layout, seat) + nameView(name, layout, seat, isIn, seat === cast.you),
    padEnd(handView(hand, state.extras[seat]!, widths.cards, paint), widths.cards),
    paint(status === 'busted' ? 'bad' : 'calm', padEnd(label, widths.status)),
    paint(points > 0 ? 'good' : 'dim', padStart(points > 0 ? `+${points}` : '·', widths.points)),
    padStart(`${state.totals[seat]}`, widths.total),
  ];
  if (widths.bar > 0)
    line.push(barView(state.totals[seat]!, points, state.options.target, widths.bar, paint));
  return line.join(' ').trimEnd();
}

/** Three columns: the key for this player or the mark of their turn, the dealer's mark, the choice. */
function marker(state: State, layout: TableLayout, seat: number): string {
  const { paint } = layout;
  const key = layout.keys?.get(seat);
  const isAsked = state.phase !== 'over' && seat === state.player;
  const first =
    key !== undefined
      ? paint('bold', key)
      : isAsked && layout.keys === undefined
        ? paint('heading', '▸')
        : ' ';
  return `${first}${seat === state.dealer ? paint('dim', '●') : ' '}${layout.chosen === seat ? '>' : ' '}`;
}

function nameView(name: string, layout: TableLayout, seat: number, isIn: boolean, isYou: boolean): string {
  if (layout.chosen === seat) return layout.paint('chosen', name);
  if (!isIn) return layout.paint('dim', name);
  return isYou ? layout.paint('bold', name) : name;
}

function statusWord(status: Status, words: Words): string {
  const { stayed, frozen } = words;
  return { active: '', stayed, frozen, busted: 'bust', sittingOut: 'out' }[status];
}

/** The progress of the total to the target, followed by the points of this round. */
export function barView(total: number, points: number, target: number, width: number, paint: Paint): string {
  const filled = barOf(Math.min(width * 8, Math.floor((total / target) * width * 8)));
  const reached = Math.min(width, Math.floor(((total + points) / target) * width));
  const more = Math.max(0, reached - filled.length);
  const rest = '·'.repeat(width - filled.length - more);
  return paint('calm', filled) + paint('good', '▒'.repeat(more)) + paint('dim', rest);
}

/** All seats or, if they do not fit, the ones that matter most now, in the order of the table. */
function shownSeats(state: State, cast: Cast, layout: TableLayout): number[] {
  const seats = state.hands.map((_, seat) => seat);
  const rows = layout.maxRows ?? Infinity;
  if (seats.length <= rows) return seats;
  const weight = (seat: number): number => {
    if (seat === layout.chosen) return 5;
    if (seat === cast.you) return 4;
    if (layout.keys?.has(seat) === true) return 3;
    if (seat === state.player) return 2;
    return isActive(state.hands[seat]!) ? 1 : 0;
  };
  const kept = seats.sort((a, b) => weight(b) - weight(a) || a - b).slice(0, Math.max(1, rows - 1));
  return kept.sort((a, b) => a - b);
}

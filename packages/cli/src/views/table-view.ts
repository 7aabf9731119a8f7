import { isActive, pointsOf, type State, type Status, statusOf } from '@sevenfold/engine';
import { handView } from './cards-view.ts';
import type { Cast } from './cast.ts';
import type { Paint } from '../terminal/colour.ts';
import { pendingText } from './pending-view.ts';
import { cut, padEnd, padStart, widthOf, wrap } from '../terminal/text.ts';
import type { Words } from './words.ts';

export interface TableLook {
  readonly width: number;
  readonly paint: Paint;
  /** At most so many rows; players who matter least now are left out first. */
  readonly maxRows?: number;
  /** With a blank line above each row, where there is room for that. */
  readonly isSpacious?: boolean;
  /** Keys that choose a player, by seat, while one is to be chosen … */
  readonly keys?: ReadonlyMap<number, string>;
  /** … and who would be chosen now. */
  readonly chosen?: number | undefined;
}

/** In narrow terminals a sign stands for the status. */
const STATUS_SIGNS: { readonly [Name in Status]: string } = {
  active: ' ',
  stayed: '✓',
  frozen: '*',
  busted: '✗',
  sittingOut: '–',
};

/** The table: a line that says where the game stands, one row a player, and what is under way if it is shown whole. */
export function tableLines(state: State, cast: Cast, look: TableLook): string[] {
  const seats = shownSeats(state, cast, look);
  const rows = seats.map((seat) => row(state, cast, look, seat));
  const left = state.seats - seats.length;
  if (left > 0 && look.maxRows !== 1) rows.push(look.paint('dim', cut(`   … and ${left} more`, look.width)));
  return [
    ...headLines(state, look),
    ...(look.isSpacious === true ? rows.flatMap((line) => ['', line]) : rows),
    ...(look.maxRows === undefined ? pendingLines(state, cast, look) : []),
  ];
}

function pendingLines(state: State, cast: Cast, { width, paint }: TableLook): string[] {
  const text = pendingText(state, cast);
  return text === '' ? [] : wrap(text, width - 1).map((line) => ` ${paint('calm', line)}`);
}

/** How many lines stand above the rows: two where the piles need one of their own. */
export function headHeight(width: number): number {
  return width < NARROW ? 2 : 1;
}

function headLines(state: State, look: TableLook): string[] {
  const { target } = state.options;
  const left = `Round ${state.round} · to ${target}`;
  const discard = state.discard.reduce((sum, cards) => sum + cards, 0);
  const right = `draw pile ${state.pileSize} · discard ${discard}`;
  const gap = Math.max(2, look.width - 2 - widthOf(left) - widthOf(right));
  if (headHeight(look.width) === 2)
    return [` ${look.paint('heading', left)}`, ` ${look.paint('dim', right)}`];
  return [` ${look.paint('heading', left)}${' '.repeat(gap)}${look.paint('dim', right)}`];
}

/** From this width on there is room for words. */
const WIDE = 66;
/** Below this width the line at the top does not fit on one line. */
const NARROW = 56;

export function nameColumn(names: readonly string[], width: number): number {
  return Math.min(Math.max(...names.map(widthOf)), width >= WIDE ? Math.floor(width / 6) : 8);
}

/** How wide the way to the target is drawn; 0 where there is no room for it. */
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

function row(state: State, cast: Cast, look: TableLook, seat: number): string {
  const { paint } = look;
  const widths = columns(state, cast, look.width);
  const hand = state.hands[seat]!;
  const isIn = isActive(hand) && state.phase !== 'over';
  const status = statusOf(hand);
  const points = status === 'busted' ? 0 : pointsOf(hand);
  const name = padEnd(cut(cast.names[seat]!, widths.name), widths.name);
  const label = widths.isWide ? statusWord(status, cast.words) : STATUS_SIGNS[status];
  const line = [
    marker(state, look, seat) + nameView(name, look, seat, isIn, seat === cast.you),
    padEnd(handView(hand, state.extras[seat]!, widths.cards, paint), widths.cards),
    paint(status === 'busted' ? 'bad' : 'calm', padEnd(label, widths.status)),
    paint(points > 0 ? 'good' : 'dim', padStart(points > 0 ? `+${points}` : '·', widths.points)),
    padStart(`${state.totals[seat]}`, widths.total),
  ];
  if (widths.bar > 0)
    line.push(barView(state.totals[seat]!, points, state.options.target, widths.bar, paint));
  return line.join(' ').trimEnd();
}

/** Three columns: the key that chooses this player or whose turn it is, who deals, and who is chosen. */
function marker(state: State, look: TableLook, seat: number): string {
  const { paint } = look;
  const key = look.keys?.get(seat);
  const isAsked = state.phase !== 'over' && seat === state.player;
  const first =
    key !== undefined ? paint('bold', key) : isAsked && look.keys === undefined ? paint('heading', '▸') : ' ';
  return `${first}${seat === state.dealer ? paint('dim', '●') : ' '}${look.chosen === seat ? '>' : ' '}`;
}

function nameView(name: string, look: TableLook, seat: number, isIn: boolean, isYou: boolean): string {
  if (look.chosen === seat) return look.paint('chosen', name);
  if (!isIn) return look.paint('dim', name);
  return isYou ? look.paint('bold', name) : name;
}

function statusWord(status: Status, words: Words): string {
  switch (status) {
    case 'active':
      return '';
    case 'stayed':
      return words.stayed;
    case 'frozen':
      return words.frozen;
    case 'busted':
      return 'bust';
    case 'sittingOut':
      return 'out';
  }
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** How far the total is on its way to the target, and how far the points in hand would bring it. */
export function barView(total: number, points: number, target: number, width: number, paint: Paint): string {
  const filled = Math.min(width * 8, Math.floor((total / target) * width * 8));
  const bar = '█'.repeat(filled >> 3) + EIGHTHS[filled & 7]!;
  const reached = Math.min(width, Math.floor(((total + points) / target) * width));
  const more = Math.max(0, reached - bar.length);
  const rest = '·'.repeat(width - bar.length - more);
  return paint('calm', bar) + paint('good', '▒'.repeat(more)) + paint('dim', rest);
}

/** All seats, or if there is no room for them the ones that matter now, in the order of the table. */
function shownSeats(state: State, cast: Cast, look: TableLook): number[] {
  const seats = state.hands.map((_, seat) => seat);
  const rows = look.maxRows ?? Infinity;
  if (seats.length <= rows) return seats;
  const weight = (seat: number): number => {
    if (seat === look.chosen) return 5;
    if (seat === cast.you) return 4;
    if (look.keys?.has(seat) === true) return 3;
    if (seat === state.player) return 2;
    return isActive(state.hands[seat]!) ? 1 : 0;
  };
  const kept = seats.sort((a, b) => weight(b) - weight(a) || a - b).slice(0, Math.max(1, rows - 1));
  return kept.sort((a, b) => a - b);
}

import {
  type Ahead,
  type Bounds,
  type Effect,
  isExact,
  type Odds,
  type SeatOdds,
  sureDecimals,
} from '@sevenfold/bots/odds';
import type { State } from '@sevenfold/engine';
import { cardName } from './cards-view.ts';
import type { Cast } from './cast.ts';
import type { Paint, Style } from '../terminal/colour.ts';
import { columns } from '../terminal/columns.ts';
import { tableLines } from './table-view.ts';
import { cut, padEnd, padStart, tenths, wrap } from '../terminal/text.ts';
import { verbOfOther, type Words } from './words.ts';

/** The odds of a position: the table, a row of figures per player, and one player in detail. */
export function positionOddsText(
  state: State,
  odds: Odds,
  player: number,
  cast: Cast,
  width: number,
  paint: Paint,
): string {
  const lines = [...tableLines(state, cast, { width, paint }), ''];
  if (state.phase === 'over') lines.push('The game is over.');
  else {
    lines.push(...figureLines(odds, cast, width, paint), '');
    lines.push(...detailLines(odds, odds.seats[player]!, cast, width, paint));
  }
  return `${lines.join('\n')}\n`;
}

const NAME_WIDTH = 12;

function figureLines(odds: Odds, cast: Cast, width: number, paint: Paint): string[] {
  const { hit, stay } = cast.words;
  const heads = ['', 'bust', 'saved', 'seven', 'bust', 'seven', stay, `1 ${hit}`, 'best', ''];
  const rows = odds.seats.flatMap(({ seat, ahead }) =>
    ahead === undefined ? [] : [[cut(cast.names[seat]!, NAME_WIDTH), ...figures(ahead, cast.words, paint)]],
  );
  const [head = '', ...body] = columns([heads, ...rows], '  ');
  return [paint('dim', cut(groupLine(head, heads), width)), paint('dim', head), ...body];
}

function figures(ahead: Ahead, words: Words, paint: Paint): string[] {
  const { best } = ahead;
  const answer = { hit: paint('good', words.hit), stay: paint('calm', words.stay) };
  return [
    risk(ahead.bust, paint),
    some(ahead.saved),
    some(ahead.seven),
    percents(ahead.always.bust),
    percents(ahead.always.seven),
    `${best.stay}`,
    points(ahead.once.points),
    points(best.points),
    best.answer === undefined ? '' : answer[best.answer],
  ];
}

/** The titles above groups of columns, each ending with the last column of its group. */
function groupLine(head: string, heads: readonly string[]): string {
  const ends: number[] = [];
  for (const title of heads) ends.push(head.indexOf(title, ends.at(-1) ?? 0) + title.length);
  let line = '';
  const groups = [
    ['next card', 3],
    ['never stopping', 5],
    ['points', 8],
  ] as const;
  for (const [title, last] of groups) line += `  ${padStart(title, ends[last]! - line.length - 2)}`;
  return line;
}

const GROUPS: readonly {
  readonly effect: Effect;
  readonly style: Style;
  readonly label: (words: Words) => string;
}[] = [
  { effect: 'bust', style: 'bad', label: () => 'busts' },
  { effect: 'saved', style: 'chance', label: () => 'saved' },
  { effect: 'seven', style: 'good', label: ({ flip7 }) => flip7 },
  { effect: 'new', style: 'good', label: () => 'new number' },
  { effect: 'modifier', style: 'modifier', label: () => 'modifier' },
  { effect: 'kept', style: 'chance', label: () => 'kept' },
  { effect: 'flips', style: 'heading', label: () => 'three more' },
  { effect: 'frozen', style: 'calm', label: ({ frozen }) => frozen },
  { effect: 'given', style: 'dim', label: () => 'given away' },
];
const BAR = 20;

/** Every next card of one player by its effect, and the best answer for points. */
function detailLines(odds: Odds, seat: SeatOdds, cast: Cast, width: number, paint: Paint): string[] {
  const name = cast.names[seat.seat]!;
  const { ahead } = seat;
  if (ahead === undefined) return [`${name} is out of the round with ${seat.points} points.`];
  const { size, from } = odds.next;
  if (from === 'none') return [`No cards left: a ${cast.words.hit} ends the round.`];
  const pile = from === 'draw' ? 'draw pile' : 'reshuffled discard pile';
  const lines = [`${paint('heading', `If ${name} draws`)}, from the ${pile} of ${size}:`];
  for (const { effect, style, label } of GROUPS) {
    const cards = ahead.cards.filter((card) => card.effect === effect);
    if (cards.length === 0) continue;
    const chance = cards.reduce((sum, card) => sum + card.chance, 0);
    const list = cards.map(({ card }) => {
      const copies = odds.next.counts[card]!;
      return `${cardName(card, cast.words)}${copies > 1 ? `·${copies}` : ''}`;
    });
    const bar = padEnd('█'.repeat(Math.round(chance * BAR)) || '▏', BAR);
    const head = `  ${padEnd(label(cast.words), 11)}${padStart(tenths(chance), 6)}  `;
    const room = width - head.length - BAR - 2;
    const [first = '', ...rest] = wrap(list.join('  '), Math.max(20, room));
    lines.push(`${head}${paint(style, bar)}  ${first.trimEnd()}`);
    for (const line of rest) lines.push(`${' '.repeat(head.length + BAR + 2)}${line.trim()}`);
  }
  return [...lines, '', ...verdict(ahead, name, cast.words, width, paint)];
}

function verdict(ahead: Ahead, name: string, words: Words, width: number, paint: Paint): string[] {
  const { best, once, always } = ahead;
  const lines: string[] = [];
  const say = (text: string): void => void lines.push(...wrap(text, width));
  if (ahead.mustHit) say(`${name} must ${words.hit.toLowerCase()}: there are no cards in front of them.`);
  else if (best.answer !== undefined) {
    const [answer, other] = best.answer === 'hit' ? [words.hit, words.stay] : [words.stay, words.hit];
    lines.push(
      `${paint(best.answer === 'hit' ? 'good' : 'calm', answer)} for points: ${other} gives away ${points(best.loss)} points.`,
    );
  } else say(`${words.hit} or ${words.stay}: too close to call for points.`);
  say(
    `One ${words.hit}, with everything that follows from it, busts ${percents(once.bust)} and scores ${points(once.points)} points on average if ${name} then ${verbOfOther(words.stay)}; best play scores ${points(best.points)}.`,
  );
  say(
    `Without ever stopping: bust ${percents(always.bust)}, seven numbers ${percents(always.seven)}${always.banked.high > 1e-9 ? `, stopped before that ${percents(always.banked)}` : ''}.`,
  );
  const actions = ahead.takesActions
    ? `takes every ${words.freeze} and ${words.flipThree}`
    : `gives every ${words.freeze} and ${words.flipThree} away`;
  const sure = ahead.exact
    ? 'All figures are exact.'
    : 'Ranges are proven bounds, because there are too many possible hands to follow all of them.';
  const model = `This assumes that only ${name} keeps drawing and ${actions}. ${sure}`;
  return [...lines, ...wrap(model, width).map((line) => paint('dim', line))];
}

function some(chance: number): string {
  return chance === 0 ? '·' : tenths(chance);
}

function risk(chance: number, paint: Paint): string {
  return chance === 0 ? '·' : paint(chance >= 0.25 ? 'bad' : 'calm', tenths(chance));
}

/** '12.3%', or '8.6–9.8%' if only bounds are known and they differ in the digits shown. */
function percents({ low, high }: Bounds): string {
  return range({ low: low * 100, high: high * 100 }, 1) + '%';
}

/** '19.40', '19.4' if the second decimal is not certain, or '20.0–20.7'. */
function points(bounds: Bounds): string {
  return range(bounds, sureDecimals(bounds) ?? 1);
}

function range({ low, high }: Bounds, digits: number): string {
  const from = low.toFixed(digits);
  const to = high.toFixed(digits);
  return isExact({ low, high }) || from === to ? from : `${from}–${to}`;
}

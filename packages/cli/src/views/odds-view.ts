import {
  type Ahead,
  type Bounds,
  type Effect,
  isExact,
  type Odds,
  type SeatOdds,
  sureDecimals,
} from '@sevenfold/bots/odds';
import { aimedCard, aimedSeat, FREEZE, type State } from '@sevenfold/engine';
import { cardName } from './cards-view.ts';
import { type Cast, does, object, subject } from './cast.ts';
import type { Paint, Style } from '../terminal/colour.ts';
import { columns } from '../terminal/columns.ts';
import { tableLines } from './table-view.ts';
import { capitalised, count, cut, padEnd, padStart, tenths, wrap } from '../terminal/text.ts';
import { verb, verbOfOther, type Words } from './words.ts';

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
    lines.push(...figureLines(state, odds, cast, width, paint), '');
    lines.push(...detailLines(state, odds, odds.seats[player]!, cast, width, paint));
  }
  return `${lines.join('\n')}\n`;
}

const NAME_WIDTH = 12;

function figureLines(state: State, odds: Odds, cast: Cast, width: number, paint: Paint): string[] {
  const { hit, stay } = cast.words;
  const heads = ['', 'bust', 'saved', 'seven', 'bust', 'seven', stay, `1 ${hit}`, 'best', ''];
  const rows = odds.seats.flatMap(({ seat, ahead }) =>
    ahead === undefined
      ? []
      : [
          [
            cut(cast.names[seat]!, NAME_WIDTH),
            ...figures(ahead, comesFirst(state, seat, ahead) === undefined, cast.words, paint),
          ],
        ],
  );
  const [head = '', ...body] = columns([heads, ...rows], '  ');
  return [paint('dim', cut(groupLine(head, heads), width)), paint('dim', head), ...body];
}

function figures(ahead: Ahead, canStay: boolean, words: Words, paint: Paint): string[] {
  const { best } = ahead;
  const answer = { hit: paint('good', words.hit), stay: paint('calm', words.stay) };
  return [
    risk(ahead.bust, paint),
    some(ahead.saved),
    some(ahead.seven),
    percents(ahead.always.bust),
    percents(ahead.always.seven),
    canStay ? `${best.stay}` : '·',
    points(ahead.once.points),
    points(best.points),
    best.answer === undefined || !canStay ? '' : answer[best.answer],
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
function detailLines(
  state: State,
  odds: Odds,
  seat: SeatOdds,
  cast: Cast,
  width: number,
  paint: Paint,
): string[] {
  const { ahead } = seat;
  if (ahead === undefined)
    return [`${does(cast, seat.seat, 'are', 'is')} out of the round with ${count(seat.points, 'point')}.`];
  const { size, from } = odds.next;
  if (from === 'none') return [`No cards left: a ${cast.words.hit} ends the round.`];
  const pile = from === 'draw' ? 'draw pile' : 'reshuffled discard pile';
  const draws = `If ${object(cast, seat.seat)} ${seat.seat === cast.you ? 'draw' : 'draws'}`;
  const lines = [`${paint('heading', draws)}, from the ${pile} of ${size}:`];
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
  return [...lines, '', ...verdict(state, seat.seat, ahead, cast, width, paint)];
}

function verdict(
  state: State,
  seat: number,
  ahead: Ahead,
  cast: Cast,
  width: number,
  paint: Paint,
): string[] {
  const { best, once, always } = ahead;
  const { words } = cast;
  const lines: string[] = [];
  const say = (text: string): void => void lines.push(...wrap(text, width));
  const who = object(cast, seat);
  const ifStaying = `if ${who} then ${seat === cast.you ? verb(words.stay) : verbOfOther(words.stay)}`;
  const scores = `busts ${percents(once.bust)} and scores ${points(once.points)} points on average`;
  const first = comesFirst(state, seat, ahead);
  if (first !== undefined) {
    say(`${subject(cast, seat)} cannot choose now. Still to come: ${comingText(first, words)}.`);
    if (first.isLast && first.flips + first.threes === 0) {
      say(`That ends the round for ${who}, with ${points(once.points)} points.`);
      return lines;
    }
    const end = first.isLast ? '' : ` ${ifStaying}; best play after it scores ${points(best.hit)}`;
    say(`${capitalised(comingSubject(first, words))} ${scores}${end}.`);
  } else {
    if (ahead.mustHit) say(`${subject(cast, seat)} must ${verb(words.hit)}, having no cards yet.`);
    else if (best.answer === undefined) say(`${words.hit} or ${words.stay}: too close to call for points.`);
    else {
      const [answer, other] = best.answer === 'hit' ? [words.hit, words.stay] : [words.stay, words.hit];
      const style = best.answer === 'hit' ? 'good' : 'calm';
      lines.push(`${paint(style, answer)} for points: ${other} gives away ${points(best.loss)} points.`);
    }
    say(
      `One ${words.hit}, with everything that follows from it, ${scores} ${ifStaying}; best play scores ${points(best.points)}.`,
    );
  }
  say(
    `Without ever stopping: bust ${percents(always.bust)}, seven numbers ${percents(always.seven)}${always.banked.high > 1e-9 ? `, stopped before that ${percents(always.banked)}` : ''}.`,
  );
  const [keep, take, give] = seat === cast.you ? ['keep', 'take', 'give'] : ['keeps', 'takes', 'gives'];
  const actions = ahead.takesActions
    ? `${take} every ${words.freeze} and ${words.flipThree}`
    : `${give} every ${words.freeze} and ${words.flipThree} away`;
  const sure = ahead.exact
    ? 'All figures are exact.'
    : 'Ranges are proven bounds, because there are too many possible hands to follow all of them.';
  const model = `This assumes that only ${who} ${keep} drawing and ${actions}. ${sure}`;
  return [...lines, ...wrap(model, width).map((line) => paint('dim', line))];
}

/** What a player has to go through before they can choose. */
interface Coming {
  /** Cards of a Flip Three that is running, Flip Threes after it, and whether a Freeze ends it all. */
  readonly flips: number;
  readonly threes: number;
  readonly isLast: boolean;
}

/** What comes before this player can choose; `undefined` if they can choose next. */
function comesFirst(state: State, seat: number, { takesActions }: Ahead): Coming | undefined {
  const isNext = state.player === seat;
  const isDrawing = state.phase === 'draw' && isNext;
  const flips = isNext && state.flipsLeft > 0 ? state.flipsLeft - (isDrawing ? 0 : 1) : 0;
  const cards = state.queue.filter((aimed) => aimedSeat(aimed) === seat).map(aimedCard);
  if (isNext && takesActions) cards.push(...state.setAside);
  const freeze = cards.indexOf(FREEZE);
  const threes = freeze < 0 ? cards.length : freeze;
  if (!isDrawing && flips === 0 && cards.length === 0) return undefined;
  return { flips, threes, isLast: freeze >= 0 };
}

/** '2 more cards of the Flip Three, then a Freeze'. */
function comingText({ flips, threes, isLast }: Coming, { flipThree, freeze }: Words): string {
  const parts = [
    ...(flips > 0 ? [`${count(flips, 'card')} of the ${flipThree}`] : []),
    ...Array.from({ length: threes }, (_, at) => `${flips > 0 || at > 0 ? 'another' : 'a'} ${flipThree}`),
    ...(isLast ? [`a ${freeze}`] : []),
  ];
  return parts.length === 0 ? 'a card' : parts.join(', then ');
}

/** The same as the subject of a sentence. */
function comingSubject({ flips, threes, isLast }: Coming, { flipThree }: Words): string {
  if (threes > 0 || isLast) return 'all of that';
  return flips > 0 ? `the rest of the ${flipThree}` : 'that card, with everything that follows from it,';
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

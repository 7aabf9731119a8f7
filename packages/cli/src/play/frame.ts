import {
  bustChance,
  DECLINE,
  HIT,
  type Move,
  type Question,
  type State,
  STAY,
  targetSeat,
  USE,
} from '@sevenfold/engine';
import { answerLabel, answersTo } from '../views/answers.ts';
import { CHANCE_SYMBOL } from '../views/cards-view.ts';
import { type Cast, YOU } from '../views/cast.ts';
import { type Paint, riskLevelOf } from '../terminal/colour.ts';
import { pendingText } from '../views/pending-view.ts';
import { handText, nextCardText, questionText } from '../views/question-view.ts';
import type { Sentence } from '../views/story.ts';
import { headHeight, tableLines } from '../views/table-view.ts';
import { cut, widthOf, wrap } from '../terminal/text.ts';
import { keyOf, type Words } from '../views/words.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly paint: Paint;
}

/** A question with the answer that Enter would give. */
export interface OpenQuestion {
  readonly question: Question;
  readonly chosen: number;
}

const TARGET_KEYS = '123456789abcdefghijklmnoprstuvwxyz';
const FEW_STORY_LINES = 5;
const FEW_LINES_BESIDE = 10;
const MOST_STORY_LINES = 10;
/** At least one row of the table stays above the question. */
const LEAST_TABLE = 1;
/** The widest rows of the table; wider ones are hard to follow. */
export const WIDEST = 96;

/** The game as one screen: the table, the question if there is one, and what happened before it. */
export function gameFrame(
  state: State,
  cast: Cast,
  told: readonly Sentence[],
  open: OpenQuestion | undefined,
  canvas: Canvas,
): string[] {
  const prompt = open === undefined ? waiting(canvas) : promptOf(state, cast, open, canvas);
  const isChoice = open !== undefined && isTargetQuestion(open.question);
  const keys = isChoice ? targetKeys(open.question) : undefined;
  const chosen = isChoice ? targetSeat(answersTo(open.question)[open.chosen]!) : undefined;
  const below = belowTable(prompt, state.seats, canvas);
  const room = canvas.height - headHeight(canvas.width) - below.length - 1;
  const table = tableLines(state, cast, {
    ...canvas,
    isSpacious: 2 * state.seats + FEW_STORY_LINES <= room,
    maxRows: Math.max(1, room),
    chosen,
    ...(keys === undefined ? {} : { keys }),
  });
  // In a terminal with very few rows, the players matter more than the header.
  const spare = canvas.height - below.length;
  const above = table.slice(Math.max(0, table.length - spare));
  const under = cut(pendingText(state, cast), canvas.width - 2);
  const gap = above.length < spare ? [under === '' ? '' : ` ${canvas.paint('calm', under)}`] : [];
  const storyHeight = Math.min(MOST_STORY_LINES, spare - above.length - gap.length);
  return [...above, ...gap, ...below, ...storyLines(told, storyHeight, canvas)];
}

/** The question below the table; the answers always fit. */
function belowTable({ lead, answers, hint }: Prompt, seats: number, { height }: Canvas): string[] {
  // In a terminal with few rows, the events matter more than blank lines and hints.
  if (height >= seats + FEW_LINES_BESIDE) return [...lead, ...answers, ...hint, ''];
  return [...lead.slice(0, Math.max(0, height - LEAST_TABLE - answers.length)), ...answers];
}

export function storyLines(told: readonly Sentence[], height: number, { width, paint }: Canvas): string[] {
  const lines: string[] = [];
  for (const { text, tone } of told.toReversed()) {
    const sentence = wrap(text, width - 2, '  ').map(
      (line) => ` ${tone === 'plain' ? line : paint(tone, line)}`,
    );
    // Whole sentences only, unless the last one alone is too long.
    if (lines.length + sentence.length > height && lines.length > 0) break;
    lines.unshift(...sentence);
  }
  return height > 0 ? lines.slice(-height) : [];
}

interface Prompt {
  readonly lead: readonly string[];
  readonly answers: readonly string[];
  readonly hint: readonly string[];
}

/** As high as the usual question, so that the table does not jump. */
function waiting({ width, paint }: Canvas): Prompt {
  const hint = wrap('Any key skips ahead.', width - 2).map((line) => paint('dim', ` ${line}`));
  return { lead: [''], answers: [], hint: [...hint, ''] };
}

function promptOf(state: State, cast: Cast, open: OpenQuestion, canvas: Canvas): Prompt {
  const { width, paint } = canvas;
  const { question } = open;
  const asked = wrap(questionText(question.kind, state, cast.words), width - 2).map((line) =>
    paint('bold', ` ${line}`),
  );
  const help = isTargetQuestion(question)
    ? 'Press the key in front of a name, or ↑ ↓ and Enter'
    : 'Or ← → and Enter';
  const hint = wrap(`${help} · ? help · Q quit`, width - 2).map((line) => paint('dim', ` ${line}`));
  if (isTargetQuestion(question)) return { lead: [], answers: asked, hint };
  const lead = question.kind === 'turn' ? oddsLines(state, cast.words, canvas) : asked;
  const buttons = answersTo(question).map((move, at) => buttonView(move, cast, at === open.chosen, paint));
  const row = buttons.join('  ');
  const answers = (widthOf(row) < width ? [row] : buttons).map((line) => ` ${line}`);
  return { lead, answers, hint };
}

/** Points, and the bust risk in its colour. */
function oddsLines(state: State, words: Words, { width, paint }: Canvas): string[] {
  const chance = bustChance(state, YOU);
  const tone = chance < 0.15 ? 'good' : chance < 0.35 ? 'risk2' : 'bad';
  const points = wrap(handText(state, YOU), width - 2);
  const odds = wrap(nextCardText(state, YOU, words), width - 2);
  const [first = ''] = points;
  if (points.length === 1 && odds.length === 1 && first.length + 1 + odds[0]!.length <= width - 2) {
    return [` ${first} ${paint(tone, odds[0]!)}`];
  }
  return [...points.map((line) => ` ${line}`), ...odds.map((line) => ` ${paint(tone, line)}`)];
}

/** The key and the name of an answer, inverted if Enter would choose it. */
function buttonView(move: Move, cast: Cast, isChosen: boolean, paint: Paint): string {
  const label = answerLabel(move, cast);
  const text = ` ${answerKeys(move, cast.words)[0]!.toUpperCase()} ${label} `;
  const isPlain = paint('chosen', 'x') === 'x';
  if (isChosen) return isPlain ? `>${text}<` : paint('chosen', text);
  return isPlain ? ` ${text} ` : paint('bold', text);
}

/** The keys for an answer other than a target; the first one is shown. */
export function answerKeys(move: Move, words: Words): string[] {
  if (move === HIT) return [keyOf(words.hit), 'h'];
  if (move === STAY) return [keyOf(words.stay), 's'];
  if (move === USE) return ['u'];
  return move === DECLINE ? ['b'] : [];
}

export function isTargetQuestion({ kind }: Question): boolean {
  return kind === 'freeze' || kind === 'flipThree' || kind === 'secondChance';
}

/** Digits first, then letters, in the order of the seats. */
export function targetKeys(question: Question): ReadonlyMap<number, string> {
  return new Map(answersTo(question).map((move, at) => [targetSeat(move), TARGET_KEYS[at]!]));
}

export function helpFrame(state: State, cast: Cast, { width, paint }: Canvas): string[] {
  const { words } = cast;
  const numbers = [0, 4, 7, 9, 11]
    .map((number) => paint(`riskCard${riskLevelOf(number)}`, ` ${number} `))
    .join(' ');
  const entries: [string, string][] = [
    [keyOf(words.hit).toUpperCase(), `${words.hit}: take a card`],
    [keyOf(words.stay).toUpperCase(), `${words.stay}: bank your points and leave the round`],
    ['U B', `use your ${words.secondChance}, or bust`],
    ['Q', 'quit; the game is saved after every move'],
    ['▸ ●', 'the player whose turn it is; the dealer'],
    [CHANCE_SYMBOL, `${words.secondChance}: saves you from one duplicate`],
    ['✓ * ✗', `${words.stayed}, ${words.frozen}, bust`],
    ['+12  34', 'points this round; total'],
    ['█▒·', `total, points this round, distance to ${state.options.target}`],
  ];
  return [
    paint('heading', ' Help'),
    '',
    ...entries.flatMap(([sign, text]) =>
      wrap(text, width - 10).map((line, index) => ` ${(index === 0 ? sign : '').padEnd(8)}${line}`),
    ),
    '',
    ` ${numbers}`,
    ...wrap('The warmer the colour, the more copies: a deck has twelve 12s, but only one 1.', width - 2).map(
      (line) => ` ${line}`,
    ),
    '',
    paint('dim', ' Any key goes back.'),
  ];
}

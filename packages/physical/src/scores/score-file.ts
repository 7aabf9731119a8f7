// Score books from outside: from a file, from a browser's store, from other keepers. Checked by shape here, by
// replaying them afterwards.

import { OPTION_NAMES } from '@sevenfold/engine';
import * as v from 'valibot';
import { MOST_STEPS, type ScoreBook, ScoreBookError, ScoreKeeper, type ScoreStep } from './score-book.ts';
import { MOST_PLAYERS } from './score-sheet.ts';

const FORMAT = 'sevenfold-scores';
const VERSION = 1;
/** The longest file that is read, in characters. */
export const LONGEST_SCORES = 20_000_000;
const MOST_BOOKS = 5000;
/** Sixteen colours are enough for anybody; more may come. */
const MOST_COLOURS = 99;
/** A busted hand of six numbers, all modifiers of eight decks, and some. */
const MOST_CARDS = 60;

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
// With a digit or a dash, so that no property that every object has can be one.
const playerId = v.pipe(v.string(), v.regex(/^(?=.*[\d-])[\w-]{1,40}$/));
const bookId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const place = v.pipe(index, v.maxValue(MOST_PLAYERS));
const colour = v.pipe(index, v.maxValue(MOST_COLOURS));
const card = v.pipe(v.string(), v.regex(/^(?:\d\d?|\+\d\d?|x2|FZ|F3|SC)$/));
const option = v.optional(v.union([text(20), v.number()]));
const rules = v.strictObject(Object.fromEntries(['preset', ...OPTION_NAMES].map((name) => [name, option])));
const yes = v.optional(v.literal(true));

const cardsEntry = v.strictObject({ cards: v.pipe(v.array(card), v.maxLength(MOST_CARDS)), bust: yes });
const pointsEntry = v.strictObject({ points: v.pipe(v.number(), v.safeInteger()), bust: yes, flip7: yes });
// A union would try both, for thousands of entries.
const entry = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'cards' in input ? cardsEntry : pointsEntry,
);
const player = v.strictObject({ id: playerId, name: text(200), colour });

const STEPS = {
  add: v.strictObject({
    do: v.literal('add'),
    id: playerId,
    name: text(200),
    colour,
    place: v.optional(place),
  }),
  rename: v.strictObject({ do: v.literal('rename'), player: playerId, name: text(200) }),
  recolour: v.strictObject({ do: v.literal('recolour'), player: playerId, colour }),
  place: v.strictObject({ do: v.literal('place'), player: playerId, place }),
  remove: v.strictObject({ do: v.literal('remove'), player: playerId }),
  return: v.strictObject({ do: v.literal('return'), player: playerId }),
  rules: v.strictObject({ do: v.literal('rules'), rules }),
  dealer: v.strictObject({ do: v.literal('dealer'), player: playerId }),
  enter: v.strictObject({ do: v.literal('enter'), player: playerId, entry: v.nullable(entry) }),
  close: v.strictObject({ do: v.literal('close') }),
  correct: v.strictObject({
    do: v.literal('correct'),
    round: index,
    player: playerId,
    entry: v.nullable(entry),
  }),
  dropRound: v.strictObject({ do: v.literal('dropRound'), round: index }),
  undo: v.strictObject({ do: v.literal('undo') }),
  redo: v.strictObject({ do: v.literal('redo') }),
} as const satisfies { [Name in ScoreStep['do']]: v.GenericSchema };

export const STEP_NAMES = Object.keys(STEPS) as readonly ScoreStep['do'][];

const noStep = v.never('This is no step of a score sheet.');
const shapes = new Map<unknown, (typeof STEPS)[ScoreStep['do']]>(
  Object.values(STEPS).map((shape) => [shape.entries.do.literal, shape]),
);
// By its name at once: a variant would try one shape after the other.
const step = v.lazy((input) => shapes.get((input as { do?: unknown } | null)?.do) ?? noStep);

const book = v.strictObject({
  id: bookId,
  started: index,
  rules,
  players: v.pipe(v.array(player), v.minLength(1), v.maxLength(MOST_PLAYERS)),
  dealer: playerId,
  steps: v.pipe(v.array(step), v.maxLength(MOST_STEPS)),
});

const file = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  games: v.pipe(v.array(v.unknown()), v.maxLength(MOST_BOOKS)),
});

export type ScoreFileCode =
  | 'tooLong'
  | 'notJson'
  /** Another kind of file. */
  | 'notScores'
  /** Of a later version of this program. */
  | 'newer'
  /** A game with something missing or of the wrong kind. */
  | 'damagedGame'
  /** A game whose steps do not follow from each other. */
  | 'impossibleGame';

/** A file that is refused as a whole: why, and which game of it is to blame, counted from 0. */
export class ScoreFileError extends Error {
  readonly code: ScoreFileCode;
  readonly game: number | undefined;

  constructor(code: ScoreFileCode, message: string, game?: number) {
    super(message);
    this.name = 'ScoreFileError';
    this.code = code;
    this.game = game;
  }
}

/** All kept games as one text. */
export function makeScores(games: readonly ScoreBook[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, games });
}

/** Reads what `makeScores` has written, all of it or none. Throws `ScoreFileError`. */
export function parseScores(source: string): ScoreBook[] {
  if (source.length > LONGEST_SCORES) {
    throw new ScoreFileError('tooLong', `a file of scores has at most ${LONGEST_SCORES} characters`);
  }
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw new ScoreFileError(
      'notJson',
      `this is not a whole JSON file: ${(error as Error).message.slice(0, 100)}`,
    );
  }
  if (isNewer(value)) {
    throw new ScoreFileError('newer', 'this file is of a later version; reload the page to get it');
  }
  const read = v.safeParse(file, value, { abortEarly: true });
  if (!read.success) throw new ScoreFileError('notScores', `this is no file of scores: ${reasonOf(read)}`);
  return read.output.games.map(parseBook);
}

/** Reads one kept game, from a store or from another keeper. Throws `ScoreFileError`. */
export function parseBook(value: unknown, game = 0): ScoreBook {
  const read = v.safeParse(book, value, { abortEarly: true });
  if (!read.success) {
    throw new ScoreFileError('damagedGame', `game ${game + 1} is damaged: ${reasonOf(read)}`, game);
  }
  try {
    return new ScoreKeeper(read.output).book;
  } catch (error) {
    if (!(error instanceof ScoreBookError)) throw error;
    throw new ScoreFileError('impossibleGame', `game ${game + 1}: ${error.message}`, game);
  }
}

/** Reads one step, from another keeper; `undefined` if it is none. Whether it fits, `ScoreKeeper` says. */
export function parseStep(value: unknown): ScoreStep | undefined {
  const read = v.safeParse(step, value, { abortEarly: true });
  return read.success ? read.output : undefined;
}

function isNewer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { format, version } = value as { format?: unknown; version?: unknown };
  return format === FORMAT && typeof version === 'number' && version > VERSION;
}

function reasonOf({
  issues,
}: {
  readonly issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];
}): string {
  const [issue] = issues;
  const path = v.getDotPath(issue);
  return `${path === null ? '' : `${path}: `}${issue.message}`.slice(0, 200);
}

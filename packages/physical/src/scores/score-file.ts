// Score logs from outside: from a file, from a browser's store, from other people. Their shape is checked first, then
// they are replayed.

import { OPTION_NAMES } from '@sevenfold/engine';
import * as v from 'valibot';
import { MOST_STEPS, type ScoreLog, ScoreLogError, ScoreKeeper, type ScoreStep } from './score-keeper.ts';
import { BOX_IDS } from './boxes/boxes.ts';
import { MOST_PLAYERS, SEVEN_OF } from './score-sheet.ts';

const FORMAT = 'sevenfold-scores';
/** Version 2 has boxes other than the first; files without them stay readable for everyone. */
const VERSION = 2;
/** Characters of a file. */
const LONGEST_SCORES = 20_000_000;
const MOST_GAMES = 5000;
const MOST_COLOURS = 99;
/** More than a busted hand of six numbers with all modifiers of eight decks. */
const MOST_CARDS = 60;

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
// An ID needs a digit or a dash, so that it cannot be `toString` or another property of every object.
const playerId = v.pipe(v.string(), v.regex(/^(?=.*[\d-])[\w-]{1,40}$/));
const sheetId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const time = v.optional(index);
const place = v.pipe(index, v.maxValue(MOST_PLAYERS));
const colour = v.pipe(index, v.maxValue(MOST_COLOURS));
// The box knows which cards exist.
const card = text(4);
const option = v.optional(v.union([text(20), v.number()]));
const rules = v.strictObject({
  ...Object.fromEntries(['preset', ...OPTION_NAMES].map((name) => [name, option])),
  brutal: v.optional(v.boolean()),
  sevenOf: v.optional(v.picklist(SEVEN_OF)),
});
const yes = v.optional(v.literal(true));

const cardsEntry = v.strictObject({
  cards: v.pipe(v.array(card), v.maxLength(MOST_CARDS)),
  bust: yes,
  takesFrom: v.optional(playerId),
});
const pointsEntry = v.strictObject({
  points: v.pipe(v.number(), v.safeInteger()),
  bust: yes,
  flip7: yes,
  takesFrom: v.optional(playerId),
});
// Faster than a union, which would try both shapes of thousands of entries.
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
  enter: v.strictObject({ do: v.literal('enter'), player: playerId, entry: v.nullable(entry), at: time }),
  close: v.strictObject({ do: v.literal('close'), at: time }),
  correct: v.strictObject({
    do: v.literal('correct'),
    round: index,
    player: playerId,
    entry: v.nullable(entry),
    at: time,
  }),
  dropRound: v.strictObject({ do: v.literal('dropRound'), round: index }),
  undo: v.strictObject({ do: v.literal('undo') }),
  redo: v.strictObject({ do: v.literal('redo') }),
} as const satisfies { [Name in ScoreStep['do']]: v.GenericSchema };

export const STEP_NAMES = Object.keys(STEPS) as readonly ScoreStep['do'][];

const noStep = v.never('This is not a step of a score sheet.');
const shapes = new Map<unknown, (typeof STEPS)[ScoreStep['do']]>(
  Object.values(STEPS).map((shape) => [shape.entries.do.literal, shape]),
);
// Faster than a variant, which would try one shape after the other.
const step = v.lazy((input) => shapes.get((input as { do?: unknown } | null)?.do) ?? noStep);

const log = v.strictObject({
  id: sheetId,
  started: index,
  box: v.optional(v.picklist(BOX_IDS)),
  rules,
  players: v.pipe(v.array(player), v.minLength(1), v.maxLength(MOST_PLAYERS)),
  dealer: playerId,
  steps: v.pipe(v.array(step), v.maxLength(MOST_STEPS)),
});

const file = v.strictObject({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(VERSION)),
  games: v.pipe(v.array(v.unknown()), v.maxLength(MOST_GAMES)),
});

export type ScoreFileCode =
  | 'tooLong'
  | 'notJson'
  /** Another kind of file. */
  | 'notScores'
  /** Written by a later version of this program. */
  | 'newer'
  /** A game with something missing or of the wrong kind. */
  | 'damagedGame'
  /** A game whose steps do not follow from each other. */
  | 'impossibleGame';

/** Why a file is refused, and which game of it is wrong, counted from 0. */
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

export function makeScores(games: readonly ScoreLog[]): string {
  const version = games.some(({ box }) => box !== undefined) ? VERSION : 1;
  return JSON.stringify({ format: FORMAT, version, games });
}

/** Reads what `makeScores` has written, all games or none. Throws `ScoreFileError`. */
export function parseScores(source: string): ScoreLog[] {
  if (source.length > LONGEST_SCORES) {
    throw new ScoreFileError('tooLong', `a file of scores has at most ${LONGEST_SCORES} characters`);
  }
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw new ScoreFileError(
      'notJson',
      `this is not a complete JSON file: ${(error as Error).message.slice(0, 100)}`,
    );
  }
  if (isNewer(value)) {
    throw new ScoreFileError('newer', 'this file is of a later version; reload the page to get it');
  }
  const read = v.safeParse(file, value, { abortEarly: true });
  if (!read.success) throw new ScoreFileError('notScores', `this is not a file of scores: ${reasonOf(read)}`);
  return read.output.games.map(parseScoreLog);
}

/** Throws `ScoreFileError`. */
export function parseScoreLog(value: unknown, game = 0): ScoreLog {
  const read = v.safeParse(log, value, { abortEarly: true });
  if (!read.success) {
    throw new ScoreFileError('damagedGame', `game ${game + 1} is damaged: ${reasonOf(read)}`, game);
  }
  try {
    return new ScoreKeeper(read.output).log;
  } catch (error) {
    if (!(error instanceof ScoreLogError)) throw error;
    throw new ScoreFileError('impossibleGame', `game ${game + 1}: ${error.message}`, game);
  }
}

/** Checks only the shape; `ScoreKeeper` says whether the step fits. */
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

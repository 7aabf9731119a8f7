// Opens a record, a log or a position that someone pastes or drops; refuses anything else with the reason.

import {
  ConfigError,
  type GameRecord,
  LogError,
  newGame,
  parseMove,
  parsePosition,
  parseRecord,
  playLog,
  PositionError,
  splitLog,
  type State,
} from '@sevenfold/engine';

export interface OpenedGame {
  readonly kind: 'game';
  /** Up to the first move that is not legal. */
  readonly record: GameRecord;
  /** The record as it was given. */
  readonly whole: GameRecord;
  /** The value under `fair`, unchecked. */
  readonly fair: unknown;
  /** The value under `played`. */
  readonly played: unknown;
  /** The first token of the log that makes no sense, if there is one. */
  readonly flaw: LogError | undefined;
  /** For a log without a record: the numbers of players it fits, and who may have dealt first. */
  readonly guesses?: readonly Guess[];
}

interface OpenedPosition {
  readonly kind: 'position';
  readonly state: State;
}

export interface Guess {
  readonly seats: number;
  readonly dealer: number;
}

export type Opened = OpenedGame | OpenedPosition;

export type OpenCode =
  | 'empty'
  | 'tooLong'
  | 'tooManyMoves'
  | 'notJson'
  | 'manyGames'
  | 'badRecord'
  | 'badPosition'
  | 'badLog'
  | 'badLink'
  | 'unknown';

/** Why something cannot be opened; `detail` is the engine's message, in English. */
export class OpenError extends Error {
  readonly code: OpenCode;
  readonly detail: string;
  /** How many characters, moves or games there are, or the index of what is wrong. */
  readonly count: number;

  constructor(code: OpenCode, count = 0, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.name = 'OpenError';
    this.code = code;
    this.count = count;
    this.detail = detail;
  }
}

/** The longest record of eighteen players has some 20,000 characters. */
export const MOST_CHARACTERS = 200_000;
export const MOST_MOVES = 20_000;
/** A log alone may be a game of this many players. */
const MOST_GUESSED = 24;

/** Opens any text. Throws `OpenError`. */
export function openText(text: string): Opened {
  if (text.length > MOST_CHARACTERS) throw new OpenError('tooLong', text.length);
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw new OpenError('empty');
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) return openValue(readJson(trimmed));
  if (/^\S+_\S+$/.test(trimmed)) return openPosition(trimmed);
  return openLog(trimmed);
}

/** A record as a value: alone, in a list of one, or as this device stores it. */
function openValue(value: unknown): OpenedGame {
  if (Array.isArray(value)) {
    if (value.length === 1) return openValue(value[0]);
    throw value.length === 0 ? new OpenError('empty') : new OpenError('manyGames', value.length);
  }
  if (typeof value === 'object' && value !== null && 'record' in value) {
    const { record } = value;
    return openValue(typeof record === 'string' ? readJson(record) : record);
  }
  try {
    const record = parseRecord(value);
    const { fair, played } = value as { readonly fair?: unknown; readonly played?: unknown };
    return openRecord(record, fair, played);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof RangeError)
      throw new OpenError('badRecord', 0, error.message);
    throw error;
  }
}

function openRecord(whole: GameRecord, fair?: unknown, played?: unknown): OpenedGame {
  const tokens = splitLog(whole.log);
  if (tokens.length > MOST_MOVES) throw new OpenError('tooManyMoves', tokens.length);
  const flaw = flawOf(whole, tokens);
  const record = flaw === undefined ? whole : { ...whole, log: tokens.slice(0, flaw.at).join(' ') };
  return { kind: 'game', record, whole, fair, played, flaw };
}

/** A log as a game of these players. */
export function guessedGame(log: string, { seats, dealer }: Guess, guesses: readonly Guess[]): OpenedGame {
  const players = Array.from({ length: seats }, () => '');
  return { ...openRecord({ rules: {}, players, dealer, log }), guesses };
}

function openPosition(text: string): OpenedPosition {
  try {
    return { kind: 'position', state: parsePosition(text) };
  } catch (error) {
    if (error instanceof PositionError) throw new OpenError('badPosition', error.field, error.message);
    throw error;
  }
}

/** A log does not say who played, so find the numbers of players for which all of it is legal. */
function openLog(text: string): OpenedGame {
  const tokens = text.split(/\s+/);
  if (parseMove(tokens[0]!) === undefined) throw new OpenError('unknown');
  if (tokens.length > MOST_MOVES) throw new OpenError('tooManyMoves', tokens.length);
  const log = tokens.join(' ');
  const fits: Guess[] = [];
  let best: LogError | undefined;
  for (let seats = 1; seats <= MOST_GUESSED; seats++) {
    for (let dealer = seats - 1; dealer >= 0; dealer--) {
      const flaw = guessFlaw(seats, dealer, tokens);
      if (flaw === undefined) {
        fits.push({ seats, dealer });
        break;
      }
      if (best === undefined || flaw.at > best.at) best = flaw;
    }
  }
  // Games alone are rare: if a log also fits more players, there were more.
  const guesses = [...fits.filter(({ seats }) => seats > 1), ...fits.filter(({ seats }) => seats === 1)];
  const [guess] = guesses;
  if (guess === undefined) throw new OpenError('badLog', best?.at ?? 0, `${best?.token}: ${best?.message}`);
  return guessedGame(log, guess, guesses);
}

function guessFlaw(seats: number, dealer: number, tokens: readonly string[]): LogError | undefined {
  try {
    return flawOf({ rules: {}, players: Array.from({ length: seats }, () => ''), dealer, log: '' }, tokens);
  } catch (error) {
    // The rules may not allow this many.
    if (error instanceof ConfigError) return new LogError(0, tokens[0]!, 'noSuchPlayer');
    throw error;
  }
}

function flawOf({ rules, players, dealer }: GameRecord, tokens: readonly string[]): LogError | undefined {
  try {
    playLog(newGame(rules, players.length, dealer), tokens);
    return undefined;
  } catch (error) {
    if (error instanceof LogError) return error;
    throw error;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OpenError('notJson', 0, (error as Error).message);
  }
}

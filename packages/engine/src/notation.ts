// All text formats, as pairs of functions that read and write: tokens, logs, records, positions (docs/NOTATION.md).

import {
  type Card,
  FLIP_THREE,
  FREEZE,
  KINDS,
  NUMBER_KINDS,
  PLUS_2,
  SECOND_CHANCE,
  TIMES_2,
} from './cards.ts';
import { check } from './check.ts';
import {
  busted,
  duplicateOf,
  extraCount,
  type Extras,
  frozen,
  type Hand,
  hasNumber,
  hasSecondChance,
  isActive,
  sittingOut,
  stayed,
  type Status,
  statusOf,
  withDuplicate,
  withExtra,
  withModifier,
  withNumber,
  withSecondChance,
} from './hand.ts';
import type { Move } from './moves.ts';
import {
  checkPlayers,
  ConfigError,
  MOST_PLAYERS,
  OPTION_NAMES,
  type OptionName,
  type Options,
  parseRules,
  PRESET_NAMES,
  type PresetName,
  PRESETS,
  type RulesConfig,
} from './options.ts';
import { cardsInFront, cardsInProcess } from './piles.ts';
import { emptyTable, PHASES, STAGES, type State } from './state.ts';

// ── Moves ──────────────────────────────────────────────────────────────────────────────────────────────────

const CARD_TOKENS = '0 1 2 3 4 5 6 7 8 9 10 11 12 +2 +4 +6 +8 +10 x2 FZ F3 SC'.split(' ');
const TOKENS: readonly string[] = [
  ...CARD_TOKENS,
  'h',
  's',
  'u',
  'b',
  ...Array.from({ length: MOST_PLAYERS }, (_, seat) => `@${seat}`),
];
const MOVES: ReadonlyMap<string, Move> = new Map(TOKENS.map((token, move) => [token, move]));

/** The move that a token stands for; `undefined` for any other text. */
export function parseMove(token: string): Move | undefined {
  return MOVES.get(token);
}

export function makeMove(move: Move): string {
  return TOKENS[move]!;
}

export function cardToken(card: Card): string {
  return CARD_TOKENS[card]!;
}

// ── Logs ───────────────────────────────────────────────────────────────────────────────────────────────────

export function splitLog(log: string): string[] {
  const tokens = log.split(' ');
  return tokens.includes('') ? tokens.filter((token) => token !== '') : tokens;
}

export function makeLog(moves: readonly Move[]): string {
  return moves.map(makeMove).join(' ');
}

// ── Records ────────────────────────────────────────────────────────────────────────────────────────────────

/** One game, in the format that every part of Sevenfold reads and writes (R43). */
export interface GameRecord {
  readonly rules: RulesConfig;
  readonly players: readonly string[];
  /** Index of the first dealer. */
  readonly dealer: number;
  readonly log: string;
}

/** Checks a value from outside; throws `ConfigError`. The log's tokens are checked by replaying them. */
export function parseRecord(value: unknown): GameRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ConfigError('record', 'a record is a JSON object with rules, players, dealer and log');
  }
  const { rules = {}, players, dealer, log } = value as Record<string, unknown>;
  const options = parseRules(rules);
  if (!Array.isArray(players) || !players.every((name) => typeof name === 'string')) {
    throw new ConfigError('players', 'players must be a list of names, such as ["Ann", "Bo"]');
  }
  checkPlayers(options, players.length);
  if (!Number.isInteger(dealer) || (dealer as number) < 0 || (dealer as number) >= players.length) {
    throw new ConfigError('dealer', `dealer must be the index of a player, from 0 to ${players.length - 1}`);
  }
  if (typeof log !== 'string') {
    throw new ConfigError('log', 'log must be a text of tokens separated by spaces, possibly empty');
  }
  return { rules: rules as RulesConfig, players, dealer: dealer as number, log };
}

export function makeRecord(record: GameRecord): string {
  const { rules, players, dealer, log } = record;
  return JSON.stringify({ rules, players, dealer, log });
}

// ── Positions ──────────────────────────────────────────────────────────────────────────────────────────────
//
//   rules _ seats _ round _ draw pile _ process
//
// One line without spaces, of characters that a URL leaves alone. A new game of three:
//   official_0.0.0_1-0-1-deal_1123456789abc111111333_draw-1
//
// rules      preset, then .option-value for each option that differs from it
// seats      for each seat its total, then '-' and the cards in front of it if there are any, and its status
// round      number - dealer - turn - stage
// draw pile  how many of each kind, in the order of the card tokens, in base 36 (two digits each from three decks on)
// process    what the game waits for - who - and, in a chain of actions only: cards left to flip - set aside - queue
//
// The discard pile is what is left of the deck (R2).

/** One letter a kind: numbers as digits (a = 10, b = 11, c = 12), then modifiers, Freeze, Flip Three, Second Chance. */
const LETTERS = '0123456789abcpqrstxFTS';
const STATUS_LETTERS: { readonly [Name in Status]: string } = {
  active: '',
  stayed: 'Y',
  frozen: 'Z',
  busted: 'B',
  sittingOut: 'O',
};
const SEAT = /^(0|[1-9]\d{0,5})(?:-(0?1?2?3?4?5?6?7?8?9?a?b?c?)(p*q*r*s*t*x*)(S?)(Y|Z|B[0-9abc]|O)?)?$/;
const PROCESS = /^(?:saveOrBust([0-9abc])|([a-zA-Z]+))-(\d\d?)(?:-([0-3])-([FT]{0,3})-((?:[FT]\d\d?)*))?$/;

/** A position that cannot be read or cannot occur; `field` says where, counted from 0. */
export class PositionError extends Error {
  readonly field: number;

  constructor(field: number, message: string) {
    super(message);
    this.name = 'PositionError';
    this.field = field;
  }
}

/** A whole state as one line. */
export function makePosition(state: State): string {
  return [
    makeRules(state.options),
    state.totals.map((total, seat) => makeSeat(total, state.hands[seat]!, state.extras[seat]!)).join('.'),
    [state.round, state.dealer, state.turn, state.stage].join('-'),
    makePile(state),
    makeProcess(state),
  ].join('_');
}

/** Reads a position; throws `PositionError` for anything that is not the position of a possible game. */
export function parsePosition(text: string): State {
  const fields = text.split('_');
  if (fields.length !== 5)
    throw new PositionError(0, `a position has 5 fields separated by _, not ${fields.length}`);
  const [rules, seats, round, pile, process] = fields as [string, string, string, string, string];
  const options = readRules(rules);
  const parsedSeats = seats.split('.').map(readSeat);
  try {
    checkPlayers(options, parsedSeats.length);
  } catch (error) {
    throw new PositionError(1, (error as Error).message);
  }
  const state = emptyTable(options, parsedSeats.length);
  state.totals = parsedSeats.map((seat) => seat.total);
  state.hands = parsedSeats.map((seat) => seat.hand);
  state.extras = parsedSeats.map((seat) => seat.extras);
  state.active = state.hands.filter(isActive).length;
  readRound(state, round);
  readPile(state, pile);
  readProcess(state, process);
  state.discard = restOfDeck(state);
  const [problem] = check(state);
  if (problem !== undefined) throw new PositionError(4, `this position cannot occur: ${problem}`);
  const canonical = makePosition(state).split('_');
  const odd = fields.findIndex((field, index) => field !== canonical[index]);
  if (odd >= 0)
    throw new PositionError(odd, `field ${odd} of the position would be written ${canonical[odd]}`);
  return state;
}

/** The rules as the preset that needs fewest overrides; the earliest of several. */
export function closestPreset(options: Options): RulesConfig {
  const overrides = (preset: PresetName): OptionName[] =>
    OPTION_NAMES.filter((name) => options[name] !== PRESETS[preset][name]);
  const preset = PRESET_NAMES.reduce((best, next) =>
    overrides(next).length < overrides(best).length ? next : best,
  );
  return { preset, ...Object.fromEntries(overrides(preset).map((name) => [name, options[name]])) };
}

function makeRules(options: Options): string {
  const { preset, ...overrides } = closestPreset(options);
  return [preset, ...Object.entries(overrides).map(([name, value]) => `${name}-${value}`)].join('.');
}

function readRules(text: string): Options {
  const [preset, ...overrides] = text.split('.');
  const config: Record<string, unknown> = { preset };
  for (const override of overrides) {
    const [name = '', value = ''] = override.split('-');
    config[name] = /^\d+$/.test(value) ? Number(value) : value;
  }
  try {
    return parseRules(config);
  } catch (error) {
    throw new PositionError(0, (error as Error).message);
  }
}

function makeSeat(total: number, hand: Hand, extras: Extras): string {
  let cards = '';
  for (let number = 0; number < NUMBER_KINDS; number++) if (hasNumber(hand, number)) cards += LETTERS[number];
  for (let card = PLUS_2; card <= TIMES_2; card++) cards += LETTERS[card]!.repeat(extraCount(extras, card));
  if (hasSecondChance(hand)) cards += LETTERS[SECOND_CHANCE];
  const status = statusOf(hand);
  cards += STATUS_LETTERS[status];
  if (status === 'busted') cards += LETTERS[duplicateOf(extras)];
  return cards === '' ? `${total}` : `${total}-${cards}`;
}

function readSeat(text: string): { total: number; hand: Hand; extras: Extras } {
  const match = SEAT.exec(text);
  if (match === null) throw new PositionError(1, `${quote(text)} is not a total and the cards of a player`);
  const [, total = '', numbers = '', plus = '', chance = '', status = ''] = match;
  let hand: Hand = 0;
  let extras: Extras = 0;
  for (const letter of numbers) hand = withNumber(hand, LETTERS.indexOf(letter));
  if (/(.)\1{8}/.test(plus))
    throw new PositionError(1, `${quote(text)} has more modifiers of a kind than 8 decks have`);
  for (const letter of plus) {
    hand = withModifier(hand, LETTERS.indexOf(letter));
    extras = withExtra(extras, LETTERS.indexOf(letter));
  }
  if (chance !== '') hand = withSecondChance(hand);
  if (status === 'Y') hand = stayed(hand);
  if (status === 'Z') hand = frozen(hand);
  if (status === 'O') hand |= sittingOut();
  if (status.startsWith('B')) {
    hand = busted(hand);
    extras = withDuplicate(extras, LETTERS.indexOf(status[1]!));
  }
  return { total: Number(total), hand, extras };
}

function readRound(state: State, text: string): void {
  const match = /^(\d{1,6})-(\d\d?)-(\d\d?)-(\w+)$/.exec(text);
  const stage = STAGES.find((name) => name === match?.[4]);
  if (match === null || stage === undefined) {
    throw new PositionError(
      2,
      `${quote(text)} is not the number of a round, its dealer, turn and stage (${STAGES.join(', ')})`,
    );
  }
  state.round = Number(match[1]);
  state.dealer = readSeatIndex(state, match[2]!, 2);
  state.turn = readSeatIndex(state, match[3]!, 2);
  state.stage = stage;
}

/** Digits of a count: two decks have up to 24 cards of a kind, eight have 96. */
function pileWidth(state: State): number {
  return Math.max(...state.deck) < 36 ? 1 : 2;
}

function makePile(state: State): string {
  return state.pile.map((count) => count.toString(36).padStart(pileWidth(state), '0')).join('');
}

function readPile(state: State, text: string): void {
  const width = pileWidth(state);
  if (!/^[0-9a-z]+$/.test(text) || text.length !== KINDS * width) {
    throw new PositionError(
      3,
      `${quote(text)} is not a draw pile: ${KINDS} counts of ${width} digit(s) each`,
    );
  }
  state.pile = state.deck.map((_, kind) => parseInt(text.slice(kind * width, (kind + 1) * width), 36));
  state.pileSize = state.pile.reduce((sum, count) => sum + count, 0);
}

function restOfDeck(state: State): number[] {
  const rest = state.deck.map((count, kind) => count - state.pile[kind]!);
  for (let seat = 0; seat < state.seats; seat++) {
    cardsInFront(state, seat).forEach((count, kind) => (rest[kind]! -= count));
  }
  for (const card of cardsInProcess(state)) rest[card]!--;
  const missing = rest.findIndex((count) => count < 0);
  if (missing >= 0)
    throw new PositionError(3, `there are more cards ${cardToken(missing)} than the deck has`);
  return rest;
}

function makeProcess(state: State): string {
  const waits = state.phase === 'saveOrBust' ? `saveOrBust${LETTERS[state.duplicate]}` : state.phase;
  const parts: (string | number)[] = [waits, state.player];
  if (state.flipsLeft > 0 || state.setAside.length > 0 || state.queue.length > 0) {
    const setAside = state.setAside.map((card) => LETTERS[card]).join('');
    const queue = state.queue.map((aimed) => `${LETTERS[aimed.card]}${aimed.target}`).join('');
    parts.push(state.flipsLeft, setAside, queue);
  }
  return parts.join('-');
}

function readProcess(state: State, text: string): void {
  const match = PROCESS.exec(text);
  const phase = PHASES.find((name) => name === (match?.[1] === undefined ? match?.[2] : 'saveOrBust'));
  if (match === null || phase === undefined) {
    throw new PositionError(
      4,
      `${quote(text)} does not say what the game waits for (${PHASES.join(', ')}) and from whom`,
    );
  }
  const [, duplicate, , player = '', flips = '0', setAside = '', queue = ''] = match;
  state.phase = phase;
  state.duplicate = duplicate === undefined ? -1 : LETTERS.indexOf(duplicate);
  state.player = readSeatIndex(state, player, 4);
  state.flipsLeft = Number(flips);
  state.setAside = setAside.split('').map(actionOf);
  state.queue = [...queue.matchAll(/([FT])(\d+)/g)].map(([, letter, seat]) => ({
    card: actionOf(letter!),
    target: readSeatIndex(state, seat!, 4),
  }));
}

function actionOf(letter: string): Card {
  return letter === 'F' ? FREEZE : FLIP_THREE;
}

function readSeatIndex(state: State, text: string, field: number): number {
  const seat = Number(text);
  if (seat >= state.seats) throw new PositionError(field, `there is no player ${seat} among ${state.seats}`);
  return seat;
}

function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

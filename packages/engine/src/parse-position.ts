import { aimedAt } from './aimed.ts';
import { type Card, FLIP_THREE, FREEZE, KINDS } from './cards.ts';
import { check } from './check.ts';
import {
  busted,
  type Extras,
  frozen,
  type Hand,
  isActive,
  sittingOut,
  stayed,
  withDuplicate,
  withExtra,
  withModifier,
  withNumber,
  withSecondChance,
} from './hand.ts';
import { cardToken } from './notation.ts';
import { checkPlayers, type Options, parseRules } from './options.ts';
import { cardsInFront, cardsInProcess } from './piles.ts';
import { LETTERS, makePosition, pileWidth } from './position.ts';
import { emptyTable, PHASES, STAGES, type State } from './state.ts';

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

/** Reads a position; throws `PositionError` for anything that is not the position of a possible game. */
export function parsePosition(text: string): State {
  const fields = text.split('_');
  if (fields.length !== 5)
    throw new PositionError(0, `a position has 5 fields separated by _, not ${fields.length}`);
  const [rules, seats, round, pile, process] = fields as [string, string, string, string, string];
  const options = readRules(rules);
  const parsedSeats = seats.split('.').map((seat) => readSeat(seat, options.doubles));
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

function readSeat(text: string, doubles: Options['doubles']): { total: number; hand: Hand; extras: Extras } {
  const match = SEAT.exec(text);
  if (match === null) throw new PositionError(1, `${quote(text)} is not a total and the cards of a player`);
  const [, total = '', numbers = '', plus = '', chance = '', status = ''] = match;
  let hand: Hand = 0;
  let extras: Extras = 0;
  for (const letter of numbers) hand = withNumber(hand, LETTERS.indexOf(letter));
  if (/(.)\1{8}/.test(plus))
    throw new PositionError(1, `${quote(text)} has more modifiers of a kind than 8 decks have`);
  for (const letter of plus) {
    hand = withModifier(hand, LETTERS.indexOf(letter), doubles);
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
  state.queue = [...queue.matchAll(/([FT])(\d+)/g)].map(([, letter, seat]) =>
    aimedAt(actionOf(letter!), readSeatIndex(state, seat!, 4)),
  );
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

// A whole state as one line (docs/NOTATION.md):
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

import { aimedCard, aimedSeat } from './aimed.ts';
import { NUMBER_KINDS, PLUS_2, SECOND_CHANCE, TIMES_2 } from './cards.ts';
import { closestPreset } from './closest-preset.ts';
import {
  duplicateOf,
  extraCount,
  type Extras,
  type Hand,
  hasNumber,
  hasSecondChance,
  type Status,
  statusOf,
} from './hand.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** One letter a kind: numbers as digits (a = 10, b = 11, c = 12), then modifiers, Freeze, Flip Three, Second Chance. */
export const LETTERS = '0123456789abcpqrstxFTS';
const STATUS_LETTERS: { readonly [Name in Status]: string } = {
  active: '',
  stayed: 'Y',
  frozen: 'Z',
  busted: 'B',
  sittingOut: 'O',
};

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

function makeRules(options: Options): string {
  const { preset, ...overrides } = closestPreset(options);
  return [preset, ...Object.entries(overrides).map(([name, value]) => `${name}-${value}`)].join('.');
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

/** Digits of a count: two decks have up to 24 cards of a kind, eight have 96. */
export function pileWidth(state: State): number {
  return Math.max(...state.deck) < 36 ? 1 : 2;
}

function makePile(state: State): string {
  return state.pile.map((count) => count.toString(36).padStart(pileWidth(state), '0')).join('');
}

function makeProcess(state: State): string {
  const waits = state.phase === 'saveOrBust' ? `saveOrBust${LETTERS[state.duplicate]}` : state.phase;
  const parts: (string | number)[] = [waits, state.player];
  if (state.flipsLeft > 0 || state.setAside.length > 0 || state.queue.length > 0) {
    const setAside = state.setAside.map((card) => LETTERS[card]).join('');
    const queue = state.queue.map((aimed) => `${LETTERS[aimedCard(aimed)]}${aimedSeat(aimed)}`).join('');
    parts.push(state.flipsLeft, setAside, queue);
  }
  return parts.join('-');
}

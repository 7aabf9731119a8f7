import type { Aimed } from './aimed.ts';
import { type Card, DECK_SIZE, deckCounts, KINDS, MAX_DECKS } from './cards.ts';
import type { Hand, Extras } from './hand.ts';
import { deckCount, MOST_PLAYERS, type Options } from './options.ts';

/** What the game waits for: a card from the draw pile, a player's answer, or nothing more. */
export const PHASES = ['draw', 'turn', 'freeze', 'flipThree', 'secondChance', 'saveOrBust', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Where a round stands: the deal (R7), further passes for empty hands (R10), or the turns (R11). */
export const STAGES = ['deal', 'topUp', 'turns'] as const;
export type Stage = (typeof STAGES)[number];

/** What a player can be asked, named as in the record format (R45). */
export type QuestionKind = Exclude<Phase, 'draw' | 'over'>;

/**
 * A whole game at one moment. Mutable for speed, but only `apply` changes it. It holds no secret: the draw pile is a
 * list of counts without an order. Fields that the constructor sets are only declared: each would otherwise be undefined
 * first, and V8 would check at every use whether it still is.
 */
export class State {
  declare readonly options: Options;
  declare readonly seats: number;
  /** All cards of the game, by kind. */
  declare readonly deck: readonly number[];

  phase: Phase = 'draw';
  /** Who is asked, or who gets the card that is drawn next. */
  player = 0;
  /** The seat whose deal or turn it is, whoever flips or chooses in between. */
  turn = 0;
  stage: Stage = 'deal';
  dealer = 0;
  /** Counts rounds from 1. */
  round = 0;

  /** How many players are active (R14). */
  declare active: number;
  declare totals: number[];
  declare hands: Hand[];
  declare extras: Extras[];

  /** The draw pile by kind, and its size. */
  declare pile: number[];
  pileSize = 0;
  declare discard: number[];

  /** Cards that `player` still has to flip of a Flip Three; 0 when nobody is flipping. */
  flipsLeft = 0;
  /** Actions that `player` has drawn but not yet aimed, oldest first (R27, R30). */
  setAside: Card[] = [];
  /** Actions aimed and not yet carried out, oldest first (R31). */
  queue: Aimed[] = [];
  /** The duplicate that the player may save or bust on (R24); −1 when there is none. */
  duplicate: Card = -1;

  constructor(
    options: Options,
    deck: readonly number[],
    totals: number[],
    hands: Hand[],
    extras: Extras[],
    pile: number[],
    discard: number[],
  ) {
    this.options = options;
    this.seats = hands.length;
    this.deck = deck;
    this.active = hands.length;
    this.totals = totals;
    this.hands = hands;
    this.extras = extras;
    this.pile = pile;
    this.discard = discard;
  }
}

/** All cards by kind, by number of decks. */
const DECKS: readonly (readonly number[])[] = Array.from({ length: MAX_DECKS + 1 }, (_, decks) =>
  deckCounts(decks),
);
/** Copied for every list of a new game: `push` is slower, and the holes of `new Array(length)` slow down every access. */
const ZEROS: readonly number[] = Array.from({ length: MOST_PLAYERS }, () => 0);

/** A table before the first round: every total 0, all cards in the draw pile. */
export function emptyTable(options: Options, seats: number): State {
  const decks = deckCount(options, seats);
  const deck = DECKS[decks]!;
  const state = new State(
    options,
    deck,
    ZEROS.slice(0, seats),
    ZEROS.slice(0, seats),
    ZEROS.slice(0, seats),
    deck.slice(),
    ZEROS.slice(0, KINDS),
  );
  state.pileSize = DECK_SIZE * decks;
  return state;
}

/** A copy that shares nothing mutable with the original. */
export function clone(state: State): State {
  const copy = new State(
    state.options,
    state.deck,
    state.totals.slice(),
    state.hands.slice(),
    state.extras.slice(),
    state.pile.slice(),
    state.discard.slice(),
  );
  copyMoment(state, copy);
  // Nearly always empty, and a new empty list is cheaper than a copy of one.
  if (state.setAside.length > 0) copy.setAside = state.setAside.slice();
  if (state.queue.length > 0) copy.queue = state.queue.slice();
  return copy;
}

/** Makes a copy equal to another state of the same game again, in the same memory. */
export function restore(copy: State, state: State): void {
  copyNumbers(state.totals, copy.totals);
  copyNumbers(state.hands, copy.hands);
  copyNumbers(state.extras, copy.extras);
  copyNumbers(state.pile, copy.pile);
  copyNumbers(state.discard, copy.discard);
  copyMoment(state, copy);
  if (copy.setAside.length + state.setAside.length > 0) copy.setAside = state.setAside.slice();
  if (copy.queue.length + state.queue.length > 0) copy.queue = state.queue.slice();
}

/** Everything but the lists. */
function copyMoment(state: State, copy: State): void {
  copy.phase = state.phase;
  copy.player = state.player;
  copy.turn = state.turn;
  copy.stage = state.stage;
  copy.dealer = state.dealer;
  copy.round = state.round;
  copy.active = state.active;
  copy.pileSize = state.pileSize;
  copy.flipsLeft = state.flipsLeft;
  copy.duplicate = state.duplicate;
}

function copyNumbers(from: readonly number[], to: number[]): void {
  for (let index = 0; index < from.length; index++) to[index] = from[index]!;
}

import { type Card, DECK_SIZE, deckCounts, KINDS } from './cards.ts';
import type { Hand, Extras } from './hand.ts';
import { deckCount, type Options } from './options.ts';

/** What a player can be asked, named as in the record format (R45). */
export type QuestionKind = 'turn' | 'freeze' | 'flipThree' | 'secondChance' | 'saveOrBust';

/** What the game waits for: a card from the draw pile, a player's answer, or nothing more. */
export type Phase = 'draw' | QuestionKind | 'over';

/** Where a round stands: the deal (R7), further passes for empty hands (R10), or the turns (R11). */
export type Stage = 'deal' | 'topUp' | 'turns';

/** An action card on its way to a player, waiting its turn in the queue (R31). */
export interface Aimed {
  readonly card: Card;
  readonly target: number;
}

/**
 * A whole game at one moment. Mutable for speed, but only `apply` changes it. It holds no secret: the draw pile is a
 * list of counts without an order.
 */
export class State {
  readonly options: Options;
  readonly seats: number;
  /** All cards of the game, by kind. */
  readonly deck: readonly number[];

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
  active: number;
  totals: number[];
  hands: Hand[];
  extras: Extras[];

  /** The draw pile by kind, and its size. */
  pile: number[];
  pileSize = 0;
  discard: number[];

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

/** A table before the first round: every total 0, all cards in the draw pile. */
export function emptyTable(options: Options, seats: number): State {
  const deck = deckCounts(deckCount(options, seats));
  const state = new State(
    options,
    deck,
    zeros(seats),
    zeros(seats),
    zeros(seats),
    deck.slice(),
    zeros(KINDS),
  );
  state.pileSize = DECK_SIZE * deckCount(options, seats);
  return state;
}

/** Not `new Array(length)`, whose holes would slow down every later access. */
function zeros(length: number): number[] {
  const array: number[] = [];
  for (let index = 0; index < length; index++) array.push(0);
  return array;
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
  // Nearly always empty, and a new empty list is cheaper than a copy of one.
  if (state.setAside.length > 0) copy.setAside = state.setAside.slice();
  if (state.queue.length > 0) copy.queue = state.queue.slice();
  return copy;
}

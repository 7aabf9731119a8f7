import {
  cardsInFront,
  cardToken,
  closestPreset,
  deckCount,
  legalMoves,
  makeMove,
  makePosition,
  numberCount,
  pointsOf,
  SECOND_CHANCE,
  type RulesConfig,
  type State,
  statusOf,
} from '@sevenfold/engine';

/** What a program is asked, as one line of JSON (docs/BOT-API.md). */
export interface BotRequest {
  readonly id: number;
  readonly kind: string;
  readonly player: number;
  /** The legal answers, as tokens of the log. */
  readonly options: readonly string[];
  readonly position: string;
  readonly rules: RulesConfig;
  readonly target: number;
  readonly decks: number;
  readonly round: number;
  readonly dealer: number;
  /** Cards left of a Flip Three for `player`. */
  readonly flipsLeft: number;
  /** The number in question in `saveOrBust`. */
  readonly duplicate?: string;
  readonly players: readonly {
    readonly total: number;
    readonly status: string;
    readonly cards: readonly string[];
    /** Without the Flip 7 bonus. */
    readonly points: number;
    readonly numbers: number;
    readonly secondChance: boolean;
  }[];
  /** By token, how many cards of each kind are left in the draw pile, and discarded. */
  readonly pile: { readonly [card: string]: number };
  readonly pileSize: number;
  readonly discard: { readonly [card: string]: number };
}

export function botRequest(state: State, id: number): BotRequest {
  return {
    id,
    kind: state.phase,
    player: state.player,
    options: legalMoves(state).map(makeMove),
    position: makePosition(state),
    rules: closestPreset(state.options),
    target: state.options.target,
    decks: deckCount(state.options, state.seats),
    round: state.round,
    dealer: state.dealer,
    flipsLeft: state.flipsLeft,
    ...(state.duplicate >= 0 && { duplicate: cardToken(state.duplicate) }),
    players: state.totals.map((total, seat) => {
      const hand = state.hands[seat]!;
      const counts = cardsInFront(state, seat);
      return {
        total,
        status: statusOf(hand),
        cards: counts.flatMap((count, card) => Array.from({ length: count }, () => cardToken(card))),
        points: pointsOf(hand),
        numbers: numberCount(hand),
        secondChance: counts[SECOND_CHANCE]! > 0,
      };
    }),
    pile: byToken(state.pile),
    pileSize: state.pileSize,
    discard: byToken(state.discard),
  };
}

function byToken(counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(counts.map((count, card) => [cardToken(card), count]));
}

import {
  FLIP_THREE,
  FREEZE,
  KINDS,
  NUMBER_KINDS,
  type Options,
  SECOND_CHANCE,
  type State,
  TIMES_2,
} from '@sevenfold/engine';

/** Places on an axis; a value between two of them has a share of both. */
type Knots = readonly number[];

/** Points that a player needs to reach the target. */
export const NEEDS: Knots = [
  1, 4, 8, 12, 16, 20, 25, 30, 36, 43, 52, 65, 80, 100, 125, 155, 195, 250, 350, 500, 750, 1000,
];
/** Points that a player has more than another. */
export const LEADS: Knots = [
  -400, -200, -120, -80, -55, -40, -28, -20, -14, -9, -5, -2, 0, 2, 5, 9, 14, 20, 28, 40, 55, 80, 120, 200,
  400,
];
export const SEATS: Knots = [2, 3, 4, 5, 7, 10, 14, 18];
/** When a seat acts in the next round: from 0, the first one, to 1, the dealer. */
export const ORDER: Knots = [0, 0.5, 1];

export const MOST_NEEDED = 1000;
/** If the leader needs more than this, the game is scaled down to it. */
export const FAR_NEED = 600;

export interface KnotPlace {
  /** The share of knot `at + 1` is `share`, of knot `at` the rest. */
  readonly at: number;
  readonly share: number;
}

export function placeOn(knots: Knots, value: number): KnotPlace {
  const last = knots.length - 1;
  if (value <= knots[0]!) return { at: 0, share: 0 };
  if (value >= knots[last]!) return { at: last - 1, share: 1 };
  let at = 0;
  while (value >= knots[at + 1]!) at++;
  return { at, share: (value - knots[at]!) / (knots[at + 1]! - knots[at]!) };
}

/**
 * The rules that change how many points a round brings, and how different those of two players are. Others change them
 * too little to be learned; `untilAllHaveNumbers` counts as the further passes that it resembles.
 */
export function ruleFeatures(options: Options): number[] {
  return [
    options.turn === 'pressOn' ? 1 : 0,
    options.deal === 'untilAllHaveCards' || options.deal === 'untilAllHaveNumbers' ? 1 : 0,
    options.targeting === 'othersFirst' ? 1 : 0,
    options.targeting === 'drawer' ? 1 : 0,
    options.tieBreak === 'everyone' ? 0 : 1,
    options.flip7Bonus / 15 - 1,
  ];
}
export const RULE_FEATURES = 6;
/** The index of `turn`. */
export const PRESS_ON_FEATURE = 0;

export const DECK_FEATURES = 7;
/** Cards that a player gets in a round, on average. */
const CARDS_PER_ROUND = 4.5;

/** Whether players take all their cards in one turn (R12), the first ones before others have any (R47). */
export function isWithoutDeal(options: Options): boolean {
  return options.turn === 'pressOn' && options.deal === 'none';
}

/** How many features `deckFeatures` writes. */
export function deckFeatureCount(options: Options, players: number): number {
  return DECK_FEATURES * (1 + (options.turn === 'pressOn' ? players : 0));
}

/**
 * What the cards of the next round are like, compared with a new deck; then, if a player takes all their cards in one
 * turn, what those of each player are like, in the order of turns.
 */
export function deckFeatures(state: State, players: number, features: Float64Array): void {
  const discarded = discardedCards(state);
  roundFeatures(state, discarded, players, features);
  if (state.options.turn !== 'pressOn') return;
  const dealt = isWithoutDeal(state.options) ? 0 : 1;
  const cards = CARDS_PER_ROUND - dealt;
  for (let turn = 0; turn < players; turn++) {
    const before = dealt * players + cards * turn;
    turnFeatures(state, discarded, { before, cards }, features, DECK_FEATURES * (1 + turn));
  }
}

/** The share of one card; an empty pile has none. */
function shareOf(part: number, cards: number): number {
  return cards === 0 ? 0 : part / cards;
}

function discardedCards({ discard }: State): number {
  let discarded = 0;
  for (let kind = 0; kind < KINDS; kind++) discarded += discard[kind]!;
  return discarded;
}

/** This many cards of a turn after that many others: from the draw pile, or from the discard pile that follows it. */
function turnFeatures(
  { pile, pileSize, discard }: State,
  discarded: number,
  { before, cards }: { readonly before: number; readonly cards: number },
  features: Float64Array,
  at: number,
): void {
  const isPile = discarded === 0 ? 1 : Math.min(Math.max((pileSize - before) / cards, 0), 1);
  const pileShare = shareOf(isPile, pileSize);
  const discardShare = shareOf(1 - isPile, discarded);
  const share = (kind: number): number => pile[kind]! * pileShare + discard[kind]! * discardShare;
  // Pairs are drawn without replacement, so among cards that are all different there are none.
  const pilePairs = pileShare / Math.max(pileSize - 1, 1);
  const discardPairs = discardShare / Math.max(discarded - 1, 1);
  let points = 0;
  let duplicates = 0;
  for (let kind = 1; kind < NUMBER_KINDS; kind++) {
    points += kind * share(kind);
    duplicates += pile[kind]! * (pile[kind]! - 1) * pilePairs;
    duplicates += discard[kind]! * (discard[kind]! - 1) * discardPairs;
  }
  let plus = 0;
  for (let kind = NUMBER_KINDS; kind < TIMES_2; kind++) plus += (kind - NUMBER_KINDS + 1) * share(kind);
  features[at] = (points - 6.9) / 0.5;
  features[at + 1] = (duplicates - 0.065) / 0.01;
  features[at + 2] = (plus - 0.16) / 0.1;
  features[at + 3] = (share(TIMES_2) - 0.011) / 0.01;
  features[at + 4] = (share(FREEZE) - 0.032) / 0.02;
  features[at + 5] = (share(FLIP_THREE) - 0.032) / 0.02;
  features[at + 6] = (share(SECOND_CHANCE) - 0.032) / 0.02;
}

function roundFeatures(
  { pile, pileSize, discard }: State,
  discarded: number,
  players: number,
  features: Float64Array,
): void {
  const used = CARDS_PER_ROUND * players;
  // A draw pile that is used up during the round is followed by the discard pile.
  const fromPile = pileSize >= used || discarded === 0 ? 1 : pileSize / used;
  const pileShare = shareOf(fromPile, pileSize);
  const discardShare = shareOf(1 - fromPile, discarded);
  let points = 0;
  let duplicates = 0;
  for (let kind = 1; kind < NUMBER_KINDS; kind++) {
    const share = pile[kind]! * pileShare + discard[kind]! * discardShare;
    points += kind * share;
    duplicates += share * share;
  }
  let plus = 0;
  for (let kind = NUMBER_KINDS; kind < TIMES_2; kind++) {
    plus += (kind - NUMBER_KINDS + 1) * (pile[kind]! * pileShare + discard[kind]! * discardShare);
  }
  features[0] = (points - 6.9) / 0.5;
  features[1] = (duplicates - 0.073) / 0.01;
  features[2] = (plus - 0.16) / 0.1;
  features[3] = (pile[TIMES_2]! * pileShare + discard[TIMES_2]! * discardShare - 0.011) / 0.01;
  features[4] = (pile[FREEZE]! * pileShare + discard[FREEZE]! * discardShare - 0.032) / 0.02;
  features[5] = (pile[FLIP_THREE]! * pileShare + discard[FLIP_THREE]! * discardShare - 0.032) / 0.02;
  features[6] = (pile[SECOND_CHANCE]! * pileShare + discard[SECOND_CHANCE]! * discardShare - 0.032) / 0.02;
}

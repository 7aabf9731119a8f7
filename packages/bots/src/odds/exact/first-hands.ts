import {
  deckCounts,
  isNumber,
  NUMBER_KINDS,
  PLUS_2,
  plusOf,
  SECOND_CHANCE,
  TIMES_2,
} from '@sevenfold/engine';
import { FIRST_HITS } from './first-hits-table.ts';
import type { Hitter } from '../hitter.ts';

/** The most cards of a hand in the table. */
const FIRST_CARDS = 3;
/** The solver's rules. */
const SOLVED_BONUS = 15;
const DECK = deckCounts(1);

/** Every kind of card that stays in front of a player. */
const KEPT = [...range(0, NUMBER_KINDS - 1), ...range(PLUS_2, TIMES_2), SECOND_CHANCE];

/** All hands of up to three different kinds of cards, in the order of the table. */
export const FIRST_HANDS: readonly (readonly number[])[] = handsFrom(0, []);

/**
 * The expected points of a Hit and best play, from the solver's table: alone in the round, with few cards, and all
 * others in the draw pile. `undefined` in any other situation.
 */
export function firstHit(hitter: Hitter): number | undefined {
  const { takesActions, receivers, forced, discard, flip7Bonus, doubling, pile } = hitter;
  const isFree = forced.flips === 0 && forced.waiting === 0 && !forced.freezes && forced.behind === 0;
  const isScored = flip7Bonus === SOLVED_BONUS && doubling === 'numbers';
  const isSolved = takesActions && receivers === 0 && isFree && isScored;
  if (!isSolved || discard.some((count) => count > 0)) return undefined;
  const cards = heldCards(hitter, pile);
  if (cards === undefined) return undefined;
  const key = cards.join(' ');
  return FIRST_HITS[FIRST_HANDS.findIndex((hand) => hand.join(' ') === key)];
}

/** The cards that the draw pile lacks, if the player holds them and no others. */
function heldCards(hitter: Hitter, pile: readonly number[]): number[] | undefined {
  const cards = DECK.flatMap((count, card) => Array.from({ length: count - pile[card]! }, () => card));
  const numbers = cards.reduce((bits, card) => (isNumber(card) ? bits | (1 << card) : bits), 0);
  const plus = cards.reduce((sum, card) => (card >= PLUS_2 && card < TIMES_2 ? sum + plusOf(card) : sum), 0);
  const isHeld =
    cards.length <= FIRST_CARDS &&
    numbers === hitter.numbers &&
    plus === hitter.plus &&
    cards.includes(TIMES_2) === hitter.doubles > 0 &&
    cards.includes(SECOND_CHANCE) === hitter.secondChance;
  return isHeld ? cards : undefined;
}

function handsFrom(first: number, hand: readonly number[]): (readonly number[])[] {
  if (hand.length === FIRST_CARDS) return [hand];
  const longer = KEPT.slice(first).flatMap((kind, index) => handsFrom(first + index + 1, [...hand, kind]));
  return [hand, ...longer];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

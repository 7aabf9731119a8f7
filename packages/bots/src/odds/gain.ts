import * as engine from '@sevenfold/engine';
import type { Card, State } from '@sevenfold/engine';

// Constants of this module, because V8 looks an import up at every use.
const doublesOf = engine.doublesOf;
const hasNumber = engine.hasNumber;
const hasSecondChance = engine.hasSecondChance;
const nextCardCounts = engine.nextCardCounts;
const numberCount = engine.numberCount;
const plusDoublesOf = engine.plusDoublesOf;
const pointsOf = engine.pointsOf;
const sevenBonus = engine.sevenBonus;
const withModifier = engine.withModifier;
const KINDS = engine.KINDS;
const NUMBER_KINDS = engine.NUMBER_KINDS;
const PLUS_2 = engine.PLUS_2;
const PLUS_10 = engine.PLUS_10;
const TIMES_2 = engine.TIMES_2;

/**
 * The expected change in points if a player takes one more card and then stays, exact from the cards that are left.
 * Actions count as nothing, because they are mostly given away.
 */
export function hitGain(state: State, seat: number): number {
  const hand = state.hands[seat]!;
  const counts = nextCardCounts(state);
  let duplicates = 0;
  let numbers = 0;
  let freshSum = 0;
  for (let card: Card = 0; card < NUMBER_KINDS; card++) {
    const count = counts[card]!;
    // All bits if the player has this number, or none: the processor would often guess a branch wrong.
    const duplicate = count & -((hand >> card) & 1);
    numbers += count;
    duplicates += duplicate;
    freshSum += (count - duplicate) * card;
  }
  let twos = 0;
  for (let card = PLUS_2; card <= PLUS_10; card++) twos += counts[card]! * (card - PLUS_2 + 1);
  let size = state.pileSize;
  if (counts !== state.pile) {
    size = 0;
    for (let card = 0; card < KINDS; card++) size += counts[card]!;
  }
  if (size === 0) return 0;
  const { flip7Bonus, doubles } = state.options;
  const bonus = numberCount(hand) === 6 ? (numbers - duplicates) * sevenBonus(hand, flip7Bonus) : 0;
  const points = pointsOf(hand);
  const doubling =
    counts[TIMES_2] === 0 ? 0 : counts[TIMES_2]! * (pointsOf(withModifier(hand, TIMES_2, doubles)) - points);
  const loss = hasSecondChance(hand) ? 0 : duplicates * points;
  const plus = (2 * twos) << plusDoublesOf(hand);
  return ((freshSum << doublesOf(hand)) + bonus + plus + doubling - loss) / size;
}

/** The chance that the next card is a player's seventh number, exact from the cards that are left. */
export function flip7Chance(state: State, seat: number): number {
  const hand = state.hands[seat]!;
  if (numberCount(hand) !== 6) return 0;
  const counts = nextCardCounts(state);
  let fresh = 0;
  let size = 0;
  for (const [card, count] of counts.entries()) {
    size += count;
    if (card < NUMBER_KINDS && !hasNumber(hand, card)) fresh += count;
  }
  return size === 0 ? 0 : fresh / size;
}

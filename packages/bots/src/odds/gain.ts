import {
  type Card,
  doublesOf,
  hasNumber,
  hasSecondChance,
  nextCardCounts,
  NUMBER_KINDS,
  numberCount,
  PLUS_10,
  PLUS_2,
  plusDoublesOf,
  plusOf,
  pointsOf,
  sevenBonus,
  type State,
  TIMES_2,
  withModifier,
} from '@sevenfold/engine';

/**
 * The expected change in points if a player takes one more card and then stays, exact from the cards that are left.
 * Actions count as nothing, because they are mostly given away.
 */
export function hitGain(state: State, seat: number): number {
  const hand = state.hands[seat]!;
  const counts = nextCardCounts(state);
  let size = counts[TIMES_2 + 1]! + counts[TIMES_2 + 2]! + counts[TIMES_2 + 3]! + counts[TIMES_2]!;
  let duplicates = 0;
  let fresh = 0;
  let freshSum = 0;
  for (let card: Card = 0; card < NUMBER_KINDS; card++) {
    const count = counts[card]!;
    if (hasNumber(hand, card)) {
      duplicates += count;
    } else {
      fresh += count;
      freshSum += count * card;
    }
  }
  let plus = 0;
  for (let card = PLUS_2; card <= PLUS_10; card++) {
    size += counts[card]!;
    plus += counts[card]! * plusOf(card);
  }
  size += duplicates + fresh;
  if (size === 0) return 0;
  const { flip7Bonus, doubles } = state.options;
  const bonus = numberCount(hand) === 6 ? fresh * sevenBonus(hand, flip7Bonus) : 0;
  const points = pointsOf(hand);
  const doubling = counts[TIMES_2]! * (pointsOf(withModifier(hand, TIMES_2, doubles)) - points);
  const loss = hasSecondChance(hand) ? 0 : duplicates * points;
  return ((freshSum << doublesOf(hand)) + bonus + (plus << plusDoublesOf(hand)) + doubling - loss) / size;
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

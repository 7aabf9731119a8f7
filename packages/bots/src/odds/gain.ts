import {
  type Card,
  doublesOf,
  hasNumber,
  hasSecondChance,
  nextCardCounts,
  NUMBER_KINDS,
  numberCount,
  numberSum,
  PLUS_10,
  PLUS_2,
  plusOf,
  pointsOf,
  type State,
  TIMES_2,
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
  const bonus = numberCount(hand) === 6 ? fresh * state.options.flip7Bonus : 0;
  const doubles = doublesOf(hand);
  const doubling = counts[TIMES_2]! * (numberSum(hand) << doubles);
  const loss = hasSecondChance(hand) ? 0 : duplicates * pointsOf(hand);
  return ((freshSum << doubles) + bonus + plus + doubling - loss) / size;
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

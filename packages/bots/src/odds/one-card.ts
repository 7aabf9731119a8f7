import {
  doublesOf,
  hasNumber,
  hasSecondChance,
  nextCardCounts,
  NUMBER_KINDS,
  numberCount,
  PLUS_10,
  plusDoublesOf,
  plusOf,
  pointsOf,
  sevenBonus,
  type State,
  TIMES_2,
  withModifier,
} from '@sevenfold/engine';

/** The worth of each outcome of one more card, then Stay. */
export interface CardWorth {
  /** The worth of this many points this round. */
  readonly points: (points: number) => number;
  /** The worth of a Flip 7 with these points, which include its bonus. */
  readonly seven: (points: number) => number;
  readonly bust: number;
  /** The worth of unchanged points: an action was given away, or a duplicate was saved. */
  readonly same: number;
}

/** The expected worth of one more card, exact from the cards that are left; `same` when there are none. */
export function expectAfterCard(state: State, seat: number, worth: CardWorth): number {
  const hand = state.hands[seat]!;
  const counts = nextCardCounts(state);
  const points = pointsOf(hand);
  const doubles = doublesOf(hand);
  const plusDoubles = plusDoublesOf(hand);
  const makesSeven = numberCount(hand) === 6;
  const bonus = sevenBonus(hand, state.options.flip7Bonus);
  const duplicate = hasSecondChance(hand) ? worth.same : worth.bust;
  let size = 0;
  let sum = 0;
  for (let card = 0; card < counts.length; card++) {
    const count = counts[card]!;
    if (count === 0) continue;
    size += count;
    if (card < NUMBER_KINDS) {
      if (hasNumber(hand, card)) sum += count * duplicate;
      else if (makesSeven) sum += count * worth.seven(points + (card << doubles) + bonus);
      else sum += count * worth.points(points + (card << doubles));
    } else if (card <= PLUS_10) {
      sum += count * worth.points(points + (plusOf(card) << plusDoubles));
    } else if (card === TIMES_2) {
      sum += count * worth.points(pointsOf(withModifier(hand, TIMES_2, state.options.doubles)));
    } else {
      sum += count * worth.same;
    }
  }
  return size === 0 ? worth.same : sum / size;
}

import {
  doublesOf,
  hasNumber,
  hasSecondChance,
  nextCardCounts,
  NUMBER_KINDS,
  numberCount,
  numberSum,
  PLUS_10,
  plusOf,
  pointsOf,
  type State,
  TIMES_2,
} from '@sevenfold/engine';

/** What the outcomes of one more card are worth to a player who stays after it. */
export interface CardWorth {
  /** The points in hand are these now. */
  readonly points: (points: number) => number;
  /** Seven different numbers end the round with these points, the bonus among them. */
  readonly seven: (points: number) => number;
  readonly bust: number;
  /** The points are what they were: an action was given away, a duplicate was saved. */
  readonly same: number;
}

/** The expected worth of one more card, exact from the cards that are left; `same` when no card can be had. */
export function expectAfterCard(state: State, seat: number, worth: CardWorth): number {
  const hand = state.hands[seat]!;
  const counts = nextCardCounts(state);
  const points = pointsOf(hand);
  const doubles = doublesOf(hand);
  const makesSeven = numberCount(hand) === 6;
  const duplicate = hasSecondChance(hand) ? worth.same : worth.bust;
  let size = 0;
  let sum = 0;
  for (let card = 0; card < counts.length; card++) {
    const count = counts[card]!;
    if (count === 0) continue;
    size += count;
    if (card < NUMBER_KINDS) {
      if (hasNumber(hand, card)) sum += count * duplicate;
      else if (makesSeven) sum += count * worth.seven(points + (card << doubles) + state.options.flip7Bonus);
      else sum += count * worth.points(points + (card << doubles));
    } else if (card <= PLUS_10) {
      sum += count * worth.points(points + plusOf(card));
    } else if (card === TIMES_2) {
      sum += count * worth.points(points + (numberSum(hand) << doubles));
    } else {
      sum += count * worth.same;
    }
  }
  return size === 0 ? worth.same : sum / size;
}

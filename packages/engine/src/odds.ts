import { type Card, KINDS, NUMBER_KINDS } from './cards.ts';
import { hasNumber, hasSecondChance } from './hand.ts';
import { mayReshuffle } from './rules.ts';
import type { State } from './state.ts';

/**
 * How many cards of each kind the next card is drawn from: the draw pile, or, when that is used up, the discard
 * pile that would replace it (R33). All zero when no card can be had (R34).
 */
export function nextCardCounts(state: State): readonly number[] {
  return state.pileSize === 0 && mayReshuffle(state) ? state.discard : state.pile;
}

/** The chance of every kind to be the next card, exact; they add up to 1, or to 0 when no card can be had. */
export function nextCardChances(state: State): number[] {
  const counts = nextCardCounts(state);
  const size = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (size === 0 ? 0 : count / size));
}

/** The chance that the next card is a number the player has already, whether or not a Second Chance would save them. */
export function duplicateChance(state: State, seat: number): number {
  const counts = nextCardCounts(state);
  let duplicates = 0;
  let size = 0;
  for (let card: Card = 0; card < KINDS; card++) {
    size += counts[card]!;
    if (card < NUMBER_KINDS && hasNumber(state.hands[seat]!, card)) duplicates += counts[card]!;
  }
  return size === 0 ? 0 : duplicates / size;
}

/** The chance that the player's next card busts them: 0 with a Second Chance. */
export function bustChance(state: State, seat: number): number {
  return hasSecondChance(state.hands[seat]!) ? 0 : duplicateChance(state, seat);
}

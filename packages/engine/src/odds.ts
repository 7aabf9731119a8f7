import { type Card, KINDS, NUMBER_KINDS } from './cards.ts';
import { hasNumber, hasSecondChance } from './hand.ts';
import { mayReshuffle } from './rules.ts';
import type { State } from './state.ts';

/**
 * The cards that the next one is drawn from, by kind: the draw pile or, if that is empty, the discard pile that replaces
 * it (R33). All zero when there is no card left to draw (R34).
 */
export function nextCardCounts(state: State): readonly number[] {
  return state.pileSize === 0 && mayReshuffle(state) ? state.discard : state.pile;
}

/** The chance that each kind comes next; they add up to 1, or to 0 when there is no card left to draw. */
export function nextCardChances(state: State): number[] {
  const counts = nextCardCounts(state);
  const size = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (size === 0 ? 0 : count / size));
}

/** The chance that the next card is a duplicate, whether or not a Second Chance would save the player. */
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

/** The chance that the next card busts the player: 0 with a Second Chance. */
export function bustChance(state: State, seat: number): number {
  return hasSecondChance(state.hands[seat]!) ? 0 : duplicateChance(state, seat);
}

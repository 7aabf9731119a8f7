import { aimedCard } from './aimed.ts';
import {
  type Card,
  FLIP_THREE,
  FREEZE,
  KINDS,
  NUMBER_KINDS,
  PLUS_2,
  SECOND_CHANCE,
  TIMES_2,
} from './cards.ts';
import { duplicateOf, extraCount, hasNumber, hasSecondChance, isBusted, isFrozen } from './hand.ts';
import type { State } from './state.ts';

/** The cards in front of one player, by kind (R15, R18, R25). */
export function cardsInFront(state: State, seat: number): number[] {
  const counts = Array.from({ length: KINDS }, () => 0);
  const hand = state.hands[seat]!;
  const extras = state.extras[seat]!;
  for (let number = 0; number < NUMBER_KINDS; number++) {
    if (hasNumber(hand, number)) counts[number]!++;
  }
  for (let card = PLUS_2; card <= TIMES_2; card++) counts[card] = extraCount(extras, card);
  if (hasSecondChance(hand)) counts[SECOND_CHANCE]!++;
  if (isFrozen(hand)) counts[FREEZE]!++;
  if (isBusted(hand)) counts[duplicateOf(extras)]!++;
  return counts;
}

/** The cards that are neither in a pile nor in front of a player: being flipped, set aside, aimed, or in question. */
export function cardsInProcess(state: State): Card[] {
  const cards = [...state.setAside, ...state.queue.map(aimedCard)];
  if (state.flipsLeft > 0) cards.push(FLIP_THREE);
  if (state.phase === 'secondChance') cards.push(SECOND_CHANCE);
  if (state.duplicate >= 0) cards.push(state.duplicate);
  return cards;
}

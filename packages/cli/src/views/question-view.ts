import {
  bustChance,
  duplicateChance,
  hasNumber,
  hasSecondChance,
  isNumber,
  nextCardCounts,
  numberCount,
  pointsOf,
  type QuestionKind,
  type State,
} from '@sevenfold/engine';
import { count } from '../terminal/text.ts';
import type { Words } from './words.ts';

export function questionText(kind: QuestionKind, state: State, words: Words): string {
  switch (kind) {
    case 'turn':
      return `${words.hit} or ${words.stay}?`;
    case 'freeze':
      return `${words.freeze}: who gets it?`;
    case 'flipThree':
      return `${words.flipThree}: who gets it?`;
    case 'secondChance':
      return `You already have a ${words.secondChance}: who gets this one?`;
    case 'saveOrBust':
      return `Another ${state.duplicate}: use your ${words.secondChance}, or bust?`;
  }
}

/** What a question is about, in a word or two. */
export function questionName(kind: QuestionKind, state: State, words: Words): string {
  switch (kind) {
    case 'turn':
      return `${words.hit} or ${words.stay}`;
    case 'saveOrBust':
      return `another ${state.duplicate}`;
    case 'freeze':
    case 'flipThree':
    case 'secondChance':
      return words[kind];
  }
}

/** How the next card may bust, or be the seventh number, in a sentence to the player. */
export function nextCardText(state: State, seat: number, words: Words): string {
  const hand = state.hands[seat]!;
  const counts = nextCardCounts(state);
  const cards = counts.reduce((sum, copies) => sum + copies, 0);
  if (cards === 0) return `No cards left: ${words.hit} ends the round.`;
  const duplicates = counts.reduce(
    (sum, copies, card) => sum + (isNumber(card) && hasNumber(hand, card) ? copies : 0),
    0,
  );
  if (duplicates === 0) return 'The next card cannot bust you.';
  const share = `${duplicates} of ${cards} cards`;
  const odds = hasSecondChance(hand)
    ? `${share} would cost your ${words.secondChance} (${percent(duplicateChance(state, seat))})`
    : `${share} bust you (${percent(bustChance(state, seat))})`;
  if (numberCount(hand) < 6) return `${odds}.`;
  const sevens = counts.reduce(
    (sum, copies, card) => sum + (isNumber(card) && !hasNumber(hand, card) ? copies : 0),
    0,
  );
  return `${odds}, ${sevens} make ${words.flip7}.`;
}

export function handText(state: State, seat: number): string {
  return `${count(pointsOf(state.hands[seat]!), 'point')} in hand, ${state.totals[seat]} so far.`;
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

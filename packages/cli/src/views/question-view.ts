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
  return {
    turn: `${words.hit} or ${words.stay}?`,
    freeze: `${words.freeze}: who gets it?`,
    flipThree: `${words.flipThree}: who gets it?`,
    secondChance: hasSecondChance(state.hands[state.player]!)
      ? `You already have a ${words.secondChance}: who gets this one?`
      : `${words.secondChance}: keep it, or give it to someone who has none?`,
    saveOrBust: `Another ${state.duplicate}: use your ${words.secondChance}, or bust?`,
  }[kind];
}

/** What a question is about, in a word or two. */
export function questionName(kind: QuestionKind, state: State, words: Words): string {
  if (kind === 'turn') return `${words.hit} or ${words.stay}`;
  return kind === 'saveOrBust' ? `another ${state.duplicate}` : words[kind];
}

/** The chance that the next card busts or is the seventh number, in a sentence to the player. */
export function nextCardText(state: State, seat: number, words: Words): string {
  const hand = state.hands[seat]!;
  const counts = nextCardCounts(state);
  const cards = counts.reduce((sum, copies) => sum + copies, 0);
  if (cards === 0) return `No cards left: ${words.hit} ends the round.`;
  const copiesOf = (isHeld: boolean): number =>
    counts.reduce(
      (sum, copies, card) => sum + (isNumber(card) && hasNumber(hand, card) === isHeld ? copies : 0),
      0,
    );
  const duplicates = copiesOf(true);
  if (duplicates === 0) return 'The next card cannot bust you.';
  const share = `${duplicates} of ${cards} cards`;
  const odds = hasSecondChance(hand)
    ? `${share} would cost your ${words.secondChance} (${percent(duplicateChance(state, seat))})`
    : `${share} bust you (${percent(bustChance(state, seat))})`;
  if (numberCount(hand) < 6) return `${odds}.`;
  return `${odds}, ${copiesOf(false)} make a ${words.flip7}.`;
}

export function handText(state: State, seat: number): string {
  return `${count(pointsOf(state.hands[seat]!), 'point')} this round, ${state.totals[seat]} in total.`;
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

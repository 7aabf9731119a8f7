// What an action would do to a player, to be shown before somebody chooses.

import {
  type Card,
  FREEZE,
  type Hand,
  hasNumber,
  hasSecondChance,
  isNumber,
  KINDS,
  numberCount,
  pointsOf,
  type QuestionKind,
  SECOND_CHANCE,
  type State,
  withNumber,
  withoutSecondChance,
  withSecondChance,
} from '@sevenfold/engine';

export type Prospect =
  /** Out of the round with these points. */
  | { readonly kind: 'frozen'; readonly points: number }
  /** Takes three cards; how likely they are to bust is known unless the draw pile may run out. */
  | { readonly kind: 'flips'; readonly bust: number | undefined }
  | { readonly kind: 'safer'; readonly bust: number }
  /** A Freeze is on its way to them, so that this comes too late (R31). */
  | { readonly kind: 'wasted' };

const FLIPS = 3;
const SEVEN = 7;

export function prospectOf(state: State, question: QuestionKind, seat: number): Prospect {
  const hand = state.hands[seat]!;
  if (question === 'secondChance') return { kind: 'safer', bust: duplicateShare(state, hand) };
  if (state.queue.some(({ card, target }) => card === FREEZE && target === seat)) return { kind: 'wasted' };
  if (question === 'freeze') return { kind: 'frozen', points: pointsOf(hand) };
  return { kind: 'flips', bust: flipThreeBust(state, seat) };
}

/** The chance that three cards bust this player; unknown if a reshuffle may come in between. */
export function flipThreeBust(state: State, seat: number): number | undefined {
  if (state.pileSize < FLIPS) return undefined;
  return bustWithin(FLIPS, state.pile.slice(), state.pileSize, state.hands[seat]!);
}

function bustWithin(flips: number, pile: number[], size: number, hand: Hand): number {
  if (flips === 0) return 0;
  let bust = 0;
  // Cards that change nothing for this player are all alike.
  let indifferent = 0;
  for (let card: Card = 0; card < KINDS; card++) {
    const count = pile[card]!;
    if (count === 0) continue;
    const next = handAfter(hand, card);
    if (next === hand) {
      indifferent += count;
      continue;
    }
    if (next === undefined) bust += count / size;
    else if (numberCount(next) < SEVEN) {
      pile[card]!--;
      bust += (count / size) * bustWithin(flips - 1, pile, size - 1, next);
      pile[card]!++;
    }
  }
  if (indifferent > 0) {
    // Which of them it was does not matter: take one of any kind that cannot matter later either.
    const card = pile.findIndex((count, kind) => count > 0 && handAfter(hand, kind) === hand);
    pile[card]!--;
    bust += (indifferent / size) * bustWithin(flips - 1, pile, size - 1, hand);
    pile[card]!++;
  }
  return bust;
}

/** `undefined` if the card busts. */
function handAfter(hand: Hand, card: Card): Hand | undefined {
  if (card === SECOND_CHANCE) return withSecondChance(hand);
  if (!isNumber(card)) return hand;
  if (!hasNumber(hand, card)) return withNumber(hand, card);
  return hasSecondChance(hand) ? withoutSecondChance(hand) : undefined;
}

function duplicateShare(state: State, hand: Hand): number {
  let duplicates = 0;
  for (let card: Card = 0; isNumber(card); card++) if (hasNumber(hand, card)) duplicates += state.pile[card]!;
  return state.pileSize === 0 ? 0 : duplicates / state.pileSize;
}

import {
  type Card,
  type Hand,
  hasNumber,
  hasSecondChance,
  isNumber,
  KINDS,
  numberCount,
  SECOND_CHANCE,
  type State,
  withNumber,
  withoutSecondChance,
  withSecondChance,
} from '@sevenfold/engine';
import { SEVEN } from './draws/seven.ts';

const FLIPS = 3;

/** The chance that a Flip Three busts this player; `undefined` if the draw pile may run out on the way. */
export function flipThreeBust(state: State, seat: number): number | undefined {
  if (state.pileSize < FLIPS) return undefined;
  return bustWithin(FLIPS, state.pile.slice(), state.pileSize, state.hands[seat]!);
}

function bustWithin(flips: number, pile: number[], size: number, hand: Hand): number {
  if (flips === 0) return 0;
  let bust = 0;
  // Cards that leave the hand unchanged are counted together.
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
    // Any of these cards can stand for all of them.
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

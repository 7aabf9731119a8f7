import {
  bonusOf,
  type Card,
  type Hand,
  hasNumber,
  hasSecondChance,
  isModifier,
  isNumber,
  KINDS,
  numberCount,
  type Options,
  pointsOf,
  SECOND_CHANCE,
  type State,
  withModifier,
  withNumber,
  withoutSecondChance,
  withSecondChance,
} from '@sevenfold/engine';
import { SEVEN } from './pile-counts.ts';

const FLIPS = 3;

/** The chance that a Flip Three busts this player; `undefined` if the draw pile may run out on the way. */
export function flipThreeBust(state: State, seat: number): number | undefined {
  if (state.pileSize < FLIPS) return undefined;
  return bustWithin(FLIPS, state.pile.slice(), state.pileSize, state.hands[seat]!);
}

/** What this player would have after a Flip Three on average, busts counted as 0; `undefined` like the chance to bust. */
export function flipThreePoints(state: State, seat: number): number | undefined {
  if (state.pileSize < FLIPS) return undefined;
  return pointsWithin(FLIPS, state.pile.slice(), state.pileSize, state.hands[seat]!, state.options);
}

function pointsWithin(flips: number, pile: number[], size: number, hand: Hand, options: Options): number {
  const seven = numberCount(hand) === SEVEN;
  if (flips === 0 || seven) return pointsOf(hand) + (seven ? bonusOf(hand, options.flip7Bonus) : 0);
  let points = 0;
  for (let card: Card = 0; card < KINDS; card++) {
    const count = pile[card]!;
    const next = isModifier(card) ? withModifier(hand, card, options.doubles) : handAfter(hand, card);
    if (count === 0 || next === undefined) continue;
    pile[card]!--;
    points += (count / size) * pointsWithin(flips - 1, pile, size - 1, next, options);
    pile[card]!++;
  }
  return points;
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

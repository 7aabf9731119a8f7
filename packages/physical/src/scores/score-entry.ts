// What an entry scores, and whether it is possible.

import {
  type Card,
  cardToken,
  deckCount,
  deckCounts,
  FLIP_THREE,
  FREEZE,
  type Hand,
  isModifier,
  isNumber,
  numberCount,
  type Options,
  parseMove,
  pointsOf,
  isCardMove,
  SECOND_CHANCE,
  withModifier,
  withNumber,
} from '@sevenfold/engine';
import { isPossible, mostPoints } from './possible-points.ts';
import type { EntryProblem, PlayerId, ScoreEntries, ScoreEntry } from './score-sheet.ts';

const SEVEN = 7;
const SECOND_CHANCE_TOKEN = cardToken(SECOND_CHANCE);

export interface EntryScore {
  readonly points: number;
  readonly bust: boolean;
  readonly flip7: boolean;
}

/** The score of an entry that has been checked. */
export function scoreEntry(entry: ScoreEntry, options: Options): EntryScore {
  if ('points' in entry) {
    return { points: entry.points, bust: entry.bust === true, flip7: entry.flip7 === true };
  }
  if (entry.bust === true) return { points: 0, bust: true, flip7: false };
  const hand = handOf(cardsOf(entry.cards));
  const flip7 = numberCount(hand) === SEVEN;
  return { points: pointsOf(hand) + (flip7 ? options.flip7Bonus : 0), bust: false, flip7 };
}

/** Whether an entry that has been checked ended the round. */
export function isFlip7(entry: ScoreEntry): boolean {
  if ('points' in entry) return entry.flip7 === true;
  return entry.cards.length >= SEVEN && numberCount(handOf(cardsOf(entry.cards))) === SEVEN;
}

/** Whether the player busted with a Second Chance, because they declined to use it (R24). */
export function hasDeclined(entry: ScoreEntry): boolean {
  return entry.bust === true && 'cards' in entry && entry.cards.includes(SECOND_CHANCE_TOKEN);
}

/** Why nobody can end a round with this entry; `undefined` if it is possible. */
export function entryProblem(entry: ScoreEntry, options: Options, players: number): EntryProblem | undefined {
  return 'points' in entry
    ? pointsProblem(entry, options, players)
    : cardsProblem(entry.cards, entry.bust === true, options);
}

/** True for points that are not too many but that no hand scores: most likely a typing mistake. */
export function isUnlikely(entry: ScoreEntry, options: Options, players: number): boolean {
  return 'points' in entry && !isPossible(entry.points, options, players, entry.flip7 === true);
}

/** Why these entries are impossible in one round; `players` decides how many decks there are. */
export function entriesProblem(
  entries: ScoreEntries,
  options: Options,
  players: number,
): EntryProblem | undefined {
  return listProblem(Object.entries(entries), options, players);
}

/** The same for a list; if two entries contradict each other, the problem names the later one. */
export function listProblem(
  list: readonly (readonly [PlayerId, ScoreEntry])[],
  options: Options,
  players: number,
): EntryProblem | undefined {
  for (const [player, entry] of list) {
    const problem = entryProblem(entry, options, players);
    if (problem !== undefined) return { ...problem, player };
  }
  return twoFlip7s(list) ?? tooManyCopies(list, deckCounts(deckCount(options, players)));
}

function twoFlip7s(list: readonly (readonly [PlayerId, ScoreEntry])[]): EntryProblem | undefined {
  const [, second] = list.filter(([, entry]) => isFlip7(entry));
  return second === undefined ? undefined : { code: 'twoFlip7s', player: second[0] };
}

/** Cards in front of players are never reshuffled, so together they cannot exceed the deck (R2). */
function tooManyCopies(
  list: readonly (readonly [PlayerId, ScoreEntry])[],
  deck: readonly number[],
): EntryProblem | undefined {
  const left = deck.slice();
  for (const [player, entry] of list) {
    if (!('cards' in entry)) continue;
    for (const card of cardsOf(entry.cards)) {
      left[card]!--;
      if (left[card]! < 0) return { code: 'tooManyCopies', player, card: cardToken(card), most: deck[card]! };
    }
  }
  return undefined;
}

function pointsProblem(
  { points, bust, flip7 }: Extract<ScoreEntry, { points: number }>,
  options: Options,
  players: number,
): EntryProblem | undefined {
  const most = mostPoints(options, players, true);
  if (!Number.isInteger(points) || points < 0 || points > most) return { code: 'pointsOutOfRange', most };
  if (bust === true && flip7 === true) return { code: 'bustFlip7' };
  if (bust === true && points > 0) return { code: 'bustWithPoints' };
  if (flip7 === true) return isPossible(points, options, players, true) ? undefined : { code: 'noFlip7' };
  const mostWithout = mostPoints(options, players, false);
  return points > mostWithout ? { code: 'needsFlip7', most: mostWithout } : undefined;
}

function cardsProblem(tokens: readonly string[], bust: boolean, options: Options): EntryProblem | undefined {
  const cards: Card[] = [];
  for (const token of tokens) {
    const move = parseMove(token);
    if (move === undefined || !isCardMove(move)) return { code: 'unknownCard', card: token };
    if (move === FLIP_THREE) return { code: 'notInFront', card: token };
    cards.push(move);
  }
  const numbers = cards.filter(isNumber);
  const distinct = new Set(numbers).size;
  const duplicates = numbers.filter((card, index) => numbers.indexOf(card) !== index);
  const isFrozen = cards.includes(FREEZE);
  const [duplicate, another] = duplicates;
  if (duplicate !== undefined && !bust) return { code: 'twoEqual', card: cardToken(duplicate) };
  if (another !== undefined) return { code: 'twoEqual', card: cardToken(another) };
  if (distinct > SEVEN) return { code: 'eightNumbers' };
  if (countOf(cards, SECOND_CHANCE) > 1) return { code: 'twoSecondChances' };
  if (countOf(cards, FREEZE) > 1) return { code: 'twoFreezes' };
  if (bust && distinct === SEVEN) return { code: 'bustFlip7' };
  if (isFrozen && distinct === SEVEN) return { code: 'frozenFlip7' };
  if (isFrozen && bust) return { code: 'frozenBust' };
  if (bust && cards.includes(SECOND_CHANCE) && options.secondChance === 'auto') return { code: 'savedBust' };
  return undefined;
}

function cardsOf(tokens: readonly string[]): Card[] {
  return tokens.map((token) => parseMove(token)!);
}

function handOf(cards: readonly Card[]): Hand {
  let hand: Hand = 0;
  for (const card of cards) {
    if (isNumber(card)) hand = withNumber(hand, card);
    else if (isModifier(card)) hand = withModifier(hand, card);
  }
  return hand;
}

function countOf(cards: readonly Card[], card: Card): number {
  return cards.filter((each) => each === card).length;
}

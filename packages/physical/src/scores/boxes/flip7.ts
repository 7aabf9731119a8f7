// Flip 7, under all its house rules. Numbers such as R35 are rules of docs/RULES.md.

import {
  bonusOf,
  type Card,
  cardToken,
  COPIES,
  deckCount,
  doublesOf,
  FLIP_THREE,
  FREEZE,
  type Hand,
  isCardMove,
  isModifier,
  isNumber,
  KINDS,
  numberCount,
  numberSum,
  type Options,
  parseMove,
  parseRules,
  plusDoublesOf,
  plusSum,
  pointsOf,
  SECOND_CHANCE,
  withModifier,
  withNumber,
} from '@sevenfold/engine';
import type { CardsEntry, EntryProblem } from '../score-sheet.ts';
import { type Box, type BoxCard, type Scoring, SEVEN, type SumPart } from './box.ts';
import { isPossible, rangeOf } from './flip7-points.ts';

const SECOND_CHANCE_TOKEN = cardToken(SECOND_CHANCE);

export const FLIP7: Box = {
  id: 'flip7',
  cards: Array.from({ length: KINDS }, (_, card) => ({
    token: cardToken(card),
    kind: kindOf(card),
    copies: COPIES[card]!,
  })),
  keptWith: (_token, cards) => cards,
  givesAfterBust: false,
  // A bust with a Second Chance is one that the player declined to use (R24).
  needsOption: (entry) =>
    entry.bust === true && 'cards' in entry && entry.cards.includes(SECOND_CHANCE_TOKEN),
  scoring: (rules) => scoringUnder(parseRules(rules)),
};

function kindOf(card: Card): BoxCard['kind'] {
  if (isNumber(card)) return 'number';
  return isModifier(card) ? 'modifier' : 'action';
}

function scoringUnder(options: Options): Scoring {
  const { target, tieBreak, flip7Bonus: bonus } = options;
  return {
    box: FLIP7,
    target,
    tieBreak,
    bonus,
    hasOption: options.secondChance === 'ask',
    isBrutal: false,
    numbersIn,
    decksFor: (players) => deckCount(options, players),
    problemOf: (hand) => problemOf(hand, options),
    pointsOf: ({ cards, bust }) => {
      if (bust === true) return 0;
      const hand = handOf(cards, options.doubles);
      return pointsOf(hand) + bonusOf(hand, bonus);
    },
    sumOf: (hand) => sumOf(hand, options),
    rangeOf: (decks, flip7) => rangeOf(options, decks, flip7),
    isPossible: ({ points, flip7 }, decks) => isPossible(points, options, decks, flip7 === true),
  };
}

function numbersIn(cards: readonly string[]): number {
  return numberCount(handOf(cards));
}

/** With the values of the +N cards and the bonus, already doubled where an x2 doubles them too (R50). */
function sumOf({ cards, bust }: CardsEntry, options: Options): readonly SumPart[] {
  if (bust === true) return [];
  const hand = handOf(cards, options.doubles);
  const plus = plusSum(hand) << plusDoublesOf(hand);
  const bonus = bonusOf(hand, options.flip7Bonus);
  const parts: SumPart[] = [{ sign: '+', value: numberSum(hand) }];
  if (doublesOf(hand) > 0) parts.push({ sign: '×', value: 1 << doublesOf(hand) });
  if (plus > 0) parts.push({ sign: '+', value: plus });
  if (bonus > 0) parts.push({ sign: '+', value: bonus, isBonus: true });
  return parts;
}

function problemOf({ cards: tokens, bust: isBust }: CardsEntry, options: Options): EntryProblem | undefined {
  const bust = isBust === true;
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

function handOf(tokens: readonly string[], doubles: Options['doubles'] = 'numbers'): Hand {
  let hand: Hand = 0;
  for (const token of tokens) {
    const card = parseMove(token)!;
    if (isNumber(card)) hand = withNumber(hand, card);
    else if (isModifier(card)) hand = withModifier(hand, card, doubles);
  }
  return hand;
}

function countOf(cards: readonly Card[], card: Card): number {
  return cards.filter((each) => each === card).length;
}

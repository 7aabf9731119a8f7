import { describe, expect, it } from 'vitest';
import {
  bonusOf,
  busted,
  doublesOf,
  duplicateOf,
  extraCount,
  frozen,
  type Hand,
  hasNumber,
  hasSecondChance,
  isActive,
  isBusted,
  isEmpty,
  isFrozen,
  numberCount,
  numbersOf,
  numberSum,
  plusOf,
  plusSum,
  PLUS_2,
  pointsOf,
  sittingOut,
  stayed,
  statusOf,
  TIMES_2,
  withDuplicate,
  withExtra,
  withModifier,
  withNumber,
  withoutSecondChance,
  withSecondChance,
} from '../src/index.ts';

function handOf(numbers: readonly number[]): Hand {
  return numbers.reduce(withNumber, 0);
}

/** Takes a modifier by the official rules. */
function take(hand: Hand, card: number): Hand {
  return withModifier(hand, card, 'numbers');
}

describe('a hand', () => {
  it('counts and adds up any set of numbers', () => {
    for (let set = 0; set < 1 << 13; set++) {
      const numbers = Array.from({ length: 13 }, (_, number) => number).filter(
        (number) => (set >> number) % 2 === 1,
      );
      const hand = handOf(numbers);
      const sum = numbers.reduce((total, number) => total + number, 0);
      expect([numberCount(hand), numberSum(hand), pointsOf(hand)]).toEqual([numbers.length, sum, sum]);
    }
  });

  it('lists its numbers', () => {
    expect(numbersOf(handOf([12, 0, 7]))).toEqual([0, 7, 12]);
    expect([0, 1, 7, 11, 12].map((number) => hasNumber(handOf([12, 0, 7]), number))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it.each([
    { status: 'active', of: (hand: Hand) => hand, active: true, is: [false, false] },
    { status: 'stayed', of: stayed, active: false, is: [false, false] },
    { status: 'frozen', of: frozen, active: false, is: [true, false] },
    { status: 'busted', of: busted, active: false, is: [false, true] },
    { status: 'sittingOut', of: () => sittingOut(), active: false, is: [false, false] },
  ])('is $status', ({ status, of, active, is }) => {
    const hand = of(withModifier(withSecondChance(handOf([12])), TIMES_2, 'everything'));
    expect([statusOf(hand), isActive(hand), isFrozen(hand), isBusted(hand)]).toEqual([status, active, ...is]);
  });

  it('keeps its cards whatever happens to it', () => {
    const hand = [TIMES_2, PLUS_2].reduce(take, withSecondChance(handOf([3, 12])));
    for (const later of [stayed(hand), frozen(hand), busted(hand)]) {
      expect([numbersOf(later), doublesOf(later), plusSum(later), hasSecondChance(later)]).toEqual([
        [3, 12],
        1,
        2,
        true,
      ]);
    }
  });

  it('is empty without cards only', () => {
    const hands = [0, handOf([0]), withSecondChance(0), take(0, PLUS_2), take(0, TIMES_2)];
    expect(hands.map(isEmpty)).toEqual([true, false, false, false, false]);
  });

  it('gives its Second Chance up and keeps the rest', () => {
    const hand = take(handOf([3]), TIMES_2);
    expect(withoutSecondChance(withSecondChance(hand))).toBe(hand);
  });

  it.each([
    [13, 2],
    [14, 4],
    [15, 6],
    [16, 8],
    [17, 10],
    [18, 0],
    [12, 0],
    [19, 0],
  ])('card %i adds %i', (card, points) => {
    expect(plusOf(card)).toBe(points);
  });

  it.each([
    ['numbers', 10 * 256 + 240, 15],
    ['numbersAndPlus', 250 * 256, 15],
    ['everything', 250 * 256, 15 * 256],
  ] as const)('R50 holds all modifiers of eight decks, doubles: %s', (doubles, points, bonus) => {
    let hand: Hand = 0;
    let extras = 0;
    for (let copy = 0; copy < 8; copy++) {
      for (let card = PLUS_2; card <= TIMES_2; card++) {
        hand = withModifier(hand, card, doubles);
        extras = withExtra(extras, card);
      }
    }
    extras = withDuplicate(extras, 12);
    expect([doublesOf(hand), plusSum(hand), isActive(hand)]).toEqual([8, 240, true]);
    expect([13, 14, 15, 16, 17, 18].map((card) => extraCount(extras, card))).toEqual([8, 8, 8, 8, 8, 8]);
    expect(duplicateOf(extras)).toBe(12);
    for (const later of [hand, stayed(hand), frozen(hand), busted(withSecondChance(hand))]) {
      expect(pointsOf(withNumber(later, 10))).toBe(points);
      expect(bonusOf([1, 2, 3, 4, 5, 6].reduce(withNumber, withNumber(later, 0)), 15)).toBe(bonus);
      expect(bonusOf([1, 2, 3, 4, 5].reduce(withNumber, withNumber(later, 0)), 15)).toBe(0);
      expect(later).toBeLessThan(2 ** 30);
    }
  });
});

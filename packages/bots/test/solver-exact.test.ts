// The solver against every order of the cards, on small decks.
import {
  FLIP_THREE,
  FREEZE,
  KINDS,
  PLUS_10,
  PLUS_2,
  PLUS_4,
  PLUS_6,
  SECOND_CHANCE,
  TIMES_2,
} from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import type { Deck } from '../src/odds/solver/deck.ts';
import type { Policy } from '../src/odds/solver/policy.ts';
import { DeckSolver } from '../src/odds/solver/solver.ts';
import { begin, lookAhead, type StayRule, sumOf } from './naive-round.ts';

/** A deck from pairs of kind and copies. */
function deckWith(...copies: readonly (readonly [number, number])[]): Deck {
  const counts = new Map(copies);
  return Array.from({ length: KINDS }, (_, kind) => counts.get(kind) ?? 0);
}

const ACTIONS = (flipThrees: number, freezes: number): [number, number][] => [
  [FLIP_THREE, flipThrees],
  [FREEZE, freezes],
];
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => [number, number === 5 ? 2 : 1] as const);

const DECKS: Record<string, Deck> = {
  numbers: deckWith([0, 1], [3, 3], [5, 4], [8, 2], [12, 3]),
  'a Flip 7 within reach': deckWith(...EIGHT),
  modifiers: deckWith([2, 2], [5, 3], [9, 4], [PLUS_2, 1], [PLUS_6, 1], [PLUS_10, 1], [TIMES_2, 1]),
  'two of a modifier': deckWith([2, 2], [9, 3], [PLUS_2, 2], [PLUS_10, 1], [TIMES_2, 2]),
  'Second Chances': deckWith([1, 1], [4, 3], [6, 4], [10, 3], [SECOND_CHANCE, 3], [PLUS_4, 1], [TIMES_2, 1]),
  Freezes: deckWith([1, 1], [4, 3], [6, 4], [FREEZE, 2], [PLUS_4, 1], [TIMES_2, 1]),
  'Flip Threes': deckWith([1, 1], [4, 3], [6, 4], [11, 3], [FLIP_THREE, 3]),
  'Flip Threes and Freezes': deckWith([1, 1], [6, 3], [11, 2], [12, 2], ...ACTIONS(3, 3)),
  'chains to a Flip 7': deckWith(...EIGHT, [6, 2], ...ACTIONS(2, 1)),
  'a Second Chance, a Flip Three and a Flip 7': deckWith(
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 1],
    [7, 1],
    [SECOND_CHANCE, 1],
    [TIMES_2, 1],
    ...ACTIONS(1, 1),
  ),
  everything: deckWith(
    [0, 1],
    [3, 2],
    [7, 2],
    [12, 2],
    [SECOND_CHANCE, 2],
    [PLUS_6, 1],
    [TIMES_2, 1],
    ...ACTIONS(2, 1),
  ),
  'everything, threefold': deckWith(
    [3, 2],
    [7, 3],
    [12, 2],
    [SECOND_CHANCE, 3],
    [PLUS_10, 1],
    ...ACTIONS(3, 3),
  ),
  'hardly anything but actions': deckWith([5, 2], [SECOND_CHANCE, 1], ...ACTIONS(3, 1)),
};

const BY_COUNT = [99, 11, 9, 8];
const POLICIES: readonly [string, Policy, (deck: Deck) => StayRule | undefined][] = [
  ['best', 'best', () => undefined],
  ['stay>=12', { stayAt: 12 }, () => (_, points) => points >= 12],
  ['bust<=0.25', { bustLimit: 0.25 }, () => (_table, _points, bust) => bust > 0.25],
  [
    'stay>=10 & risk',
    { stayAt: 10, riskSecondChance: true },
    () => (table, points) => points >= 10 && !table.secondChance,
  ],
  [
    'by count',
    { stayAt: BY_COUNT },
    () => (table, points) => points >= (BY_COUNT[table.line.length] ?? Infinity),
  ],
  ['by sum', { sumAt: 11 }, () => (table) => sumOf(table.line) >= 11],
  [
    'a third of the + cards',
    { sumAt: 10, plusPart: 3 },
    () => (table) => {
      const plus = table.modifiers.reduce((sum, card) => sum + (card === TIMES_2 ? 0 : (card - 12) * 2), 0);
      return 3 * sumOf(table.line) + plus >= 30;
    },
  ],
  [
    'a function',
    (holding) => holding.sum + holding.flipThrees * 3 > 14,
    (deck) => (table) => sumOf(table.line) + 3 * (deck[FLIP_THREE]! - table.pile[FLIP_THREE]!) > 14,
  ],
];
const UTILITIES: readonly ((score: number) => number)[] = [
  (score) => score,
  (score) => (score >= 20 ? 1 : 0.01 * score + (score === 7 ? 0.3 : 0)),
];

describe.each(Object.entries(DECKS))('%s', (_name, deck) => {
  test.each(POLICIES)('%s', (_policy, policy, ruleFor) => {
    const rule = ruleFor(deck);
    for (const utility of UTILITIES) {
      const truth = lookAhead(begin(deck), utility, rule);
      const solution = new DeckSolver(deck).solve({ policy, utility });
      const chances = [...solution.distribution];
      expect(solution.value).toBeCloseTo(truth.value, 11);
      expect(sumOf(chances.map((chance, score) => chance * utility(score)))).toBeCloseTo(truth.value, 11);
      expect(sumOf(chances)).toBeCloseTo(1, 11);
      // Where Hit and Stay are worth the same, best play can have different chances.
      if (rule === undefined) continue;
      expect(solution.bust).toBeCloseTo(truth.bust, 11);
      expect(solution.flipSeven).toBeCloseTo(truth.flipSeven, 11);
      const wrong = chances.filter(
        (chance, score) => Math.abs(chance - (truth.scores.get(score) ?? 0)) > 1e-12,
      );
      expect(wrong).toEqual([]);
    }
  });
});

import { FLIP_THREE, FREEZE, KINDS, PLUS_4, SECOND_CHANCE, SeededDealer, TIMES_2 } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { chancesOfReaching, chancesWithin, fewestRounds } from '../src/odds/solver/challenge.ts';
import { deckOf } from '../src/odds/solver/deck.ts';
import { limitsOf } from '../src/odds/solver/hand-group.ts';
import { poolOf } from '../src/odds/solver/pool.ts';
import { roundsToGoal } from '../src/odds/solver/solo.ts';
import { deckTablesOf, solve } from '../src/odds/solver/solver.ts';
import { strategyOf } from '../src/odds/solver/strategy-summary.ts';
import { bestScore } from '../src/odds/solver/workspace.ts';
import { begin, lookAhead } from './naive-round.ts';

const COPIES = new Map([
  [2, 2],
  [5, 3],
  [9, 4],
  [PLUS_4, 1],
  [TIMES_2, 1],
  [SECOND_CHANCE, 1],
  [FLIP_THREE, 1],
  [FREEZE, 1],
]);
const SMALL = Array.from({ length: KINDS }, (_, kind) => COPIES.get(kind) ?? 0);
const tables = deckTablesOf(SMALL);
const options = { target: 40, bestScore: bestScore(SMALL) };

async function exact(utility: (score: number) => number): Promise<number> {
  return solve({ utility, chances: false }, tables).value;
}

function naive(utility: (score: number) => number): number {
  return lookAhead(begin(SMALL), utility).value;
}

test('the fewest expected rounds are a fixed point', async () => {
  const rounds = await fewestRounds(exact, options);
  for (const total of [0, 13, 25, 39]) {
    const again = 1 - naive((score) => (total + score >= options.target ? 0 : -rounds[total + score]!));
    expect(again).toBeCloseTo(rounds[total]!, 9);
  }
});

test('the chance of a round to bring this many points', () => {
  const chances = chancesOfReaching(tables);
  expect(chances[0]).toBe(1);
  for (let score = 1; score < chances.length; score++) {
    expect(chances[score]).toBeCloseTo(
      naive((points) => (points >= score ? 1 : 0)),
      12,
    );
  }
});

test('chances within this many rounds', async () => {
  const chances = await chancesWithin(exact, chancesOfReaching(tables), 3, options);
  const known = new Map<string, number>();
  const within = (left: number, total: number): number => {
    if (total >= options.target) return 1;
    if (left === 0) return 0;
    const key = `${left} ${total}`;
    const value = known.get(key) ?? naive((score) => within(left - 1, total + score));
    known.set(key, value);
    return value;
  };
  for (const [left, total] of [
    [3, 0],
    [2, 0],
    [2, 18],
    [1, 11],
  ] as const) {
    expect(chances[left]![total]).toBeCloseTo(within(left, total), 12);
  }
});

test('earlier results are not computed again', async () => {
  const told: string[] = [];
  const onResult = (rounds: number, total: number): void => void told.push(`${rounds} ${total}`);
  const first = await fewestRounds(exact, { ...options, onResult });
  expect(told).toHaveLength(40);
  const again = await fewestRounds(() => Promise.reject(new Error('nothing is left to compute')), {
    ...options,
    known: (_rounds, total) => first[total]!,
  });
  expect(again).toEqual(first);
});

test('the challenge with numbers, and games that play it', async () => {
  const deck = deckOf('numbers');
  const pool = poolOf((bytes) => new ArrayBuffer(bytes));
  const numbers = { ...deckTablesOf(deck), allocate: pool.take };
  const rounds = await fewestRounds(
    async (utility) => {
      pool.recycle();
      return solve({ utility, chances: false }, numbers).value;
    },
    { target: 200, bestScore: bestScore(deck) },
  );
  expect(rounds[0]).toBeCloseTo(11.0635816817, 8);
  const goal = {
    deck,
    target: 200,
    carried: false,
    worth: (total: number): number => (total >= 200 ? 0 : -rounds[total]!),
    depth: 1,
    most: 1000,
  } as const;
  const dealer = new SeededDealer(5);
  const games = 20_000;
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game++) {
    const took = roundsToGoal(goal, dealer);
    sum += took;
    squares += took * took;
  }
  const mean = sum / games;
  const error = Math.sqrt((squares / games - mean ** 2) / games);
  // Looking one card ahead is nearly as good as best play, and never better.
  expect(mean).toBeGreaterThan(rounds[0]! - 4 * error);
  expect(mean).toBeLessThan(rounds[0]! * 1.01 + 4 * error);
});

test('a strategy in brief', () => {
  const strategy = strategyOf(solve({ cards: 'modifiers', reach: true }));
  expect(strategy.expected).toBeCloseTo(20.2291054307405, 10);
  expect(strategy.staysBelowTwo).toBe(0);
  expect(limitsOf(strategy.plain)).toEqual([undefined, undefined, 23, 24, 25, 27, 36]);
  const two = strategy.plain.find(({ count, sum }) => count === 2 && sum === 23);
  expect(two!.stay).toBe(two!.reach);
  expect(() => strategyOf(solve({ cards: 'numbers' }))).toThrow('the chance of every decision');
});

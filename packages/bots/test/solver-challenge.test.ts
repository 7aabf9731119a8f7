import { FLIP_THREE, FREEZE, KINDS, PLUS_4, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { chancesWithin, fewestRounds } from '../src/odds/solver/challenge.ts';
import { limitsOf } from '../src/odds/solver/hand-group.ts';
import { DeckSolver } from '../src/odds/solver/solver.ts';
import { strategyOf } from '../src/odds/solver/strategy-summary.ts';
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
const solver = new DeckSolver(SMALL);
const TARGET = 40;

async function exact(utility: (score: number) => number): Promise<number> {
  return solver.value({ utility });
}

function naive(utility: (score: number) => number): number {
  return lookAhead(begin(SMALL), utility).value;
}

test('the fewest expected rounds are a fixed point', async () => {
  const rounds = await fewestRounds(exact, TARGET);
  for (const total of [0, 13, 25, 39]) {
    const again = 1 - naive((score) => (total + score >= TARGET ? 0 : -rounds[total + score]!));
    expect(again).toBeCloseTo(rounds[total]!, 9);
  }
});

test('chances within this many rounds', async () => {
  const chances = await chancesWithin(exact, TARGET, 3, solver.mostPoints);
  const known = new Map<string, number>();
  const within = (left: number, total: number): number => {
    if (total >= TARGET) return 1;
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

test('the challenge with numbers', async () => {
  const numbers = new DeckSolver('numbers');
  const rounds = await fewestRounds(async (utility) => numbers.value({ utility }), 200);
  expect(rounds[0]).toBeCloseTo(11.0635816817, 8);
});

test('a strategy in brief', () => {
  const strategy = strategyOf(new DeckSolver('modifiers'));
  expect(strategy.expected).toBeCloseTo(20.2291054307405, 10);
  expect(strategy.staysBelowTwo).toBe(0);
  expect(limitsOf(strategy.plain)).toEqual([undefined, undefined, 23, 24, 25, 27, 36]);
  const two = strategy.plain.find(({ count, sum }) => count === 2 && sum === 23);
  expect(two!.stay).toBe(two!.reach);
});

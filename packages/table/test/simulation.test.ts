import { expect, test } from 'vitest';
import { simulate } from './simulation.ts';

const SEEDS = 300;

test(`${SEEDS} seeds: lost, late and repeated messages, failing stores, dying processes; nothing is lost and nobody is stuck`, async () => {
  const total = { games: 0, answers: 0, crashes: 0 };
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { games, answers, crashes } = await simulate(seed);
    total.games += games;
    total.answers += answers;
    total.crashes += crashes;
  }
  expect(total.games).toBeGreaterThan(SEEDS);
  expect(total.answers).toBeGreaterThan(20 * SEEDS);
  expect(total.crashes).toBeGreaterThan(SEEDS / 4);
});

test('a seed repeats', async () => {
  for (const seed of [3, 4, 5]) expect(await simulate(seed)).toEqual(await simulate(seed));
});

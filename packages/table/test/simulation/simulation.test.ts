import { expect, test } from 'vitest';
import { simulate } from './simulation.ts';

const SEEDS = 250;

test(`${SEEDS} seeds: lost, late and repeated messages, failing stores, lost races, dying processes, clocks that are set; nothing is lost or left unanswered, and nobody is stuck`, async () => {
  const total = { games: 0, answers: 0, kept: 0, tickets: 0, crashes: 0 };
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { games, answers, kept, tickets, crashes } = await simulate(seed);
    total.games += games;
    total.answers += answers;
    total.kept += kept;
    total.tickets += tickets;
    total.crashes += crashes;
  }
  expect(total.games).toBeGreaterThan(SEEDS);
  expect(total.answers).toBeGreaterThan(20 * SEEDS);
  expect(total.kept).toBeGreaterThan(SEEDS);
  expect(total.tickets).toBeGreaterThan(SEEDS / 10);
  expect(total.crashes).toBeGreaterThan(SEEDS / 4);
});

test('a seed repeats', async () => {
  for (const seed of [3, 4, 5]) expect(await simulate(seed)).toEqual(await simulate(seed));
});

import { Sfc32 } from '@sevenfold/engine';
import { rate } from 'openskill';
import { expect, test } from 'vitest';
import { afterGame, type Skill } from '../src/arena/plackett-luce.ts';

/** The same model by the openskill package; its digits depend on the build, so only the first ten are compared. */
function reference(players: readonly Skill[], hasWon: readonly boolean[]): Skill[] {
  return rate(
    players.map((player) => [player]),
    {
      beta: 25 / 3,
      tau: 0,
      gamma: (_c: number, k: number) => 1 / k,
      rank: hasWon.map((won) => (won ? 1 : 2)),
    },
  ).map(([player]) => player!);
}

test.each([2, 3, 5, 8])('strengths after games of %d are those of openskill', (seats) => {
  const random = new Sfc32(seats);
  let players: Skill[] = Array.from({ length: seats }, () => ({
    mu: 15 + random.below(200) / 10,
    sigma: 1 + random.below(80) / 10,
  }));
  for (let game = 0; game < 50; game++) {
    const winner = random.below(seats);
    // Now and then a win is shared, at times by all.
    const hasWon = players.map((_, seat) => seat === winner || game % 25 === 24 || random.below(10) === 0);
    const expected = reference(players, hasWon);
    const found = afterGame(players, hasWon);
    for (const [seat, { mu, sigma }] of found.entries()) {
      expect(mu).toBeCloseTo(expected[seat]!.mu, 9);
      expect(sigma).toBeCloseTo(expected[seat]!.sigma, 9);
    }
    players = found;
  }
});

import { rate } from 'openskill';
import { expect, test } from 'vitest';
import { type MemberRating, type RatingModel, ratingsAfterGame } from '../src/index.ts';

type Gamma = (c: number, players: number, mu: number, variance: number) => number;

/** The same model by the openskill package; its digits depend on the build, so only the first ones are compared. */
function reference(before: readonly MemberRating[], places: readonly number[], beta?: number, gamma?: Gamma) {
  return rate(
    before.map((player) => [{ ...player }]),
    { tau: 0, rank: [...places], ...(beta && { beta }), ...(gamma && { gamma }) },
  ).map(([player]) => player!);
}

const LADDER: RatingModel = { luck: 25 / 3, share: (_spread, players) => 1 / players };
const ONLINE: RatingModel = { luck: 122.837, share: () => 1 };

test.each([
  ['circles', 1, undefined, undefined, undefined],
  ['the ladder of bots', 1, LADDER, LADDER.luck, (_c: number, players: number) => 1 / players],
  ['rated games', 50, ONLINE, ONLINE.luck, () => 1],
] as const)('ratings of %s are those of openskill', (_whose, scale, model, beta, gamma) => {
  let seed = 7;
  const below = (limit: number): number => (seed = (seed * 48_271) % 2_147_483_647) % limit;
  for (const seats of [2, 3, 5, 8]) {
    let players: MemberRating[] = Array.from({ length: seats }, () => ({
      mu: scale * (15 + below(200) / 10),
      sigma: scale * (1 + below(80) / 10),
    }));
    for (let game = 0; game < 50; game++) {
      // Places are shared often, now and then by all.
      const places = players.map(() => (game % 25 === 24 ? 1 : 1 + below(seats)));
      const expected = reference(players, places, beta, gamma);
      const found = ratingsAfterGame(players, places, model);
      for (const [seat, { mu, sigma }] of found.entries()) {
        expect(mu / scale).toBeCloseTo(expected[seat]!.mu / scale, 9);
        expect(sigma / scale).toBeCloseTo(expected[seat]!.sigma / scale, 9);
      }
      players = found;
    }
  }
});

import { setImmediate } from 'node:timers/promises';
import { Sfc32 } from '@sevenfold/engine';
import type { FinishedGame, RatedSeat } from '@sevenfold/table';
import { expect, test } from 'vitest';
import { rateGame } from '../../src/ratings/rate-game.ts';
import { Rater } from '../../src/ratings/rater.ts';
import { SkillMeter } from '../../src/ratings/skill-meter.ts';
import { Met } from './met.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import {
  type RatedGame,
  type RatingChange,
  ratingKey,
  type RatingStore,
  type StoredRating,
} from '../../src/ratings/rating-store.ts';

const PEOPLE = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay'];

/** The store as one process sees it: slow, and now and then it fails, before or after it has done what it was asked. */
function faulty(ratings: RatingStore, random: Sfc32): RatingStore {
  const through = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    for (let turns = random.below(4); turns > 0; turns--) await setImmediate();
    if (random.below(8) === 0) throw new Error('the database is gone');
    const result = await run();
    if (random.below(8) === 0) throw new Error('the answer is lost');
    return result;
  };
  return {
    pending: (limit) => through(() => ratings.pending(limit)),
    ratings: (people) => through(() => ratings.ratings(people)),
    games: (known, since) => through(() => ratings.games(known, since)),
    count: (game: RatedGame, changes: readonly RatingChange[]) => through(() => ratings.count(game, changes)),
    find: (hash) => ratings.find(hash),
    steps: (hash, limit) => ratings.steps(hash, limit),
    list: (hash, isListed) => ratings.list(hash, isListed),
    leaders: (query) => ratings.leaders(query),
    listed: (people) => ratings.listed(people),
    unreviewed: (limit) => ratings.unreviewed(limit),
    review: (game, sums) => ratings.review(game, sums),
    restart: (person) => ratings.restart(person),
    forget: (hash) => ratings.forget(hash),
    adopt: (from, to) => ratings.adopt(from, to),
    prune: (before) => ratings.prune(before),
    expire: (before, limit) => ratings.expire(before, limit),
  };
}

function gameOf(number: number, random: Sfc32): FinishedGame {
  const players = PEOPLE.toSorted(() => random.below(3) - 1).slice(0, 2 + random.below(4));
  const rated = players.map((name): RatedSeat => ({
    person: name,
    bot: null,
    name,
    total: random.below(250),
    left: random.below(10) === 0,
    origin: '',
  }));
  const id = `T${number % 3}.${number}`;
  return { id, table: 'T', started: 1, ended: number, people: players, seats: players, record: '{}', rated };
}

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  'three processes count every game once, though the store fails and they die (seed %i)',
  async (seed) => {
    const random = new Sfc32(seed);
    const { archive, ratings } = memoryStorage();
    const start = (): Rater => new Rater(faulty(ratings, random), () => undefined);
    const raters = [start(), start(), start()];
    const games = Array.from({ length: 40 }, (_, number) => gameOf(number, random));
    for (const game of games) {
      const at = random.below(3);
      await archive.keep(game);
      raters[at]!.kept(game);
      // A process that lags behind finishes the game once more.
      if (random.below(4) === 0) {
        await archive.keep(game);
        raters[random.below(3)]!.kept(game);
      }
      // A process dies before it has counted its game.
      if (random.below(6) === 0) {
        void raters[at]!.stop();
        raters[at] = start();
      }
    }
    // The janitor looks again and again.
    for (let looks = 0; looks < 100; looks++) await Promise.all(raters.map((rater) => rater.run()));
    expect(await ratings.pending(99)).toEqual([]);

    const counted = new Map<string, StoredRating>();
    const steps = new Map<string, string[]>();
    for (const name of PEOPLE) {
      const own = await ratings.steps(name, 99);
      steps.set(name, own.map(({ game }) => game).toReversed());
      expect((await ratings.find(name))?.games ?? 0).toBe(own.length);
    }
    // Every game is in the steps of everyone it moves, once; and in an order that gives exactly these ratings.
    const met = new Met();
    const queue = [...games];
    while (queue.length > 0) {
      const at = queue.findIndex(({ id, rated }) =>
        rateGame(rated!, counted, met.meetings).every(({ person }) => steps.get(person)![0] === id),
      );
      expect(at).toBeGreaterThanOrEqual(0);
      const [game] = queue.splice(at, 1);
      const changes = rateGame(game!.rated!, counted, met.meetings);
      for (const { person, after } of changes) {
        steps.get(person)!.shift();
        counted.set(person, { ...after, games: (counted.get(person)?.games ?? 0) + 1 });
      }
      met.add(changes.map(({ person }) => person));
    }
    expect([...steps.values()].flat()).toEqual([]);
    const stored = await ratings.ratings(PEOPLE.map(ratingKey));
    expect(stored).toEqual(new Map([...counted].map(([name, rating]) => [ratingKey(name), rating])));
  },
);

test.each([
  ['three bots', ['greta', 'felix', 'rocco'], 1],
  ['a weak bot', ['greta', 'pip'], 0],
  ['a crowd', Array.from({ length: 6 }, () => 'greta'), 0],
])('decisions in a game with %s are reviewed, or tell nothing', async (_, bots, reviewed) => {
  const { archive, ratings } = memoryStorage();
  const person: RatedSeat = { person: 'ann', bot: null, name: 'Ann', total: 200, left: false, origin: '' };
  const rated = [person, ...bots.map((bot) => ({ ...person, person: null, bot, total: 100 }))];
  const record = JSON.stringify({ rules: {}, players: ['Ann', ...bots], dealer: 0, log: '' });
  const game = { id: 'T.1', table: 'T', started: 1, ended: 1, people: ['ann'], seats: ['ann'], record };
  await archive.keep({ ...game, rated });
  await new Rater(ratings, () => undefined).run();
  await ratings.list('ann', true);
  let reviews = 0;
  const meter = new SkillMeter({
    ratings,
    archive,
    review: async () => {
      reviews++;
      return [{ seat: 0, decisions: 9, cost: 0 }];
    },
    report: (error) => {
      throw error;
    },
  });
  await meter.run();
  expect(reviews).toBe(reviewed);
  expect(await ratings.unreviewed(9)).toEqual([]);
});

test('a game that cannot be counted is reported once, and does not hold up the others', async () => {
  const { archive, ratings } = memoryStorage();
  const errors: unknown[] = [];
  const stubborn: RatingStore = {
    ...faulty(ratings, new Sfc32(1)),
    pending: (limit) => ratings.pending(limit),
    ratings: (people) => ratings.ratings(people),
    games: (known, since) => ratings.games(known, since),
    count: async (game, changes) => game.id !== 'T0.0' && ratings.count(game, changes),
  };
  const rater = new Rater(stubborn, (error) => errors.push(error));
  for (const number of [0, 1, 2]) await archive.keep(gameOf(number, new Sfc32(number)));
  await rater.run();
  await rater.run();
  expect(errors).toHaveLength(1);
  expect((await ratings.pending(9)).map(({ id }) => id)).toEqual(['T0.0']);
});

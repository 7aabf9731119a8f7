import type { FinishedGame, RatedSeat } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import {
  ALL_TIME,
  type LeadersQuery,
  monthNumber,
  type RatedGame,
  type RatingChange,
  ratingKey,
} from '../../src/ratings/rating-store.ts';
import type { Storage } from '../../src/storage/storage.ts';

type Place = Pick<Storage, 'archive' | 'ratings'>;

const [ANN, BEN] = ['aa'.repeat(32), 'bb'.repeat(32)];
const NOVEMBER = Date.UTC(2026, 10, 16);
const DECEMBER = Date.UTC(2026, 11, 1);

function seat(person: string, more: Partial<RatedSeat> = {}): RatedSeat {
  return { person, bot: null, name: person.slice(0, 2), total: 200, left: false, origin: '', ...more };
}

/** A finished game of both. */
function finished(id: string, ended = NOVEMBER): FinishedGame {
  return {
    id,
    table: id.split('.')[0]!,
    started: 1,
    ended,
    people: [ANN, BEN],
    seats: [ANN, BEN],
    record: '{}',
    rated: [seat(ANN), seat(BEN, { total: 100 })],
  };
}

async function pendingGame({ archive, ratings }: Place, id: string, ended = NOVEMBER): Promise<RatedGame> {
  await archive.keep(finished(id, ended));
  const games = await ratings.pending(99);
  return games.find((game) => game.id === id)!;
}

/** Ann and Ben's ratings become these, whatever they were. */
async function changes({ ratings }: Place, ann: number, ben: number): Promise<RatingChange[]> {
  const [one, other] = [ratingKey(ANN), ratingKey(BEN)];
  const before = await ratings.ratings([one, other]);
  return [
    { person: one, name: 'Ann', before: before.get(one), after: { mu: ann, sigma: 99.5 } },
    { person: other, name: 'Ben', before: before.get(other), after: { mu: ben, sigma: 88.25 } },
  ];
}

async function count(place: Place, id: string, ended: number, ann: number, ben: number): Promise<boolean> {
  const game = await pendingGame(place, id, ended);
  return place.ratings.count(game, await changes(place, ann, ben));
}

/** The contract of every store of ratings. `open` returns an empty one. */
export function ratingsContract(name: string, open: () => Promise<Place>): void {
  describe(`ratings contract: ${name}`, () => {
    test('a rated game waits with its record, and one that is not does not', async () => {
      const place = await open();
      const { rated: _, ...plain } = finished('AAA.1');
      await place.archive.keep(plain);
      await place.archive.keep(finished('AAA.3', NOVEMBER + 2));
      await place.archive.keep(finished('AAA.2', NOVEMBER + 1));
      await place.archive.keep(finished('AAA.2', NOVEMBER + 9));
      const games = await place.ratings.pending(9);
      expect(games.map(({ id, ended }) => [id, ended])).toEqual([
        ['AAA.2', NOVEMBER + 1],
        ['AAA.3', NOVEMBER + 2],
      ]);
      expect(games[0]!.seats).toEqual([
        { ...seat(ANN), person: ratingKey(ANN) },
        { ...seat(BEN), person: ratingKey(BEN), total: 100 },
      ]);
      expect(await place.ratings.pending(1)).toHaveLength(1);
    });

    test('a game counts once, however often it is counted or kept', async () => {
      const place = await open();
      const { ratings, archive } = place;
      const game = await pendingGame(place, 'AAA.1');
      const change = await changes(place, 1510.125, 1490);
      expect(await ratings.find(ANN)).toBeUndefined();
      const tries = await Promise.all(Array.from({ length: 5 }, () => ratings.count(game, change)));
      expect(tries.filter(Boolean)).toHaveLength(1);
      await archive.keep(finished('AAA.1'));
      expect(await ratings.pending(9)).toEqual([]);
      expect(await ratings.count(game, await changes(place, 1, 2))).toBe(false);
      expect(await ratings.find(ANN)).toEqual({ mu: 1510.125, sigma: 99.5, games: 1, listed: false });
      expect(await ratings.steps(BEN, 9)).toEqual([
        { game: 'AAA.1', ended: NOVEMBER, mu: 1490, sigma: 88.25 },
      ]);
    });

    test('of two games of one person at once, one has to read the rating again', async () => {
      const place = await open();
      const [one, two] = [await pendingGame(place, 'AAA.1'), await pendingGame(place, 'BBB.1')];
      const change = await changes(place, 1510, 1490);
      const tries = await Promise.all([one, two].map((game) => place.ratings.count(game, change)));
      expect(tries.filter(Boolean)).toHaveLength(1);
      expect(await place.ratings.pending(9)).toHaveLength(1);
      expect(await place.ratings.ratings([ratingKey(ANN), 'nobody'])).toEqual(
        new Map([[ratingKey(ANN), { mu: 1510, sigma: 99.5, games: 1 }]]),
      );
    });

    test('the games of a day are known, of everyone who has a rating', async () => {
      const place = await open();
      for (const [at, ended] of [1, 2, 3].entries())
        await count(place, `AAA.${at}`, NOVEMBER + ended, 1510, 1490);
      const [ann] = await changes(place, 1520, 0);
      await place.ratings.count(await pendingGame(place, 'BBB.1', NOVEMBER + 4), [ann!]);
      const [one, other] = [ratingKey(ANN), ratingKey(BEN)];
      const ratings = await place.ratings.ratings([one, other, 'nobody']);
      expect(await place.ratings.games(ratings, NOVEMBER + 1)).toEqual(
        new Map([
          [one, new Set(['AAA.1', 'AAA.2', 'BBB.1'])],
          [other, new Set(['AAA.1', 'AAA.2'])],
        ]),
      );
      expect(await place.ratings.games(new Map(), 0)).toEqual(new Map());
    });

    test('steps are in the order of the games, the newest first', async () => {
      const place = await open();
      for (const [at, mu] of [1510, 1520, 1515].entries())
        expect(await count(place, `AAA.${at + 1}`, NOVEMBER + at, mu, 1500)).toBe(true);
      const steps = await place.ratings.steps(ANN, 2);
      expect(steps.map(({ game, mu }) => [game, mu])).toEqual([
        ['AAA.3', 1515],
        ['AAA.2', 1520],
      ]);
    });

    test('the leaderboard has those who want to be in it and have played enough, in three orders', async () => {
      const place = await open();
      const { ratings } = place;
      const query: LeadersQuery = { by: 'rating', month: monthNumber(NOVEMBER), least: 1, limit: 9 };
      const names = async (more: Partial<LeadersQuery> = {}): Promise<string[]> =>
        (await ratings.leaders({ ...query, ...more })).map((leader) => leader.name);
      await count(place, 'AAA.1', NOVEMBER, 1510, 1490);
      expect(await names()).toEqual([]);
      expect(await ratings.list('cc'.repeat(32), true)).toBe(false);
      expect(await ratings.list(ANN, true)).toBe(true);
      await ratings.list(BEN, true);
      expect(await names()).toEqual(['Ann', 'Ben']);
      expect(await names({ limit: 1 })).toEqual(['Ann']);
      expect(await names({ least: 2 })).toEqual([]);
      await count(place, 'AAA.2', DECEMBER, 1400, 1600);
      expect(await names()).toEqual(['Ben', 'Ann']);
      expect(await names({ month: ALL_TIME, least: 2, by: 'games' })).toEqual(['Ben', 'Ann']);
      expect(await names({ month: monthNumber(DECEMBER), least: 2 })).toEqual([]);
      const [game] = await ratings.unreviewed(1);
      expect(game!.id).toBe('AAA.2');
      const sums = [
        { person: ratingKey(ANN), decisions: 10, cost: 0.25 },
        { person: ratingKey(BEN), decisions: 10, cost: 0.5 },
      ];
      const reviews = await Promise.all([1, 2, 3].map(() => ratings.review(game!, sums)));
      expect(reviews.filter(Boolean)).toHaveLength(1);
      const skill = { by: 'skill', month: ALL_TIME, least: 10 } as const;
      const [first] = await ratings.leaders({ ...query, ...skill });
      expect(first).toMatchObject({ name: 'Ann', gamesThen: 2, decisions: 10, cost: 0.25 });
      expect(await names({ ...skill, least: 11 })).toEqual([]);
      expect((await ratings.unreviewed(9)).map(({ id }) => id)).toEqual(['AAA.1']);
      await ratings.list(BEN, false);
      expect(await names()).toEqual(['Ann']);
      expect(await ratings.listed([ratingKey(ANN), ratingKey(BEN)])).toEqual(new Set([ratingKey(ANN)]));
      expect(await ratings.find(BEN)).toMatchObject({ games: 2, listed: false });
      // Someone who leaves the leaderboard before a bad game is reviewed, and comes back after that, begins again.
      await ratings.list(BEN, true);
      expect(await names({ ...skill })).toEqual(['Ann']);
      expect(await names({ month: ALL_TIME, least: 2 })).toEqual(['Ben', 'Ann']);
      await ratings.restart(ratingKey(ANN));
      expect(await names({ ...skill })).toEqual([]);
    });

    test('whoever is forgotten leaves nothing behind, and games that wait no longer name them', async () => {
      const place = await open();
      const { ratings } = place;
      await count(place, 'AAA.1', NOVEMBER, 1510, 1490);
      await pendingGame(place, 'AAA.2', NOVEMBER + 1);
      await ratings.list(ANN, true);
      await ratings.forget(ANN);
      expect(await ratings.find(ANN)).toBeUndefined();
      expect(await ratings.steps(ANN, 9)).toEqual([]);
      expect(await ratings.leaders({ by: 'games', month: ALL_TIME, least: 0, limit: 9 })).toEqual([]);
      const waiting = [...(await ratings.pending(9)), ...(await ratings.unreviewed(9))];
      expect(waiting).toHaveLength(2);
      expect(JSON.stringify(waiting)).not.toContain(ratingKey(ANN));
      expect(waiting.map(({ seats }) => seats.map(({ person }) => person))).toEqual([
        [null, ratingKey(BEN)],
        [null, ratingKey(BEN)],
      ]);
      expect(await ratings.find(BEN)).toMatchObject({ games: 1 });
    });

    test('a rating goes to someone who has none; otherwise it is dropped, and games to come are theirs', async () => {
      const place = await open();
      const { ratings } = place;
      await count(place, 'AAA.1', NOVEMBER, 1510, 1490);
      await pendingGame(place, 'AAA.2', NOVEMBER + 1);
      const before = await ratings.find(ANN);
      for (let times = 0; times < 2; times++) await ratings.adopt(ANN, 'anns laptop');
      expect(await ratings.find(ANN)).toBeUndefined();
      expect(await ratings.find('anns laptop')).toEqual(before);
      expect(await ratings.steps('anns laptop', 9)).toHaveLength(1);
      const people = async () =>
        (await ratings.pending(9)).map(({ seats }) => seats.map(({ person }) => person));
      expect(await people()).toEqual([[ratingKey('anns laptop'), ratingKey(BEN)]]);
      await ratings.adopt('anns laptop', BEN);
      expect(await ratings.find('anns laptop')).toBeUndefined();
      expect(await ratings.find(BEN)).toMatchObject({ games: 1 });
      expect(await people()).toEqual([[null, ratingKey(BEN)]]);
    });

    test('a rating goes with its last step once that is old, and stays while someone goes on playing', async () => {
      const place = await open();
      const { ratings } = place;
      await count(place, 'AAA.1', NOVEMBER, 1510, 1490);
      await count(place, 'AAA.2', NOVEMBER + 1, 1520, 1480);
      await ratings.list(BEN, true);
      // Ann has played alone since, against bots.
      const [ann] = await changes(place, 1530, 0);
      await ratings.count(await pendingGame(place, 'AAA.3', DECEMBER), [ann!]);
      expect(await ratings.expire(NOVEMBER, 9)).toBe(0);
      expect(await ratings.expire(DECEMBER, 3)).toBe(3);
      expect(await ratings.expire(DECEMBER, 3)).toBe(1);
      expect(await ratings.find(BEN)).toBeUndefined();
      expect(await ratings.leaders({ by: 'games', month: ALL_TIME, least: 1, limit: 9 })).toEqual([]);
      expect(await ratings.find(ANN)).toMatchObject({ mu: 1530, games: 3 });
      expect(await ratings.steps(ANN, 9)).toHaveLength(1);
      await count(place, 'AAA.4', DECEMBER + 1, 1540, 1500);
      expect((await ratings.find(ANN))?.games).toBe(4);
      expect((await ratings.find(BEN))?.games).toBe(1);
    });

    test('who played an old game that nobody has reviewed is forgotten too', async () => {
      const place = await open();
      await count(place, 'AAA.1', NOVEMBER, 1510, 1490);
      await pendingGame(place, 'AAA.2', NOVEMBER);
      await place.ratings.prune(NOVEMBER);
      expect(await place.ratings.unreviewed(9)).toHaveLength(1);
      await place.ratings.prune(NOVEMBER + 1);
      expect(await place.ratings.unreviewed(9)).toEqual([]);
      // This game has not been counted yet.
      expect(await place.ratings.pending(9)).toHaveLength(1);
    });
  });
}

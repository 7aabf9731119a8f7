import { NEWCOMER, type Rating } from '@sevenfold/bots';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { parseInput, sendError } from '../http-error.ts';
import {
  ALL_TIME,
  type Leader,
  type LeadersQuery,
  monthNumber,
  LEADER_ORDERS,
  ratingKey,
  type RatingStep,
} from '../ratings/rating-store.ts';
import { bearerOf } from './bearer.ts';
import { CachedAnswer } from './cached-answer.ts';

/** People on the leaderboard. */
const MOST_LEADERS = 50;
/** What it takes to be listed, in a month and in total: games, and reviewed decisions. */
const LEAST_GAMES = { month: 5, all: 10 } as const;
const LEAST_DECISIONS = { month: 100, all: 200 } as const;

/** Milliseconds. Only the order by rating has an index; the others sort all who are listed. */
const RATING_CACHED_FOR = 1_000;
const CACHED_FOR = 60_000;

const steps = v.strictObject({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(500)),
    '100',
  ),
});
const wish = v.strictObject({ listed: v.boolean() });
const table = v.strictObject({
  period: v.optional(v.picklist(['month', 'all']), 'month'),
  by: v.optional(v.picklist(LEADER_ORDERS), 'rating'),
});

/** Ratings: your own, and the leaderboard of those who want to be in it. */
export function ratingRoutes(app: FastifyInstance, { storage, personOf }: ServerContext): void {
  const { ratings } = storage;
  const caches = new Map<string, CachedAnswer<Leader[]>>();
  const cacheOf = (query: LeadersQuery): CachedAnswer<Leader[]> => {
    const key = `${query.by} ${query.month}`;
    const cache =
      caches.get(key) ??
      new CachedAnswer(query.by === 'rating' ? RATING_CACHED_FOR : CACHED_FOR, () => ratings.leaders(query));
    caches.set(key, cache);
    return cache;
  };
  /** People who no longer want to be listed disappear at once. */
  const listedNow = async (leaders: readonly Leader[]): Promise<Leader[]> => {
    const listed = await ratings.listed(leaders.map(({ person }) => person));
    return leaders.filter(({ person }) => listed.has(person));
  };

  app.get('/v1/me/rating', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    const wanted = parseInput(steps, request.query);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const hash = await personOf(token);
    const own = (await ratings.find(hash)) ?? { ...NEWCOMER, games: 0, listed: false };
    const history = await ratings.steps(hash, wanted.limit);
    return reply.header('cache-control', 'no-store').send({
      ...shown(own),
      games: own.games,
      listed: own.listed,
      history: history.map(stepView),
    });
  });

  app.put('/v1/me/rating', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    const wanted = parseInput(wish, request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const hasRating = await ratings.list(await personOf(token), wanted.listed);
    return hasRating ? { listed: wanted.listed } : sendError(reply, 'noRating');
  });

  app.get('/v1/leaderboard', async (request, reply) => {
    const wanted = parseInput(table, request.query);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const token = bearerOf(request);
    if (token === null) return sendError(reply, 'noToken');
    const { period, by } = wanted;
    const query: LeadersQuery = {
      by,
      month: period === 'month' ? monthNumber(Date.now()) : ALL_TIME,
      least: (by === 'skill' ? LEAST_DECISIONS : LEAST_GAMES)[period],
      limit: MOST_LEADERS,
    };
    const leaders = await listedNow(await cacheOf(query).get());
    const you = token === undefined ? undefined : ratingKey(await personOf(token));
    return reply.header('cache-control', 'no-store').send({
      period,
      by,
      least: query.least,
      people: leaders.map((leader) => leaderView(leader, you)),
    });
  });
}

/** As people see it: the rating, and twice its standard deviation, within which the true one almost always is. */
function shown({ mu, sigma }: Rating): { readonly rating: number; readonly uncertainty: number } {
  return { rating: Math.round(mu), uncertainty: Math.round(2 * sigma) };
}

function stepView({ game, ended, ...rating }: RatingStep) {
  return { game, ended, ...shown(rating) };
}

/** Names as played, and nothing that tells who someone is. */
function leaderView(leader: Leader, you: string | undefined) {
  const { person, name, gamesThen, decisions, cost } = leader;
  return {
    name,
    ...shown(leader),
    games: gamesThen,
    // What a decision costs on average, in percent of a chance to win.
    ...(decisions === 0 ? {} : { error: Math.round((1e4 * cost) / decisions) / 100 }),
    ...(person === you ? { you: true } : {}),
  };
}

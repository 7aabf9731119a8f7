import { isDay } from '@sevenfold/table';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { DailyDeck } from '../daily/daily-deck.ts';
import type { DailyAttempt } from '../daily/daily-store.ts';
import { parseInput, sendError } from '../http-error.ts';
import { callerOf, callersOf } from '../limits/address.ts';
import { bearerOf } from './bearer.ts';
import { payForStorage } from '../limits/request-limit.ts';
import { STORAGE_COSTS } from '../limits/storage-costs.ts';

/** More tokens than any game has. */
const LONGEST_LOG = 100_000;

const answer = v.strictObject({
  n: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LONGEST_LOG)),
  move: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(8))),
});

interface WithDate {
  Params: { date: string };
}

/** The daily deck: its commitment and, when it is over, its secret; one attempt of each person. */
export function dailyRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage, source, personOf, limits, board } = context;
  const deck = new DailyDeck(storage, source);

  app.get<WithDate>('/v1/daily/:date', async (request, reply) => {
    const token = bearerOf(request);
    if (token === null) return sendError(reply, 'noToken');
    const date = request.params.date === 'today' ? deck.today : request.params.date;
    if (!isDay(date)) return sendError(reply, 'noDay');
    // The first request of a day draws its secret.
    if (board.isReadOnly && (await storage.daily.findSecret(date)) === undefined)
      return sendError(reply, 'readOnly');
    const day = await deck.day(date);
    if (day === undefined) return sendError(reply, 'noDay');
    const mine = token === undefined ? undefined : await deck.find(date, await personOf(token));
    const comparison = await deck.comparison(date, mine);
    return noStore(reply).send({
      ...day,
      ...(mine === undefined ? {} : { mine: ownAttempt(mine) }),
      ...(comparison === undefined ? {} : { comparison }),
    });
  });

  app.post<WithDate>('/v1/daily/:date/moves', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    const wanted = parseInput(answer, request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const { date } = request.params;
    if (!isDay(date) || date > deck.today) return sendError(reply, 'noDay');
    const isBeginning = wanted.n === 0 && wanted.move === undefined;
    const cost = isBeginning ? STORAGE_COSTS.attempt : STORAGE_COSTS.attemptMove;
    const refused = payForStorage(limits, request, reply, cost);
    if (refused !== undefined) return refused;
    const person = await personOf(token);
    let attempt = await deck.play(date, person, wanted);
    if (attempt === 'noAttempt' && isBeginning) {
      // Each attempt takes room in the database.
      if (!limits.creations.take(callersOf(request.ip), performance.now()))
        return sendError(reply, 'tooMany');
      attempt = await deck.begin(date, person, callerOf(request.ip));
    }
    if (attempt === 'conflict') {
      const stored = (await deck.find(date, person))!;
      return sendError(reply, 'conflict', restOf(stored, Math.min(wanted.n, stored.log.length)));
    }
    if (typeof attempt === 'string') return sendError(reply, attempt);
    return noStore(reply).send(restOf(attempt, wanted.n));
  });

  app.get('/v1/me/daily', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    const days = await deck.finished(await personOf(token));
    return noStore(reply).send({
      days: days.map(({ day, rounds, points }) => ({ date: day, rounds, points })),
    });
  });
}

function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}

function ownAttempt({ log, isCompared, result }: DailyAttempt): object {
  return { log: log.join(' '), compared: isCompared, ...(result === undefined ? {} : { result }) };
}

/** The log from n on. */
function restOf({ log, result }: DailyAttempt, n: number): object {
  return { from: n, tokens: log.slice(n).join(' '), over: result !== undefined };
}

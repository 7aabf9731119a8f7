import { cleanName } from '@sevenfold/engine/names';
import { MOST_SEATS } from '@sevenfold/table';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { parseInput, sendError } from '../http-error.ts';
import { callerOf, callersOf } from '../limits/address.ts';
import { STORAGE_COSTS } from '../limits/storage-costs.ts';
import { bearerOf } from './bearer.ts';

const wish = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  colour: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_SEATS - 1)),
});

/** Waiting for someone to play. */
export function matchRoutes(app: FastifyInstance, { matchMaker, personOf, limits }: ServerContext): void {
  app.post('/v1/match', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    const wanted = parseInput(wish, request.body);
    const name = wanted === undefined ? undefined : cleanName(wanted.name);
    if (wanted === undefined || name === undefined) return sendError(reply, 'badRequest');
    const who = { person: await personOf(token), name, colour: wanted.colour };
    const refuse = () => {
      const [callers, now] = [callersOf(request.ip), performance.now()];
      if (!limits.creations.take(callers, now)) return 'tooMany';
      return limits.storage.take(callers, now, STORAGE_COSTS.match) ? undefined : 'storageFull';
    };
    const answer = await matchMaker.wait(who, callerOf(request.ip), refuse);
    if (typeof answer === 'string') return sendError(reply, answer);
    return reply.header('cache-control', 'no-store').send(answer);
  });

  app.delete('/v1/match', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    await matchMaker.leave(await personOf(token));
    return reply.code(204).send();
  });
}

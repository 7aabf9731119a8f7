import type { GameRecord } from '@sevenfold/engine';
import { type GamesCursor, type OwnGame, parseGameId, type RecordedResult } from '@sevenfold/table';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { callersOf } from '../limits/address.ts';
import { parseInput, sendError } from '../http-error.ts';
import { forgetGames, latestGame } from '../people/forget-games.ts';
import { bearerOf } from './bearer.ts';

const whole = (low: number, high: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(low), v.maxValue(high));
/** The end of the last game seen and its ID; or just a time, which sorts before every ID. */
const cursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}(?:_[0-9A-Z]{1,12}\.\d{1,9})?$/),
  v.transform((text): GamesCursor => {
    const [ended, after = ''] = text.split('_');
    return { ended: Number(ended), id: after };
  }),
);
const page = v.strictObject({ before: v.optional(cursor), limit: v.optional(whole(1, 100), '20') });

/** Finished games: each as a record, and those of one person. */
export function gameRoutes(app: FastifyInstance, { storage, personOf, limits }: ServerContext): void {
  const { archive } = storage;

  app.get<{ Params: { id: string } }>('/v1/records/:id', async (request, reply) => {
    const wanted = parseGameId(request.params.id);
    // Guessing a record means guessing the code of its table.
    const game = await limits.lookUp(callersOf(request.ip), async () =>
      wanted === undefined ? undefined : archive.find(wanted),
    );
    if (game === 'tooMany') return sendError(reply, 'tooMany');
    if (game === undefined) return sendError(reply, 'noRecord');
    return reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="sevenfold-${game.id}.json"`)
      .header('cache-control', 'no-cache')
      .send(game.record);
  });

  app.get('/v1/me/games', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    const wanted = parseInput(page, request.query);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const { before = latestGame(), limit } = wanted;
    const hash = await personOf(token);
    const games = await archive.played(hash, before, limit);
    const last = games.length < limit ? undefined : games.at(-1);
    return reply.header('cache-control', 'no-store').send({
      games: games.map(outline),
      // `before` is for clients that do not know `next` yet.
      ...(last === undefined ? {} : { next: `${last.ended}_${last.id}`, before: last.ended }),
    });
  });

  app.delete<{ Params: { id: string } }>('/v1/me/games/:id', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    const wanted = parseGameId(request.params.id);
    const isTheirs = wanted !== undefined && (await archive.forget(await personOf(token), wanted));
    return isTheirs ? { deleted: 1 } : sendError(reply, 'noRecord');
  });

  app.delete('/v1/me/games', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    return { deleted: await forgetGames(archive, await personOf(token)) };
  });
}

/** A game in someone's list, with their seats if these are known; the record has the rest. */
function outline({ table, seats, record }: OwnGame) {
  const { rules, players, played } = JSON.parse(record) as GameRecord & { readonly played: RecordedResult };
  return { table, rules, players, ...(seats.length === 0 ? {} : { seats }), ...played };
}

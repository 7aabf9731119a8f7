import type { GameRecord } from '@sevenfold/engine';
import type { FinishedGame, Played } from '@sevenfold/table';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Around } from './app.ts';
import { callerOf } from './address.ts';
import { read, sayNo } from './answer.ts';
import { bearerOf } from './bearer.ts';

const id = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[0-9A-Z]{1,12}\.\d{1,9}$/));
const whole = (low: number, high: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(low), v.maxValue(high));
const page = v.strictObject({
  before: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
  limit: v.optional(whole(1, 100), '20'),
});

/** Finished games: each as a record, and those of one person. */
export function gameRoutes(app: FastifyInstance, { storage, source, limits }: Around): void {
  app.get<{ Params: { id: string } }>('/v1/records/:id', async (request, reply) => {
    const wanted = read(id, request.params.id);
    // Whoever finds a record has found the code of its table.
    const game = await limits.guess(callerOf(request.ip), async () =>
      wanted === undefined ? undefined : storage.archive.find(wanted),
    );
    if (game === 'tooMany') return sayNo(reply, 'tooMany');
    if (game === undefined) return sayNo(reply, 'noRecord');
    return reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="sevenfold-${game.id}.json"`)
      .header('cache-control', 'no-cache')
      .send(game.record);
  });

  app.get('/v1/me/games', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sayNo(reply, 'noToken');
    const wanted = read(page, request.query);
    if (wanted === undefined) return sayNo(reply, 'badRequest');
    const { before = Date.now() + 1, limit } = wanted;
    const hash = await source.hash(token);
    const games = await storage.archive.played(hash, before, limit);
    const oldest = games.length < limit ? undefined : games.at(-1)?.ended;
    return reply.header('cache-control', 'no-store').send({
      games: games.map((game) => outline(game, hash)),
      ...(oldest === undefined ? {} : { before: oldest }),
    });
  });
}

/** A game in the list of a person, with their seats if they are known: the record, which is our own, has the rest. */
function outline({ table, seats, record }: FinishedGame, hash: string) {
  const { rules, players, played } = JSON.parse(record) as GameRecord & { readonly played: Played };
  const own = seats.flatMap((owner, seat) => (owner === hash ? [seat] : []));
  return { table, rules, players, ...(own.length === 0 ? {} : { seats: own }), ...played };
}

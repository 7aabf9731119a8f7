import { createHash } from 'node:crypto';
import { isZone } from '@sevenfold/circles';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { parseInput, sendError } from '../http-error.ts';
import { limitedBy, payForStorage } from '../limits/request-limit.ts';
import { STORAGE_COSTS } from '../limits/storage-costs.ts';
import { LONGEST_URL, parseTarget } from '../outbox/target.ts';
import { PUSH_KINDS } from '../push/subscriptions.ts';
import { bearerOf } from './bearer.ts';

/** Devices of one person. */
const MOST_DEVICES = 10;

/** As browsers write it; PostgreSQL stores no text with a null character. */
const endpoint = v.pipe(v.string(), v.maxLength(LONGEST_URL), v.regex(/^[!-~]+$/));
const minutes = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(24 * 60 - 1));
const wish = v.strictObject({
  endpoint,
  keys: v.strictObject({
    // A point of P-256 without compression, and 16 bytes.
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(?:==)?$/)),
  }),
  wants: v.pipe(v.array(v.picklist(PUSH_KINDS)), v.maxLength(PUSH_KINDS.length)),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  zone: v.pipe(v.string(), v.maxLength(64), v.check(isZone)),
  quiet: v.nullable(v.strictObject({ from: minutes, to: minutes })),
});
const device = v.strictObject({ endpoint });

/** Notifications on the devices of a person. */
export function pushRoutes(
  app: FastifyInstance,
  { config, storage, personOf, limits, notifier, board }: ServerContext,
): void {
  const { subscriptions } = storage;

  app.get('/v1/push', async (_request, reply) => {
    // The first request ever stores the keys.
    if (board.isReadOnly && (await subscriptions.findKeys()) === undefined)
      return sendError(reply, 'readOnly');
    return reply.header('cache-control', 'no-cache').send({ key: await notifier.publicKey() });
  });

  app.put('/v1/me/subscription', { onRequest: limitedBy(limits.subscriptions) }, async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    const wanted = parseInput(wish, request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const { endpoint: address, keys, ...wishes } = wanted;
    if (parseTarget(address, config['private-targets'] === 'on') === undefined)
      return sendError(reply, 'badTarget');
    const id = idOf(address);
    const isNew = (await subscriptions.load(id)) === undefined;
    const refused = isNew ? payForStorage(limits, request, reply, STORAGE_COSTS.subscription) : undefined;
    if (refused !== undefined) return refused;
    const person = await personOf(token);
    const subscription = { id, person, endpoint: address, ...keys, ...wishes };
    await subscriptions.save(subscription, MOST_DEVICES);
    return reply.code(204).send();
  });

  app.delete('/v1/me/subscription', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    const wanted = parseInput(device, request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    await subscriptions.remove(idOf(wanted.endpoint), await personOf(token));
    return reply.code(204).send();
  });
}

function idOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}

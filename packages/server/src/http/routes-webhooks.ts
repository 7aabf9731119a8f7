import { parseCode } from '@sevenfold/table';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { type HttpErrorCode, isHttpError, parseInput, sendError } from '../http-error.ts';
import { callersOf } from '../limits/address.ts';
import { siteOf } from '../limits/origin.ts';
import { limitedBy, storing } from '../limits/request-limit.ts';
import { STORAGE_COSTS } from '../limits/storage-costs.ts';
import { LONGEST_URL } from '../outbox/target.ts';
import { circleOwner, tableOwner } from '../webhooks/webhook-store.ts';
import { bearerOf } from './bearer.ts';
import { circleId, payForOpening } from '../limits/circle-opening.ts';

const wish = v.strictObject({ url: v.pipe(v.string(), v.maxLength(LONGEST_URL)) });

/** The owner of a webhook and the person, if they may change it; or else why not. */
type Opened = { readonly owner: string; readonly person: string } | HttpErrorCode;

/** The webhooks of tables, for their hosts, and of circles, for their keepers. */
export function webhookRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage, limits, circles, webhooks } = context;

  const openTable = async ({ params, ip }: FastifyRequest, person: string): Promise<Opened> => {
    const code = parseCode((params as { code: string }).code);
    const row = await limits.lookUp(callersOf(ip), async () =>
      code === undefined ? undefined : storage.store.load(code),
    );
    if (row === 'tooMany') return 'tooMany';
    if (row === undefined || !row.open) return 'noTable';
    const owner = tableOwner(row.code);
    return (await webhooks.hasRole(owner, person)) ? { owner, person } : 'hostOnly';
  };
  addRoutes(app, context, '/v1/tables/:code/webhook', openTable, {});

  const openCircle = async ({ params }: FastifyRequest, person: string): Promise<Opened> => {
    const id = parseInput(circleId, (params as { id: string }).id);
    if (id === undefined) return 'noCircle';
    const refused = await circles.refuseKeeper(id, person);
    if (refused === undefined) return { owner: circleOwner(id), person };
    return isHttpError(refused) ? refused : 'keeperOnly';
  };
  addRoutes(app, context, '/v1/circles/:id/webhook', openCircle, { preHandler: payForOpening(context) });
}

function addRoutes(
  app: FastifyInstance,
  context: ServerContext,
  path: string,
  open: (request: FastifyRequest, person: string) => Promise<Opened>,
  hooks: RouteShorthandOptions,
): void {
  const { config, storage, personOf, limits, webhooks } = context;

  const enter = async (request: FastifyRequest): Promise<Opened> => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return 'noToken';
    return open(request, await personOf(token));
  };

  const setting = { onRequest: [limitedBy(limits.creations), storing(limits, STORAGE_COSTS.webhook)] };
  app.put(path, { ...hooks, ...setting }, async (request, reply) => {
    const wanted = parseInput(wish, request.body);
    const site = `${siteOf(request)}${config.base}`;
    if (wanted === undefined || site.length > LONGEST_URL) return sendError(reply, 'badRequest');
    const opened = await enter(request);
    if (typeof opened === 'string') return sendError(reply, opened);
    const made = await webhooks.set(opened.owner, wanted.url, site, opened.person);
    if (made === undefined) return sendError(reply, 'badTarget');
    return reply.code(201).header('cache-control', 'no-store').send(made);
  });

  app.get(path, hooks, async (request, reply) => {
    const opened = await enter(request);
    if (typeof opened === 'string') return sendError(reply, opened);
    // Most have none, which is not an error.
    const { url = null, last = null } = (await webhooks.find(opened.owner)) ?? {};
    return reply.header('cache-control', 'no-store').send({ url, last });
  });

  app.delete(path, hooks, async (request, reply) => {
    const opened = await enter(request);
    if (typeof opened === 'string') return sendError(reply, opened);
    await storage.webhooks.remove(opened.owner);
    return reply.code(204).send();
  });

  // Costs as much as a new table: it makes this server call another one.
  app.post(`${path}/test`, { ...hooks, onRequest: limitedBy(limits.creations) }, async (request, reply) => {
    const opened = await enter(request);
    if (typeof opened === 'string') return sendError(reply, opened);
    const status = await webhooks.test(opened.owner);
    return status === undefined ? sendError(reply, 'noWebhook') : reply.send({ status });
  });
}

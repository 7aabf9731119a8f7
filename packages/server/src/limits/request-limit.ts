import type { Quota } from '@sevenfold/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callersOf } from './address.ts';
import { type HttpErrorCode, sendError } from '../http-error.ts';
import type { CallerLimits } from './caller-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that monitor the server. */
    readonly unlimited?: boolean;
  }
}

/**
 * A file of the app counts as this part of a request: a first visit fetches three hundred, and a school class may visit at
 * once from one address.
 */
const FILE = 0.05;

export function limitRequests(app: FastifyInstance, { requests }: CallerLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.unlimited === true) return undefined;
    return pay(requests, request, reply);
  });
}

/** Refunds most of the cost of a request that was for a file of the app. */
export function refund({ ip }: FastifyRequest, quotas: readonly Pick<Quota, 'charge'>[]): void {
  const [callers, now] = [callersOf(ip), performance.now()];
  for (const quota of quotas) quota.charge(callers, now, FILE - 1);
}

/** A hook for routes with an additional limit. */
export function limitedBy(quota: Quota) {
  return async (request: FastifyRequest, reply: FastifyReply) => pay(quota, request, reply);
}

/** A hook for routes that add so many bytes to the database. */
export function storing(limits: Pick<CallerLimits, 'storage'>, bytes: number) {
  return async (request: FastifyRequest, reply: FastifyReply) => payForStorage(limits, request, reply, bytes);
}

/** Pays for bytes that a request adds to the database, or refuses it. */
export function payForStorage(
  { storage }: Pick<CallerLimits, 'storage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: number,
): FastifyReply | undefined {
  return pay(storage, request, reply, bytes, 'storageFull');
}

function pay(
  quota: Quota,
  { ip }: FastifyRequest,
  reply: FastifyReply,
  cost = 1,
  code: HttpErrorCode = 'tooMany',
): FastifyReply | undefined {
  const [callers, now] = [callersOf(ip), performance.now()];
  if (quota.take(callers, now, cost)) return undefined;
  const seconds = Math.ceil(quota.wait(callers, now) / 1000);
  return sendError(reply.header('retry-after', seconds), code);
}

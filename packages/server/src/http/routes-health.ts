import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { isLoopback } from '../limits/address.ts';
import { sendError } from '../http-error.ts';
import { isForwarded } from '../limits/origin.ts';
import { proveReady } from '../operations/readiness.ts';
import type { Reports } from '../operations/reports.ts';
import { CachedAnswer } from './cached-answer.ts';
import type { Storage } from '../storage/storage.ts';

/** Milliseconds in which the database has to answer. */
const READY_TIMEOUT = 2000;
const CACHED_FOR = 1000;

/** For the people who run the server: is it alive, can it store games, how is it doing. */
export function healthRoutes(
  app: FastifyInstance,
  { storage, metrics, reports, config, state }: ServerContext,
): void {
  const unlimited = { config: { unlimited: true } };
  const readiness = new CachedAnswer(CACHED_FOR, () => isReady(storage, reports));
  const figures = new CachedAnswer(CACHED_FOR, () => metrics.registry.metrics());

  app.get('/health', unlimited, () => ({ status: 'ok' }));

  app.get('/ready', unlimited, async (_request, reply) =>
    !state.stopping && (await readiness.get()) ? { status: 'ready' } : sendError(reply, 'notReady'),
  );

  app.get('/metrics', unlimited, async (request, reply) => {
    if (!mayMeasure(request, config['metrics-token'])) return sendError(reply, 'private');
    return reply.type(metrics.registry.contentType).send(await figures.get());
  });
}

async function isReady(storage: Storage, reports: Reports): Promise<boolean> {
  try {
    await proveReady(storage, READY_TIMEOUT);
    return true;
  } catch (error) {
    reports.report(error, 'not ready');
    return false;
  }
}

/** With the token if one is set; otherwise from this machine, but not through a proxy on it. */
function mayMeasure(request: FastifyRequest, token: string): boolean {
  if (token !== '') return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  return isLoopback(request.ip) && !isForwarded(request);
}

/** Compares in a time that does not depend on how much of the given text is right. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Around } from './app.ts';
import { isLoopback } from './address.ts';
import { sayNo } from './answer.ts';

/** A store that says nothing for so long cannot be reached. */
const PROMPT = 2000;

/** For whoever runs the server: is it alive, can it play, how is it doing. */
export function healthRoutes(app: FastifyInstance, { storage, metrics, config, state }: Around): void {
  const unlimited = { config: { unlimited: true } };

  app.get('/health', unlimited, () => ({ status: 'ok' }));

  app.get('/ready', unlimited, async (request, reply) => {
    try {
      if (state.stopping) throw new Error('the server is stopping');
      await Promise.race([
        storage.ready(),
        new Promise((_resolve, reject) => {
          setTimeout(() => reject(new Error('the store is silent')), PROMPT).unref();
        }),
      ]);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return sayNo(reply, 'notReady');
    }
  });

  app.get('/metrics', unlimited, async (request, reply) => {
    if (!mayMeasure(request, config['metrics-token'])) return sayNo(reply, 'private');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** With a token if there is one; else from this machine, and not through a proxy on it. */
function mayMeasure(request: FastifyRequest, token: string): boolean {
  if (token !== '') return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const { forwarded, 'x-forwarded-for': forwardedFor, via } = request.headers;
  return isLoopback(request.ip) && forwarded === undefined && forwardedFor === undefined && via === undefined;
}

/** In a time that does not tell how much of it was right. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { sendError } from '../http-error.ts';

/** What the people who run the server tell everyone. */
export function noticeRoutes(app: FastifyInstance, { board }: ServerContext): void {
  app.get('/v1/notice', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(board.notice),
  );
}

/** Routes that only hand something out. */
const HARMLESS: ReadonlySet<string | undefined> = new Set(['/v1/guests', '/v1/circles/:id/preview']);

/** In read-only mode, refuses requests that would store something. */
export function refuseChanges(app: FastifyInstance, { board }: ServerContext): void {
  // Refuses only once the body has arrived, because a connection that is answered earlier has to be closed.
  app.addHook('preValidation', async ({ method, routeOptions }, reply) => {
    const isReading = method === 'GET' || method === 'HEAD' || HARMLESS.has(routeOptions.url);
    return isReading || !board.isReadOnly ? undefined : sendError(reply, 'readOnly');
  });
}

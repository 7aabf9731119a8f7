// Pages of other websites that use the API: those named by `--origins`. There are no cookies, so no credentials either.

import type { FastifyInstance } from 'fastify';
import { isApi, isOperators } from '../limits/origin.ts';

const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const SENT = 'authorization, content-type';
const READ = 'content-disposition, retry-after';
/** Seconds; no browser remembers the answer for longer. */
const REMEMBERED = 86_400;

/** Lets pages of these origins read what the API answers, refusals included; pages of others read nothing. */
export function answerOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { headers, method, url } = request;
    if (!isApi(url) || isOperators(request)) return undefined;
    reply.header('vary', 'origin');
    const { origin } = headers;
    if (origin === undefined || !origins.includes(origin)) return undefined;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', READ);
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return undefined;
    return reply
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', SENT)
      .header('access-control-max-age', REMEMBERED)
      .code(204)
      .send();
  });
}

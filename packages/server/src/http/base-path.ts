// The server under a path of a website, such as /games/seven: every address begins with it, and no route ever sees it.

import type { FastifyInstance } from 'fastify';
import { sendError } from '../http-error.ts';

/** Programs that watch the server ask it directly, so these paths work without the base too. */
const WATCHED = /^\/(?:health|ready|metrics)(?:\?|$)/;

/** A URL as routes know it. */
export function withoutBase(base: string, url: string): string {
  return url.startsWith(`${base}/`) ? url.slice(base.length) : url;
}

/** Sends people from /games/seven to /games/seven/, and finds nothing outside. */
export function stayWithin(base: string, app: FastifyInstance): void {
  if (base === '') return;
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    if (originalUrl.startsWith(`${base}/`) || WATCHED.test(originalUrl)) return undefined;
    const [path, query] = originalUrl.split(/(?=\?)/);
    return path === base ? reply.redirect(`${base}/${query ?? ''}`, 308) : sendError(reply, 'notFound');
  });
}

/** The start page of the app, which was built for the root of a website, with its addresses under the base. */
export function pageUnder(base: string, page: string): string {
  return page.replaceAll(/(?<=\s(?:href|src)=")(?=\/)/g, base);
}

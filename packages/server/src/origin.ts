import type { FastifyRequest } from 'fastify';

/** Whether a page may speak to us: one of ours, or of a site that was named. What sends no origin is no page. */
export function isWelcome(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

import type { FastifyRequest } from 'fastify';

/** Through a proxy that we were not told of, everybody seems to be one and the same, and shares the limits of one. */
export function isFromUnknownProxy(request: FastifyRequest, proxies: readonly string[]): boolean {
  return proxies.length === 0 && request.headers['x-forwarded-for'] !== undefined;
}

/**
 * Where this server is for whoever asks. A proxy that we trust has its say in it; of anybody else `x-forwarded-host` and
 * `x-forwarded-proto` are just words.
 */
export function siteOf({ protocol, host }: FastifyRequest): string {
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`;
}

/** Whether a page may speak to us: one of ours, or of a site that was named. What sends no origin is no page. */
export function isAllowedOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

import type { FastifyRequest } from 'fastify';

/** A proxy that is not trusted makes all visitors look like one, sharing one set of limits. */
export function isFromUnknownProxy(request: FastifyRequest, proxies: readonly string[]): boolean {
  return proxies.length === 0 && request.headers['x-forwarded-for'] !== undefined;
}

/** Whether it came through a proxy, trusted or not. */
export function isForwarded({ headers }: FastifyRequest): boolean {
  return ['forwarded', 'x-forwarded-for', 'via'].some((name) => headers[name] !== undefined);
}

/** The address of this server as the client sees it; only a trusted proxy can change it by `x-forwarded-*`. */
export function siteOf({ protocol, host }: FastifyRequest): string {
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`;
}

/** Whether a URL belongs to the API rather than to a page or a file. */
export function isApi(url: string): boolean {
  return /^\/v\d+(?:[/?]|$)/.test(url);
}

/** Whether it is for the operator's page, which pages of other websites never get, whatever `origins` says. */
export function isOperators({ url, routeOptions }: FastifyRequest): boolean {
  return [url, routeOptions.url ?? ''].some((path) => /^\/v1\/admin(?:[/?]|$)/.test(path));
}

/** Pages of this server and of the sites in `origins` may connect; a client without an origin is not a page. */
export function isAllowedOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

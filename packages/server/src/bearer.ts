import type { FastifyRequest } from 'fastify';

/** The token of `authorization: Bearer TOKEN`: undefined without one, null if it cannot be one. */
export function bearerOf(request: FastifyRequest): string | null | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  return /^Bearer ([\w-]{16,64})$/i.exec(authorization)?.[1] ?? null;
}

import type { FastifyRequest } from 'fastify';

/** The token in `authorization: Bearer TOKEN`: `undefined` if there is none, `null` if it is malformed. */
export function bearerOf(request: FastifyRequest): string | null | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  return /^Bearer ([\w-]{16,64})$/i.exec(authorization)?.[1] ?? null;
}

// How HTTP routes refuse: with a code for programs and a sentence for people, as tables do.

import { REFUSALS } from '@sevenfold/table';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

const HTTP_ERRORS = {
  badRequest: [400, 'This request cannot be read; see the description of the API.'],
  noToken: [401, 'This needs a token: authorization: Bearer TOKEN.'],
  badKey: [403, 'This key does not open this score sheet.'],
  badOrigin: [403, 'Pages of this site may not connect to this server.'],
  private: [403, 'This is only for the people who run the server.'],
  notFound: [404, 'There is nothing here.'],
  noTable: [404, REFUSALS.noTable],
  noRecord: [404, 'There is no finished game with this ID.'],
  noSheet: [404, 'There is no score sheet with this ID.'],
  conflict: [409, 'Someone else has saved a newer version.'],
  tooLarge: [413, 'This is too large.'],
  notJson: [415, 'The body must be application/json.'],
  // Not 503, after which proxies take a process for dead and try the next.
  readOnly: [423, REFUSALS.readOnly],
  notUpgraded: [426, 'This is for WebSockets only.'],
  tooMany: [429, 'Too many requests; wait a moment.'],
  internal: [500, 'Something went wrong on the server; try again.'],
  full: [503, 'There are too many connections right now; try again later.'],
  notReady: [503, 'The server cannot reach its database right now.'],
} as const;

export type HttpErrorCode = keyof typeof HTTP_ERRORS;

export function sendError(reply: FastifyReply, code: HttpErrorCode, more: object = {}): FastifyReply {
  const [status, message] = HTTP_ERRORS[code];
  return reply.code(status).send({ code, message, ...more });
}

/** Returns the value as the schema reads it, or `undefined` if it does not fit. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value, { abortEarly: true });
  return result.success ? result.output : undefined;
}

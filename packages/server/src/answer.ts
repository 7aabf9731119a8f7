// What HTTP routes say when they say no: a code for programs and a sentence for people, as the tables do.

import { refusal, type RefusalCode } from '@sevenfold/table';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

const ANSWERS = {
  badRequest: [400, 'This request cannot be read; see the description of the API.'],
  noToken: [401, 'This needs a token: authorization: Bearer TOKEN.'],
  badKey: [403, 'This key does not open this score sheet.'],
  badOrigin: [403, 'Pages of this site may not connect here.'],
  private: [403, 'This is not for everybody.'],
  notFound: [404, 'There is nothing here.'],
  noRecord: [404, 'There is no finished game with this name.'],
  noBoard: [404, 'There is no score sheet with this name.'],
  conflict: [409, 'Somebody else has written a newer version.'],
  tooLarge: [413, 'This is too large.'],
  notJson: [415, 'The body has to be application/json.'],
  notUpgraded: [426, 'This is for WebSockets only.'],
  tooMany: [429, 'That was too much at once; wait a moment.'],
  internal: [500, 'Something went wrong here; try again.'],
  full: [503, 'There are too many connections just now; try again later.'],
  notReady: [503, 'The games cannot be reached just now.'],
} as const;

export type AnswerCode = keyof typeof ANSWERS;

/** Ends a request with a code and a sentence. */
export function sayNo(reply: FastifyReply, code: AnswerCode, more: object = {}): FastifyReply {
  const [status, message] = ANSWERS[code];
  return reply.code(status).send({ code, message, ...more });
}

/** As a table would refuse it. */
export function refuse(reply: FastifyReply, status: number, code: RefusalCode): FastifyReply {
  return reply.code(status).send(refusal(code));
}

/** What fits a schema, or `undefined`. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value, { abortEarly: true });
  return result.success ? result.output : undefined;
}

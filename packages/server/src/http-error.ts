// How HTTP routes refuse: with a code for programs and a sentence for people, as tables do.

import { REFUSALS } from '@sevenfold/table';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

const HTTP_ERRORS = {
  badRequest: [400, 'This request cannot be read; see the description of the API.'],
  badMove: [400, 'The rules do not allow this move now.'],
  badTarget: [
    400,
    'Nothing can be sent to this address: it must begin with https:// and belong to a public server.',
  ],
  noToken: [401, 'This needs a token, in the header authorization: Bearer TOKEN.'],
  badKey: [403, 'This key does not open this score sheet.'],
  badInvitation: [403, 'This link to join the circle is no longer valid; ask for a new one.'],
  badOrigin: [403, 'Pages of this site may not connect to this server.'],
  hostOnly: [403, REFUSALS.hostOnly],
  badPasskey: [403, 'This passkey was not accepted; try again.'],
  noPasskeys: [403, 'Passkeys do not work at this address: they need https and a host name.'],
  keeperOnly: [403, 'Only a keeper of the circle may do this.'],
  private: [403, 'This is only for the people who run the server.'],
  notFound: [404, 'There is nothing here.'],
  noTable: [404, REFUSALS.noTable],
  noRecord: [404, 'There is no finished game with this ID.'],
  noRating: [404, 'There is no rating yet; it begins with the first rated game.'],
  noWebhook: [404, 'There is no webhook here.'],
  noSheet: [404, 'There is no score sheet with this ID.'],
  noDay: [404, 'There is no daily deck for this date.'],
  noAttempt: [404, 'There is no attempt yet; begin one with n 0 and no move.'],
  noTicket: [404, 'This link has been used already, or it is too old; create a new one.'],
  noDevice: [404, 'You have no device with this ID.'],
  noPasskey: [404, 'The server does not know this passkey.'],
  noCircle: [404, 'You are not a member of a circle with this ID.'],
  conflict: [409, 'Someone else has saved a newer version.'],
  tooManyCircles: [409, 'You are in too many circles; leave one first.'],
  dayOver: [410, 'The day of this daily deck is over.'],
  lastDevice: [409, 'This is your only device; add another one or a passkey first.'],
  tooManyDevices: [409, 'You have too many devices or passkeys; remove one first.'],
  circleDeleted: [410, 'This circle was deleted; a keeper can still restore it.'],
  tooLarge: [413, 'This is too large.'],
  notJson: [415, 'The body must be application/json.'],
  badName: [422, REFUSALS.badName],
  // Not 503: proxies would take the process for dead and try the next one.
  readOnly: [423, REFUSALS.readOnly],
  notUpgraded: [426, 'This is for WebSockets only.'],
  tooMany: [429, 'Too many requests; wait a moment.'],
  storageFull: [429, REFUSALS.storageFull],
  tooManyWaiting: [429, 'Too many people on this network are already waiting for a game; try again later.'],
  internal: [500, 'Something went wrong on the server; try again.'],
  full: [503, 'There are too many connections right now; try again later.'],
  notReady: [503, 'The server cannot reach its database right now.'],
} as const;

export type HttpErrorCode = keyof typeof HTTP_ERRORS;

export function isHttpError(code: string): code is HttpErrorCode {
  return Object.hasOwn(HTTP_ERRORS, code);
}

export function messageOf(code: HttpErrorCode): string {
  return HTTP_ERRORS[code][1];
}

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

import { Conflict, webSource } from '@sevenfold/table';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { parseInput, sendError } from '../http-error.ts';
import type { TicketKind } from '../identity/ticket-store.ts';
import { passkeySiteOf } from '../people/passkey-site.ts';
import { callersOf } from '../limits/address.ts';
import { limitedBy } from '../limits/request-limit.ts';
import { identityIn, kindOfDevice, passkeyIdOf, sendMe } from './routes-me.ts';

/** Milliseconds from a question to its answer. */
const CHALLENGE_TIME = 300_000;
/** Of one person. */
const MOST_PASSKEYS = 20;
/** Bytes of a request with what an authenticator has signed. */
const LARGEST = 16_384;
/** EdDSA, ES256 and RS256: what authenticators have; newer signatures would not fit into a request. */
const ALGORITHMS = [-8, -7, -257];

const base64url = (longest: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest));
const wishes = v.strictObject({ name: v.optional(v.pipe(v.string(), v.maxLength(60)), '') });
/** Browsers add more, which nobody needs. */
const credential = { id: base64url(1400), rawId: base64url(1400), type: v.literal('public-key') };
const clientDataJSON = base64url(4000);
const made = v.strictObject({
  kind: kindOfDevice,
  response: v.object({
    ...credential,
    response: v.object({ clientDataJSON, attestationObject: base64url(8000) }),
  }),
});
const shown = v.strictObject({
  kind: kindOfDevice,
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON,
      authenticatorData: base64url(2000),
      signature: base64url(2000),
    }),
  }),
});

/** Making passkeys, and using one on another device, which then belongs to the same person. */
export function passkeyRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage, membership, limits } = context;
  const limited = { onRequest: limitedBy(limits.links), bodyLimit: LARGEST };

  /** Remembers a question, in place of an older one of the same device. */
  const ask = async (challenge: string, kind: TicketKind, me: { device: string; person: string }) =>
    storage.tickets.make({
      hash: await webSource.hash(challenge),
      kind,
      ...me,
      until: Date.now() + CHALLENGE_TIME,
    });
  /** Whether this is the answer to a question that this device was asked, and the first one. */
  const answers = async (challenge: string, kind: TicketKind, device: string): Promise<boolean> => {
    const ticket = await storage.tickets.take(await webSource.hash(challenge), kind, Date.now());
    return ticket?.device === device;
  };

  app.post('/v1/me/passkeys/options', limited, async (request, reply) => {
    const me = await identityIn(request, context);
    if (me === undefined) return sendError(reply, 'noToken');
    const wished = parseInput(wishes, request.body ?? {});
    if (wished === undefined) return sendError(reply, 'badRequest');
    const site = passkeySiteOf(request);
    if (site === undefined) return sendError(reply, 'noPasskeys');
    const known = await storage.passkeys.of(me.person);
    if (known.length >= MOST_PASSKEYS) return sendError(reply, 'tooManyDevices');
    const { generateRegistrationOptions } = await loadWebAuthn();
    const label = wished.name.trim() === '' ? 'Sevenfold' : `Sevenfold: ${wished.name.trim()}`;
    const options = await generateRegistrationOptions({
      rpName: 'Sevenfold',
      rpID: site.host,
      userName: label,
      userDisplayName: label,
      timeout: CHALLENGE_TIME,
      excludeCredentials: known.map(({ id }) => ({ id })),
      // The authenticator finds the passkey itself: on a new device, nobody knows its ID.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    await ask(options.challenge, 'register', me);
    return reply.header('cache-control', 'no-store').send(options);
  });

  app.post('/v1/me/passkeys', limited, async (request, reply) => {
    const me = await identityIn(request, context);
    if (me === undefined) return sendError(reply, 'noToken');
    const given = parseInput(made, request.body);
    if (given === undefined) return sendError(reply, 'badRequest');
    const site = passkeySiteOf(request);
    if (site === undefined) return sendError(reply, 'noPasskeys');
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const verified = await verifyRegistrationResponse({
      response: { ...given.response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => answers(challenge, 'register', me.device),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (verified?.verified !== true) return sendError(reply, 'badPasskey');
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    await membership.storeDevice(me.device, me.person, given.kind);
    try {
      await storage.passkeys.add({ id, person: me.person, publicKey, counter, added: Date.now() });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      return sendError(reply, 'badPasskey');
    }
    return sendMe(reply.code(201), context, me);
  });

  app.delete<{ Params: { id: string } }>(
    '/v1/me/passkeys/:id',
    { onRequest: limitedBy(limits.links) },
    async (request, reply) => {
      const me = await identityIn(request, context);
      if (me === undefined) return sendError(reply, 'noToken');
      const known = await storage.passkeys.of(me.person);
      const passkey = known.find((one) => passkeyIdOf(one) === request.params.id);
      if (passkey === undefined) return sendError(reply, 'noPasskey');
      await storage.passkeys.remove(me.person, passkey.id);
      return { deleted: 1 };
    },
  );

  app.post('/v1/me/restore/options', limited, async (request, reply) => {
    const me = await identityIn(request, context);
    if (me === undefined) return sendError(reply, 'noToken');
    const site = passkeySiteOf(request);
    if (site === undefined) return sendError(reply, 'noPasskeys');
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: site.host,
      timeout: CHALLENGE_TIME,
      userVerification: 'preferred',
    });
    await ask(options.challenge, 'restore', me);
    return reply.header('cache-control', 'no-store').send(options);
  });

  app.post('/v1/me/restore', limited, async (request, reply) => {
    const me = await identityIn(request, context);
    if (me === undefined) return sendError(reply, 'noToken');
    const given = parseInput(shown, request.body);
    if (given === undefined) return sendError(reply, 'badRequest');
    const site = passkeySiteOf(request);
    if (site === undefined) return sendError(reply, 'noPasskeys');
    const passkey = await limits.lookUp(callersOf(request.ip), () =>
      storage.passkeys.find(given.response.id),
    );
    if (passkey === 'tooMany') return sendError(reply, 'tooMany');
    if (passkey === undefined) return sendError(reply, 'noPasskey');
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const { id, publicKey, counter } = passkey;
    const verified = await verifyAuthenticationResponse({
      response: { ...given.response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => answers(challenge, 'restore', me.device),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (verified?.verified !== true) return sendError(reply, 'badPasskey');
    await storage.passkeys.count(id, verified.authenticationInfo.newCounter);
    const outcome = await membership.join(me.device, passkey.person, given.kind);
    if (outcome !== 'joined') return sendError(reply, outcome);
    return sendMe(reply, context, { ...me, person: passkey.person });
  });
}

/** Loaded when it is first needed, because most people never make a passkey. */
function loadWebAuthn() {
  return import('@simplewebauthn/server');
}

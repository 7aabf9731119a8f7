import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { parseInput, sendError } from '../http-error.ts';
import { Passkeys } from '../people/passkeys.ts';
import { passkeySiteOf } from '../people/passkey-site.ts';
import { callersOf } from '../limits/address.ts';
import { limitedBy, storing } from '../limits/request-limit.ts';
import { STORAGE_COSTS } from '../limits/storage-costs.ts';
import { identityIn, kindOfDevice, passkeyIdOf, sendMe } from './routes-me.ts';

/** Bytes of a request with what an authenticator has signed. */
const LARGEST = 16_384;

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
  const passkeys = new Passkeys(storage);
  const limited = { onRequest: limitedBy(limits.links), bodyLimit: LARGEST };
  const storingAt = (bytes: number) => ({
    ...limited,
    onRequest: [limited.onRequest, storing(limits, bytes)],
  });
  const asking = storingAt(STORAGE_COSTS.ticket);

  app.post('/v1/me/passkeys/options', asking, async (request, reply) => {
    const me = await identityIn(request, context);
    if (me === undefined) return sendError(reply, 'noToken');
    const wished = parseInput(wishes, request.body ?? {});
    if (wished === undefined) return sendError(reply, 'badRequest');
    const site = passkeySiteOf(request);
    if (site === undefined) return sendError(reply, 'noPasskeys');
    const name = wished.name.trim();
    const options = await passkeys.askForNew(me, site, name === '' ? 'Sevenfold' : `Sevenfold: ${name}`);
    if (options === undefined) return sendError(reply, 'tooManyDevices');
    return reply.header('cache-control', 'no-store').send(options);
  });

  app.post(
    '/v1/me/passkeys',
    storingAt(STORAGE_COSTS.passkey + STORAGE_COSTS.device),
    async (request, reply) => {
      const me = await identityIn(request, context);
      if (me === undefined) return sendError(reply, 'noToken');
      const given = parseInput(made, request.body);
      if (given === undefined) return sendError(reply, 'badRequest');
      const site = passkeySiteOf(request);
      if (site === undefined) return sendError(reply, 'noPasskeys');
      const passkey = await passkeys.verifyNew(me, site, { ...given.response, clientExtensionResults: {} });
      if (passkey === undefined) return sendError(reply, 'badPasskey');
      await membership.storeDevice(me.device, me.person, given.kind);
      if (!(await passkeys.add(passkey))) return sendError(reply, 'badPasskey');
      return sendMe(reply.code(201), context, me);
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/v1/me/passkeys/:id',
    { onRequest: limitedBy(limits.links) },
    async (request, reply) => {
      const me = await identityIn(request, context);
      if (me === undefined) return sendError(reply, 'noToken');
      const known = await storage.passkeys.of(me.person);
      const passkey = known.find((one) => passkeyIdOf(one) === request.params.id);
      if (passkey === undefined) return sendError(reply, 'noPasskey');
      const isGone = await storage.passkeys.remove(me.person, passkey.id);
      return isGone ? { deleted: 1 } : sendError(reply, 'lastDevice');
    },
  );

  app.post('/v1/me/restore/options', asking, async (request, reply) => {
    const me = await identityIn(request, context);
    if (me === undefined) return sendError(reply, 'noToken');
    const site = passkeySiteOf(request);
    if (site === undefined) return sendError(reply, 'noPasskeys');
    return reply.header('cache-control', 'no-store').send(await passkeys.askForKnown(me, site));
  });

  app.post('/v1/me/restore', storingAt(STORAGE_COSTS.device), async (request, reply) => {
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
    const response = { ...given.response, clientExtensionResults: {} };
    if (!(await passkeys.verifyKnown(me, site, passkey, response))) return sendError(reply, 'badPasskey');
    const outcome = await membership.join(me.device, passkey.person, given.kind);
    if (outcome !== 'joined') return sendError(reply, outcome);
    return sendMe(reply, context, { ...me, person: passkey.person });
  });
}

import { createHash } from 'node:crypto';
import { type Identity, TOKEN_LENGTH, webSource } from '@sevenfold/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { parseInput, sendError } from '../http-error.ts';
import { DEVICE_KINDS, type StoredDevice } from '../people/device-store.ts';
import type { StoredPasskey } from '../people/passkey-store.ts';
import { callersOf } from '../limits/address.ts';
import { limitedBy, storing } from '../limits/request-limit.ts';
import { STORAGE_COSTS } from '../limits/storage-costs.ts';
import { bearerOf } from './bearer.ts';

/** Milliseconds for which a link to another device works. */
const LINK_TIME = 600_000;

export const kindOfDevice = v.optional(v.picklist(DEVICE_KINDS), 'computer');
const aboutDevice = v.strictObject({ kind: kindOfDevice });
const link = v.strictObject({
  ticket: v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${TOKEN_LENGTH}}$`))),
  kind: kindOfDevice,
});

/** Someone's devices: listing and removing them, adding one by a link, and deleting everything. */
export function meRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage, membership, circleWatch, limits } = context;
  const limited = { onRequest: limitedBy(limits.links) };
  const linking = {
    onRequest: [limitedBy(limits.links), storing(limits, STORAGE_COSTS.ticket + STORAGE_COSTS.device)],
  };

  app.get('/v1/me', async (request, reply) => {
    const me = await identityIn(request, context);
    if (me === undefined) return sendError(reply, 'noToken');
    return sendMe(reply, context, me);
  });

  app.post('/v1/me/links', linking, async (request, reply) => {
    const me = await identityIn(request, context);
    if (me === undefined) return sendError(reply, 'noToken');
    const about = parseInput(aboutDevice, request.body ?? {});
    if (about === undefined) return sendError(reply, 'badRequest');
    const { device, person } = me;
    await membership.storeDevice(device, person, about.kind);
    const ticket = webSource.token();
    const until = Date.now() + LINK_TIME;
    await storage.tickets.make({ hash: await webSource.hash(ticket), kind: 'link', person, device, until });
    return reply.code(201).header('cache-control', 'no-store').send({ ticket, until });
  });

  app.post('/v1/me/links/use', linking, async (request, reply) => {
    const me = await identityIn(request, context);
    if (me === undefined) return sendError(reply, 'noToken');
    const wanted = parseInput(link, request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const hash = await webSource.hash(wanted.ticket);
    const found = await limits.lookUp(callersOf(request.ip), () =>
      storage.tickets.take(hash, 'link', Date.now()),
    );
    if (found === 'tooMany') return sendError(reply, 'tooMany');
    // A device that has been removed since then cannot let anyone in.
    if (found === undefined || (await membership.personOf(found.device)) !== found.person)
      return sendError(reply, 'noTicket');
    const outcome = await membership.join(me.device, found.person, wanted.kind);
    if (outcome !== 'joined') return sendError(reply, outcome);
    return sendMe(reply, context, { ...me, person: found.person });
  });

  app.delete<{ Params: { id: string } }>('/v1/me/devices/:id', limited, async (request, reply) => {
    const me = await identityIn(request, context);
    if (me === undefined) return sendError(reply, 'noToken');
    const devices = await storage.devices.of(me.person);
    const device = devices.find((one) => idOf(one) === request.params.id);
    if (device === undefined) return sendError(reply, 'noDevice');
    const outcome = await membership.removeDevice(device);
    return outcome === 'removed' ? { deleted: 1 } : sendError(reply, outcome);
  });

  app.delete('/v1/me', limited, async (request, reply) => {
    const me = await identityIn(request, context);
    if (me === undefined) return sendError(reply, 'noToken');
    const left = await storage.circles.of(me.person);
    await membership.forget(me.person);
    for (const { id } of left) circleWatch.publish(id);
    return { deleted: 1 };
  });
}

/** Who a token belongs to, read from the store: a cached answer could be out of date. */
export async function identityIn(
  request: FastifyRequest,
  { membership, source }: Pick<ServerContext, 'membership' | 'source'>,
): Promise<Pick<Identity, 'device' | 'person'> | undefined> {
  const token = bearerOf(request);
  if (token === undefined || token === null) return undefined;
  const device = await source.hash(token);
  return { device, person: await membership.personOf(device) };
}

/** What someone sees of themselves. */
export async function sendMe(
  reply: FastifyReply,
  { storage, membership }: Pick<ServerContext, 'storage' | 'membership'>,
  { device: self, person }: Pick<Identity, 'device' | 'person'>,
): Promise<FastifyReply> {
  const [devices, passkeys] = await Promise.all([
    membership.devicesOf(person, self, 'computer'),
    storage.passkeys.of(person),
  ]);
  return reply.header('cache-control', 'no-store').send({
    devices: devices.map((one) => ({
      id: idOf(one),
      kind: one.kind,
      added: one.added,
      self: one.device === self,
    })),
    passkeys: passkeys.map((one) => ({ id: passkeyIdOf(one), added: one.added })),
  });
}

/** Names a passkey among those of one person: some authenticators give theirs more than a thousand characters. */
export function passkeyIdOf({ id }: StoredPasskey): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 16);
}

/** Names a device among those of one person. */
function idOf({ device }: StoredDevice): string {
  return device.slice(0, 16);
}

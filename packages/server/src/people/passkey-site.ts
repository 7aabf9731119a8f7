import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { siteOf } from '../limits/origin.ts';

/** Where passkeys are made and used: a website, and its host name, which they belong to. */
export interface PasskeySite {
  readonly origin: string;
  readonly host: string;
}

/**
 * The website of the page that asks. Its browser names it, and requests from other websites than ours and those in
 * `origins` have been refused; this is right behind every proxy, whether it ends TLS or serves us under a path. A
 * passkey made for another host does not fit: the authenticator signs the host's name. `undefined` where there can be no
 * passkeys, as for an address of a home network.
 */
export function passkeySiteOf(request: FastifyRequest): PasskeySite | undefined {
  const origin = request.headers.origin ?? siteOf(request);
  if (!URL.canParse(origin)) return undefined;
  const { protocol, hostname } = new URL(origin);
  if (hostname === 'localhost') return { origin, host: hostname };
  return protocol === 'https:' && isIP(hostname) === 0 && !hostname.startsWith('[')
    ? { origin, host: hostname }
    : undefined;
}

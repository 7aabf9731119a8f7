import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Pages load everything from this server, and have no inline scripts or styles. */
const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  mediaSrc: ["'self'", 'blob:'],
  // Includes WebSockets to the same host.
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
};

/** The only pages that may be shown in a frame: nothing there is worth a click that someone was tricked into. */
const FRAMED = /^\/embed\//;

export async function setHeaders(
  app: FastifyInstance,
  { base, hsts, 'frame-ancestors': ancestors }: Pick<Config, 'base' | 'hsts' | 'frame-ancestors'>,
): Promise<void> {
  const mayFrame = (url = ''): boolean => ancestors.length > 0 && FRAMED.test(url);
  const frameAncestors = [({ url }: IncomingMessage) => (mayFrame(url) ? ancestors.join(' ') : "'none'")];
  await app.register(helmet, {
    // Helmet's defaults would send phones on a local network without TLS to https.
    contentSecurityPolicy: { useDefaults: false, directives: { ...POLICY, frameAncestors } },
    // Set below, where nobody may frame a page: this header cannot name websites.
    frameguard: false,
    // The rest of the domain is not ours to decide about, nor is a host of which we have only a path.
    strictTransportSecurity:
      hsts === 'on' || (hsts === 'auto' && base === '') ? { includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!mayFrame(request.url)) reply.header('x-frame-options', 'DENY');
    reply.header('permissions-policy', 'geolocation=(), microphone=(), payment=(), usb=()');
    done();
  });
}

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What a page of ours may load: only from here, and no script or style written into the page itself. */
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
  frameAncestors: ["'none'"],
};

export async function setHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // Without helmet's own defaults: they would send a phone on the local network, which has no TLS, to https.
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    frameguard: { action: 'deny' },
    // Other names in the same domain are not ours to decide about.
    strictTransportSecurity: { includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', 'geolocation=(), microphone=(), payment=(), usb=()');
    done();
  });
}

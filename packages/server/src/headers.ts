import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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
  frameAncestors: ["'none'"],
};

export async function setHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // Helmet's defaults would send phones on a local network without TLS to https.
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    frameguard: { action: 'deny' },
    // The rest of the domain is not ours to decide about.
    strictTransportSecurity: { includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', 'geolocation=(), microphone=(), payment=(), usb=()');
    done();
  });
}

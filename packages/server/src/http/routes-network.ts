import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../limits/address.ts';
import type { ServerContext } from '../server-context.ts';
import { sendError } from '../http-error.ts';
import { addressAt, listensEverywhere, networkAddresses } from './network.ts';
import { isForwarded } from '../limits/origin.ts';

/** A page at localhost asks which of this machine's addresses phones can reach; nobody else is told. */
export function networkRoutes(app: FastifyInstance, { config }: ServerContext): void {
  app.get('/v1/network', async (request, reply) => {
    if (!isAtLocalhost(request)) return sendError(reply, 'private');
    const hosts = listensEverywhere(config) ? networkAddresses() : [];
    return reply.header('cache-control', 'no-store').send({
      addresses: hosts.map((host) => addressAt(host, request.socket.localPort ?? config.port, config)),
      listens: listensEverywhere(config) ? 'everywhere' : 'here',
    });
  });
}

/** Checks address and name, so that a page of another site whose name leads to this machine learns nothing. */
function isAtLocalhost(request: FastifyRequest): boolean {
  const { hostname, ip } = request;
  const isNamedSo = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return isNamedSo && isLoopback(ip) && !isForwarded(request);
}

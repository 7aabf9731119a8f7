import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { callersOf } from './address.ts';
import type { Floods } from './floods.ts';
import { Tally } from './tally.ts';

/** Milliseconds. */
const REQUEST_TIMEOUT = 30_000;
const KEEP_ALIVE_TIMEOUT = 72_000;
/** Requests of one TCP connection that wait for an answer; browsers send one after the other. */
const MOST_PIPELINED = 16;

export interface HttpLimits {
  /** TCP connections altogether, and of one address, whether or not they ever ask for anything. */
  readonly most: number;
  readonly mostOfAddress: number;
  readonly floods: Floods;
  /** Through a proxy all come from one address, and the proxy has to count. */
  readonly isProxied: boolean;
}

/** The HTTP server below the routes: hangs up on what would cost too much even to refuse. */
export function makeHttpServer(handle: RequestListener, limits: HttpLimits): Server {
  const waiting = new WeakMap<Socket, number>();
  const server = createServer((request, response) => {
    const { socket } = request;
    // What was read together with the request that was too much.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_PIPELINED) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
    handle(request, response);
  });
  server.requestTimeout = REQUEST_TIMEOUT;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT;
  server.maxConnections = limits.most;
  if (!limits.isProxied) limitAddresses(server, limits);
  return server;
}

function limitAddresses(server: Server, { mostOfAddress, floods }: HttpLimits): void {
  const tally = new Tally(mostOfAddress);
  server.on('connection', (tcp) => {
    const callers = callersOf(tcp.remoteAddress ?? '');
    if (!floods.pass(callers) || !tally.enter(callers)) {
      tcp.destroy();
      return;
    }
    tcp.once('close', () => tally.leave(callers));
  });
}

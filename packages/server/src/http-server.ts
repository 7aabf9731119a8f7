import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Caller } from '@sevenfold/table';
import { callersOf } from './address.ts';
import type { Connections } from './connections.ts';
import type { Floods } from './floods.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** Milliseconds. */
const REQUEST_TIMEOUT = 30_000;
const HEADERS_TIMEOUT = 10_000;
/** How often slow senders and fast ones are looked for. */
const SLOW_CHECK = 5000;
const FAST_CHECK = 1000;
/** Bytes that one TCP connection may send between two gauges: many of the largest score sheets. */
const MOST_BYTES = 2 << 20;
const KEEP_ALIVE_TIMEOUT = 72_000;
/** Requests of one TCP connection that wait for an answer; browsers send one after the other. */
const MOST_PIPELINED = 16;
/** Pieces of one body: the largest fits into a tenth as many packets, and each piece costs as much as a message. */
const MOST_PIECES = 1000;
/** Milliseconds for which a connection stays open, unread, after an answer that came before the end of the body. */
const GOODBYE = 1000;

export interface HttpLimits {
  /** TCP connections altogether, and of one address, whether or not they ever ask for anything. */
  readonly most: number;
  readonly mostOfAddress: number;
  readonly floods: Floods;
  /** What stays open though its address is banned. */
  readonly connections: Connections;
  /** Through a proxy all come from one address, and the proxy has to count. */
  readonly isProxied: boolean;
}

/** The HTTP server below the routes: hangs up on what would cost too much even to refuse. */
export function makeHttpServer(handle: RequestListener, limits: HttpLimits): Server {
  const waiting = new WeakMap<Socket, number>();
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    // What was read together with the request that was too much.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_PIPELINED) return hangUp(server, socket);
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
    countPieces(request, () => hangUp(server, socket));
    response.once('finish', () => {
      if (!request.complete) leave(socket);
    });
    handle(request, response);
  };
  // Without this, requests without a host would be answered before they are counted.
  const server = createServer(
    { requireHostHeader: false, headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: SLOW_CHECK },
    listen,
  );
  // So would these; nothing that anybody expects is of use here, so they are requests like others.
  server.on('checkExpectation', listen);
  // An address is remembered once it is looked at. Whoever has gone before has none, and what they have sent is for nobody.
  server.on('connection', (tcp) => {
    if (tcp.remoteAddress === undefined) tcp.destroy();
  });
  server.requestTimeout = REQUEST_TIMEOUT;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT;
  server.maxConnections = limits.most;
  if (!limits.isProxied) limitAddresses(server, limits);
  return server;
}

function hangUp(server: Server, socket: Socket): void {
  if (!socket.destroyed) server.emit('flood', socket);
  socket.destroy();
}

/** Calls `tooMany` for a body that comes in far more pieces than it needs. */
function countPieces(request: IncomingMessage, tooMany: () => void): void {
  let pieces = 0;
  const push = request.push.bind(request);
  request.push = (piece, encoding) => {
    if (++pieces === MOST_PIECES) tooMany();
    return pieces < MOST_PIECES && push(piece, encoding);
  };
}

/** Reads nothing more, and closes when the answer has had time to arrive. */
function leave(socket: Socket): void {
  // Node begins to throw the rest of the body away just now.
  setImmediate(() => socket.pause());
  const timer = setTimeout(() => socket.destroy(), GOODBYE).unref();
  socket.once('close', () => clearTimeout(timer));
}

function limitAddresses(server: Server, { mostOfAddress, floods, connections }: HttpLimits): void {
  const lines = new ConcurrencyLimit(mostOfAddress);
  /** By address. */
  const open = new Map<string, Set<Socket>>();
  server.on('connection', (tcp) => {
    if (tcp.destroyed) return;
    const callers = callersOf(tcp.remoteAddress ?? '');
    const [{ key }] = callers as [Caller];
    if (!floods.pass(callers) || !lines.enter(callers)) {
      tcp.destroy();
      return;
    }
    const neighbours = open.get(key) ?? new Set();
    open.set(key, neighbours.add(tcp));
    tcp.once('close', () => {
      lines.leave(callers);
      neighbours.delete(tcp);
      if (neighbours.size === 0 && open.get(key) === neighbours) open.delete(key);
    });
  });
  // Not all that can be sent is a request, so that it would be counted: empty lines before one are not.
  const read = new WeakMap<Socket, number>();
  const look = setInterval(() => {
    for (const neighbours of open.values())
      for (const tcp of neighbours) {
        if (tcp.bytesRead - (read.get(tcp) ?? 0) > MOST_BYTES) hangUp(server, tcp);
        read.set(tcp, tcp.bytesRead);
      }
  }, FAST_CHECK).unref();
  server.on('close', () => clearInterval(look));
  // The other connections of that address may have as much to read; it is not even parsed.
  server.on('flood', (tcp: Socket) => {
    const callers = callersOf(tcp.remoteAddress ?? '');
    floods.ban(callers);
    for (const other of open.get(callers[0]!.key) ?? []) if (!connections.has(other)) other.destroy();
  });
}

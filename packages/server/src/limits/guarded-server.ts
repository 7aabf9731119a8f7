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
import type { ExceptionNet } from './exception-net.ts';
import type { Floods } from './floods.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { GradualVisits } from './gradual-visits.ts';

/** Milliseconds in which a request has to arrive. */
const REQUEST_TIMEOUT = 30_000;
/** Milliseconds in which the headers of a request have to arrive. */
const HEADERS_TIMEOUT = 10_000;
/** Milliseconds between two looks for requests that arrive too slowly. */
const SLOW_CHECK = 5000;
/** Milliseconds between two looks for connections that send too much. */
const FAST_CHECK = 1000;
/** Bytes that one TCP connection may send between two of these looks: many of the largest score sheets. */
const MOST_BYTES = 2 << 20;
/** Milliseconds that a connection without a request stays open. */
const KEEP_ALIVE_TIMEOUT = 72_000;
/** Unanswered requests of one TCP connection; browsers send one after the other. */
const MOST_PIPELINED = 16;
/** Pieces of one body, each of which costs as much as a message; the largest body needs a tenth as many packets. */
const MOST_PIECES = 1000;
/** Milliseconds that a connection stays open, unread, when it was answered before the end of the body. */
const UNREAD_GRACE = 1000;

export interface HttpLimits {
  /** TCP connections in total, whether or not they send a request. */
  readonly most: number;
  /** The same from one address. */
  readonly mostOfAddress: number;
  readonly floods: Floods;
  /** WebSockets and event streams, which stay open even if their address is banned. */
  readonly connections: Connections;
  readonly net: ExceptionNet;
  /** A proxy makes all connections come from one address, so it has to limit them itself. */
  readonly isProxied: boolean;
}

/** The HTTP server below the routes: hangs up on clients that would cost too much even to refuse. */
export function makeHttpServer(handle: RequestListener, limits: HttpLimits): Server {
  const { net } = limits;
  const waiting = new WeakMap<Socket, number>();
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    for (const part of [request, response]) net.watch(part, socket);
    // We have hung up already: this request arrived together with one that was too many.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_PIPELINED) return hangUp(server, socket);
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
    countPieces(request, () => hangUp(server, socket));
    response.once('finish', () => {
      if (!request.complete) closeUnread(socket);
    });
    handle(request, response);
  };
  // Otherwise Node would answer requests without a host before they are counted.
  const server = createServer(
    { requireHostHeader: false, headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: SLOW_CHECK },
    listen,
  );
  // Node would answer these itself too; here they are requests like any other.
  server.on('checkExpectation', listen);
  // A client that is already gone has no address. Reading it now makes Node remember it for later.
  server.on('connection', (tcp) => {
    if (tcp.remoteAddress === undefined) tcp.destroy();
  });
  watchConnections(server, net);
  server.requestTimeout = REQUEST_TIMEOUT;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT;
  server.maxConnections = limits.most;
  if (!limits.isProxied) limitAddresses(server, limits);
  return server;
}

function watchConnections(server: Server, net: ExceptionNet): void {
  const emit = server.emit.bind(server);
  server.emit = (event: string, ...details: unknown[]) => {
    if (event !== 'connection') return emit(event, ...details);
    const tcp = details[0] as Socket;
    net.watch(tcp, tcp);
    net.run(tcp, () => emit(event, tcp));
    // Node parses HTTP below the TCP socket until someone listens to its data; from then on, the parser is such a listener.
    tcp.on('data', ignore).off('data', ignore);
    return true;
  };
}

function ignore(): void {}

function hangUp(server: Server, socket: Socket): void {
  if (!socket.destroyed) server.emit('flood', socket);
  socket.destroy();
}

function countPieces(request: IncomingMessage, tooMany: () => void): void {
  let pieces = 0;
  const push = request.push.bind(request);
  request.push = (piece, encoding) => {
    if (++pieces === MOST_PIECES) tooMany();
    return pieces < MOST_PIECES && push(piece, encoding);
  };
}

/** Stops reading, and closes the connection when the answer has had time to arrive. */
function closeUnread(socket: Socket): void {
  // In the next turn, because in this one Node starts to discard the rest of the body, which resumes the socket.
  setImmediate(() => socket.pause());
  const timer = setTimeout(() => socket.destroy(), UNREAD_GRACE).unref();
  socket.once('close', () => clearTimeout(timer));
}

function limitAddresses(server: Server, { mostOfAddress, floods, connections }: HttpLimits): void {
  const limit = new ConcurrencyLimit(mostOfAddress);
  /** The open connections of each address. */
  const open = new Map<string, Set<Socket>>();
  /**
   * The bytes that each connection had sent when we last looked. Counting requests would miss a flood of empty lines,
   * which are no request.
   */
  const read = new Map<Socket, number>();
  server.on('connection', (tcp) => {
    if (tcp.destroyed) return;
    const callers = callersOf(tcp.remoteAddress ?? '');
    const [{ key }] = callers as [Caller];
    if (!floods.pass(callers) || !limit.enter(callers)) {
      tcp.destroy();
      return;
    }
    const neighbours = open.get(key) ?? new Set();
    open.set(key, neighbours.add(tcp));
    read.set(tcp, 0);
    tcp.once('close', () => {
      limit.leave(callers);
      read.delete(tcp);
      neighbours.delete(tcp);
      if (neighbours.size === 0 && open.get(key) === neighbours) open.delete(key);
    });
  });
  const visits = new GradualVisits(read, FAST_CHECK, (tcp) => {
    const { bytesRead } = tcp;
    if (bytesRead - read.get(tcp)! > MOST_BYTES) hangUp(server, tcp);
    read.set(tcp, bytesRead);
  });
  server.on('close', () => visits.stop());
  // Other connections of that address may have sent as much, all of which would have to be parsed.
  server.on('flood', (tcp: Socket) => {
    const callers = callersOf(tcp.remoteAddress ?? '');
    floods.ban(callers);
    for (const other of open.get(callers[0]!.key) ?? []) if (!connections.has(other)) other.destroy();
  });
}

import type { Socket as TcpSocket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import { type Caller, encode, type House, LONGEST_MESSAGE } from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { Socket } from './socket.ts';
import { Visitor } from './visitor.ts';

/** Milliseconds that the other end has to answer our goodbye. */
const GOODBYE = 1000;
/** Parts of one message; 4 KB need no more than one. */
const MOST_FRAGMENTS = 16;
/** Pieces in which the network brings one frame. */
const MOST_CHUNKS = 256;

/** How WebSockets are read. */
export const SOCKET_OPTIONS = {
  maxPayload: LONGEST_MESSAGE,
  maxFragments: MOST_FRAGMENTS,
  maxBufferedChunks: MOST_CHUNKS,
  perMessageDeflate: false,
  clientTracking: false,
  // Pings are counted before they are answered.
  autoPong: false,
  // One frame of a connection at each turn of the event loop: a flood on one does not hold up the others.
  allowSynchronousEvents: false,
  closeTimeout: GOODBYE,
} as const;

/** Milliseconds. */
export interface Patience {
  /** Until what asks for an upgrade has to be a WebSocket. */
  readonly handshake: number;
  /** Until somebody has to be at a table. */
  readonly hello: number;
  /** Silence after which we ask whether anybody is there, and after which nobody is. */
  readonly ask: number;
  readonly dead: number;
}

export const PATIENCE: Patience = { handshake: 5000, hello: 15_000, ask: 25_000, dead: 60_000 };

interface Around {
  readonly house: House;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly patience: Patience;
}

/** All open connections of this process. */
export class Sockets {
  readonly #around: Around;
  readonly #visitors = new Set<Visitor>();
  readonly #sweep: NodeJS.Timeout;
  #stopped = false;

  constructor(around: Around) {
    this.#around = around;
    const { hello, ask, dead } = around.patience;
    this.#sweep = setInterval(() => this.#look(), Math.min(hello, ask, dead) / 3).unref();
  }

  get size(): number {
    return this.#visitors.size;
  }

  accept(ws: WebSocket, tcp: TcpSocket, callers: readonly Caller[]): void {
    const { house, limits, metrics, log } = this.#around;
    const socket = new Socket(ws, tcp, callers, metrics);
    const visitor = new Visitor(socket, house, limits);
    const failed = (error: unknown): void => {
      metrics.error();
      log.error({ err: error }, 'a message could not be handled');
      socket.close('internal');
    };
    ws.on('ping', (data: Buffer) => socket.hearControl(data));
    ws.on('pong', () => socket.hearControl());
    ws.on('message', (data: Buffer, isBinary: boolean) => {
      if (!socket.hear()) return;
      metrics.message();
      if (isBinary) socket.close('notText');
      else visitor.hear(data.toString('utf8'), failed);
    });
    // After a frame against the standard, ws would go on reading, only to throw it away.
    ws.on('error', () => setImmediate(() => tcp.pause()));
    ws.on('close', () => {
      this.#visitors.delete(visitor);
      visitor.part().catch(failed);
    });
    this.#visitors.add(visitor);
    if (this.#stopped) this.#dismiss(socket);
  }

  /** Tells everybody to come back later. */
  stop(): void {
    this.#stopped = true;
    clearInterval(this.#sweep);
    for (const { socket } of this.#visitors) this.#dismiss(socket);
  }

  /** Ends what is left of connections whose other end does not answer. */
  cut(): void {
    for (const { socket } of this.#visitors) socket.cut('shutdown');
  }

  #dismiss(socket: Socket): void {
    socket.send(encode({ type: 'bye', reason: 'shutdown' }));
    socket.close('shutdown');
  }

  #look(): void {
    const { hello, ask, dead } = this.#around.patience;
    const now = performance.now();
    for (const { socket } of this.#visitors) {
      if (now - socket.heard > dead) socket.cut('silent');
      else if (!socket.joined && now - socket.opened > hello) socket.close('noHello');
      else if (now - socket.heard > ask) socket.ping();
    }
  }
}

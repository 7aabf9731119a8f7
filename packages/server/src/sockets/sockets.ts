import type { Socket as TcpSocket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { type Caller, encode, LONGEST_MESSAGE } from '@sevenfold/table';
import type { ServerContext } from '../server-context.ts';
import { pseudonym } from '../limits/address.ts';
import { MessageGate } from './message-gate.ts';
import { guardReceiver } from './receiver-guard.ts';
import { GradualVisits } from '../limits/gradual-visits.ts';
import { Socket } from './socket.ts';
import type { SocketTimeouts } from './socket-timeouts.ts';

/** Fragments of one message; 4 KB need only one. */
const MOST_FRAGMENTS = 16;
/** Pieces in which one frame may arrive. */
const MOST_CHUNKS = 256;

/** Sockets that are told something in one turn of the event loop. */
const AT_ONCE = 500;

/** How WebSockets are read. */
export function socketOptions({ close }: SocketTimeouts) {
  return {
    maxPayload: LONGEST_MESSAGE,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
    perMessageDeflate: false,
    clientTracking: false,
    // Pings are counted before they are answered.
    autoPong: false,
    // One frame of a connection per turn of the event loop, so that a flood on one does not hold up the others.
    allowSynchronousEvents: false,
    closeTimeout: close,
  };
}

type SocketsContext = Pick<
  ServerContext,
  'house' | 'limits' | 'metrics' | 'log' | 'timeouts' | 'board' | 'net'
>;

export class Sockets {
  readonly #context: SocketsContext;
  readonly #gates = new Set<MessageGate>();
  readonly #visits: GradualVisits<MessageGate>;
  #stopped = false;

  constructor(context: SocketsContext) {
    this.#context = context;
    const { hello, ping, dead } = context.timeouts;
    this.#visits = new GradualVisits(this.#gates, Math.min(hello, ping, dead) / 3, ({ socket }) =>
      this.#look(socket),
    );
  }

  get size(): number {
    return this.#gates.size;
  }

  accept(ws: WebSocket, tcp: TcpSocket, callers: readonly Caller[]): void {
    const { house, limits, metrics, log, net } = this.#context;
    guardReceiver(ws, tcp, net);
    const socket = new Socket(ws, tcp, callers, metrics, () => this.#greet(socket));
    const gate = new MessageGate(socket, house, limits);
    const failed = (error: unknown): void => {
      metrics.error();
      log.error({ err: error }, 'a message could not be handled');
      socket.close('internal');
    };
    ws.on('ping', (data: Buffer) => socket.receiveControl(data));
    ws.on('pong', () => socket.receiveControl());
    ws.on('message', (data: Buffer, isBinary: boolean) => {
      if (!socket.receive()) return;
      metrics.message();
      if (isBinary) socket.close('notText');
      else gate.receive(data.toString('utf8'), failed);
    });
    ws.on('error', ({ message }) => {
      // ws has closed the connection already, with a code that says what was wrong.
      log.debug({ reason: message, caller: pseudonym(callers[0]!.key) }, 'a connection failed');
      // After a frame that breaks the standard, ws would keep reading only to throw it away.
      setImmediate(() => tcp.pause());
    });
    ws.on('close', () => {
      this.#gates.delete(gate);
      gate.part().catch(failed);
    });
    this.#gates.add(gate);
    if (this.#stopped) this.#dismiss(socket);
  }

  /** Tells everyone at a table what the notice says now, some at a time. */
  async announce(): Promise<void> {
    let told = 0;
    for (const { socket } of this.#gates) {
      if (socket.joined) this.#greet(socket);
      if (++told % AT_ONCE === 0) await nextTurn();
    }
  }

  /** Tells every client to come back later. */
  stop(): void {
    this.#stopped = true;
    this.#visits.stop();
    for (const { socket } of this.#gates) this.#dismiss(socket);
  }

  /** Ends the connections of clients that do not answer. */
  cut(): void {
    for (const { socket } of this.#gates) socket.cut('shutdown');
  }

  /**
   * Tells a new socket the notice. Even an empty one is sent if there was one before, because clients that come back
   * may have missed its end.
   */
  #greet(socket: Socket): void {
    const { notice } = this.#context.board;
    if (notice.version > 0) socket.send(encode({ type: 'notice', ...notice }));
  }

  #dismiss(socket: Socket): void {
    socket.send(encode({ type: 'bye', reason: 'shutdown' }));
    socket.close('shutdown');
  }

  #look(socket: Socket): void {
    const { hello, ping, dead } = this.#context.timeouts;
    const now = performance.now();
    const silence = now - socket.heard;
    // After a pause of this process everyone seems silent; between two pings it reads what they have sent during the
    // pause.
    if (silence > dead && socket.unanswered > 1) socket.cut('silent');
    else if (!socket.joined && now - socket.opened > hello) socket.close('noHello');
    else if (silence > ping) socket.ping();
  }
}

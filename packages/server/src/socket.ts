import { randomUUID } from 'node:crypto';
import type { Socket as TcpSocket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import { Bucket, type Caller, type Connection, type RefusalCode } from '@sevenfold/table';
import { frameOf } from './frame.ts';
import type { Metrics } from './metrics.ts';

/** Why a connection is closed by us, with the code that WebSockets have for it. */
const CLOSINGS = {
  ended: 1000,
  shutdown: 1001,
  notText: 1003,
  noHello: 1008,
  tooFast: 1008,
  badMessages: 1008,
  internal: 1011,
} as const;

type Closing = keyof typeof CLOSINGS;
type Cut = 'slow' | 'silent' | 'shutdown';

/** After these nothing more is read from the connection. */
const ABUSE: ReadonlySet<Closing> = new Set(['notText', 'tooFast', 'badMessages']);

/** Bytes on their way to somebody who does not read them; a welcome to a full table and a long game fits many times. */
const MOST_UNREAD = 256 * 1024;
/** Refusals for haste and nonsense at once, and milliseconds until one more is forgiven. */
const PATIENCE = 20;
const FORGIVEN = 1000;
/** Pings and pongs at once, and milliseconds until one more may come. */
const CONTROL_FRAMES = 20;
const CONTROL_FRAME_EVERY = 1000;

const NONSENSE: ReadonlySet<RefusalCode> = new Set(['notJson', 'badMessage', 'tooLong', 'tooFast']);

/** One WebSocket as the tables see it. */
export class Socket implements Connection {
  readonly id = randomUUID();
  readonly callers: readonly Caller[];
  readonly opened = performance.now();
  /** When the other end gave the last sign of life. */
  heard = this.opened;
  /** Bytes. */
  sent = 0;
  /** Somebody at a table. */
  joined = false;
  readonly #ws: WebSocket;
  /** What the WebSocket writes to. It does so at once, nothing being compressed, so texts and its frames keep their order. */
  readonly #tcp: TcpSocket;
  readonly #metrics: Metrics;
  readonly #patience = new Bucket(PATIENCE, FORGIVEN, this.opened);
  readonly #controls = new Bucket(CONTROL_FRAMES, CONTROL_FRAME_EVERY, this.opened);
  /** By us; the other end may be gone before. */
  #closed = false;

  constructor(ws: WebSocket, tcp: TcpSocket, callers: readonly Caller[], metrics: Metrics) {
    this.#ws = ws;
    this.#tcp = tcp;
    this.callers = callers;
    this.#metrics = metrics;
  }

  get open(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  send(text: string): void {
    if (!this.open) return;
    if (this.#ws.bufferedAmount > MOST_UNREAD) return this.cut('slow');
    const frame = frameOf(text);
    this.sent += frame.length;
    this.#tcp.write(frame);
  }

  onJoined(): void {
    this.joined = true;
  }

  onRefused(code: RefusalCode): void {
    if (!this.open) return;
    this.#metrics.reject(code);
    if (NONSENSE.has(code) && !this.#patience.take(performance.now()))
      this.close(code === 'tooFast' ? 'tooFast' : 'badMessages');
  }

  close(why: Closing = 'ended'): void {
    if (!this.open) return;
    this.#closed = true;
    if (why !== 'ended') this.#metrics.drop(why);
    this.#ws.close(CLOSINGS[why], why);
    if (ABUSE.has(why)) this.#ws.pause();
  }

  /** For those who do not listen any more. */
  cut(why: Cut): void {
    this.#closed = true;
    this.#metrics.drop(why);
    this.#ws.terminate();
  }

  /** A message has come; false if it is not for us any more, because we have closed. */
  hear(): boolean {
    this.heard = performance.now();
    // Whoever goes on talking costs nothing more than the time until the connection is cut.
    if (this.#closed) this.#ws.pause();
    return !this.#closed;
  }

  /** A ping or a pong has come. They cost as much as a message, and nobody needs many. */
  hearControl(ping?: Buffer): void {
    if (!this.hear()) return;
    if (!this.#controls.take(this.heard)) this.close('tooFast');
    else if (ping !== undefined && this.open) this.#ws.pong(ping);
  }

  ping(): void {
    if (this.open) this.#ws.ping();
  }
}

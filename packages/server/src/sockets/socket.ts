import { randomUUID } from 'node:crypto';
import type { Socket as TcpSocket } from 'node:net';
import type { WebSocket } from 'ws';
import { Bucket, type Caller, type Connection, type RefusalCode } from '@sevenfold/table';
import { encodeFrame } from './frame.ts';
import type { Metrics } from '../operations/metrics.ts';

/** Why we close a connection, with the WebSocket code for it. */
const CLOSE_CODES = {
  ended: 1000,
  shutdown: 1001,
  notText: 1003,
  noHello: 1008,
  tooFast: 1008,
  badMessages: 1008,
  internal: 1011,
} as const;

/** The state of a WebSocket, as the standard has it. */
const OPEN = 1;

type CloseReason = keyof typeof CLOSE_CODES;
type CutReason = 'slow' | 'silent' | 'shutdown';

/** Reasons after which nothing more is read from the connection. */
const ABUSE: ReadonlySet<CloseReason> = new Set(['notText', 'tooFast', 'badMessages']);

/** Bytes that may wait for a client to read them; the largest welcome fits many times. */
const MOST_UNREAD = 256 * 1024;
/** Refusals of fast or unreadable messages at once, and milliseconds until one more is forgiven. */
const REFUSALS = 20;
const REFUSAL_EVERY = 1000;
/** Pings and pongs at once, and milliseconds until one more is allowed. */
const CONTROL_FRAMES = 20;
const CONTROL_FRAME_EVERY = 1000;

const COUNTED: ReadonlySet<RefusalCode> = new Set(['notJson', 'badMessage', 'tooLong', 'tooFast']);

/** One WebSocket as the tables see it. */
export class Socket implements Connection {
  readonly id = randomUUID();
  readonly callers: readonly Caller[];
  readonly opened = performance.now();
  /** When anything last came from the client. */
  heard = this.opened;
  /** How many pings we have sent since then. */
  unanswered = 0;
  /** Bytes sent so far. */
  sent = 0;
  joined = false;
  readonly #ws: WebSocket;
  /**
   * We write frames here directly. Without compression the WebSocket writes at once too, so its frames and ours keep
   * their order.
   */
  readonly #tcp: TcpSocket;
  readonly #metrics: Metrics;
  readonly #onJoined: () => void;
  readonly #refusals = new Bucket(REFUSALS, REFUSAL_EVERY, this.opened);
  readonly #controls = new Bucket(CONTROL_FRAMES, CONTROL_FRAME_EVERY, this.opened);
  /** Whether we have closed the connection; the client may have gone before. */
  #closed = false;

  /** `onJoined` is called after the first welcome. */
  constructor(
    ws: WebSocket,
    tcp: TcpSocket,
    callers: readonly Caller[],
    metrics: Metrics,
    onJoined: () => void,
  ) {
    this.#ws = ws;
    this.#tcp = tcp;
    this.callers = callers;
    this.#metrics = metrics;
    this.#onJoined = onJoined;
  }

  get open(): boolean {
    return this.#ws.readyState === OPEN;
  }

  send(text: string): void {
    if (!this.open) return;
    if (this.#tcp.writableLength > MOST_UNREAD) return this.cut('slow');
    const frame = encodeFrame(text);
    this.sent += frame.length;
    this.#tcp.write(frame);
  }

  onJoined(): void {
    if (this.joined) return;
    this.joined = true;
    this.#onJoined();
  }

  onRefused(code: RefusalCode): void {
    if (!this.open) return;
    this.#metrics.reject(code);
    if (COUNTED.has(code) && !this.#refusals.take(performance.now()))
      this.close(code === 'tooFast' ? 'tooFast' : 'badMessages');
  }

  close(why: CloseReason = 'ended'): void {
    if (!this.open) return;
    this.#closed = true;
    if (why !== 'ended') this.#metrics.drop(why);
    this.#ws.close(CLOSE_CODES[why], why);
    if (ABUSE.has(why)) this.#ws.pause();
  }

  /** Ends the connection without a close frame, which nobody would read. */
  cut(why: CutReason): void {
    this.#closed = true;
    this.#metrics.drop(why);
    this.#ws.terminate();
  }

  /** Notes that a message has come; false if it is to be ignored, because we have closed. */
  receive(): boolean {
    this.heard = performance.now();
    this.unanswered = 0;
    // Clients that keep talking then cost nothing more until the connection is cut.
    if (this.#closed) this.#ws.pause();
    return !this.#closed;
  }

  /** Notes a ping or a pong. They cost as much as a message, and nobody needs many. */
  receiveControl(ping?: Buffer): void {
    if (!this.receive()) return;
    if (!this.#controls.take(this.heard)) this.close('tooFast');
    else if (ping !== undefined && this.open) this.#ws.pong(ping);
  }

  ping(): void {
    this.unanswered++;
    if (this.open) this.#ws.ping();
  }
}

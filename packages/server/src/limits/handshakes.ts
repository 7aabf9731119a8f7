import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Ends connections that request an upgrade and do not become a WebSocket in time. */
export class Handshakes {
  readonly #timers = new WeakMap<Socket, NodeJS.Timeout>();

  /** `longest` in milliseconds. */
  constructor(server: Server, longest: number) {
    server.prependListener('upgrade', (_request, socket) => {
      const tcp = socket as Socket;
      const timer = setTimeout(() => tcp.destroy(), longest).unref();
      this.#timers.set(tcp, timer);
      tcp.once('close', () => clearTimeout(timer));
    });
  }

  done(tcp: Socket): void {
    clearTimeout(this.#timers.get(tcp));
  }
}

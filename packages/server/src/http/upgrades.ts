import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { ExceptionNet } from '../limits/exception-net.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request asks to become a WebSocket. */
    ws: boolean;
  }
}

/** Requests for an upgrade take the same way as all others, through every hook, and become a WebSocket at their route. */
export class Upgrades {
  readonly #server: WebSocketServer;
  readonly #net: ExceptionNet;
  /** What each request for an upgrade has already sent after its headers. */
  readonly #heads = new WeakMap<IncomingMessage, Buffer>();

  constructor(app: FastifyInstance, options: ServerOptions, net: ExceptionNet) {
    this.#net = net;
    this.#server = new WebSocketServer({ ...options, noServer: true });
    app.decorateRequest('ws', false);
    app.server.on('upgrade', (raw: IncomingMessage, tcp: Socket, head: Buffer) => {
      // Node has removed its own listener, and without one an error would end the process.
      tcp.on('error', () => tcp.destroy());
      // Nobody asks for a WebSocket behind a request that still waits for its answer, and there is no room for a second one.
      if (isAnswering(tcp)) {
        tcp.destroy();
        return;
      }
      this.#heads.set(raw, head);
      const response = new ServerResponse(raw);
      for (const part of [raw, response]) net.watch(part, tcp);
      response.assignSocket(tcp);
      app.routing(raw, response);
    });
    app.addHook('onRequest', (request, _reply, done) => {
      request.ws = this.#heads.has(request.raw);
      done();
    });
    // A refused upgrade is not followed by another request.
    app.addHook('onResponse', (request, _reply, done) => {
      if (request.ws) request.raw.socket.destroy();
      done();
    });
  }

  accept({ raw }: FastifyRequest, reply: FastifyReply, opened: (ws: WebSocket) => void): void {
    reply.hijack();
    const { socket: tcp } = raw;
    // The framework would keep to itself what is thrown after this point.
    this.#net.run(tcp, () => this.#server.handleUpgrade(raw, tcp, this.#heads.get(raw)!, opened));
  }
}

function isAnswering({ _httpMessage }: Socket & { readonly _httpMessage?: ServerResponse | null }): boolean {
  return Boolean(_httpMessage);
}

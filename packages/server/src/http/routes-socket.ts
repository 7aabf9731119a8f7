import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { callersOf } from '../limits/address.ts';
import { sendError } from '../http-error.ts';
import { Handshakes } from '../limits/handshakes.ts';
import type { ServerContext } from '../server-context.ts';

export const SOCKET_PATH = '/v1/socket';

/** Where tables are played: the one route that becomes a WebSocket. */
export function socketRoute(
  app: FastifyInstance,
  { connections, sockets, state, timeouts }: ServerContext,
): void {
  const handshakes = new Handshakes(app.server, timeouts.handshake);
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!request.ws) return sendError(reply, 'notUpgraded');
        if (state.stopping) return sendError(reply, 'notReady');
        const refused = connections.take(request.ip, request.raw.socket);
        return refused === undefined ? undefined : sendError(reply, refused);
      },
    },
    (ws, request) => {
      const tcp = request.raw.socket;
      handshakes.done(tcp);
      forgetRequest(ws, tcp);
      sockets.accept(ws, tcp, callersOf(request.ip));
    },
  );
}

/**
 * The plugin's listener and Node's response would keep the whole request, with its headers, for as long as the connection
 * is open.
 */
function forgetRequest(ws: WebSocket, tcp: Socket & { readonly _httpMessage?: ServerResponse }): void {
  ws.removeAllListeners('error');
  tcp._httpMessage?.detachSocket(tcp);
}

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { callersOf } from '../limits/address.ts';
import { sendError } from '../http-error.ts';
import { Handshakes } from '../limits/handshakes.ts';
import type { ServerContext } from '../server-context.ts';
import type { Upgrades } from './upgrades.ts';

export const SOCKET_PATH = '/v1/socket';

/** Where tables are played: the one route that becomes a WebSocket. */
export function socketRoute(
  app: FastifyInstance,
  { connections, sockets, state, timeouts }: ServerContext,
  upgrades: Upgrades,
): void {
  const handshakes = new Handshakes(app.server, timeouts.handshake);
  app.get(
    SOCKET_PATH,
    {
      exposeHeadRoute: false,
      preValidation: async (request, reply) => {
        if (!request.ws) return sendError(reply, 'notUpgraded');
        if (state.stopping) return sendError(reply, 'notReady');
        const refused = connections.take(request.ip, request.raw.socket);
        return refused === undefined ? undefined : sendError(reply, refused);
      },
    },
    (request, reply) => {
      const tcp = request.raw.socket;
      upgrades.accept(request, reply, (ws) => {
        handshakes.done(tcp);
        forgetRequest(tcp);
        sockets.accept(ws, tcp, callersOf(request.ip));
      });
    },
  );
}

/** Node's response would keep the whole request, with its headers, for as long as the connection is open. */
function forgetRequest(tcp: Socket & { readonly _httpMessage?: ServerResponse }): void {
  tcp._httpMessage?.detachSocket(tcp);
}

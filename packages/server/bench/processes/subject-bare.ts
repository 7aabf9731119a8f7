// The yardstick: WebSocket rooms that repeat every message to everyone in the room. It knows no rules and stores nothing.

import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerRequests } from './child.ts';

const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
process.on('disconnect', () => process.exit());

server.on('connection', (socket, request) => {
  const name = request.url!;
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on('message', (data) => {
    const text = (data as Buffer).toString('utf8');
    for (const other of room) other.send(text);
  });
  socket.on('close', () => room.delete(socket));
});

answerRequests(() => Promise.resolve({ port: (server.address() as AddressInfo).port }));

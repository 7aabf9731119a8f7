import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { encodeFrame } from '../../src/sockets/frame.ts';
import { until } from '../helpers/test-server.ts';

test('texts of every length arrive at a WebSocket as they were', async () => {
  const letters = ['Zoë 🂡'.repeat(20), 'Zoë', 'Zoë', '€'.repeat(42)];
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  const texts = [...lengths, ...letters];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (_ws, request) => {
    for (const text of texts) request.socket.write(encodeFrame(text));
  });
  await once(server, 'listening');
  const heard: string[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  onTestFinished(() => {
    socket.close();
    server.close();
  });
  await until(() => heard.length >= texts.length, 'everything has arrived');
  expect(heard.map((text, at) => text === texts[at])).toEqual(texts.map(() => true));
});

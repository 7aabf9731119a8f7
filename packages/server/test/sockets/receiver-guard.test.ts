// Three small writes that end a process with ws 8.22.2 or 8.23.0: pongs, a frame that is not UTF-8, and the beginning of another
// frame, when each arrives as a read of its own while the one before is still being worked on.

import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect, type AddressInfo, type Socket as TcpSocket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { SOCKET_TIMEOUTS } from '../../src/index.ts';
import { ExceptionNet } from '../../src/limits/exception-net.ts';
import { guardReceiver } from '../../src/sockets/receiver-guard.ts';
import { socketOptions } from '../../src/sockets/sockets.ts';
import { sleep } from '../helpers/test-server.ts';

const MASK = [1, 2, 3, 4];
const NO_UTF8 = [0xff, 0xfe];
const EMPTY_PONG = frame(0x8a, []);
const BAD_TEXT = frame(0x81, NO_UTF8);
const BAD_CLOSE = frame(0x88, [0x03, 0xe8, ...NO_UTF8]);
const BEGINNING = frame(0x81, [1, 2, 3, 4, 5, 6, 7, 8]).subarray(0, 14);
const ROUNDS = 30;

const NET = new ExceptionNet({
  metrics: { drop: () => undefined, error: () => undefined },
  reports: { report: () => undefined },
});

const broken = createRequire(import.meta.url)('ws-that-crashes') as {
  WebSocketServer: typeof WebSocketServer;
};

function frame(first: number, payload: readonly number[]): Buffer {
  const masked = payload.map((byte, index) => byte ^ MASK[index % 4]!);
  return Buffer.from([first, 0x80 | payload.length, ...MASK, ...masked]);
}

/** A raw connection after its upgrade. */
async function upgraded(port: number): Promise<TcpSocket> {
  const tcp = connect({ port, host: '127.0.0.1', noDelay: true });
  tcp.on('error', () => undefined);
  await once(tcp, 'connect');
  tcp.write(
    'GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await once(tcp, 'data');
  return tcp;
}

test.for([
  ['the version we use', WebSocketServer],
  ['a version that crashes', broken.WebSocketServer],
] as const)('%s survives what waits behind an invalid frame', async ([, Server]) => {
  const thrown: unknown[] = [];
  const note = (error: unknown): void => void thrown.push(error);
  process.on('uncaughtException', note);
  const server = new Server({ port: 0, host: '127.0.0.1', ...socketOptions(SOCKET_TIMEOUTS) });
  onTestFinished(() => {
    process.off('uncaughtException', note);
    server.close();
  });
  let failed = 0;
  server.on('connection', (ws, request) => {
    guardReceiver(ws, request.socket, NET);
    ws.on('error', () => failed++);
    // Three reads, whatever the network does: the receiver gets the pieces as the attacker wants them.
    const receiver = (ws as unknown as { _receiver: NodeJS.WritableStream })._receiver;
    ws.once('message', () => {
      receiver.write(Buffer.concat(Array.from({ length: 19 }, () => EMPTY_PONG)));
      receiver.write(failed % 2 === 0 ? BAD_TEXT : BAD_CLOSE);
      receiver.write(BEGINNING);
    });
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (let round = 0; round < ROUNDS; round++) {
    const tcp = await upgraded(port);
    tcp.write(frame(0x81, [0x31]));
    await Promise.race([once(tcp, 'close'), once(tcp, 'end'), sleep(2000)]);
    tcp.destroy();
  }
  expect(thrown).toEqual([]);
  expect(failed).toBe(ROUNDS);
});

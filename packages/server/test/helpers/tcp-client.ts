// A bare TCP socket, for what no client library would send.

import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { until, type TestServer } from './test-server.ts';

export class TcpClient {
  readonly tcp: Socket;
  /** Everything received, each byte as one character. */
  heard = '';
  closed = false;

  constructor({ port }: Pick<TestServer, 'port'>, text = '') {
    this.tcp = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.tcp.setNoDelay();
    this.tcp.on('data', (chunk) => {
      this.heard += chunk.toString('latin1');
    });
    this.tcp.on('error', () => undefined);
    this.tcp.on('close', () => {
      this.closed = true;
    });
    if (text !== '') this.tcp.write(text);
    onTestFinished(() => void this.tcp.destroy());
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.heard)?.[1] ?? 0);
  }

  /** Waits until the server has closed its end, and closes this one. */
  async end(): Promise<void> {
    this.tcp.once('end', () => this.tcp.end());
    await until(() => this.closed, 'the server has closed a connection');
  }
}

/** An HTTP request without a body. */
export function request(method: string, path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

export const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** One frame as a client sends it, masked with zeros; `opcode` with or without its FIN bit (0x80). */
export function frame(opcode: number, text = ''): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new Error('this is for short frames');
  return Buffer.concat([Buffer.from([opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** The code and reason of the close frame at the end. */
export function closing({
  heard,
}: TcpClient): { readonly code: number; readonly reason: string } | undefined {
  const bytes = Buffer.from(heard, 'latin1');
  const at = bytes.lastIndexOf(0x88);
  if (at < 0 || bytes[at + 1] !== bytes.length - at - 2) return undefined;
  return { code: bytes.readUInt16BE(at + 2), reason: bytes.toString('utf8', at + 4) };
}

export async function openSocket(server: TestServer): Promise<TcpClient> {
  const client = new TcpClient(server, request('GET', '/v1/socket', UPGRADE));
  await until(() => client.heard.includes('\r\n\r\n'), 'the handshake is over');
  client.heard = '';
  return client;
}

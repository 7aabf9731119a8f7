// The process that attacks.

import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Ask, Order, Speaker } from './attack.ts';

/** Messages of a connection at once, not counting its hello, and a second. */
const AT_ONCE = 30;
const A_SECOND = 20;

process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => {
  attack(order).then(
    (statuses) => process.send!({ statuses }),
    (error: Error) => process.send!({ error: error.stack }),
  );
});

/** Returns how often each status was answered. */
async function attack(order: Order): Promise<Record<string, number>> {
  const { attack: given, milliseconds } = order;
  const statuses: Record<string, number> = {};
  const count = (status: number | string): void => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const until = performance.now() + milliseconds;
  switch (given.kind) {
    case 'requests':
      await askOn(order, given.ask, given, until, count);
      break;
    case 'messages':
      await talkOn(order, given, until, count);
      break;
    case 'frames': {
      const handshake = head({ method: 'GET', path: '/v1/socket', headers: UPGRADE }, order.address);
      await pour(order, handshake, Buffer.from(given.hex, 'hex'), given.connections, until, count);
      break;
    }
    case 'bytes':
      await pour(order, '', Buffer.from(given.text), given.connections, until, count);
  }
  return statuses;
}

type Count = (status: number | string) => void;

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

function head({ method, path, headers }: Ask, address: string): string {
  const all = { host: 'localhost', 'x-forwarded-for': address, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

async function askOn(
  { port, address }: Order,
  { method, path, headers, body }: Ask,
  { count: most, lines }: { readonly count: number; readonly lines: number },
  until: number,
  count: Count,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  // Node would send the body of a DELETE without saying where it ends.
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const all = { 'x-forwarded-for': address, ...length, ...headers };
  let asked = 0;
  const one = (): Promise<void> =>
    new Promise((resolve) => {
      const asking = request({ port, host: '127.0.0.1', agent, method, path, headers: all }, (response) => {
        count(response.statusCode ?? 0);
        response.resume();
        response.once('close', resolve);
      });
      asking.on('error', () => {
        count('hung up');
        resolve();
      });
      asking.end(body);
    });
  const line = async (): Promise<void> => {
    while (asked++ < most && performance.now() < until) await one();
  };
  const answered = Promise.all(Array.from({ length: lines }, line));
  // A stream does not end by itself.
  await Promise.race([answered, sleep(until - performance.now())]);
  await sleep(Math.max(0, until - performance.now()));
  agent.destroy();
  await answered;
}

async function talkOn(
  { port, address }: Order,
  { speakers, listeners }: { readonly speakers: readonly Speaker[]; readonly listeners: readonly string[] },
  until: number,
  count: Count,
): Promise<void> {
  const open = (hello: string): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/socket`, {
        headers: { 'x-forwarded-for': address },
      });
      socket.once('open', () => socket.send(hello));
      socket.on('message', (data) => {
        const text = (data as Buffer).toString('utf8');
        const [, type = 'nothing', code] = /^\{"type":"(\w+)"(?:,"code":"(\w+)")?/.exec(text) ?? [];
        count(code ?? type);
        resolve(socket);
      });
      socket.on('error', reject);
    });
  const listening = await Promise.all(listeners.map(open));
  const speaking = await Promise.all(speakers.map(({ hello }) => open(hello)));
  const said = speakers.map(() => 0);
  for (let due = AT_ONCE; performance.now() < until; due += A_SECOND / 100) {
    speakers.forEach(({ texts }, index) => {
      for (; said[index]! < due; said[index]!++) speaking[index]!.send(texts[said[index]! % texts.length]!);
    });
    await sleep(10);
  }
  for (const socket of [...listening, ...speaking]) socket.terminate();
}

/** Writes the same again and again, over several connections, each opened again when the server hangs up. */
async function pour(
  { port }: Order,
  first: string,
  piece: Buffer,
  connections: number,
  until: number,
  count: Count,
): Promise<void> {
  const batch = Buffer.concat(Array.from({ length: Math.ceil(100_000 / piece.length) }, () => piece));
  const open = new Set<Socket>();
  const one = (): void => {
    const tcp = connect(port, '127.0.0.1');
    open.add(tcp);
    const write = (): void => {
      while (!tcp.destroyed && performance.now() < until && tcp.write(batch));
    };
    tcp.once('data', (data) => count(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 'data'));
    tcp.on('data', () => undefined).on('drain', write);
    tcp.on('error', () => undefined);
    tcp.once('close', () => {
      open.delete(tcp);
      count('hung up');
      if (performance.now() < until) setTimeout(one, 1);
    });
    if (first !== '') tcp.write(first);
    write();
  };
  for (let connection = 0; connection < connections; connection++) one();
  await sleep(until - performance.now());
  for (const tcp of open) tcp.destroy();
}

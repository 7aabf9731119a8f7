import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { closing, frame, TcpClient, openSocket, request, UPGRADE } from '../helpers/tcp-client.ts';
import { ask, startTestServer, stopTime, Raw, until, type TestServer } from '../helpers/test-server.ts';

const [CONTINUATION, TEXT, PING, PONG, FIN] = [0, 1, 9, 10, 0x80];

/** These clients answer no close frame, so nobody has to wait for it. */
const IMPATIENT = { timeouts: { close: 60 } };

/** Sends the same endlessly, without answering anything, until the server hangs up. */
async function flood(client: TcpClient, piece: Buffer): Promise<void> {
  const batch = Buffer.concat(Array.from({ length: 5000 }, () => piece));
  const pour = (): void => {
    while (!client.closed && client.tcp.write(batch));
  };
  client.tcp.on('drain', pour);
  pour();
  await until(() => client.closed, 'the server has hung up');
}

async function messages({ url }: TestServer): Promise<number> {
  return Number(/sevenfold_messages_total (\d+)/.exec((await ask(`${url}/metrics`)).text)?.[1]);
}

test.each([
  ['pings', frame(FIN | PING, 'x')],
  ['pongs that nobody asked for', frame(FIN | PONG)],
  [
    'pings within a message',
    Buffer.concat([frame(TEXT, '{'), frame(FIN | PING), frame(FIN | CONTINUATION, '}')]),
  ],
  ['empty messages', frame(FIN | TEXT)],
  ['nonsense', frame(FIN | TEXT, 'nonsense')],
  ['messages', frame(FIN | TEXT, '{"type":"ping"}')],
])('%s without end: closed with a code, and nothing more is read', async (_name, piece) => {
  stopTime();
  const server = await startTestServer({}, IMPATIENT);
  const client = await openSocket(server);
  await flood(client, piece);
  expect(closing(client)).toMatchObject({ code: 1008 });
  expect(client.heard.split(String.fromCharCode(FIN | PONG, 1)).length - 1).toBeLessThanOrEqual(20);
  expect(await messages(server)).toBeLessThan(150);
  expect(server.context.connections.size).toBe(0);
});

test.each([
  ['empty', ''],
  ['small', 'x'],
])('a message in any number of %s parts: closed with a code', async (_name, text) => {
  const server = await startTestServer({}, IMPATIENT);
  const client = await openSocket(server);
  client.tcp.write(frame(TEXT, text));
  await flood(client, frame(CONTINUATION, text));
  expect(closing(client)).toMatchObject({ code: 1008 });
});

test.each([
  ['compressed, though nobody has agreed to it', 1002, frame(FIN | 0x40 | TEXT, 'x')],
  ['of a kind that does not exist', 1002, frame(FIN | 3)],
  ['not UTF-8', 1007, Buffer.from([FIN | TEXT, 0x81, 0, 0, 0, 0, 0xff])],
])(
  'frames without end that are %s: closed with a code, and nothing more is read',
  async (_name, code, piece) => {
    const server = await startTestServer({}, IMPATIENT);
    const client = await openSocket(server);
    await flood(client, piece);
    expect(closing(client)).toMatchObject({ code });
    // What fits into the buffers of a connection; it would be hundreds of megabytes if it were read.
    expect(client.tcp.bytesWritten).toBeLessThan(32 << 20);
  },
);

test('a ping now and then is answered', async () => {
  const client = await openSocket(await startTestServer());
  for (let ping = 0; ping < 15; ping++) {
    client.heard = '';
    client.tcp.write(frame(FIN | PING, `ping ${ping}`));
    await until(() => client.heard.includes(`ping ${ping}`), 'the pong is there');
  }
  expect(client.closed).toBe(false);
});

test('a client that does not answer a close frame is cut soon after', async () => {
  const server = await startTestServer({}, { timeouts: { hello: 60, close: 60 } });
  const client = await openSocket(server);
  await client.end();
  expect(closing(client)).toEqual({ code: 1008, reason: 'noHello' });
});

/** Requests of one address, one after the other, until the server hangs up. */
async function askOn(
  { url }: TestServer,
  path: string,
  method = 'GET',
  address = '203.0.113.1',
): Promise<number[]> {
  const statuses: number[] = [];
  try {
    while (statuses.length < 200)
      statuses.push((await ask(url + path, method, undefined, { 'x-forwarded-for': address })).status);
  } catch {
    // The server has hung up.
  }
  return statuses;
}

describe('endless requests', () => {
  test.each([
    ['GET', '/v1/tables', 200],
    ['GET', '/health', 200],
    ['GET', '/assets/nothing.js', 404],
    ['POST', '/nothing', 404],
  ])('%s %s: answered, perhaps refused, and not even that', async (method, path, first) => {
    const server = await startTestServer({ 'address-requests': '5', 'trust-proxy': 'loopback' });
    const statuses = await askOn(server, path, method);
    expect(statuses[0]).toBe(first);
    expect(statuses.length).toBeGreaterThanOrEqual(50);
    expect(statuses.length).toBeLessThan(80);
    const others = await ask(server.url + path, method, undefined, { 'x-forwarded-for': '203.0.113.2' });
    expect(others.status).toBe(first);
  });

  test('that cannot be parsed', async () => {
    const statuses = await askOn(await startTestServer({ 'address-requests': '5' }), '/v1/tables/%');
    expect(statuses[0]).toBe(400);
    expect(statuses.length).toBeLessThan(80);
  });

  test('for missing pages are refused like others', async () => {
    stopTime();
    const server = await startTestServer({ 'address-requests': '10' });
    const statuses = await askOn(server, '/nothing', 'POST');
    expect(statuses.slice(0, 11)).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });

  test('from an address that is not proxied: it cannot connect either', async () => {
    const server = await startTestServer({ 'address-requests': '5' });
    const client = new TcpClient(server);
    const asking = setInterval(() => client.tcp.write(request('GET', '/health')), 1);
    onTestFinished(() => clearInterval(asking));
    await until(() => client.closed || client.tcp.destroyed, 'the server has hung up');
    const next = new TcpClient(server, request('GET', '/health'));
    await next.end();
    expect(next.status).toBe(0);
  });

  test('pipelined on one connection: only a few wait', async () => {
    const server = await startTestServer();
    const player = await new Raw(server).open();
    const few = new TcpClient(server, request('GET', '/health').repeat(16));
    few.tcp.once('end', () => few.tcp.end());
    await until(() => few.heard.split('HTTP/1.1 200').length === 17, 'all are answered');
    const many = new TcpClient(server, request('GET', '/health').repeat(2000));
    await many.end();
    expect(many.heard.split('HTTP/1.1 200').length).toBeLessThan(18);
    // The other connections of that address close too, except WebSockets.
    expect(few.closed).toBe(true);
    expect(player.closed).toBeUndefined();
  });

  test.each([
    ['that expect something', request('GET', '/health', { expect: 'something' })],
    ['without a host', 'GET /health HTTP/1.1\r\n\r\n'],
  ])('%s, one behind the other: counted like others', async (_name, text) => {
    const server = await startTestServer();
    const many = new TcpClient(server, text.repeat(2000));
    await many.end();
    expect(many.heard.split('HTTP/1.1').length).toBeLessThan(18);
    const next = new TcpClient(server, request('GET', '/health'));
    await next.end();
    expect(next.status).toBe(0);
  });

  test('that never begin, because of endless empty lines', async () => {
    const server = await startTestServer();
    const client = new TcpClient(server, '\r\n'.repeat(4 << 20));
    await client.end();
    expect(client.heard).toBe('');
    const next = new TcpClient(server, request('GET', '/health'));
    await next.end();
    expect(next.status).toBe(0);
  });

  test('without a host are refused, unless they are too old to have one', async () => {
    const server = await startTestServer();
    const client = new TcpClient(server, 'GET /health HTTP/1.1\r\n\r\n');
    await until(() => client.status !== 0, 'it is answered');
    expect(client.status).toBe(400);
    const old = new TcpClient(server, 'GET /health HTTP/1.0\r\n\r\n');
    await old.end();
    expect(old.status).toBe(200);
  });
});

/** Sends something and resets the connection at once, from another process, before the server can look at it. */
function sendAndVanish({ port }: TestServer, text: string): void {
  const script = `
    const tcp = require('node:net').connect(${port}, '127.0.0.1', () =>
      tcp.write(${JSON.stringify(text)}, () => tcp.resetAndDestroy()));`;
  execFileSync(process.execPath, ['-e', script]);
}

test.each([
  ['a request', request('GET', '/v1/tables')],
  ['a request that cannot be read', request('GET', '/v1/tables/%')],
  ['what is no request', 'nothing\r\n\r\n'],
  ['a handshake', request('GET', '/v1/socket', UPGRADE)],
])('%s from someone who is gone before it is looked at', async (_name, text) => {
  for (const proxy of [{}, { 'trust-proxy': 'loopback' }]) {
    const server = await startTestServer(proxy);
    sendAndVanish(server, text);
    expect((await ask(`${server.url}/health`)).status).toBe(200);
    expect(server.context.connections.size).toBe(0);
    expect(server.log.filter((client) => /"level":[56]0/.test(client))).toEqual([]);
  }
});

describe('a body', () => {
  const CHUNKED = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };

  test('in many small pieces: the server hangs up', async () => {
    const server = await startTestServer();
    const client = new TcpClient(server, request('POST', '/v1/sheets', CHUNKED) + '1\r\n \r\n'.repeat(2000));
    await client.end();
    expect(client.status).toBe(0);
    const next = new TcpClient(server, request('GET', '/health'));
    await next.end();
    expect(next.status).toBe(0);
  });

  test('without end, after the answer: not read', async () => {
    const server = await startTestServer();
    const client = new TcpClient(server, request('POST', '/nothing', { 'transfer-encoding': 'chunked' }));
    await until(() => client.status === 404, 'it is answered');
    await flood(client, Buffer.from('1\r\n \r\n'));
    const next = new TcpClient(server, request('GET', '/health'));
    await until(() => next.status !== 0, 'others of that address are answered');
    expect(next.status).toBe(200);
  });

  test('in a few pieces is read', async () => {
    const pieces = Array.from('{"clock": 10}', (letter) => `1\r\n${letter}\r\n`).join('');
    const client = new TcpClient(
      await startTestServer(),
      `${request('POST', '/v1/tables', CHUNKED)}${pieces}0\r\n\r\n`,
    );
    await until(() => client.status !== 0, 'it is answered');
    expect(client.status).toBe(201);
  });
});

test('a class visits for the first time from one address: all files are served, and tables too', async () => {
  const web = mkdtempSync(join(tmpdir(), 'sevenfold-web-'));
  onTestFinished(() => rmSync(web, { recursive: true }));
  mkdirSync(join(web, 'assets'));
  for (const file of ['index.html', 'icon.svg', 'assets/app.js']) writeFileSync(join(web, file), 'x');
  const { url } = await startTestServer({ web, 'address-requests': '20' });
  // Thirty times as many with the usual limit: a class of thirty, and three hundred files each.
  const files = Array.from({ length: 300 }, (_, n) => (n % 10 === 0 ? '/icon.svg' : '/assets/app.js'));
  const statuses = new Set<number>();
  for (const file of files) statuses.add((await ask(url + file)).status);
  expect([...statuses]).toEqual([200]);
  expect((await ask(`${url}/v1/tables`, 'POST')).status).toBe(201);
});

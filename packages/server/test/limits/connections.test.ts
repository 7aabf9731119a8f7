import { createConnection } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { TcpClient, request, UPGRADE } from '../helpers/tcp-client.ts';
import { ask, sleep, startTestServer, Raw, until, type TestServer } from '../helpers/test-server.ts';

const SCORE_LOG = {
  id: 'friday-1',
  started: 1,
  rules: { preset: 'official' },
  players: [{ id: 'p-1', name: 'Ann', colour: 0 }],
  dealer: 'p-1',
  steps: [],
};

const MANY = { 'address-requests': '1000000' };

/** A score sheet, and the path of its event stream. */
async function newStream({ url }: TestServer): Promise<{ id: string; path: string }> {
  const { json } = await ask(`${url}/v1/sheets`, 'POST', { body: SCORE_LOG });
  const id = String(json['id']);
  return { id, path: `/v1/sheets/${id}/events` };
}

function nobodyLeft({ context }: TestServer): Promise<void> {
  return until(() => context.connections.size === 0, 'nothing is counted');
}

/** Whether one more connection is accepted and counted. */
async function isOpen(server: TestServer): Promise<boolean> {
  const raw = await new Raw(server).open();
  const { text } = await ask(`${server.url}/metrics`);
  raw.ws.close();
  await nobodyLeft(server);
  return text.includes('sevenfold_connections 1\n');
}

describe('streams leave the count', () => {
  test('HEAD opens none', async () => {
    const server = await startTestServer({ ...MANY, 'address-connections': '5' });
    const { path } = await newStream(server);
    const client = new TcpClient(server);
    for (let batch = 0; batch < 100; batch++) {
      client.heard = '';
      client.tcp.write(request('HEAD', path).repeat(10));
      await until(() => client.heard.split('HTTP/1.1 404').length === 11, 'all are answered');
    }
    expect(server.context.connections.size).toBe(0);
    expect(await isOpen(server)).toBe(true);
  });

  test('when the reader is gone, before or after the first byte', async () => {
    const storage = memoryStorage();
    const load = storage.sheets.load.bind(storage.sheets);
    const server = await startTestServer({ ...MANY, 'address-connections': '50' }, { storage });
    const { path } = await newStream(server);
    storage.sheets.load = (id) => sleep(5).then(() => load(id));
    for (let batch = 0; batch < 10; batch++) {
      const clients = Array.from({ length: 40 }, () => new TcpClient(server, request('GET', path)));
      await sleep(batch);
      for (const { tcp } of clients) tcp.destroy();
    }
    await sleep(20);
    await nobodyLeft(server);
    expect(await isOpen(server)).toBe(true);
  });

  test('when the reader has closed only its end', async () => {
    const server = await startTestServer();
    const { path } = await newStream(server);
    const client = new TcpClient(server, request('GET', path));
    await until(() => client.heard.includes('event: sheet'), 'the stream is there');
    expect(server.context.connections.size).toBe(1);
    client.tcp.end();
    await nobodyLeft(server);
  });

  test('when several are requested on one connection', async () => {
    const server = await startTestServer({ ...MANY, 'address-connections': '5' });
    const { path } = await newStream(server);
    const client = new TcpClient(server, request('GET', path).repeat(6));
    await until(() => client.heard.includes('event: sheet'), 'the first stream is there');
    await sleep(20);
    expect(server.context.connections.size).toBe(1);
    client.tcp.destroy();
    await nobodyLeft(server);
  });

  test('when nobody reads them', async () => {
    const server = await startTestServer(MANY);
    const { path, id } = await newStream(server);
    const slow = createConnection({ port: server.port, host: '127.0.0.1' });
    onTestFinished(() => void slow.destroy());
    slow.on('error', () => undefined).pause();
    slow.write(request('GET', path));
    await until(() => server.context.connections.size === 1, 'the stream is there');
    // Larger than any sheet, to fill the buffers of the connection at once.
    const { storage, bus } = server.context;
    for (let version = 2; version < 6; version++) {
      await storage.sheets.update(id, version, JSON.stringify('x'.repeat(8_000_000)));
      await bus.publish(`sheet.${id}`, '');
      await sleep(20);
    }
    await nobodyLeft(server);
    expect(await isOpen(server)).toBe(true);
  });

  test('when the server stops', async () => {
    const server = await startTestServer();
    const { path } = await newStream(server);
    const client = new TcpClient(server, request('GET', path));
    await until(() => client.heard.includes('event: sheet'), 'the stream is there');
    await server.stop();
    await client.end();
    expect(server.context.connections.size).toBe(0);
  });
});

describe('handshakes that fail leave the count', () => {
  test.each([
    ['a bad version', { ...UPGRADE, 'sec-websocket-version': '99' }, 400],
    ['a bad key', { ...UPGRADE, 'sec-websocket-key': 'short' }, 400],
    ['a bad list of protocols', { ...UPGRADE, 'sec-websocket-protocol': ',,' }, 400],
    ['another protocol', { ...UPGRADE, upgrade: 'h2c' }, 400],
  ])('%s', async (_name, headers, status) => {
    const server = await startTestServer({ 'address-connections': '2' });
    for (let attempt = 0; attempt < 5; attempt++) {
      const client = new TcpClient(server, request('GET', '/v1/socket', headers));
      await client.end();
      expect(client.status).toBe(status);
    }
    await nobodyLeft(server);
    expect(await isOpen(server)).toBe(true);
  });

  test('a client that is gone halfway', async () => {
    const server = await startTestServer({ ...MANY, 'address-connections': '50' });
    for (let batch = 0; batch < 20; batch++) {
      const clients = Array.from(
        { length: 20 },
        () => new TcpClient(server, request('GET', '/v1/socket', UPGRADE)),
      );
      await sleep(batch % 4);
      for (const { tcp } of clients) tcp.destroy();
    }
    await sleep(20);
    await nobodyLeft(server);
    expect(await isOpen(server)).toBe(true);
  });

  test('a client that has closed its end before the answer', async () => {
    const server = await startTestServer();
    const client = new TcpClient(server);
    client.tcp.end(request('GET', '/v1/socket', UPGRADE));
    await client.end();
    await nobodyLeft(server);
    expect(client.status).not.toBe(429);
  });
});

test('an upgrade that can never be answered is abandoned', async () => {
  const server = await startTestServer({}, { timeouts: { handshake: 250 } });
  const { path } = await newStream(server);
  const client = new TcpClient(server, request('GET', path) + request('GET', '/v1/socket', UPGRADE));
  await client.end();
  await nobodyLeft(server);
  const raw = await new Raw(server).open();
  await sleep(300);
  expect(raw.closed).toBeUndefined();
});

describe('a WebSocket is opened only at its own path', () => {
  test.each([
    '/',
    '/v1/tables',
    '/v1/sheets/ABCDEFGH2345/events',
    '/v1/nothing',
    '/assets/x.js',
    '/v1/socket/',
  ])('not at %s', async (path) => {
    const server = await startTestServer();
    const client = new TcpClient(server, request('GET', path, UPGRADE));
    await client.end();
    expect(client.status).toBe(404);
    expect(client.heard).toContain('"code":"notFound"');
  });

  test.each(['POST', 'PUT', 'HEAD', 'OPTIONS'])(
    'not with %s, nor with a body that never comes',
    async (method) => {
      const server = await startTestServer();
      const headers = { ...UPGRADE, 'content-type': 'application/json', 'content-length': '100' };
      for (const path of ['/v1/socket', '/v1/tables']) {
        const client = new TcpClient(server, request(method, path, headers));
        await client.end();
        expect(client.status).toBe(404);
      }
      expect(server.context.connections.size).toBe(0);
    },
  );

  test('and a request without an upgrade is told so', async () => {
    const { status, json } = await ask(`${(await startTestServer()).url}/v1/socket`);
    expect([status, json['code']]).toEqual([426, 'notUpgraded']);
  });
});

test('an upgrade behind a request that is not answered yet: the connection ends, and nothing is thrown', async () => {
  const server = await startTestServer();
  const client = new TcpClient(
    server,
    request('GET', '/v1/tables') + request('GET', '/v1/socket', UPGRADE) + request('GET', '/v1/tables'),
  );
  await client.end();
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  expect(server.context.connections.size).toBe(0);
});

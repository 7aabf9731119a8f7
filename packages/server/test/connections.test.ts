import { createConnection } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { memoryStorage } from '../src/index.ts';
import { Line, request, UPGRADE } from './line.ts';
import { ask, breath, openVenue, Raw, until, type Venue } from './venue.ts';

const BOOK = {
  id: 'friday-1',
  started: 1,
  rules: { preset: 'official' },
  players: [{ id: 'p-1', name: 'Ann', colour: 0 }],
  dealer: 'p-1',
  steps: [],
};

/** Enough requests for any of these tests. */
const MANY = { 'address-requests': '1000000' };

/** A score sheet, and the path of its stream of events. */
async function newStream({ url }: Venue): Promise<{ id: string; path: string }> {
  const { json } = await ask(`${url}/v1/boards`, 'POST', { body: BOOK });
  const id = String(json['id']);
  return { id, path: `/v1/boards/${id}/events` };
}

function nobodyLeft({ around }: Venue): Promise<void> {
  return until(() => around.connections.size === 0, 'nothing is counted any more');
}

/** Whether one more connection is let in, and seen by the gauge. */
async function isOpen(venue: Venue): Promise<boolean> {
  const raw = await new Raw(venue).open();
  const { text } = await ask(`${venue.url}/metrics`);
  raw.ws.close();
  await nobodyLeft(venue);
  return text.includes('sevenfold_connections 1\n');
}

describe('streams leave the count', () => {
  test('HEAD opens none', async () => {
    const venue = await openVenue({ ...MANY, 'address-connections': '5' });
    const { path } = await newStream(venue);
    const line = new Line(venue);
    for (let batch = 0; batch < 100; batch++) {
      line.heard = '';
      line.tcp.write(request('HEAD', path).repeat(10));
      await until(() => line.heard.split('HTTP/1.1 404').length === 11, 'all are answered');
    }
    expect(venue.around.connections.size).toBe(0);
    expect(await isOpen(venue)).toBe(true);
  });

  test('whose reader is gone, before or after the first byte', async () => {
    const storage = memoryStorage();
    const load = storage.boards.load.bind(storage.boards);
    const venue = await openVenue({ ...MANY, 'address-connections': '50' }, { storage });
    const { path } = await newStream(venue);
    storage.boards.load = (id) => breath(5).then(() => load(id));
    for (let batch = 0; batch < 10; batch++) {
      const lines = Array.from({ length: 40 }, () => new Line(venue, request('GET', path)));
      await breath(batch);
      for (const { tcp } of lines) tcp.destroy();
    }
    await breath(20);
    await nobodyLeft(venue);
    expect(await isOpen(venue)).toBe(true);
  });

  test('whose reader has closed its end only', async () => {
    const venue = await openVenue();
    const { path } = await newStream(venue);
    const line = new Line(venue, request('GET', path));
    await until(() => line.heard.includes('event: board'), 'the stream is there');
    expect(venue.around.connections.size).toBe(1);
    line.tcp.end();
    await nobodyLeft(venue);
  });

  test('that were asked for one behind the other on one connection', async () => {
    const venue = await openVenue({ ...MANY, 'address-connections': '5' });
    const { path } = await newStream(venue);
    const line = new Line(venue, request('GET', path).repeat(6));
    await until(() => line.heard.includes('event: board'), 'the first stream is there');
    await breath(20);
    expect(venue.around.connections.size).toBe(1);
    line.tcp.destroy();
    await nobodyLeft(venue);
  });

  test('that nobody reads', async () => {
    const venue = await openVenue(MANY);
    const { path, id } = await newStream(venue);
    const slow = createConnection({ port: venue.port, host: '127.0.0.1' });
    onTestFinished(() => void slow.destroy());
    slow.on('error', () => undefined).pause();
    slow.write(request('GET', path));
    await until(() => venue.around.connections.size === 1, 'the stream is there');
    // Larger than any sheet, to fill the buffers between here and there at once.
    const { storage, bus } = venue.around;
    for (let version = 2; version < 6; version++) {
      await storage.boards.update(id, version, JSON.stringify('x'.repeat(8_000_000)));
      await bus.publish(`board.${id}`, '');
      await breath(20);
    }
    await nobodyLeft(venue);
    expect(await isOpen(venue)).toBe(true);
  });

  test('when the server stops', async () => {
    const venue = await openVenue();
    const { path } = await newStream(venue);
    const line = new Line(venue, request('GET', path));
    await until(() => line.heard.includes('event: board'), 'the stream is there');
    await venue.stop();
    await line.end();
    expect(venue.around.connections.size).toBe(0);
  });
});

describe('handshakes that fail leave the count', () => {
  test.each([
    ['a bad version', { ...UPGRADE, 'sec-websocket-version': '99' }, 400],
    ['a bad key', { ...UPGRADE, 'sec-websocket-key': 'short' }, 400],
    ['a bad list of protocols', { ...UPGRADE, 'sec-websocket-protocol': ',,' }, 400],
    ['another protocol', { ...UPGRADE, upgrade: 'h2c' }, 400],
  ])('%s', async (_name, headers, status) => {
    const venue = await openVenue({ 'address-connections': '2' });
    for (let attempt = 0; attempt < 5; attempt++) {
      const line = new Line(venue, request('GET', '/v1/socket', headers));
      await line.end();
      expect(line.status).toBe(status);
    }
    await nobodyLeft(venue);
    expect(await isOpen(venue)).toBe(true);
  });

  test('a client that is gone half-way', async () => {
    const venue = await openVenue({ ...MANY, 'address-connections': '50' });
    for (let batch = 0; batch < 20; batch++) {
      const lines = Array.from({ length: 20 }, () => new Line(venue, request('GET', '/v1/socket', UPGRADE)));
      await breath(batch % 4);
      for (const { tcp } of lines) tcp.destroy();
    }
    await breath(20);
    await nobodyLeft(venue);
    expect(await isOpen(venue)).toBe(true);
  });

  test('a client that has closed its end before the answer', async () => {
    const venue = await openVenue();
    const line = new Line(venue);
    line.tcp.end(request('GET', '/v1/socket', UPGRADE));
    await line.end();
    await nobodyLeft(venue);
    expect(line.status).not.toBe(429);
  });
});

test('an upgrade that can never be answered is given up', async () => {
  const venue = await openVenue({}, { patience: { handshake: 50 } });
  const { path } = await newStream(venue);
  const line = new Line(venue, request('GET', path) + request('GET', '/v1/socket', UPGRADE));
  await line.end();
  await nobodyLeft(venue);
  const raw = await new Raw(venue).open();
  await breath(100);
  expect(raw.closed).toBeUndefined();
});

describe('a WebSocket is opened at its own path only', () => {
  test.each([
    '/',
    '/v1/tables',
    '/v1/boards/ABCDEFGH2345/events',
    '/v1/nothing',
    '/assets/x.js',
    '/v1/socket/',
  ])('not at %s', async (path) => {
    const venue = await openVenue();
    const line = new Line(venue, request('GET', path, UPGRADE));
    await line.end();
    expect(line.status).toBe(404);
    expect(line.heard).toContain('"code":"notFound"');
  });

  test.each(['POST', 'PUT', 'HEAD', 'OPTIONS'])(
    'not with %s, nor with a body that never comes',
    async (method) => {
      const venue = await openVenue();
      const headers = { ...UPGRADE, 'content-type': 'application/json', 'content-length': '100' };
      for (const path of ['/v1/socket', '/v1/tables']) {
        const line = new Line(venue, request(method, path, headers));
        await line.end();
        expect(line.status).toBe(404);
      }
      expect(venue.around.connections.size).toBe(0);
    },
  );

  test('and a request that asks for no upgrade is told so', async () => {
    const { status, json } = await ask(`${(await openVenue()).url}/v1/socket`);
    expect([status, json['code']]).toEqual([426, 'notUpgraded']);
  });
});

// Exceptions planted wherever the bytes of a connection lead to: they cost this connection, and nobody else notices.

import { AsyncResource } from 'node:async_hooks';
import { IncomingMessage } from 'node:http';
import * as ws from 'ws';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Floods } from '../../src/limits/floods.ts';
import { MessageGate } from '../../src/sockets/message-gate.ts';
import { Socket } from '../../src/sockets/socket.ts';
import { frame, openSocket, request, TcpClient, UPGRADE } from '../helpers/tcp-client.ts';
import { ask, bearer, Raw, startTestServer, type TestServer, until } from '../helpers/test-server.ts';

const { WebSocketServer } = ws;
/** The parser, which the types of ws leave out. */
const parser = (
  ws as unknown as { Receiver: { prototype: Record<'getInfo' | 'dataMessage' | 'controlMessage', unknown> } }
).Receiver.prototype;

const [TEXT, PING, CLOSE] = [0x81, 0x89, 0x88];
const EVENTS_OF_ALL = ['uncaughtException', 'unhandledRejection'];
const PLANTED = 'planted here';

afterEach(() => vi.restoreAllMocks());

/** Makes a method throw, at its first call or at later ones. */
function plant<Of extends object>(of: Of, method: keyof Of & string, from = 1, to = from): void {
  const target = of as Record<string, (...given: unknown[]) => unknown>;
  const original = target[method]!;
  let calls = 0;
  vi.spyOn(target, method).mockImplementation(function (this: unknown, ...given) {
    if (++calls >= from && calls <= to) throw new Error(PLANTED);
    return original.apply(this, given);
  });
}

/** What was planted has cost one connection, and was logged and counted. */
const ONE_LOST = { lines: 1, places: 0, drops: '1', errors: '1' };

async function whatIsLost(server: TestServer, client: TcpClient): Promise<object> {
  await client.end();
  await until(() => server.context.connections.size === 0, 'its place is free');
  const { text } = await ask(`${server.url}/metrics`);
  return {
    lines: server.log.filter((line) => line.includes('an exception has ended')).length,
    places: server.context.connections.size,
    drops: /sevenfold_drops_total\{reason="exception"\} (\d+)/.exec(text)?.[1],
    errors: /sevenfold_errors_total (\d+)/.exec(text)?.[1],
  };
}

/** Answers someone else, before and after. */
async function serve(server: TestServer): Promise<void> {
  const other = await new Raw(server).open();
  other.say({ type: 'hello', version: 1, table: 'NONE' });
  await other.next('rejected');
  other.ws.close();
  await other.end();
}

describe('a WebSocket', () => {
  const FRAMES = Buffer.concat([frame(PING), frame(TEXT, '{"type":"ping"}'), frame(CLOSE)]);
  test.each([
    ['its parser, in the turn of its bytes', () => plant(parser, 'getInfo')],
    // The first frame is over in a later turn, in which the second one is read.
    ['its parser, in a later turn', () => plant(parser, 'getInfo', 2)],
    ['its parser, with a whole message', () => plant(parser, 'dataMessage')],
    ['the end of its stream', () => plant(parser, 'controlMessage', 2)],
    ['our handler of pings', () => plant(Socket.prototype, 'receiveControl')],
    ['our handler of messages', () => plant(MessageGate.prototype, 'receive')],
    ['our handler of the end', () => plant(MessageGate.prototype, 'part')],
  ])('%s', async (_name, sow) => {
    const server = await startTestServer();
    await serve(server);
    const client = await openSocket(server);
    sow();
    client.tcp.write(FRAMES);
    expect(await whatIsLost(server, client)).toEqual(ONE_LOST);
    await serve(server);
  });

  test.each([
    ['the upgrade', () => plant(WebSocketServer.prototype, 'handleUpgrade')],
    ['its first turn', () => plant(WebSocketServer.prototype, 'completeUpgrade' as never)],
  ])('%s', async (_name, sow) => {
    const server = await startTestServer();
    sow();
    const client = new TcpClient(server, request('GET', '/v1/socket', UPGRADE));
    expect(await whatIsLost(server, client)).toEqual(ONE_LOST);
    await serve(server);
  });
});

describe('HTTP', () => {
  const POST = `${request('POST', '/v1/guests', { 'content-type': 'application/json', 'content-length': '2' })}{}`;
  test.each([
    ['a new connection', () => plant(Floods.prototype, 'pass')],
    ['the parser, with the headers', () => plant(IncomingMessage.prototype, '_addHeaderLines' as never)],
    ['the parser, with the body', () => plant(IncomingMessage.prototype, 'push')],
    ['the end of a body', () => plant(IncomingMessage.prototype, 'push', 2)],
    // The framework goes on with this, and takes what is thrown the first time for bad JSON.
    ['what follows when its turn has come', () => plant(AsyncResource.prototype, 'runInAsyncScope', 1, 2)],
    [
      'a request that arrives in pieces',
      () => plant(IncomingMessage.prototype, '_addHeaderLines' as never),
      9,
    ],
  ])('%s', async (_name, sow, pieces = 1) => {
    const server = await startTestServer();
    sow();
    const client = new TcpClient(server);
    for (let piece = 0; piece < pieces; piece++) {
      const [from, to] = [piece, piece + 1].map((edge) => Math.round((edge * POST.length) / pieces));
      client.tcp.write(POST.slice(from, to));
      await new Promise(setImmediate);
    }
    expect(await whatIsLost(server, client)).toEqual(ONE_LOST);
    await serve(server);
  });

  test('a handler: an answer that says so, and the connection stays', async () => {
    const server = await startTestServer();
    plant(server.context.source, 'token');
    const client = new TcpClient(server, POST);
    await until(() => client.status === 500, 'an answer');
    expect(server.log.filter((line) => line.includes(PLANTED))).toHaveLength(1);
    client.heard = '';
    client.tcp.write(POST);
    await until(() => client.status === 201, 'the next answer');
  });
});

describe('a stream of events', () => {
  const BODY = { id: 'one', started: 1, rules: { preset: 'official' }, dealer: 'p-1', steps: [] };
  const players = ['p-1', 'p-2'].map((id, colour) => ({ id, name: id, colour }));
  test.each([
    ['its beginning', 1],
    ['a later event', 2],
  ])('%s', async (_name, event) => {
    const server = await startTestServer();
    const body = { ...BODY, players };
    const { json } = await ask(`${server.url}/v1/sheets`, 'POST', { body });
    const sheet = `${server.url}/v1/sheets/${String(json['id'])}`;
    plant(server.context.limits.answers, 'charge', event);
    const client = new TcpClient(server, request('GET', new URL(`${sheet}/events`).pathname));
    if (event > 1) {
      await until(() => client.heard.includes('event: sheet'), 'the first event');
      await ask(sheet, 'PUT', { version: 1, body }, bearer(String(json['key'])));
    }
    expect(await whatIsLost(server, client)).toEqual(ONE_LOST);
    const other = new TcpClient(server, request('GET', new URL(`${sheet}/events`).pathname));
    await until(() => other.heard.includes('event: sheet'), 'another follower');
  });
});

describe('an exception from anywhere else', () => {
  test('is not caught: a server listens to none of the whole process', async () => {
    const before = EVENTS_OF_ALL.map((event) => process.listenerCount(event));
    await startTestServer();
    expect(EVENTS_OF_ALL.map((event) => process.listenerCount(event))).toEqual(before);
  });
});

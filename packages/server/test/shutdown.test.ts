import { PROTOCOL } from '@sevenfold/table';
import { expect, test } from 'vitest';
import { WebSocket as Ws } from 'ws';
import { makeLogger, readConfig, startServer } from '../src/index.ts';
import { memoryStorage } from './helpers/memory-storage.ts';
import { ask, newTable, refusalOf, startTestServer, Raw, until } from './helpers/test-server.ts';

/** Without our timeout, WebSockets wait half a minute for a close frame. */
const SOONER = 20_000;

test('a server that stops finishes what is being written, and tells everyone', async () => {
  const storage = memoryStorage();
  let [isSlow, isWriting] = [false, false];
  const written: number[] = [];
  const { promise: disk, resolve: wakeDisk } = Promise.withResolvers<void>();
  const store = Object.assign(Object.create(storage.store) as typeof storage.store, {
    load: (code: string) => storage.store.load(code),
    read: (game: string, from: number) => storage.store.read(game, from),
    create: (table: never) => storage.store.create(table),
    update: async (table: { version: number }) => {
      isWriting = isSlow;
      if (isSlow) await disk;
      await storage.store.update(table as never);
      written.push(table.version);
    },
  });
  const closed: string[] = [];
  const close = async (): Promise<void> => void closed.push('storage');
  const server = await startTestServer({}, { storage: { ...storage, store, close } });
  const { code, token } = await newTable(server);
  const host = await new Raw(server).open();
  host.say({ type: 'hello', version: PROTOCOL, table: code, token });
  await host.next('welcome');
  const stranger = await new Raw(server).open();
  isSlow = true;
  const before = written.length;
  host.say({ type: 'host', do: 'lock', on: true });
  await until(() => isWriting, 'it is being written');
  const stopping = server.stop();
  expect(await refusalOf(server)).toBe(503);
  wakeDisk();
  await stopping;
  expect(written.length).toBeGreaterThan(before);
  await host.end();
  expect(host.heard.slice(-2)).toMatchObject([
    { type: 'table', table: { locked: true } },
    { type: 'bye', reason: 'shutdown' },
  ]);
  expect(await stranger.next('bye')).toEqual({ type: 'bye', reason: 'shutdown' });
  await stranger.end();
  expect(closed).toEqual(['storage']);
  await expect(ask(`${server.url}/health`)).rejects.toThrow('fetch failed');
});

test('a client that does not close its connection is cut', { timeout: SOONER }, async () => {
  const server = await startTestServer();
  const ws = new Ws(server.socket);
  await until(() => ws.readyState === Ws.OPEN, 'someone is there');
  ws.pause();
  await server.stop();
  await expect(ask(`${server.url}/health`)).rejects.toThrow('fetch failed');
  ws.terminate();
});

test('a server that cannot start closes what it has opened', async () => {
  const closed: string[] = [];
  const storage = { ...memoryStorage(), close: async (): Promise<void> => void closed.push('storage') };
  const config = { ...readConfig({ port: '0', threads: '1' }, {}), 'trust-proxy': ['nowhere'] };
  await expect(startServer(config, makeLogger('silent'), { storage })).rejects.toThrow('nowhere');
  expect(closed).toEqual(['storage']);
});

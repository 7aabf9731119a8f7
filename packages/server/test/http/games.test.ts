import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, stateOf } from '@sevenfold/engine';
import { type Client, finishedBytes, verifyRecord, webSource } from '@sevenfold/table';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite, type Storage } from '../../src/index.ts';
import { callersOf } from '../../src/limits/address.ts';
import { STORAGE_COSTS } from '../../src/limits/storage-costs.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import {
  ask,
  bearer,
  enter,
  newTable,
  startTestServer,
  playOn,
  sitDown,
  until,
  type TestServer,
} from '../helpers/test-server.ts';

const SHORT = { rules: { preset: 'official', target: 50 } };

async function inFolder(): Promise<Storage> {
  const data = mkdtempSync(join(tmpdir(), 'sevenfold-server-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  return openSqlite(data);
}

async function recordOf(server: TestServer, client: Client) {
  const id = `${client.view!.code}.${client.view!.game!.number}`;
  await until(() => client.view?.phase === 'over', 'the books are closed');
  return ask(`${server.url}/v1/records/${id}`);
}

test('three people play a whole game, and its record proves itself', async () => {
  const server = await startTestServer({}, { storage: await inFolder() });
  const clients = await sitDown(server, 3, SHORT);
  await playOn(clients);
  expect(new Set(clients.map(({ log }) => log.join(' '))).size).toBe(1);
  const { status, json, headers } = await recordOf(server, clients[0]!);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('application/json');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="sevenfold-.{6}\.1\.json"$/);
  const record = parseRecord(json);
  expect(record.log).toBe(clients[0]!.log.join(' '));
  expect(stateOf(record).phase).toBe('over');
  expect(verifyRecord(record, json['fair'])).toMatchObject({ holds: true });
});

test('a game costs the address of its players what is stored of it, and none begins without room', async () => {
  const server = await startTestServer();
  const { storage } = server.context.limits;
  const charge = vi.spyOn(storage, 'charge');
  const clients = await sitDown(server, 2, SHORT);
  await playOn(clients);
  const { text } = await recordOf(server, clients[0]!);
  const paid = charge.mock.calls.reduce((sum, [, , bytes]) => sum + bytes, 0);
  const people = ['one', 'other'];
  expect(paid).toBe(STORAGE_COSTS.table + finishedBytes({ record: text, people, seats: people }));
  storage.charge(callersOf('127.0.0.1'), performance.now(), 1e9);
  const [host] = clients;
  host!.send({ type: 'host', do: 'rematch' });
  await until(() => host!.refused !== undefined, 'it is refused');
  expect(host!.refused!.code).toBe('storageFull');
});

test('people find the games they played, page by page, and no others', async () => {
  const server = await startTestServer();
  const { code, token } = await newTable(server, SHORT);
  const client = enter(server, code, token);
  await until(() => client.status === 'open', 'the host is there');
  client.send({ type: 'sit', name: 'Ann', colour: 0 });
  for (let bot = 0; bot < 2; bot++) client.send({ type: 'host', do: 'addBot', bot: 'stay25' });
  await until(() => client.view?.seats.length === 3, 'three sit there');
  for (let game = 1; game <= 3; game++) {
    client.send({ type: 'host', do: 'start' });
    await until(() => client.view?.game?.number === game, 'the next game');
    await playOn([client]);
  }
  const first = await ask(`${server.url}/v1/me/games?limit=2`, 'GET', undefined, bearer(token));
  const games = first.json['games'] as {
    id: string;
    players: string[];
    totals: number[];
    winners: number[];
  }[];
  expect(games.map(({ id }) => id)).toEqual([`${code}.3`, `${code}.2`]);
  expect(games[0]).toMatchObject({
    table: code,
    players: ['Ann', 'Stay25', 'Stay25 2'],
    bots: [null, 'stay25', 'stay25'],
    seats: [0],
  });
  expect(games[0]!.totals[games[0]!.winners[0]!]).toBe(Math.max(...games[0]!.totals));
  for (const name of ['next', 'before']) {
    const address = `${server.url}/v1/me/games?limit=2&before=${String(first.json[name])}`;
    const rest = await ask(address, 'GET', undefined, bearer(token));
    expect((rest.json['games'] as { id: string }[]).map(({ id }) => id)).toEqual([`${code}.1`]);
    expect([rest.json['next'], rest.json['before']]).toEqual([undefined, undefined]);
  }
  const stranger = await ask(`${server.url}/v1/me/games`, 'GET', undefined, bearer(webSource.token()));
  expect(stranger.json).toEqual({ games: [] });
  expect((await ask(`${server.url}/v1/me/games`)).json['code']).toBe('noToken');
  expect((await ask(`${server.url}/v1/me/games?limit=1000`, 'GET', undefined, bearer(token))).status).toBe(
    400,
  );
});

/** A finished game of two people, and their requests. */
async function finished(server: TestServer) {
  const { code, token: ann } = await newTable(server, SHORT);
  const ben = webSource.token();
  const clients = [enter(server, code, ann), enter(server, code, ben)];
  for (const [seat, client] of clients.entries()) {
    await until(() => client.status === 'open', 'someone is at the table');
    client.send({ type: 'sit', name: `Player ${seat}`, colour: seat });
    await until(() => client.seats.length === 1, 'someone has sat down');
  }
  clients[0]!.send({ type: 'host', do: 'start' });
  await playOn(clients);
  const id = `${code}.1`;
  const gamesOf = async (token: string) =>
    (await ask(`${server.url}/v1/me/games`, 'GET', undefined, bearer(token))).json['games'] as object[];
  const remove = (path: string, token: string) =>
    ask(`${server.url}/v1/me/games${path}`, 'DELETE', undefined, bearer(token));
  const status = async () => (await ask(`${server.url}/v1/records/${id}`)).status;
  return { clients, ann, ben, id, gamesOf, remove, status };
}

describe('deleting', () => {
  test('a table leaves its finished games to the people who played them', async () => {
    const server = await startTestServer();
    const { clients, ann, ben, gamesOf, status } = await finished(server);
    clients[0]!.send({ type: 'host', do: 'delete' });
    await until(() => clients.every((client) => client.status === 'ended'), 'the table is gone');
    expect(await status()).toBe(200);
    for (const token of [ann, ben]) expect(await gamesOf(token)).toHaveLength(1);
  });

  test('your game takes nothing from the others, and the last player deletes the record', async () => {
    const server = await startTestServer();
    const { ann, ben, id, gamesOf, remove, status } = await finished(server);
    const stranger = webSource.token();
    expect((await remove(`/${id}`, stranger)).json['code']).toBe('noRecord');
    expect((await remove('', stranger)).json).toEqual({ deleted: 0 });
    expect((await ask(`${server.url}/v1/me/games/${id}`, 'DELETE')).status).toBe(401);
    expect((await ask(`${server.url}/v1/me/games`, 'DELETE')).status).toBe(401);
    expect((await remove(`/${id}`, ann)).json).toEqual({ deleted: 1 });
    expect((await remove(`/${id}`, ann)).status).toBe(404);
    expect([await gamesOf(ann), await status()]).toEqual([[], 200]);
    expect(await gamesOf(ben)).toMatchObject([{ id, players: ['Player 0', 'Player 1'], seats: [1] }]);
    expect((await remove('', ben)).json).toEqual({ deleted: 1 });
    expect([await gamesOf(ben), await status()]).toEqual([[], 404]);
  });

  test('all of your games, however many', async () => {
    const storage = memoryStorage();
    const token = webSource.token();
    const hash = await webSource.hash(token);
    for (let number = 1; number <= 250; number++)
      await storage.archive.keep({
        id: `AAA.${number}`,
        table: 'AAA',
        started: 1,
        ended: 2,
        people: number % 2 === 0 ? [hash] : [hash, 'other'],
        seats: [],
        record: '{}',
      });
    const { url } = await startTestServer({}, { storage });
    const { json } = await ask(`${url}/v1/me/games`, 'DELETE', undefined, bearer(token));
    expect(json).toEqual({ deleted: 250 });
    const left = await storage.archive.played('other', { ended: 3, id: '' }, 500);
    expect(left).toHaveLength(125);
  });
});

test('a game continues where it was after a restart', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sevenfold-server-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const first = await startTestServer({}, { storage: await openSqlite(data) });
  const clients = await sitDown(first, 2, { rules: { preset: 'official', target: 200 } });
  await playOn(clients, () => clients[0]!.log.length > 20);
  const { port } = first;
  await first.stop();
  const log = [...clients[0]!.log];
  await startTestServer({ port: String(port) }, { storage: await openSqlite(data) });
  await playOn(clients, () => clients.every((client) => client.log.length > log.length + 20));
  expect(clients[0]!.log.slice(0, log.length)).toEqual(log);
});

test('nothing that belongs to a person is logged', async () => {
  const server = await startTestServer({ 'log-level': 'trace' });
  const { code, token } = await newTable(server, { ...SHORT, listed: true });
  const client = enter(server, code, token);
  await until(() => client.status === 'open', 'the host is there');
  await ask(`${server.url}/v1/me/games`, 'GET', undefined, bearer(token));
  await ask(`${server.url}/v1/records/${code}.1?token=${token}`);
  await ask(`${server.url}/nowhere/${token}`);
  const log = server.log.join('');
  expect(log).toContain('answered');
  expect(log).not.toContain(token);
  // The address of both the server and its clients.
  expect(log.replaceAll(/Server listening at [^"]*/g, '')).not.toContain('127.0.0.1');
});

import { setTimeout } from 'node:timers/promises';
import { Conflict } from '@sevenfold/table';
import { expect, test } from 'vitest';
import { type Storage } from '../../src/index.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { ask, enter, newTable, startTestServer, playOn, until } from '../helpers/test-server.ts';

const HOUR = 3_600_000;

function fail(): Promise<never> {
  return Promise.reject(new Error('it takes too long'));
}

test('tables that nobody has used for a long time are closed, and finished games stay', async () => {
  const server = await startTestServer({ 'table-hours': '2', 'sheet-days': '30' });
  const { url, janitor } = server;
  const empty = await newTable(server);
  const { code, token } = await newTable(server, { rules: { preset: 'official', target: 20 } });
  const client = enter(server, code, token);
  await until(() => client.status === 'open', 'the host is there');
  client.send({ type: 'sit', name: 'Ann', colour: 0 });
  client.send({ type: 'host', do: 'addBot', bot: 'stay25' });
  await until(() => client.view?.seats.length === 2, 'two sit there');
  client.send({ type: 'host', do: 'start' });
  await until(() => client.view?.phase === 'playing', 'the game has begun');
  await playOn([client]);
  client.close();
  await until(() => server.context.house.size === 0, 'nobody is there');
  const phase = async (table: string) => (await ask(`${url}/v1/tables/${table}`)).json['phase'];

  await janitor.clean(Date.now() + HOUR);
  expect([await phase(code), await phase(empty.code)]).toEqual(['over', 'lobby']);

  await janitor.clean(Date.now() + 3 * HOUR);
  expect([await phase(code), await phase(empty.code)]).toEqual(['closed', undefined]);
  expect((await ask(`${url}/v1/records/${code}.1`)).status).toBe(200);
});

test('tables that cannot be closed do not keep others from being closed', async () => {
  const server = await startTestServer({ 'table-hours': '2' });
  const { store } = server.context.storage;
  for (const number of Array.from({ length: 100 }).keys())
    await store.create({
      code: `AAA${number}`,
      version: 1,
      listed: false,
      open: true,
      playing: 0,
      body: '{}',
    });
  await setTimeout(2);
  const { code } = await newTable(server);
  await server.janitor.clean(Date.now() + 3 * HOUR);
  expect(await store.load(code)).toBeUndefined();
  expect(await store.load('AAA0')).toBeDefined();
});

test('a table opened on a TV at which nobody took a seat is removed, and the TV is told', async () => {
  const server = await startTestServer({ 'table-hours': '2' });
  const { json } = await ask(`${server.url}/v1/tables`, 'POST', { tv: true });
  const tv = enter(server, String(json['code']));
  await until(() => tv.status === 'open', 'the TV shows the table');
  await server.janitor.clean(Date.now() + 3 * HOUR);
  expect((await ask(`${server.url}/v1/tables/${String(json['code'])}`)).status).toBe(404);
  await until(() => tv.status === 'ended', 'the TV is told');
  await until(() => server.context.house.size === 0, 'nothing is left in memory');
});

test('closed tables and finished games are deleted when they have been kept long enough', async () => {
  const server = await startTestServer({ 'table-hours': '2', 'keep-tables': '90d', 'keep-games': '1y' });
  const { store, archive } = server.context.storage;
  const table = { code: 'AAA', version: 1, listed: false, open: false, playing: 0, body: '{}' };
  await store.create(table);
  const now = Date.now();
  for (const number of Array.from({ length: 250 }).keys())
    await archive.keep({
      id: `AAA.${number}`,
      table: 'AAA',
      started: 0,
      ended: now - number,
      people: ['ann'],
      seats: [],
      record: '{}',
    });
  const played = async () => (await archive.played('ann', { ended: now + 1, id: '' }, 500)).length;
  const day = 24 * HOUR;
  await server.janitor.clean(now + 89 * day);
  expect([await store.load('AAA'), await played()]).toMatchObject([{ code: 'AAA' }, 250]);
  await server.janitor.clean(now + 91 * day);
  expect([await store.load('AAA'), await played()]).toEqual([undefined, 250]);
  await expect(store.create(table)).rejects.toBeInstanceOf(Conflict);
  await server.janitor.clean(now - 10 + 365 * day);
  expect(await played()).toBe(11);
  await server.janitor.clean(now + 366 * day);
  expect(await played()).toBe(0);
  await store.create(table);
});

test('people who have stayed away for a year, and for as long as games are kept, are forgotten', async () => {
  const { janitor, context } = await startTestServer({ 'keep-games': '90d' });
  const { devices, moved } = context.storage;
  await devices.put({ device: 'phone', person: 'ann', formerly: null, kind: 'phone', added: 1 });
  await moved.adopt('phone', 'ann');
  const known = async () => [(await devices.of('ann')).length, (await moved.of('ann')).length];
  const day = 24 * HOUR;
  await janitor.clean(Date.now() + 364 * day);
  expect(await known()).toEqual([1, 1]);
  await janitor.clean(Date.now() + 367 * day);
  expect(await known()).toEqual([0, 0]);
});

test('everything that is due goes in one run, however much has been stored', async () => {
  const storage = memoryStorage();
  const due = { games: 25_000, circles: 12_000 };
  const take = (kind: keyof typeof due, limit: number): number => {
    const taken = Math.min(due[kind], limit);
    due[kind] -= taken;
    return taken;
  };
  const archive = Object.assign(storage.archive, {
    expireGames: async (_before: number, limit: number) => take('games', limit),
  });
  const circles = Object.assign(storage.circles, {
    prune: async (_deleted: number, _changed: number, limit: number) => take('circles', limit),
  });
  const server = await startTestServer({}, { storage: { ...storage, archive, circles } });
  await server.janitor.clean();
  expect(due).toEqual({ games: 0, circles: 0 });
});

test('what is kept for ever stays', async () => {
  const server = await startTestServer({ 'keep-tables': 'forever', 'keep-games': 'forever' });
  const { store, archive } = server.context.storage;
  await store.create({ code: 'AAA', version: 1, listed: false, open: false, playing: 0, body: '{}' });
  const game = { id: 'AAA.1', table: 'AAA', started: 0, ended: 1, people: ['ann'], seats: [], record: '{}' };
  await archive.keep(game);
  await server.janitor.clean(Date.now() + 10_000 * 24 * HOUR);
  expect(await store.load('AAA')).toBeDefined();
  expect(await archive.find('AAA.1')).toBeDefined();
});

test('a table that someone comes back to meanwhile is not removed', async () => {
  const storage = memoryStorage();
  const { store } = storage;
  const load = store.load.bind(store);
  const server = await startTestServer({ 'table-hours': '2' }, { storage });
  const { code } = await newTable(server);
  store.load = async (wanted) => {
    const row = await load(wanted);
    if (row?.version === 1) await store.update({ ...row, version: 2 });
    return row;
  };
  await server.janitor.clean(Date.now() + 3 * HOUR);
  expect(await load(code)).toMatchObject({ code, version: 2, open: true });
});

test('what cannot be done does not keep the rest from being done, nor a server from starting', async () => {
  const storage = memoryStorage();
  const { archive, sheets } = storage;
  Object.assign(archive, { quiet: fail, closed: fail });
  const broken = { ...storage, moveOldGames: fail, countTables: fail };
  const { janitor } = await startTestServer({ 'keep-games': '1d', 'sheet-days': '1' }, { storage: broken });
  const game = { id: 'AAA.1', table: 'AAA', started: 0, ended: 1, people: ['ann'], seats: [], record: '{}' };
  await archive.keep(game);
  await sheets.create('sheet', 'key', '{}');
  await janitor.clean(Date.now() + 25 * HOUR);
  expect([await archive.find('AAA.1'), await sheets.load('sheet')]).toEqual([undefined, undefined]);
});

test('an old game that cannot be moved is logged once, and the others are moved', async () => {
  const ids = Array.from({ length: 150 }, (_, at) => `AAA.${1000 + at}`);
  const moved = new Set<string>();
  const storage: Storage = {
    ...memoryStorage(),
    moveOldGames: (after, limit, failed) => {
      const batch = ids.filter((id) => id > after && !moved.has(id)).slice(0, limit);
      for (const id of batch)
        if (id.endsWith('3')) failed(id, new Error('damaged'));
        else moved.add(id);
      return Promise.resolve(batch);
    },
  };
  const { janitor, log } = await startTestServer({}, { storage });
  await janitor.clean();
  await janitor.clean();
  expect(moved.size).toBe(135);
  expect(log.filter((line) => line.includes('could not rewrite'))).toHaveLength(15);
});

test('old score sheets are removed', async () => {
  const server = await startTestServer({ 'sheet-days': '1' });
  const body = {
    id: 'one',
    started: 1,
    rules: { preset: 'official' },
    players: [{ id: 'p-1', name: 'Ann', colour: 0 }],
    dealer: 'p-1',
    steps: [],
  };
  const { json } = await ask(`${server.url}/v1/sheets`, 'POST', { body });
  const status = async () => (await ask(`${server.url}/v1/sheets/${String(json['id'])}`)).status;
  await server.janitor.clean(Date.now() + 23 * HOUR);
  expect(await status()).toBe(200);
  await server.janitor.clean(Date.now() + 25 * HOUR);
  expect(await status()).toBe(404);
});

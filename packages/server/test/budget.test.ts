import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClientMessage, type HostCommand, MemoryBus, REACTIONS, webSource } from '@sevenfold/table';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createServer, makeLogger, memoryStorage, readConfig, ThinkerPool } from '../src/index.ts';
import type { Ask, Attack, Order } from './budget/attack.ts';
import { Pulse } from './budget/pulse.ts';
import { routesIn } from './budget/routes.ts';
import { keepGames, setStage, speakers, type Stage } from './budget/stage.ts';
import { frame, request } from './tcp-client.ts';
import type { Start } from './processes/server-process.ts';

// One caller does the worst that is allowed, as often as it is allowed, while others play. This test measures time on a
// machine that may be busy, so each attack has several tries; and where moves are slow even without an attack, it counts
// how long the server itself worked while they waited.

/** Milliseconds: what 99 of 100 moves of other tables may take. */
const BUDGET = 50;
/** The most that they take without an attack on an idle machine. */
const CALM = 10;
const DURATION = 400;
const CHANCES = 5;
/** How much longer the same work takes on a busy machine. */
const BUSY = 2;
/** Requests of one address at once. */
const REQUESTS = 600;
const CONNECTIONS = 200;
const LINES = 50;

let folder: string;
let web: string;
let server: ChildProcess;
let port: number;
let attacker: ChildProcess;
let pulse: Pulse;
let stage: Stage;
let addresses = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sevenfold-budget-'));
  web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html>'.padEnd(5000));
  writeFileSync(join(web, 'assets', 'large.js'), 'x'.repeat(300_000));
  const token = webSource.token();
  const record = await keepGames(join(folder, 'data'), token);
  // Through a proxy, so that every caller can have its own address.
  ({ server, port } = await startServer({ data: join(folder, 'data'), web, 'trust-proxy': 'loopback' }));
  attacker = fork(new URL('./budget/attacker.ts', import.meta.url), { execArgv: [] });
  stage = await setStage(port, token, record);
  pulse = await Pulse.open(port, server.pid!);
  await pulse.measure(pause(500));
}, 60_000);

afterAll(() => {
  pulse?.close();
  attacker?.kill('SIGKILL');
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(flags: Record<string, string>): Promise<{ server: ChildProcess; port: number }> {
  const child = fork(new URL('./processes/server-process.ts', import.meta.url), { execArgv: [] });
  await once(child, 'message');
  child.send({ flags: { host: '127.0.0.1', port: '0', ...flags } } satisfies Start);
  const [answer] = (await once(child, 'message')) as [{ port: number }];
  return { server: child, port: answer.port };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Attacks from a new address; returns how often each status was answered. */
async function run(attack: Attack, at: number): Promise<Record<string, number>> {
  const address = `10.1.${++addresses}.1`;
  attacker.send({ port: at, address, milliseconds: DURATION, attack } satisfies Order);
  const [answer] = (await once(attacker, 'message')) as [
    { readonly statuses: Record<string, number> } | { readonly error: string },
  ];
  if ('error' in answer) throw new Error(answer.error);
  return answer.statuses;
}

/** Fails if every try of an attack makes others wait; returns the answers that it got. */
async function withinBudget(make: () => Attack, at = port, others = pulse): Promise<Record<string, number>> {
  const tries: string[] = [];
  while (tries.length < CHANCES) {
    const attack = run(make(), at);
    const { wait, work } = await others.measure(attack);
    if (wait < BUDGET) return attack;
    const idle = await others.measure(pause(DURATION));
    if (idle.wait > CALM && work < BUSY * BUDGET) return attack;
    tries.push(
      `${wait.toFixed(0)} ms (${work.toFixed(0)} ms of work; ${idle.wait.toFixed(0)} ms without it)`,
    );
  }
  throw new Error(`99 of 100 moves of other tables take up to ${tries.join(', ')}`);
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The most expensive request of each route. */
const ROUTES: Record<string, (stage: Stage) => Ask> = {
  'GET /health': () => ({ method: 'GET', path: '/health' }),
  'GET /ready': () => ({ method: 'GET', path: '/ready' }),
  'GET /metrics': () => ({ method: 'GET', path: '/metrics' }),
  'POST /v1/tables': () => ({
    method: 'POST',
    path: '/v1/tables',
    headers: JSON_TYPE,
    body: JSON.stringify({ rules: { preset: 'official', target: 500 }, listed: true, clock: 10 }),
  }),
  'GET /v1/tables': () => ({ method: 'GET', path: '/v1/tables' }),
  'GET /v1/tables/:code': ({ code }) => ({ method: 'GET', path: `/v1/tables/${code}` }),
  'POST /v1/guests': () => ({ method: 'POST', path: '/v1/guests' }),
  'GET /v1/network': () => ({ method: 'GET', path: '/v1/network' }),
  'GET /v1/notice': () => ({ method: 'GET', path: '/v1/notice' }),
  'GET /v1/records/:id': ({ record }) => ({ method: 'GET', path: `/v1/records/${record}` }),
  'GET /v1/me/games': ({ token }) => ({
    method: 'GET',
    path: '/v1/me/games?limit=100',
    headers: { authorization: `Bearer ${token}` },
  }),
  'DELETE /v1/me/games': () => ({
    method: 'DELETE',
    path: '/v1/me/games',
    headers: { authorization: `Bearer ${webSource.token()}` },
  }),
  'DELETE /v1/me/games/:id': ({ record }) => ({
    method: 'DELETE',
    path: `/v1/me/games/${record}`,
    headers: { authorization: `Bearer ${webSource.token()}` },
  }),
  'POST /v1/sheets': ({ sheet }) => ({
    method: 'POST',
    path: '/v1/sheets',
    headers: JSON_TYPE,
    body: JSON.stringify({ body: sheet }),
  }),
  'GET /v1/sheets/:id': ({ shared }) => ({ method: 'GET', path: `/v1/sheets/${shared.id}` }),
  'PUT /v1/sheets/:id': ({ shared, sheet }) => ({
    method: 'PUT',
    path: `/v1/sheets/${shared.id}`,
    headers: { ...JSON_TYPE, authorization: `Bearer ${shared.key}` },
    body: JSON.stringify({ version: 1, body: sheet }),
  }),
  'DELETE /v1/sheets/:id': ({ shared }) => ({
    method: 'DELETE',
    path: `/v1/sheets/${shared.id}`,
    headers: { authorization: `Bearer ${webSource.token()}` },
  }),
  'GET /v1/sheets/:id/events': ({ shared }) => ({ method: 'GET', path: `/v1/sheets/${shared.id}/events` }),
  'GET /v1/socket': () => ({ method: 'GET', path: '/v1/socket' }),
  'GET *': () => ({ method: 'GET', path: '/assets/large.js', headers: { 'accept-encoding': 'br, gzip' } }),
};

test('every route has a worst case here', async () => {
  const pool = new ThinkerPool({ threads: 1 });
  const config = readConfig({ web }, {});
  const parts = { storage: memoryStorage(), bus: new MemoryBus(), pool, log: makeLogger('silent') };
  const { app } = await createServer(config, parts);
  await app.ready();
  expect(Object.keys(ROUTES).sort()).toEqual(routesIn(app.printRoutes({ commonPrefix: false })).sort());
  await app.close();
  await pool.stop();
});

describe('a route at its worst', () => {
  test.each(Object.keys(ROUTES))('%s', async (route) => {
    const statuses = await withinBudget(() => ({
      kind: 'requests',
      ask: ROUTES[route]!(stage),
      count: REQUESTS,
      // As many streams as an address may have; everything else is as fast over fewer connections.
      lines: route.endsWith('/events') ? CONNECTIONS : LINES,
    }));
    expect(Object.keys(statuses)).not.toContain('500');
  });
});

const SEAT = { seat: 1 };

/** The most expensive messages, sent again and again. */
const MESSAGES: { readonly [Type in Exclude<ClientMessage['type'], 'host'>]: readonly object[] } = {
  hello: [],
  sit: [
    { type: 'sit', name: 'ﷺ'.repeat(200), colour: 35, key: 'x'.repeat(64), contribution: 'ab'.repeat(32) },
  ],
  contribute: [{ type: 'contribute', seat: 0, contribution: 'ab'.repeat(32) }],
  leave: [{ type: 'leave', seat: 35 }],
  pass: [{ type: 'pass', seat: 0 }],
  move: [{ type: 'move', game: 1, seat: 0, move: 'h', n: 0 }],
  resync: [{ type: 'resync', game: 0, n: 0 }],
  chat: [{ type: 'chat', text: 'ﷺ'.repeat(1300) }],
  reaction: [{ type: 'reaction', reaction: REACTIONS[0] }],
  shown: [{ type: 'shown', game: 1, beats: 1 }],
  ping: [{ type: 'ping' }],
};

const COMMANDS: { readonly [Do in HostCommand['do']]: readonly object[] } = {
  start: [{ type: 'host', do: 'start' }],
  rematch: [{ type: 'host', do: 'rematch' }],
  kick: [{ type: 'host', do: 'kick', ...SEAT }],
  lock: [true, false].map((on) => ({ type: 'host', do: 'lock', on })),
  list: [true, false].map((on) => ({ type: 'host', do: 'list', on })),
  pause: [true, false].map((on) => ({ type: 'host', do: 'pause', on })),
  chat: [true, false].map((on) => ({ type: 'host', do: 'chat', on })),
  coach: [true, false].map((on) => ({ type: 'host', do: 'coach', on })),
  rules: [100, 200].map((target) => ({ type: 'host', do: 'rules', rules: { preset: 'official', target } })),
  clock: [10, 60].map((seconds) => ({ type: 'host', do: 'clock', seconds })),
  pace: ['quick', 'slow'].map((pace) => ({ type: 'host', do: 'pace', pace })),
  handOver: [{ type: 'host', do: 'handOver', seat: 0 }],
  standIn: [{ type: 'host', do: 'standIn', ...SEAT }],
  nextRound: [{ type: 'host', do: 'nextRound', round: 3 }],
  addBot: [{ type: 'host', do: 'addBot', bot: 'oracle' }],
  removeBot: [
    { type: 'host', do: 'removeBot', seat: 35 },
    { type: 'host', do: 'addBot', bot: 'oracle' },
  ],
  close: [{ type: 'host', do: 'close' }],
  delete: [{ type: 'host', do: 'delete' }],
};
/** These end the table, so they come last. */
const LAST = ['kick', 'close', 'delete'];

describe('a message at its worst, from everyone at a full table', () => {
  test.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])('%s', async (type) => {
    const statuses = await withinBudget(() => {
      const hellos = stage.game;
      const all = MESSAGES[type].length === 0 ? hellos.map((hello) => [JSON.parse(hello) as object]) : [];
      return {
        kind: 'messages',
        speakers: hellos.flatMap((hello, index) => speakers([hello], all[index] ?? MESSAGES[type])),
        listeners: [],
      };
    });
    expect(statuses).toHaveProperty('welcome');
  });

  const commands = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];
  const inOrder = [...commands.filter((one) => !LAST.includes(one)), ...LAST] as typeof commands;
  test.each(inOrder)('host: %s', async (command) => {
    const statuses = await withinBudget(() => {
      const hellos = ['pause', 'rematch', 'standIn'].includes(command) ? stage.game : stage.lobby;
      return {
        kind: 'messages',
        speakers: speakers(hellos.slice(0, 1), COMMANDS[command]),
        listeners: hellos.slice(1),
      };
    });
    expect(Object.keys(statuses).length).toBeGreaterThan(0);
  });
});

describe('a flood', () => {
  const FLOODS: Record<string, string> = {
    pings: frame(0x89, 'x').toString('hex'),
    pongs: frame(0x8a).toString('hex'),
    'empty messages': frame(0x81).toString('hex'),
    'parts of messages': frame(0x01).toString('hex'),
    messages: frame(0x81, '{"type":"ping"}').toString('hex'),
  };
  test.each(Object.keys(FLOODS))('of %s', async (name) => {
    const attack = { kind: 'frames', hex: FLOODS[name]!, connections: 20 } as const;
    expect(await withinBudget(() => attack)).toBeDefined();
  });

  test('of requests one behind the other, from an address where others play', async () => {
    const direct = await startServer({ data: join(folder, 'direct'), web });
    onTestFinished(() => void direct.server.kill('SIGKILL'));
    const others = await Pulse.open(direct.port, direct.server.pid!);
    onTestFinished(() => others.close());
    await others.measure(pause(500));
    const attack = { kind: 'bytes', text: request('GET', '/health'), connections: 20 } as const;
    expect(await withinBudget(() => attack, direct.port, others)).toBeDefined();
  });
});

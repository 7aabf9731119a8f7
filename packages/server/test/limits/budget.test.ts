import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClientMessage, type HostCommand, MemoryBus, REACTIONS, webSource } from '@sevenfold/table';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createServer, makeLogger, readConfig, ThinkerPool } from '../../src/index.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import type { Ask, Attack, Order } from './budget/attack.ts';
import { Pulse } from './budget/pulse.ts';
import { routesIn } from './budget/routes.ts';
import { keepGames, setStage, speakers, type Stage } from './budget/stage.ts';
import { sample } from '../../../../scripts/sample.mjs';
import { frame, request } from '../helpers/tcp-client.ts';
import type { Start } from '../processes/server-process.ts';

// One caller does the worst that is allowed, as often as it is allowed, while others play. This test measures time on a
// machine that may be busy, so each attack has several tries; and where moves are slow even without an attack, it counts
// how long the server itself worked while they waited. `npm test` tries one attack of each kind, `npm run test:all` all.

/** Milliseconds: what 99 of 100 moves of other tables may take. */
const BUDGET = 50;
/** The most milliseconds that they take without an attack, on an idle machine. */
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
  const child = fork(new URL('../processes/server-process.ts', import.meta.url), { execArgv: [] });
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
async function run(attack: Attack, at: number): Promise<Answers> {
  const address = `10.1.${++addresses}.1`;
  attacker.send({ port: at, address, milliseconds: DURATION, attack } satisfies Order);
  const [answer] = (await once(attacker, 'message')) as [
    { readonly statuses: Answers } | { readonly error: string },
  ];
  if ('error' in answer) throw new Error(answer.error);
  return answer.statuses;
}

/** How often each status, message or code was answered. */
type Answers = Record<string, number>;

/** What an attack did in each try; nothing if it did what it is for in one of them, and made nobody else wait. */
async function harmOf(
  make: () => Attack,
  hasEffect: (answers: Answers) => boolean,
  at = port,
  others = pulse,
): Promise<readonly string[]> {
  const tries: string[] = [];
  while (tries.length < CHANCES) {
    const attack = run(make(), at);
    const { wait, work } = await others.measure(attack);
    const answers = await attack;
    // What cannot be read costs nothing, so it would be no attack.
    if (Object.keys(answers).some((answer) => /^400$|^5\d\d$|^badMessage$/.test(answer)))
      return [JSON.stringify(answers)];
    if (!hasEffect(answers)) {
      tries.push(`no effect: ${JSON.stringify(answers)}`);
      continue;
    }
    if (wait < BUDGET) return [];
    const idle = await others.measure(pause(DURATION));
    if (idle.wait > CALM && work < BUSY * BUDGET) return [];
    tries.push(
      `99 of 100 moves of other tables take up to ${wait.toFixed(0)} ms (${work.toFixed(0)} ms of work; ${idle.wait.toFixed(0)} ms without it)`,
    );
  }
  return tries;
}

/** A server that is busy may cut off a request, or be too late with its answer. */
function isNoticed(answers: Answers): boolean {
  return Object.keys(answers).length > 0;
}

function isHeard(answers: Answers): boolean {
  return 'welcome' in answers || 'closed' in answers;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The longest address that a webhook may have. */
const WEBHOOK = {
  headers: JSON_TYPE,
  body: JSON.stringify({ url: `https://example.org/${'x'.repeat(900)}` }),
};

/** A request by the host of a table, or by the keeper of a circle. */
function webhookOf(method: Ask['method'], owner: string, token: string, more: Partial<Ask> = {}): Ask {
  const headers = { ...more.headers, authorization: `Bearer ${token}` };
  return { ...more, method, path: `/v1/${owner}/webhook${more.path ?? ''}`, headers };
}

function hostOf({ game }: Stage): string {
  return (JSON.parse(game[0]!) as { token: string }).token;
}

/** A request from a page at localhost, where there can be passkeys. */
function post(path: string, token: string, body: object): Ask {
  const headers = { ...JSON_TYPE, authorization: `Bearer ${token}`, 'x-forwarded-host': 'localhost' };
  return { method: 'POST', path, headers, body: JSON.stringify(body) };
}

/** The longest answer that an authenticator may give. */
function largestAnswer(kind: 'made' | 'shown'): object {
  const long = 'A'.repeat(1400);
  const clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: long })).toString(
    'base64url',
  );
  const response =
    kind === 'made'
      ? { clientDataJSON, attestationObject: 'o'.repeat(8000) }
      : { clientDataJSON, authenticatorData: long, signature: long };
  return { id: long, rawId: long, type: 'public-key', response };
}
/** As many entries as fit into a request, of members who do not exist. */
const LARGEST_GAMES = Array.from({ length: 20 }, (_, at) => ({
  id: `entry-${100 + at}`,
  do: 'file',
  game: {
    key: `typed:game-${100 + at}`,
    box: 'flip7',
    ended: 1,
    players: Array.from({ length: 30 }, (__, seat) => ({
      member: `nobody-${100 + seat}`,
      place: 1,
      total: 200,
      rounds: Array.from({ length: 50 }, () => 100),
    })),
  },
}));

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
  'GET /v1/me': ({ token }) => ({
    method: 'GET',
    path: '/v1/me',
    headers: { authorization: `Bearer ${token}` },
  }),
  'DELETE /v1/me': () => ({
    method: 'DELETE',
    path: '/v1/me',
    headers: { authorization: `Bearer ${webSource.token()}` },
  }),
  'DELETE /v1/me/devices/:id': ({ token }) => ({
    method: 'DELETE',
    path: '/v1/me/devices/0123456789abcdef',
    headers: { authorization: `Bearer ${token}` },
  }),
  'DELETE /v1/me/passkeys/:id': ({ token }) => ({
    method: 'DELETE',
    path: '/v1/me/passkeys/AAAAAAAAAAAAAAAAAAAAAA',
    headers: { authorization: `Bearer ${token}` },
  }),
  'POST /v1/me/links': ({ token }) => post('/v1/me/links', token, { kind: 'phone' }),
  'POST /v1/me/links/use': ({ token }) => post('/v1/me/links/use', token, { ticket: webSource.token() }),
  'POST /v1/me/passkeys/options': ({ token }) => post('/v1/me/passkeys/options', token, { name: 'Ann' }),
  'POST /v1/me/passkeys': ({ token }) => post('/v1/me/passkeys', token, { response: largestAnswer('made') }),
  'POST /v1/me/restore/options': ({ token }) => post('/v1/me/restore/options', token, {}),
  'POST /v1/me/restore': ({ token }) => post('/v1/me/restore', token, { response: largestAnswer('shown') }),
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
  'POST /v1/circles': () => ({
    method: 'POST',
    path: '/v1/circles',
    headers: { ...JSON_TYPE, authorization: `Bearer ${webSource.token()}` },
    body: JSON.stringify({ name: 'Ann', settings: { name: 'ﷺ'.repeat(30), zone: 'Europe/Berlin' } }),
  }),
  'GET /v1/me/circles': ({ token }) => ({
    method: 'GET',
    path: '/v1/me/circles',
    headers: { authorization: `Bearer ${token}` },
  }),
  'GET /v1/circles/:id': ({ token, circle }) => ({
    method: 'GET',
    path: `/v1/circles/${circle.id}`,
    headers: { authorization: `Bearer ${token}` },
  }),
  'GET /v1/circles/:id/entries': ({ token, circle }) => ({
    method: 'GET',
    path: `/v1/circles/${circle.id}/entries`,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
  }),
  'POST /v1/circles/:id/entries': ({ token, circle }) => ({
    method: 'POST',
    path: `/v1/circles/${circle.id}/entries`,
    headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
    body: JSON.stringify({ entries: LARGEST_GAMES }),
  }),
  'POST /v1/circles/:id/preview': ({ circle }) => ({
    method: 'POST',
    path: `/v1/circles/${circle.id}/preview`,
    headers: JSON_TYPE,
    body: JSON.stringify({ key: circle.key }),
  }),
  'POST /v1/circles/:id/members': ({ circle }) => ({
    method: 'POST',
    path: `/v1/circles/${circle.id}/members`,
    headers: { ...JSON_TYPE, authorization: `Bearer ${webSource.token()}` },
    body: JSON.stringify({ key: circle.key, name: 'Eve' }),
  }),
  'DELETE /v1/circles/:id/members/:member': ({ token, circle }) => ({
    method: 'DELETE',
    path: `/v1/circles/${circle.id}/members/nobody`,
    headers: { authorization: `Bearer ${token}` },
  }),
  'POST /v1/circles/:id/invitation': ({ token, circle }) => ({
    method: 'POST',
    path: `/v1/circles/${circle.id}/invitation`,
    headers: { authorization: `Bearer ${token}` },
  }),
  'DELETE /v1/circles/:id': ({ token, circle }) => ({
    method: 'DELETE',
    path: `/v1/circles/${circle.id}`,
    headers: { authorization: `Bearer ${token}` },
  }),
  'POST /v1/circles/:id/restore': ({ token, circle }) => ({
    method: 'POST',
    path: `/v1/circles/${circle.id}/restore`,
    headers: { authorization: `Bearer ${token}` },
  }),
  'GET /v1/circles/:id/events': ({ token, circle }) => ({
    method: 'GET',
    path: `/v1/circles/${circle.id}/events`,
    headers: { authorization: `Bearer ${token}` },
  }),
  'GET /v1/daily/:date': ({ token }) => ({
    method: 'GET',
    path: '/v1/daily/today',
    headers: { authorization: `Bearer ${token}` },
  }),
  'POST /v1/daily/:date/moves': ({ token }) => ({
    method: 'POST',
    path: `/v1/daily/${new Date().toISOString().slice(0, 10)}/moves`,
    headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
    body: JSON.stringify({ n: 0 }),
  }),
  'GET /v1/me/daily': ({ token }) => ({
    method: 'GET',
    path: '/v1/me/daily',
    headers: { authorization: `Bearer ${token}` },
  }),
  'GET /v1/me/rating': ({ token }) => ({
    method: 'GET',
    path: '/v1/me/rating?limit=500',
    headers: { authorization: `Bearer ${token}` },
  }),
  'PUT /v1/me/rating': () => ({
    method: 'PUT',
    path: '/v1/me/rating',
    headers: { ...JSON_TYPE, authorization: `Bearer ${webSource.token()}` },
    body: JSON.stringify({ listed: true }),
  }),
  'GET /v1/leaderboard': ({ token }) => ({
    method: 'GET',
    path: '/v1/leaderboard?period=all&by=skill',
    headers: { authorization: `Bearer ${token}` },
  }),
  'GET /v1/push': () => ({ method: 'GET', path: '/v1/push' }),
  'PUT /v1/me/subscription': () => ({
    method: 'PUT',
    path: '/v1/me/subscription',
    headers: { ...JSON_TYPE, authorization: `Bearer ${webSource.token()}` },
    body: JSON.stringify({
      endpoint: `https://push.example.org/${'x'.repeat(900)}`,
      keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) },
      wants: ['turn', 'reminder', 'circle'],
      language: 'en',
      zone: 'America/Argentina/ComodRivadavia',
      quiet: { from: 1320, to: 480 },
    }),
  }),
  'DELETE /v1/me/subscription': () => ({
    method: 'DELETE',
    path: '/v1/me/subscription',
    headers: { ...JSON_TYPE, authorization: `Bearer ${webSource.token()}` },
    body: JSON.stringify({ endpoint: `https://push.example.org/${'x'.repeat(900)}` }),
  }),
  'GET /v1/tables/:code/webhook': (set) => webhookOf('GET', `tables/${set.code}`, hostOf(set)),
  'PUT /v1/tables/:code/webhook': (set) => webhookOf('PUT', `tables/${set.code}`, hostOf(set), WEBHOOK),
  'DELETE /v1/tables/:code/webhook': (set) => webhookOf('DELETE', `tables/${set.code}`, hostOf(set)),
  'POST /v1/tables/:code/webhook/test': (set) =>
    webhookOf('POST', `tables/${set.code}`, hostOf(set), { path: '/test' }),
  'GET /v1/circles/:id/webhook': ({ circle, token }) => webhookOf('GET', `circles/${circle.id}`, token),
  'PUT /v1/circles/:id/webhook': ({ circle, token }) =>
    webhookOf('PUT', `circles/${circle.id}`, token, WEBHOOK),
  'DELETE /v1/circles/:id/webhook': ({ circle, token }) => webhookOf('DELETE', `circles/${circle.id}`, token),
  'POST /v1/circles/:id/webhook/test': ({ circle, token }) =>
    webhookOf('POST', `circles/${circle.id}`, token, { path: '/test' }),
  'POST /v1/match': ({ token }) => ({
    method: 'POST',
    path: '/v1/match',
    headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'ﷺ'.repeat(200), colour: 35 }),
  }),
  'DELETE /v1/match': ({ token }) => ({
    method: 'DELETE',
    path: '/v1/match',
    headers: { authorization: `Bearer ${token}` },
  }),
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
  test.each(sample(['POST /v1/circles/:id/entries'], Object.keys(ROUTES)))('%s', async (route) => {
    const attack = (): Attack => ({
      kind: 'requests',
      ask: ROUTES[route]!(stage),
      count: REQUESTS,
      // As many streams as an address may have; everything else is as fast over fewer connections.
      lines: route.endsWith('/events') ? CONNECTIONS : LINES,
    });
    expect(await harmOf(attack, isNoticed)).toEqual([]);
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
  rated: [true, false].map((on) => ({ type: 'host', do: 'rated', on })),
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
/** These end the lobby or the table, so they come last. */
const LAST = ['start', 'kick', 'close', 'delete'];

describe('a message at its worst, from everyone at a full table', () => {
  test.each(sample(['move'], Object.keys(MESSAGES)) as (keyof typeof MESSAGES)[])('%s', async (type) => {
    const attack = (): Attack => {
      const hellos = stage.game;
      const all = MESSAGES[type].length === 0 ? hellos.map((hello) => [JSON.parse(hello) as object]) : [];
      return {
        kind: 'messages',
        speakers: hellos.flatMap((hello, index) => speakers([hello], all[index] ?? MESSAGES[type])),
        listeners: [],
      };
    };
    expect(await harmOf(attack, isHeard)).toEqual([]);
  });

  const commands = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];
  const inOrder = [...commands.filter((one) => !LAST.includes(one)), ...LAST] as typeof commands;
  test.each(sample<typeof inOrder>(['rules'], inOrder))('host: %s', async (command) => {
    const attack = (): Attack => {
      const hellos = ['pause', 'rematch', 'standIn'].includes(command) ? stage.game : stage.lobby;
      return {
        kind: 'messages',
        speakers: speakers(hellos.slice(0, 1), COMMANDS[command]),
        listeners: hellos.slice(1),
      };
    };
    expect(await harmOf(attack, isHeard)).toEqual([]);
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
  test.each(sample(['messages'], Object.keys(FLOODS)))('of %s', async (name) => {
    const attack = { kind: 'frames', hex: FLOODS[name]!, connections: 20 } as const;
    // Every one of them is let in before it floods.
    expect(await harmOf(() => attack, isNoticed)).toEqual([]);
  });

  const lines = ['of requests one behind the other, from an address where others play'];
  test.each(sample([], lines))('%s', async () => {
    const direct = await startServer({ data: join(folder, 'direct'), web });
    onTestFinished(() => void direct.server.kill('SIGKILL'));
    const others = await Pulse.open(direct.port, direct.server.pid!);
    onTestFinished(() => others.close());
    await others.measure(pause(500));
    const attack = { kind: 'bytes', text: request('GET', '/health'), connections: 20 } as const;
    expect(await harmOf(() => attack, isNoticed, direct.port, others)).toEqual([]);
  });
});

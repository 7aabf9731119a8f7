import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webSource } from '@sevenfold/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres, readConfig } from '../../src/index.ts';
import { type ProcessFigures } from '../../src/operator/all-processes.ts';
import { type Overview } from '../../src/operator/overview.ts';
import { PostgresBus } from '../../src/bus/postgres-bus.ts';
import { act, ON, OWN, startTwo, TOKEN } from './operator-servers.ts';
import { newSchema } from '../helpers/schema.ts';
import { describeWith } from '../helpers/services.ts';
import {
  ask,
  bearer,
  enter,
  newTable,
  playOn,
  sitDown,
  startTestServer,
  stopTime,
  type TestServer,
  until,
} from '../helpers/test-server.ts';

async function overviewOf({ url }: TestServer): Promise<Overview> {
  const { status, json } = await ask(`${url}/v1/admin`, 'GET', undefined, OWN);
  expect(status).toBe(200);
  return json as unknown as Overview;
}

function readPage(file: string): string {
  return readFileSync(join(import.meta.dirname, '../../operator-page', file), 'utf8');
}

describe('the operator’s page', () => {
  test.each([
    ['/admin', '/nowhere'],
    ['/admin/page.js', '/nowhere/page.js'],
    ['/v1/admin', '/v1/nowhere'],
    ['/v1/admin/tables/ABC234', '/v1/nowhere/tables/ABC234'],
  ])('without a token in the settings, %s is like any unknown path', async (path, unknown) => {
    const { url } = await startTestServer();
    for (const method of ['GET', 'POST']) {
      const [one, other] = [
        await ask(url + path, method, undefined, OWN),
        await ask(url + unknown, method, undefined, OWN),
      ];
      const headers = ({ headers: all }: typeof one) => [...all].filter(([name]) => name !== 'date');
      expect([one.status, one.text, headers(one)]).toEqual([other.status, other.text, headers(other)]);
    }
  });

  test('is three small files that run no script but their own', async () => {
    const { url } = await startTestServer(ON);
    const page = await ask(`${url}/admin`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text).not.toMatch(/\son\w+=|\sstyle=|<style|<script(?![^>]* src=)|https?:/);
    const files = Array.from(page.text.matchAll(/(?:href|src)="([^"]+)"/g), ([, file]) => file!);
    expect(files).toEqual(['data:,', 'admin/page.css', 'admin/page.js']);
    let bytes = page.text.length;
    for (const file of files.slice(1)) {
      const { status, text } = await ask(new URL(file, `${url}/admin`).href);
      expect(status).toBe(200);
      bytes += text.length;
    }
    expect(bytes).toBeLessThan(30_000);
  });

  test('finds every element that its script looks for, and sets texts as text', () => {
    const script = readPage('page.js');
    const wanted = Array.from(script.matchAll(/\b(?:part|formOf|fill)\(\s*'([\w-]+)'/g), ([, name]) => name!);
    expect(wanted.length).toBeGreaterThan(20);
    const page = readPage('page.html');
    expect(wanted.filter((name) => !new RegExp(`\\sdata-${name}[\\s>]`).test(page))).toEqual([]);
    expect(script).not.toMatch(
      /innerHTML|insertAdjacentHTML|document\.write|localStorage|sessionStorage|cookie/,
    );
  });
});

describe('the operator’s token', () => {
  test('is needed for everything, in the header only, and every other one is refused', async () => {
    const { url } = await startTestServer(ON);
    const wrong = [
      undefined,
      '',
      'Bearer',
      `Bearer ${TOKEN.slice(0, -1)}`,
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.toUpperCase()}`,
      `Basic ${TOKEN}`,
      TOKEN,
      `Bearer ${'x'.repeat(8000)}`,
    ];
    for (const authorization of wrong) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const { status, json } = await ask(`${url}/v1/admin?token=${TOKEN}`, 'GET', undefined, headers);
      expect([authorization, status]).toEqual([authorization, authorization === undefined ? 401 : 403]);
      expect(Object.keys(json)).toEqual(['code', 'message']);
    }
    const { status, headers } = await ask(`${url}/v1/admin`, 'GET', undefined, OWN);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('cannot be guessed: after a few wrong ones an address has to wait, even with the right one', async () => {
    const pass = stopTime();
    const server = await startTestServer({ ...ON, 'trust-proxy': 'loopback', 'address-requests': '100000' });
    const from = (address: string, token: string): Promise<number> =>
      ask(`${server.url}/v1/admin`, 'GET', undefined, { ...bearer(token), 'x-forwarded-for': address }).then(
        ({ status }) => status,
      );
    const statuses: number[] = [];
    for (let batch = 0; batch < 20; batch++)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, (_, at) => from('203.0.113.9', `guess-${batch}-${at}-0123456789012345`)),
        )),
      );
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(990);
    expect(await from('203.0.113.9', TOKEN)).toBe(429);
    expect(await from('198.51.100.7', TOKEN)).toBe(200);
    pass(10_001);
    expect(await from('203.0.113.9', TOKEN)).toBe(200);
    const { text } = await ask(`${server.url}/metrics`);
    expect(text).toMatch(/^sevenfold_operator_refusals_total 10$/m);
  });

  test('is in no log, and not even in the settings', async () => {
    const server = await startTestServer(ON);
    const guess = 'a-wrong-token-0123456789-abcdef';
    await ask(`${server.url}/v1/admin`, 'GET', undefined, bearer(guess));
    await overviewOf(server);
    await act(server, { do: 'banner', text: 'Hello' });
    const log = server.log.join('');
    expect(log).toContain('someone has tried a wrong operator token');
    expect(log).toContain('the operator has changed the notice');
    for (const secret of [TOKEN, guess, '127.0.0.1"']) expect(log).not.toContain(secret);
    expect(JSON.stringify(server.context.config)).not.toContain(TOKEN);
  });

  test('must be long, and is never repeated in a message', () => {
    expect(() => readConfig({ 'admin-token': 'hunter2' }, {})).toThrow(
      '--admin-token must be at least 24 characters: letters, digits, - or _',
    );
    expect(readConfig({}, {})['admin-token']).toBe('');
  });
});

describe('the overview', () => {
  test('covers all processes, and a table at two of them once', async () => {
    const [here, there] = await startTwo();
    const { code, token } = await newTable(here);
    const other = await newTable(there);
    const clients = [
      enter(here, code, token),
      enter(there, code, webSource.token()),
      enter(there, code),
      enter(there, other.code, other.token),
    ];
    await until(() => clients.every(({ status }) => status === 'open'), 'everyone is there');
    clients[0]!.send({ type: 'sit', name: 'Ann', colour: 0 });
    clients[0]!.send({ type: 'host', do: 'addBot', bot: 'stay25' });
    await until(() => clients[1]!.view?.seats.length === 2, 'two sit there');
    const { processes, tables, storage, routes, notice } = await overviewOf(here);
    const sums = processes.map(({ connections, tables: count }) => `${connections} at ${count}`);
    expect(sums.sort()).toEqual(['1 at 1', '3 at 2']);
    expect(new Set(processes.map(({ name }) => name)).size).toBe(2);
    expect(tables).toEqual([
      {
        code,
        phase: 'lobby',
        connected: 3,
        people: 1,
        bots: 1,
        entries: 0,
        processes: expect.any(Array) as string[],
      },
      expect.objectContaining({ code: other.code, connected: 1 }),
    ]);
    expect(tables[0]!.processes).toHaveLength(2);
    expect(storage).toMatchObject({ tables: 2, games: 0, sheets: 0 });
    expect(notice).toEqual({ version: 0, readOnly: false, banner: null });
    const created = routes.find(({ route }) => route === 'POST /v1/tables');
    expect(created).toMatchObject({ requests: 2 });
    expect(created!.slow).toBeGreaterThanOrEqual(created!.median);
    expect(JSON.stringify([tables, processes])).not.toContain(token);
  });

  test('shows one table by its code', async () => {
    const server = await startTestServer(ON);
    const [client] = await sitDown(server, 2);
    const { code } = client!.view!;
    const find = (wanted: string) =>
      ask(`${server.url}/v1/admin/tables/${wanted}`, 'GET', undefined, OWN).then(({ json }) => json);
    expect(await find(code.toLowerCase())).toEqual({
      code,
      phase: 'playing',
      listed: false,
      locked: false,
      games: 1,
      players: [
        { name: 'Player 0', bot: false },
        { name: 'Player 1', bot: false },
      ],
    });
    expect(await find('NOBODY')).toMatchObject({ code: 'noTable' });
  });

  test('of one process fits into a notification of PostgreSQL', () => {
    const most = 1_000_000;
    const figures: ProcessFigures = {
      name: '00000000-0000-0000-0000-000000000000',
      uptime: 1e9,
      connections: most,
      mostConnections: most,
      tables: most,
      memory: 1e12,
      statements: most,
      bots: most,
      hears: false,
      routes: Array.from({ length: 10 }, () => ({
        route: 'DELETE /v1/admin/tables/:code/and-more',
        requests: 1e9,
        median: 10_000.5,
        slow: 10_000.5,
      })),
      busiest: Array.from({ length: 40 }, () => ({
        code: 'ABCDEFGHJKMN',
        phase: 'playing',
        connected: 20_000,
        people: 36,
        bots: 36,
        entries: 10_000,
      })),
    };
    expect(JSON.stringify({ to: figures.name, figures }).length).toBeLessThan(7900);
  });
});

describe('what an operator does', () => {
  test.each([
    {},
    [],
    { do: 'dance' },
    { do: 'close' },
    { do: 'close', table: 7 },
    { do: 'close', table: '../../etc' },
    { do: 'delete', table: 'x'.repeat(1000) },
    { do: 'close', table: 'ABC234', force: true },
    { do: 'readOnly' },
    { do: 'readOnly', on: 'yes' },
    { do: 'banner' },
    { do: 'banner', text: '' },
    { do: 'banner', text: '   ' },
    { do: 'banner', text: 'x'.repeat(281) },
    { do: 'banner', text: 'two\nlines' },
    { do: 'banner', text: 'bell \u0007' },
    { do: 'banner', text: 'a', until: 5 },
    '{',
    'null',
  ])('is checked: %j', async (action) => {
    const server = await startTestServer(ON);
    const { status, json } = await act(server, action);
    expect([status, json['code']]).toEqual([400, 'badRequest']);
    expect(server.context.board.notice.version).toBe(0);
  });

  test('must be short: a huge body is refused, of a stranger before it is read', async () => {
    const server = await startTestServer(ON);
    const huge = { do: 'banner', text: 'x'.repeat(100_000) };
    expect((await act(server, huge)).status).toBe(413);
    const stranger = await ask(`${server.url}/v1/admin`, 'POST', huge, bearer(`${TOKEN}x`));
    expect(stranger.status).toBe(403);
    const text = await ask(`${server.url}/v1/admin`, 'POST', 'do=close', {
      ...OWN,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(text.status).toBe(415);
  });

  test('a table that moves at this moment is closed for everyone, at every process', async () => {
    const [here, there] = await startTwo();
    const players = await sitDown(here, 3, { rules: { preset: 'official', target: 500 } });
    const { code } = players[0]!.view!;
    const spectator = enter(there, code);
    await until(() => spectator.status === 'open', 'someone watches');
    const everyone = [...players, spectator];
    const isEnded = (): boolean => everyone.every(({ status }) => status === 'ended');
    const playing = playOn(players, isEnded);
    await until(() => players[0]!.log.length > 20, 'they play');
    const answers = await Promise.all([
      act(there, { do: 'close', table: code }),
      act(here, { do: 'close', table: code }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    await playing;
    expect(everyone.map(({ bye }) => bye)).toEqual(everyone.map(() => 'closed'));
    const { storage } = here.context;
    expect((await storage.store.load(code))!.open).toBe(false);
    expect(await storage.store.read(`${code}.1`, 0)).toEqual([]);
    expect(here.log.join('')).toContain(`"table":"${code}"`);
    expect((await act(here, { do: 'close', table: 'ZZZZZZ' })).json['code']).toBe('noTable');
  });

  test('a table is deleted, and its finished games stay with their players', async () => {
    const server = await startTestServer(ON);
    const [client, ...others] = await sitDown(server, 2, { rules: { preset: 'official', target: 20 } });
    await playOn([client!, ...others]);
    const { code } = client!.view!;
    expect((await act(server, { do: 'delete', table: code })).status).toBe(204);
    await until(() => client!.status === 'ended', 'they are told');
    expect((await ask(`${server.url}/v1/tables/${code}`)).status).toBe(404);
    expect((await ask(`${server.url}/v1/records/${code}.1`)).status).toBe(200);
  });
});

describeWith('PostgreSQL', 'TEST_DATABASE_URL', (postgres) => {
  test('two processes of one database are seen from either, and what is done at one happens at the other', async () => {
    const { url } = await newSchema(postgres);
    const start = async (): Promise<TestServer> => {
      const bus = await PostgresBus.open(url);
      onTestFinished(() => bus.close());
      return startTestServer(ON, { storage: await openPostgres(url), bus });
    };
    const [here, there] = [await start(), await start()];
    const { code, token } = await newTable(there);
    const client = enter(there, code, token);
    await until(() => client.status === 'open', 'someone is there');
    const { processes, tables, storage } = await overviewOf(here);
    expect(processes).toHaveLength(2);
    expect(tables).toMatchObject([{ code, connected: 1 }]);
    expect(storage.bytes).toBeGreaterThan(0);
    await act(here, { do: 'readOnly', on: true });
    await until(() => there.context.board.isReadOnly, 'the other process knows');
    await act(there, { do: 'readOnly', on: false });
    await until(() => !here.context.board.isReadOnly, 'so does the first');
    expect((await act(here, { do: 'close', table: code })).status).toBe(204);
    await until(() => client.bye === 'closed', 'they are sent away');
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeLogger, openSqlite, readConfig, startServer } from '@sevenfold/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LoadReport } from '../src/load/load-report.ts';
import { LoadRun } from '../src/load/load-run.ts';
import { loadText } from '../src/load/load-view.ts';
import { type LoadPlan, serverFlags } from '../src/load/plan.ts';
import { makePaint } from '../src/terminal/colour.ts';
import { freshFolder, run } from './run.ts';

const PROGRAM = fileURLToPath(new URL('../bin/sevenfold.js', import.meta.url));
const PLAN: LoadPlan = {
  server: 'http://127.0.0.1:7777',
  tables: 1000,
  players: 4,
  rate: 500,
  seconds: 30,
  herd: false,
};
const ROOMY = {
  'address-tables': '1000',
  'address-connections': '1000',
  'address-requests': '10000',
  'address-storage': '1000',
  'address-messages': '10000',
  'identity-messages': '1000',
  'connection-messages': '1000',
};

/** A server that stops with the test. */
async function serve(flags: Record<string, string> = {}) {
  const storage = await openSqlite(freshFolder());
  const config = readConfig({ port: '0', host: '127.0.0.1', threads: '1', ...flags }, {});
  const running = await startServer(config, makeLogger('silent'), { storage });
  onTestFinished(() => running.stop());
  return { storage, running, url: `http://127.0.0.1:${running.port}` };
}

/** A server that is not ours, which stops with the test; returns its address. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What `load` prints when a server with these limits refuses it; nothing may be left there. */
async function refusal(flags: Record<string, string>, ...size: string[]): Promise<string> {
  const { url, storage } = await serve({ ...ROOMY, ...flags });
  const { code, stdout, stderr } = await run(['load', url, ...size]);
  expect(await storage.countTables()).toBe(0);
  return code === 1 && stdout === '' ? stderr : `not refused: ${code}`;
}

describe('load', () => {
  test('plays real games, also when everyone loses their connection, and leaves nothing behind', async () => {
    const { url, storage, running } = await serve(ROOMY);
    const plot = join(freshFolder(), 'load.svg');
    const size = '--tables 4 --players 3 --rate 400 --seconds 2 --herd --json'.split(' ');
    const { code, stdout, stderr } = await run(['load', url, ...size, '--plot', plot]);
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^ {3}1 s +\d+ actions .+\n {3}2 s +\d+ actions/m),
    ]);
    const report = JSON.parse(stdout) as LoadReport;
    expect([report.refused, report.errors]).toEqual([{}, {}]);
    expect(report).toMatchObject({
      complete: true,
      unanswered: 0,
      reconnects: 12,
      herd: { players: 12, back: 12 },
      tablesLeft: 0,
    });
    expect(report.actions).toBeGreaterThan(0);
    expect(report.times!.p50).toBeLessThanOrEqual(report.times!.p99);
    expect(readFileSync(plot, 'utf8')).toMatch(/^<svg .+everyone lost their connection.+How many actions/s);
    expect(await storage.countTables()).toBe(0);
    // The server hears a moment later that the connections are closed.
    const { house, sockets } = running.context;
    await expect.poll(() => [house.size, sockets.size]).toEqual([0, 0]);
  });

  test('stops at Ctrl-C, deletes its tables and still reports', async () => {
    const { url, storage } = await serve(ROOMY);
    const child = spawn(process.execPath, [PROGRAM, 'load', url, '--tables', '3', '--rate', '50'], {
      env: { ...process.env, NO_COLOR: '1' },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let [shown, said] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => {
      shown += text.toString();
      if (/1 s +\d+ actions/.test(shown)) child.kill('SIGINT');
    });
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(130);
    expect(said).toMatch(/^3 tables of 4 at http.+\n\n {2}connections +12, opened in .+\n {2}actions +\d+, /);
    expect(await storage.countTables()).toBe(0);
  });

  test('says which limits of the server are too low', async () => {
    expect(await refusal({ 'address-tables': '2' }, '--tables', '60')).toMatch(
      /^sevenfold: the server refuses more tables \(tooMany\).+ --address-tables 600 --address-connections 240 .+\n$/,
    );
    expect(await refusal({ 'address-connections': '30' }, '--tables', '60')).toMatch(
      /^sevenfold: the server refuses more connections \(tooMany\).+ --address-connections 240 .+\n$/,
    );
    // None of these is too low for so few tables by default.
    expect(await refusal({ 'address-tables': '2' }, '--tables', '3', '--rate', '10')).toMatch(
      /refuses more tables \(tooMany\).+ start it with --address-tables 240 --address-requests 1200\n$/,
    );
    expect(await refusal({ 'max-connections': '6' }, '--tables', '2', '--rate', '10')).toMatch(
      /refuses more connections \(full\); for this test, start it with --max-connections 40000\n$/,
    );
    expect(await refusal({ 'max-tables': '2' }, '--tables', '4', '--rate', '10')).toMatch(
      /cannot open more tables \(busy\).+ start it with --max-tables 40000\n$/,
    );
    // Most hosts have no connection when this fails, and get one only to delete their table.
    expect(await refusal({ 'address-connections': '6' }, '--tables', '16')).toMatch(
      /refuses more connections \(tooMany\)/,
    );
  });

  test('knows how many tables it could not delete after a failure', async () => {
    const other = createServer((_request, response) => response.writeHead(201).end('{"code":"K7M2PQ"}'));
    other.on('upgrade', (_request, socket) => {
      socket.on('error', () => {});
      socket.end('HTTP/1.1 429 Too Many Requests\r\n\r\n');
    });
    onTestFinished(() => void other.close());
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const plan = { ...PLAN, server: `http://127.0.0.1:${port}`, tables: 3 };
    const load = new LoadRun(plan, new AbortController().signal);
    await expect(load.open(() => undefined)).rejects.toThrow('connection');
    expect(await load.remove(0.1)).toBe(3);
  });

  test.each(['/health', '/v1/tables'])('follows no redirect of %s to another server', async (path) => {
    const { url, storage } = await serve(ROOMY);
    for (const status of [301, 308]) {
      const server = await listen((asked, response) => {
        if (asked.url === path) response.writeHead(status, { location: `${url}${path}` }).end();
        else response.end('{"status":"ok"}');
      });
      expect(await run(['load', server, '--tables', '1'])).toEqual({
        code: 1,
        stdout: '',
        stderr: `sevenfold: ${server} redirects to ${url}, which load does not follow; if that is your server, give load that address\n`,
      });
    }
    expect(await storage.countTables()).toBe(0);
  });

  test('is only for servers of your own, and only for ours', async () => {
    const other = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await run(['load', `http://127.0.0.1:${port}`])).toEqual({
      code: 1,
      stdout: '',
      stderr: `sevenfold: http://127.0.0.1:${port} answers, but it is not a Sevenfold server\n`,
    });
    other.close();
    await once(other, 'close');
    expect(await run(['load', `http://localhost:${port}`])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no server answers at http:\/\/localhost:\d+ \(ECONNREFUSED\)/),
    });
    for (const address of ['http://192.168.0.7', 'https://127.0.0.1.example.org', 'http://[2001:db8::1]'])
      expect(await run(['load', address])).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/is not this machine.+--yes-it-is-mine/),
      });
    expect(await run(['load', 'localhost:7777'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('load needs the address of a server'),
    });
  });
});

test('the limits that a server needs for a load are those that are too low by default, and those that were met', () => {
  expect(serverFlags({ ...PLAN, tables: 2, rate: 20 })).toBe('');
  expect(serverFlags(PLAN)).toBe(
    '--address-tables 10000 --address-connections 4000 --address-storage 85 --address-requests 9000 --address-messages 41000',
  );
  expect(serverFlags({ ...PLAN, tables: 1, rate: 100 })).toBe(
    '--identity-messages 50 --connection-messages 50',
  );
  expect(serverFlags({ ...PLAN, tables: 2, rate: 20 }, ['address-tables'])).toBe('--address-tables 240');
});

test('the report says what to do about what was refused, about errors and about a rate that was not reached', () => {
  const report: LoadReport = {
    complete: true,
    plan: PLAN,
    opening: 3.21,
    seconds: 30,
    actions: 3000,
    rate: 100,
    unanswered: 2,
    times: { p50: 1.234, p90: 5, p99: 123.4, longest: 1234 },
    games: 7,
    refused: { 'message tooFast': 3, 'message busy': 1 },
    reconnects: 4,
    errors: { EMFILE: 2 },
    herd: { at: 15, players: 4000, back: 3999, half: 1, most: 2, all: 3 },
    tablesLeft: 1,
    course: [],
  };
  const text = loadText(report, 80, makePaint(0));
  expect(text).toBe(`1,000 tables of 4 at http://127.0.0.1:7777, 500 actions a second for 30 s

  connections         4,000, opened in 3.2 s
  actions             3,000, 100 a second of 500
  time of an action   p50 1.2 ms, p90 5.0 ms, p99 123 ms, longest 1,234 ms
  finished games      7
  reconnects          4
  refused             4
  errors              2
  without an answer   2
    message tooFast, 3 times: raise --address-messages of the server; with few
      tables, --identity-messages and --connection-messages too
    message busy, once: the server or its database cannot keep up: watch
      sevenfold_append_seconds and sevenfold_database_waiting in /metrics
    EMFILE, 2 times: this machine allows too few open files; raise the limit
      with ulimit -n 65536

All 4,000 players lost their connection after 15 s; 1 did not come back.

The rate was not reached: tables waited for answers. Either the server is at its
limit, or there are too few tables for this rate, or this program needs a core
of its own.

1 table could not be deleted; the server closes tables that nobody uses.
`);
});

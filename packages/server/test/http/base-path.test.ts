import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, socketUrl, systemClock, webDial } from '@sevenfold/table';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addressAt, networkAddresses } from '../../src/index.ts';
import { ask, newTable, refusalOf, startTestServer, type TestServer, until } from '../helpers/test-server.ts';

const BASE = '/games/seven';
/** The start page as Vite writes it. */
const PAGE = `<!doctype html>
<link rel="icon" href="/icon.svg" />
<a href="https://example.org/">elsewhere</a>
<script type="module" crossorigin src="/assets/main-abc123.js"></script>`;

let web: string;

beforeAll(() => {
  web = mkdtempSync(join(tmpdir(), 'sevenfold-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'assets', 'main-abc123.js'), 'let plain;');
});

afterAll(() => rmSync(web, { recursive: true }));

/** A server that knows the address of the app as people see it. */
async function serveUnder(base: string): Promise<TestServer & { readonly home: string }> {
  const server = await startTestServer({ web, base });
  return { ...server, home: server.url + base };
}

test.each(['/', '/index.html', '/play', '/game/ABCDEF.1?at=3'])(
  'the first page at %s names its files under the path',
  async (path) => {
    const { home } = await serveUnder(BASE);
    const { status, text, headers } = await ask(home + path);
    expect(status).toBe(200);
    expect(text).toContain(`href="${BASE}/icon.svg"`);
    expect(text).toContain(`src="${BASE}/assets/main-abc123.js"`);
    expect(text).toContain('href="https://example.org/"');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  },
);

test('files are under the path, and kept for ever if their name says so', async () => {
  const { home } = await serveUnder(BASE);
  const { text, headers } = await ask(`${home}/assets/main-abc123.js`);
  expect(text).toBe('let plain;');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['', '/'])(
  'the base %j is the root of the website, where the page stays as it was built',
  async (base) => {
    const { url } = await startTestServer({ web, base });
    expect((await ask(`${url}/play`)).text).toBe(PAGE);
    expect((await newLink(url)).startsWith(`${url}/t/`)).toBe(true);
  },
);

test('the path without its slash leads to the app, with its query', async () => {
  const { home } = await serveUnder(BASE);
  const response = await fetch(`${home}?lang=de`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, `${BASE}/?lang=de`]);
  expect((await ask(home)).text).toContain(`${BASE}/icon.svg`);
});

test.each([
  '/',
  '/play',
  '/assets/main-abc123.js',
  '/v1/tables',
  '/games',
  '/games/sevens/play',
  '/GAMES/seven/',
])('outside the path, at %s, there is nothing', async (path) => {
  const { url } = await serveUnder(BASE);
  expect(await ask(url + path)).toMatchObject({ status: 404, json: { code: 'notFound' } });
});

test('outside the path there is no socket', async () => {
  expect(await refusalOf(await serveUnder(BASE))).toBe(404);
});

test.each(['/health', '/ready', '/metrics'])('%s is where it always is, and under the path', async (path) => {
  const { url, home } = await serveUnder(BASE);
  expect([(await ask(url + path)).status, (await ask(home + path)).status]).toEqual([200, 200]);
});

test('a client plays under the path, and gets a link with it', async () => {
  const { home } = await serveUnder(BASE);
  expect(await newLink(home)).toMatch(`${home}/t/`);
  const { code, token } = await newTable({ url: home });
  const dial = webDial(socketUrl(home, code));
  const client = new Client({ dial, clock: systemClock, table: code, token });
  onTestFinished(() => client.close());
  client.connect();
  await until(() => client.status === 'open', 'someone is at the table');
});

test('only replays under the path may be shown in frames', async () => {
  const server = await startTestServer({ web, base: BASE, 'frame-ancestors': 'https://blog.example' });
  const framed = await Promise.all(
    ['/embed/ABCDEF.1', '/game/ABCDEF.1'].map(async (path) => {
      const { headers } = await ask(server.url + BASE + path);
      return headers.get('content-security-policy')!.endsWith('frame-ancestors https://blog.example');
    }),
  );
  expect(framed).toEqual([true, false]);
});

test('phones in the same network are told the path too', async () => {
  const server = await startTestServer({ host: '0.0.0.0', base: BASE });
  const text = await new Promise<string>((resolve, reject) => {
    const path = `${BASE}/v1/network`;
    const headers = { host: `localhost:${server.port}` };
    request({ host: '127.0.0.1', port: server.port, path, headers }, (answer) => {
      answer.setEncoding('utf8').on('data', resolve);
    })
      .on('error', reject)
      .end();
  });
  const expected = networkAddresses().map((host) => addressAt(host, server.port, { base: BASE }));
  expect(JSON.parse(text)).toMatchObject({ addresses: expected });
  expect(addressAt('10.0.0.4', 7777, { base: BASE })).toBe('http://10.0.0.4:7777/games/seven');
});

async function newLink(home: string): Promise<string> {
  return String((await ask(`${home}/v1/tables`, 'POST', {})).json['link']);
}

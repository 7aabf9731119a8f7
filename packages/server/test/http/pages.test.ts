import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { ask, startTestServer } from '../helpers/test-server.ts';

let web: string;

beforeAll(() => {
  web = mkdtempSync(join(tmpdir(), 'sevenfold-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>The app</title>');
  writeFileSync(join(web, 'assets', 'main-abc123.js'), 'let plain;');
  writeFileSync(join(web, 'assets', 'main-abc123.js.br'), brotliCompressSync('let small;'));
  writeFileSync(join(web, 'sw.js'), 'let worker;');
});

afterAll(() => rmSync(web, { recursive: true }));

describe('the web app', () => {
  test.each(['/', '/play', '/t/ABCDEF', '/keep/ABCDEFGH2345?x=1', '/game/ABCDEF.1?at=3'])(
    'has its first page at %s',
    async (path) => {
      const { url } = await startTestServer({ web });
      const { status, text, headers } = await ask(url + path);
      expect(status).toBe(200);
      expect(text).toContain('The app');
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('may be in a folder relative to where the server was started', async () => {
    const { url } = await startTestServer({ web: relative(process.cwd(), web) });
    expect((await ask(url)).text).toContain('The app');
  });

  test('has files that never change, and files that do', async () => {
    const { url } = await startTestServer({ web });
    const asset = await ask(`${url}/assets/main-abc123.js`, 'GET', undefined, {
      'accept-encoding': 'identity',
    });
    expect(asset.text).toBe('let plain;');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask(`${url}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
  });

  test('is sent compressed to clients that accept it', async () => {
    const { url } = await startTestServer({ web });
    const { headers, text } = await ask(`${url}/assets/main-abc123.js`, 'GET', undefined, {
      'accept-encoding': 'br',
    });
    expect(headers.get('content-encoding')).toBe('br');
    expect(text).toBe('let small;');
  });

  test.each(['/assets/gone.js', '/../package.json', '/%2e%2e/%2e%2e/package.json', '/v1', '/v1/t/ABCDEF'])(
    'has nothing at %s',
    async (path) => {
      const { url } = await startTestServer({ web });
      const { status, json } = await ask(url + path);
      expect(status).toBe(404);
      expect(json['code']).toBe('notFound');
    },
  );

  test('says how to build it if it has not been built', async () => {
    const { url } = await startTestServer({ web: join(web, 'nowhere') });
    const { status, text } = await ask(`${url}/play`);
    expect(status).toBe(503);
    expect(text).toContain('npm run build');
  });
});

describe('headers', () => {
  test.each(['/', '/v1/tables', '/v1/nothing'])('at %s keep everything else out', async (path) => {
    const { url } = await startTestServer({ web });
    const { headers } = await ask(url + path);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:|upgrade-insecure/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    [{ base: '/games/seven' }, null],
    [{ base: '/games/seven', hsts: 'on' }, 'max-age=31536000'],
    [{ hsts: 'off' }, null],
  ])('with %o decide about https for the whole host: %s', async (settings, expected) => {
    const { url } = await startTestServer({ web, ...settings });
    expect((await ask(`${url}/health`)).headers.get('strict-transport-security')).toBe(expected);
  });

  test('let the websites in --frame-ancestors show replays, and nothing else', async () => {
    const { url } = await startTestServer({
      web,
      'frame-ancestors': 'https://blog.example,https://b.example',
    });
    const replay = (await ask(`${url}/embed/ABCDEF.1`)).headers;
    expect(replay.get('content-security-policy')).toMatch(
      /;frame-ancestors https:\/\/blog\.example https:\/\/b\.example$/,
    );
    expect(replay.get('x-frame-options')).toBeNull();
    for (const path of ['/', '/settings', '/game/ABCDEF.1', '/embed', '/?/embed/', '/v1/tables']) {
      const { headers } = await ask(url + path);
      expect(headers.get('content-security-policy')).toMatch(/;frame-ancestors 'none'$/);
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  test('let nobody show replays by default', async () => {
    const { url } = await startTestServer({ web });
    const { headers } = await ask(`${url}/embed/ABCDEF.1`);
    expect(headers.get('content-security-policy')).toMatch(/;frame-ancestors 'none'$/);
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
});

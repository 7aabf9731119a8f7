import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { describeWith } from './services.ts';
import { newTable, startTestServer, until } from './test-server.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/DEPLOY.md'), 'utf8');

describeWith('nginx', 'TEST_NGINX', (nginx) => {
  test('people play through the proxy of docs/DEPLOY.md, over TLS, and strangers cannot read the figures', async () => {
    const server = await startTestServer({ 'trust-proxy': 'loopback' });
    const port = await startProxy(nginx, server.port);
    const { code, token } = await newTable(server);

    // Visitors cannot set the headers that the proxy sets.
    const made = await ask(port, 'POST', '/v1/tables', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      'x-forwarded-for': '203.0.113.1',
    });
    expect(made).toMatchObject({ status: 201 });
    expect(JSON.parse(made.text)).toMatchObject({
      link: expect.stringMatching(`^https://play.example.org:${port}/t/`) as string,
    });
    expect(await ask(port, 'GET', '/health')).toMatchObject({ status: 200 });
    expect(await ask(port, 'GET', '/metrics')).toMatchObject({ status: 403 });

    const heard: { type: string; you?: number }[] = [];
    const socket = new WebSocket(`wss://localhost:${port}/v1/socket`, {
      rejectUnauthorized: false,
      headers: { host: `play.example.org:${port}`, origin: `https://play.example.org:${port}` },
    });
    onTestFinished(() => socket.terminate());
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', version: 1, table: code, token }));
    });
    await until(() => heard.length > 0, 'a welcome through the proxy');
    expect(heard[0]).toMatchObject({ type: 'welcome', you: 1 });
    expect(server.log.join('')).not.toContain('--trust-proxy');
  });
});

/** The block of the page, with the test's certificate and ports. */
async function startProxy(nginx: string, behind: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-nginx-'));
  const port = await freePort();
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const making = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=play.example.org'.split(' ');
  execFileSync('openssl', [...making, '-out', certificate, '-keyout', key], { stdio: 'ignore' });
  const block = /^```nginx\n([^]*?)^```$/m
    .exec(page)![1]!
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('127.0.0.1:7777', `127.0.0.1:${behind}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
     events {} http { access_log off; ${places.join(' ')} ${block} }`,
  );
  const server = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  onTestFinished(async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  });
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await ask(port, 'GET', '/health').catch(() => undefined);
    if (isUp !== undefined) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(readFileSync(join(folder, 'errors'), 'utf8'));
}

function end(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) resolve();
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}

function ask(
  port: number,
  method: string,
  path: string,
  more: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const headers = { host: `play.example.org:${port}`, ...more };
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', method, path, headers, rejectUnauthorized: false },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

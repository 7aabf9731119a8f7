// The proxy of docs/DEPLOY.md that gives one path of a website to the server, without TLS and with ports of its own.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.mjs';

/** TEST_NGINX, or where Debian has it; undefined if there is none. */
export const nginxPath = [process.env['TEST_NGINX'] ?? '', '/usr/sbin/nginx'].find((path) =>
  existsSync(path),
);

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/DEPLOY.md'), 'utf8');

/** Passes the path on to a server on another port; everything else is the website's. */
export async function startNginx(
  path: string,
  behind: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-nginx-'));
  const port = await freePort();
  const block = /^```nginx\n([^]*?)^```$/m
    .exec(PAGE)![1]!
    .replace('location / {', `location ${path}/ {`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replaceAll(/ssl_certificate.*;/g, '')
    .replace('127.0.0.1:7777', `127.0.0.1:${behind}`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
     events {} http { access_log off; ${places.join(' ')} ${block} }`,
  );
  const server = spawn(nginxPath!, ['-p', folder, '-c', file], { stdio: 'inherit' });
  process.once('exit', () => server.kill());
  while (!(await answers(port))) await sleep(20);
  return {
    port,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );
}

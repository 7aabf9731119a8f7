// The proxies of docs/DEPLOY.md, with ports of their own.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../scripts/free-port.mjs';
import { end } from './programs.ts';

export interface Proxy {
  readonly port: number;
  readonly end: () => Promise<void>;
}

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/DEPLOY.md'), 'utf8');

/** The blocks of a page in one language, in their order. */
export function blocksOf(page: string, language: string): string[] {
  return Array.from(
    page.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm')),
    ([, block]) => block!,
  );
}

/** The block of the page, with a certificate that nobody trusts or without TLS; for three processes, with what the page adds for them. */
export async function startNginx(nginx: string, behind: readonly number[], tls: boolean): Promise<Proxy> {
  const folder = temporaryFolder('nginx');
  const port = await freePort();
  const [one, top, pass] = blocksOf(PAGE, 'nginx');
  const isOne = behind.length === 1;
  const block = (isOne ? one! : top! + one!.replace(/^ *proxy_pass .*;$/m, pass!))
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}${tls ? ' ssl' : ''}`)
    .replaceAll(/127\.0\.0\.1:777(\d)/g, (_, digit) => `127.0.0.1:${behind[Number(digit) - 7]}`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors; worker_rlimit_nofile 8192;
     events { worker_connections 4096; } http { access_log off; ${places.join(' ')} ${tls ? certified(block, folder) : uncertified(block)} }`,
  );
  const server = spawn(nginx, ['-p', folder, '-c', file], { stdio: 'inherit' });
  await listening(port);
  return { port, end: () => end(server).finally(() => remove(folder)) };
}

/** The block of the page, without TLS. */
export async function startCaddy(caddy: string, behind: readonly number[]): Promise<Proxy> {
  const folder = temporaryFolder('caddy');
  const port = await freePort();
  const block = blocksOf(PAGE, 'caddy')[0]!
    .replace('play.example.org', `http://127.0.0.1:${port}`)
    .replaceAll(/127\.0\.0\.1:777(\d)/g, (_, digit) => `127.0.0.1:${behind[Number(digit) - 7]}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n}\n${block}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  await listening(port);
  return { port, end: () => end(server).finally(() => remove(folder)) };
}

function certified(block: string, folder: string): string {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const making = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=play.example.org'.split(' ');
  execFileSync('openssl', [...making, '-out', certificate, '-keyout', key], { stdio: 'ignore' });
  return block
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
}

function uncertified(block: string): string {
  return block.replaceAll(/ssl_certificate.*;/g, '');
}

function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `sevenfold-${name}-`));
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Waits until something accepts connections there. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; !(await accepts(port)); tries++) {
    if (tries > 1000) throw new Error(`nothing listens on port ${port}`);
    await sleep(20);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => answer(true)).on('error', () => answer(false));
    socket.on('connect', () => socket.destroy());
  });
}

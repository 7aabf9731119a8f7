// Services that some tests need: PostgreSQL, Redis, a browser, nginx, Caddy, PgBouncer. Installs what is missing, if allowed, and starts
// private instances in temporary folders. Runs on Node 18 or newer, without dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.mjs';

/** Where macOS and Windows have a browser; neither has it on the path. */
const CHROME = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Each sets a variable that tests look for, unless it is set already. */
const SERVICES = [
  {
    name: 'PostgreSQL',
    variable: 'TEST_DATABASE_URL',
    packages: ['postgresql'],
    program: () => find('initdb', postgresFolders()) && find('postgres', postgresFolders()),
    start: startPostgres,
  },
  {
    name: 'Redis',
    variable: 'TEST_REDIS_URL',
    packages: ['redis-server'],
    program: () => find('redis-server'),
    start: startRedis,
  },
  {
    name: 'a browser',
    variable: 'TEST_CHROMIUM',
    // A headless browser starts sooner and needs fewer resources; older systems have no such package.
    packages: ['chromium-headless-shell'],
    instead: ['chromium'],
    program: findBrowser,
  },
  {
    name: 'nginx',
    variable: 'TEST_NGINX',
    packages: ['nginx-light', 'openssl'],
    program: () => find('openssl') && find('nginx', ['/usr/sbin']),
  },
  {
    name: 'Caddy',
    variable: 'TEST_CADDY',
    packages: ['caddy'],
    program: () => find('caddy'),
  },
  {
    name: 'PgBouncer',
    variable: 'TEST_PGBOUNCER',
    packages: ['pgbouncer'],
    program: () => find('pgbouncer', ['/usr/sbin']),
  },
];

export function findBrowser() {
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .map((name) => find(name))
    .concat(CHROME.filter((path) => existsSync(path)))
    .find((path) => path !== undefined);
}

/** PostgreSQL refuses to run as root; this is `nobody` on every Linux. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

/**
 * Returns the variables for tests and a function that stops everything. Prints what is missing and how to get it; the
 * tests that need it are skipped.
 */
export async function startServices({ mayInstall }) {
  const variables = {};
  const running = [];
  const stop = async () => {
    await Promise.all(running.splice(0).map((service) => service.stop()));
  };
  const wanted = SERVICES.filter(({ variable }) => !process.env[variable]);
  const missing = wanted.filter(({ program }) => !program());
  const reasons = mayInstall ? installMissing(missing) : missing.map(() => 'not installed');
  for (const service of wanted) {
    const program = service.program();
    if (!program) {
      skip(service, reasons[missing.indexOf(service)] ?? 'still not found after installing');
      continue;
    }
    try {
      if (service.start === undefined) {
        variables[service.variable] = program;
      } else {
        const started = await service.start(program);
        running.push(started);
        variables[service.variable] = started.address;
      }
    } catch (error) {
      skip(service, error.message);
    }
  }
  return { variables, stop };
}

function skip({ name, variable, packages }, reason) {
  const how = find('apt-get') ? `Install it with apt-get install ${packages.join(' ')}` : 'Install it';
  console.log(`! SKIPPED: tests that need ${name} (${reason}). ${how}, or set ${variable}.`);
}

/** Returns for each service why it could not be installed, or `undefined`. */
function installMissing(services) {
  if (services.length === 0) return [];
  const refuse = (reason) => services.map(() => reason);
  if (process.platform !== 'linux' || !find('apt-get'))
    return refuse('not installed, and there is no apt-get here');
  if (!isRoot && (!find('sudo') || spawnSync('sudo', ['-n', 'true']).status !== 0))
    return refuse('not installed, and installing needs root');
  console.log('Installing what the tests need with apt-get (once; a minute or two) …');
  aptGet('update');
  const add = (packages) => {
    console.log(`  ${packages.join(' ')} …`);
    return aptGet('install', '-y', '--no-install-recommends', ...packages);
  };
  return services.map(({ packages, instead }) => {
    const reason = add(packages);
    return reason === undefined || instead === undefined ? reason : add(instead);
  });
}

/** Returns why it failed, or `undefined`. */
function aptGet(...args) {
  const rights = isRoot ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...rights, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
  const { status, stderr } = spawnSync(command, rest, { encoding: 'utf8', timeout: 600_000 });
  return status === 0 ? undefined : `apt-get failed: ${stderr.trim().split('\n').at(-1)}`;
}

async function startPostgres(program) {
  const folder = temporaryFolder('postgres');
  const data = join(folder, 'data');
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  // This system may lack a locale for the user's language.
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const args = ['-N', '-A', 'trust', '-U', 'sevenfold', '-E', 'UTF8', '--no-locale', '-D', data];
  const made = spawnSync(find('initdb', postgresFolders()), args, { ...options, encoding: 'utf8' });
  if (made.status !== 0)
    throw new Error(`initdb failed: ${(made.stderr || made.error?.message || '').trim()}`);
  // Many tests connect at the same time, each with pools of its own.
  const settings = ['-c', 'listen_addresses=', '-c', 'max_connections=400'];
  const server = spawn(program, ['-D', data, '-k', folder, ...settings], options);
  const address = `postgresql://sevenfold@localhost/postgres?host=${encodeURIComponent(folder)}`;
  // SIGINT does not wait for connections that a failed test has left open.
  return runningService('PostgreSQL', server, folder, address, 'SIGINT');
}

async function startRedis(program) {
  const folder = temporaryFolder('redis');
  const port = await freePort();
  const args = [
    '--bind',
    '127.0.0.1',
    '--port',
    `${port}`,
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const server = spawn(program, args, { cwd: folder });
  return runningService('Redis', server, folder, `redis://127.0.0.1:${port}`, 'SIGTERM');
}

/** Waits until a server says that it is ready; PostgreSQL and Redis use the same words. */
async function runningService(name, server, folder, address, signal) {
  const end = new Promise((done) => {
    server.once('exit', () => done('end'));
    server.once('error', () => done('end'));
  });
  const ready = new Promise((done) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => /ready to accept connections/i.test(text) && done('ready'));
  });
  const stop = async () => {
    server.kill(signal);
    const late = setTimeout(() => server.kill('SIGKILL'), 5000);
    await end;
    clearTimeout(late);
    rmSync(folder, { recursive: true, force: true });
  };
  const timeout = AbortSignal.timeout(20_000);
  const late = new Promise((done) => timeout.addEventListener('abort', () => done('late')));
  if ((await Promise.race([ready, end, late])) === 'ready') return { address, stop };
  await stop();
  throw new Error(`${name} did not start`);
}

function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `sevenfold-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Debian has a folder for each version of PostgreSQL. */
function postgresFolders() {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return [];
  const newestFirst = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(versions, version, 'bin'));
}

function find(program, moreFolders = []) {
  const folders = [...moreFolders, ...(process.env.PATH ?? '').split(delimiter)];
  const file = process.platform === 'win32' ? `${program}.exe` : program;
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}

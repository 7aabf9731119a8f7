// Services that some tests need: PostgreSQL, Redis, a browser, nginx, Caddy, PgBouncer. Starts private instances in temporary
// folders, and installs what is missing where it may. Runs on Node 18 or newer, without dependencies.
//   node scripts/services.mjs   installs what is missing; none of it keeps running
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';
import { agrees, permission, thisMachine } from './permission.mjs';

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
    packages: 'postgresql',
    unit: 'postgresql',
    program: () => find('initdb', postgresFolders()) && find('postgres', postgresFolders()),
    start: startPostgres,
  },
  {
    name: 'Redis',
    variable: 'TEST_REDIS_URL',
    packages: 'redis-server',
    unit: 'redis-server',
    program: () => find('redis-server'),
    start: startRedis,
  },
  {
    name: 'a browser',
    variable: 'TEST_CHROMIUM',
    // A headless browser starts sooner and needs fewer resources; older systems have no such package.
    packages: 'chromium-headless-shell/chromium',
    program: findBrowser,
  },
  {
    name: 'nginx',
    variable: 'TEST_NGINX',
    packages: 'nginx-light openssl',
    unit: 'nginx',
    program: () => find('openssl') && find('nginx', ['/usr/sbin']),
  },
  {
    name: 'Caddy',
    variable: 'TEST_CADDY',
    packages: 'caddy',
    unit: 'caddy',
    program: () => find('caddy'),
  },
  {
    name: 'PgBouncer',
    variable: 'TEST_PGBOUNCER',
    packages: 'pgbouncer',
    unit: 'pgbouncer',
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
 * Starts what is needed, everything unless `texts` of tests are given that name the variables of their services. Returns
 * the variables for tests and a function that stops everything. Prints what is missing and how to get it; the tests that
 * need it are skipped.
 */
export async function startServices({ mayInstall, texts }) {
  const variables = {};
  const running = [];
  const stop = async () => {
    await Promise.all(running.splice(0).map((service) => service.stop()));
  };
  const wanted = servicesFor(texts).filter(({ variable }) => !process.env[variable]);
  const reason = mayInstall ? await installMissing(wanted) : 'not installed';
  for (const service of wanted) {
    const program = service.program();
    if (!program) {
      skip(service, reason);
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
  if (missingOf(wanted).length > 0)
    console.log(`! To run them, set these variables, or install all of it: ${INSTALL}`);
  return { variables, stop };
}

const INSTALL = 'node scripts/services.mjs';

export function servicesFor(texts) {
  if (texts === undefined) return SERVICES;
  return SERVICES.filter(({ variable }) => texts.some((text) => text.includes(variable)));
}

function missingOf(services) {
  return services.filter(({ program }) => !program());
}

function skip({ name, variable }, reason) {
  console.log(`! SKIPPED: tests that need ${name} (${reason}); ${variable} is not set.`);
}

/** Returns why something may still be missing. */
async function installMissing(services) {
  const missing = missingOf(services);
  if (missing.length === 0) return '';
  const allowed = permission(thisMachine());
  if (allowed !== 'yes' && allowed !== 'ask') return `not installed, and ${allowed}`;
  if (allowed === 'ask') {
    console.log(`Some tests need programs that are not here: ${missing.map(({ name }) => name).join(', ')}.`);
    console.log(
      `This would install, with ${isRoot ? '' : 'sudo '}apt-get: ${packagesOf(missing).join(', ')}`,
    );
    if (!(await agrees('Install them? None of them will keep running. [y/N] '))) return 'not installed';
  }
  installPackages(missing);
  return 'still not found after installing';
}

function packagesOf(services) {
  return services.map(({ packages }) => packages.replace('/', ' or '));
}

/** Installs the packages of services with apt-get, and leaves nothing running. */
function installPackages(services) {
  console.log('Installing what the tests need with apt-get (once; a minute or two) …');
  const script = fileURLToPath(new URL('install-packages.sh', import.meta.url));
  const units = services.flatMap(({ unit }) => unit ?? []).join(' ');
  const command = ['env', `UNITS=${units}`, script, ...services.map(({ packages }) => packages)];
  if (!isRoot) command.unshift('sudo');
  const [program, ...args] = command;
  spawnSync(program, args, { stdio: 'inherit', timeout: 1_200_000 });
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
  // Many tests connect at the same time, each with pools of its own. Nobody cuts the power of this one, so it need not wait
  // for the disk.
  const settings = ['listen_addresses=', 'max_connections=400', 'fsync=off'].flatMap((set) => ['-c', set]);
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const missing = missingOf(SERVICES);
  if (missing.length > 0) installPackages(missing);
  const left = missingOf(SERVICES).map(({ name }) => name);
  console.log(
    left.length === 0 ? 'All that the tests need is installed.' : `Still missing: ${left.join(', ')}.`,
  );
  process.exitCode = left.length === 0 ? 0 : 1;
}

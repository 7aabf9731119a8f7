// `node scripts/image.mjs [--local]`: builds the image with Podman or Docker, prints its size, runs it as compose.yaml does, and
// plays in it. --local is for a machine without a registry of images: the base is made by debootstrap, with the pinned Node and
// the certificates of this machine (needs Linux, root and Podman).
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fail, pinnedNode, root } from './setup.mjs';

/** Megabytes. */
const LARGEST = 250;
const IMAGE = 'localhost/sevenfold';
const BASES = {
  'node:26-alpine': 'localhost/sevenfold-base',
  'node:26-slim': 'localhost/sevenfold-build-base',
};
/** Folders that a container does not need. */
const UNUSED = ['var/lib/apt', 'var/cache', 'usr/share/doc', 'usr/share/locale', 'usr/share/man'];
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const SECONDS_TO_START = 60;
/** Runs inside the container, whose first process is the guard of the server. */
const KILL_SERVER = "process.kill(fs.readFileSync('/proc/1/task/1/children', 'utf8'), 'SIGKILL')";

const isLocal = process.argv.includes('--local');
const tool = ['podman', 'docker'].find((name) => spawnSync(name, ['--version']).status === 0);
if (tool === undefined) fail('Building the image needs Podman or Docker.');

const folder = mkdtempSync(join(tmpdir(), 'sevenfold-image-'));
let container;
try {
  if (isLocal) makeBases();
  buildImage();
  await tryImage();
} finally {
  if (container !== undefined) spawnSync(tool, ['rm', '--force', '--volumes', container]);
  rmSync(folder, { recursive: true, force: true });
}

/** Makes two base images: one to run the server on, and one with npm to build it on. */
function makeBases() {
  const base = join(folder, 'base');
  const packages = '--include=ca-certificates,libatomic1,libstdc++6';
  run('debootstrap', '--variant=minbase', packages, 'bookworm', base);
  for (const path of UNUSED) rmSync(join(base, path), { recursive: true, force: true });
  cpSync(realpathSync(pinnedNode()), join(base, 'usr', 'local', 'bin', 'node'));
  cpSync(CERTIFICATES, join(base, CERTIFICATES));
  run('tar', '-C', base, '-cf', join(folder, 'base.tar'), '.');
  const change = `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`;
  run(tool, 'import', '--change', change, join(folder, 'base.tar'), BASES['node:26-alpine']);
  const npm = join(folder, 'npm');
  mkdirSync(npm);
  const program = realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim());
  cpSync(join(program, '..', '..'), join(npm, 'npm'), { recursive: true });
  const lines = [
    `FROM ${BASES['node:26-alpine']}`,
    'COPY npm /usr/local/lib/npm',
    'RUN ln -s ../lib/npm/bin/npm-cli.js /usr/local/bin/npm',
  ];
  writeFileSync(join(npm, 'Dockerfile'), lines.join('\n'));
  run(tool, 'build', '--tag', BASES['node:26-slim'], npm);
}

function buildImage() {
  const local = Object.entries(BASES).map(([name, base]) => `--build-context=${name}=docker-image://${base}`);
  // Podman's own format has no health check.
  const format = tool === 'podman' ? ['--format=docker'] : [];
  run(tool, 'build', ...format, ...(isLocal ? ['--network=host', ...local] : []), '--tag', IMAGE, root);
  const bytes = Number(run(tool, 'image', 'inspect', '--format', '{{.Size}}', IMAGE));
  console.log(`${(bytes / 1e6).toFixed(0)} MB`);
  if (bytes / 1e6 > LARGEST) fail(`The image must be smaller than ${LARGEST} MB.`);
}

/** Runs the server of the image with all the restrictions of compose.yaml. */
async function tryImage() {
  const limits = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
  const port = 20_000 + (process.pid % 10_000);
  const network = ['--network=host', `--env=SEVENFOLD_PORT=${port}`, '--env=SEVENFOLD_HOST=127.0.0.1'];
  container = run(tool, 'run', '--detach', '--volume=/data', ...limits, ...network, IMAGE).trim();
  const address = `http://127.0.0.1:${port}`;
  await ready(address);
  const user = run(tool, 'exec', container, 'node', '-p', 'process.getuid()').trim();
  if (user !== '1000') fail(`The server runs as user ${user}.`);
  const written = spawnSync(tool, ['exec', container, 'node', '-e', "fs.writeFileSync('/sevenfold/x', '')"]);
  if (written.status === 0) fail('The server can write to its own folder.');
  const cli = join(root, 'packages', 'cli', 'bin', 'sevenfold.js');
  const played = run(pinnedNode(), cli, 'load', address, '--tables', '2', '--rate', '100', '--seconds', '10');
  console.log(played);
  if (!/finished games +[1-9]/.test(played)) fail('No game was finished.');
  run(tool, 'exec', container, 'node', 'bin/sevenfold.js', 'backup', '/data/backup.db');
  run(tool, 'stop', '--time', '10', container);
  expectExit('0');
  run(tool, 'start', container);
  await ready(address);
  run(tool, 'exec', container, 'node', '-e', KILL_SERVER);
  // The guard starts it again.
  await ready(address);
  console.log('The image works.');
}

function expectExit(expected) {
  const code = run(tool, 'inspect', '--format', '{{.State.ExitCode}}', container).trim();
  if (code !== expected) fail(`The server ended with ${code} instead of ${expected}.`);
}

async function ready(address) {
  for (let second = 0; second < SECONDS_TO_START; second++) {
    const isReady = await fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(1000);
  }
  fail(`The server is not ready after ${SECONDS_TO_START} s:\n${run(tool, 'logs', container)}`);
}

/** Shows what a program writes to standard error, and returns what it prints. */
function run(program, ...args) {
  console.log(`> ${program} ${args.join(' ')}`);
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

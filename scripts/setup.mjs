// Runs on whatever Node the machine has (18 or newer), before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProgram } from './node-package.mjs';
import { sourceOptions } from './source.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.installed-from');
const OLDEST = [22, 18];
/** `SEVENFOLD_NODE=system` tries the project with the Node that runs this script. */
const usesSystemNode = process.env.SEVENFOLD_NODE === 'system';

/** Installs the dependencies if they are missing or the lock file has changed. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // Everything goes to standard error, because standard output belongs to the command that follows.
  console.error('Installing dependencies (once; about half a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it deletes what is there, and most of it has not changed.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail('npm install failed; the lines above say why. Check your network connection and try again.');
  }
  writeFileSync(stamp, lock);
}

/** The pinned Node; on a platform that has none, the running Node if it is new enough. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules', ...nodeProgram());
  if (!usesSystemNode && existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  return fail(
    `Sevenfold needs Node ${OLDEST.join('.')} or newer, and this is ${process.versions.node}. Install Node 26.`,
  );
}

/** Puts the project's own `node` and tools first, and runs the packages from their sources. */
export function environment() {
  const first = usesSystemNode ? [dirname(process.execPath)] : [];
  const path = [...first, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, NODE_OPTIONS: sourceOptions() };
}

/** Runs a program of the project with the arguments of this process. */
export function runProgram(path) {
  install();
  const args = [join(root, path), ...process.argv.slice(2)];
  const { status } = spawnSync(pinnedNode(), args, { stdio: 'inherit', env: environment() });
  process.exitCode = status ?? 1;
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}

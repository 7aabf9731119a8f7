import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { root } from '../setup.mjs';

const TAIL = 30;
const PATIENCE = 300_000;

/** Variables that npm and this project set for programs they start, except the address of the registry. */
const OURS =
  /^(?:NODE_OPTIONS|NODE_PATH|NODE_COMPILE_CACHE|npm_(?!config_(?:registry|cafile|cache|userconfig)$))/i;

/** The environment of a machine that has never seen this repository, with this Node first in the path. */
export function strangersEnvironment(node) {
  const theirs = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root));
  return {
    ...Object.fromEntries(theirs),
    PATH: [dirname(node), ...folders].join(delimiter),
    NO_COLOR: '1',
  };
}

/** Returns what a program prints; throws its last lines if it fails. */
export function output(command, args, { cwd, env, input = '' }) {
  const program = spawn(command, args, { cwd, env, timeout: PATIENCE, shell: command === 'npm.cmd' });
  const [printed, all] = [[], []];
  program.stdout.on('data', (text) => (printed.push(text), all.push(text)));
  program.stderr.on('data', (text) => all.push(text));
  // A program may end without reading its input.
  program.stdin.on('error', () => {});
  program.stdin.end(input);
  return new Promise((resolve, reject) => {
    program.on('error', reject);
    program.on('close', (status, signal) => {
      if (status === 0) return resolve(Buffer.concat(printed).toString());
      const lines = Buffer.concat(all).toString().trimEnd().split('\n').slice(-TAIL);
      reject(new Error([`${args.join(' ')} ended with ${signal ?? status}`, ...lines].join('\n')));
    });
  });
}

export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Whether npm failed because it cannot reach a registry, which is not our mistake. */
export function isOffline(error) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(error.message);
}

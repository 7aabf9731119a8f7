// `npm start`: sets everything up, builds the web app if it is missing or old, and serves it. Options go to the server:
//   npm start -- --port 8080
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from './run-cli.mjs';
import { environment, fail, install, pinnedNode, root } from './setup.mjs';

const web = join(root, 'packages', 'web');
/** What the app is made of. */
const SOURCES = [
  'engine/src',
  'bots/src',
  'table/src',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
];

install();
if (!isBuilt()) build();
runCli(['serve', ...process.argv.slice(2)]);

function isBuilt() {
  const page = join(web, 'dist', 'index.html');
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  return SOURCES.every((source) => newest(join(root, 'packages', source)) <= built);
}

function newest(path) {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function build() {
  console.error('Building the web app (some ten seconds) …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(pinnedNode(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: ['ignore', 2, 2],
    env: environment(),
  });
  if (status !== 0) fail('The web app could not be built; the lines above say why.');
}

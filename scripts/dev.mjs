// `npm run dev`: the server and the app, both as they are saved: the page changes at once, the server starts again. Options go
// to the server:
//   npm run dev -- --port 8080
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { environment, install, pinnedNode, root } from './setup.mjs';

/** What a server runs. Node's own --watch talks to the threads of the server, which do not expect it. */
const WATCHED = ['engine', 'bots', 'physical', 'circles', 'table', 'server', 'cli'];
/** Milliseconds: editors save in several steps, and several files at once. */
const PAUSE = 200;

install();
const args = process.argv.slice(2);
const port = args.includes('--port') ? args[args.indexOf('--port') + 1] : '7777';
const app = start('node_modules/vite/bin/vite.js', 'packages/web', '--config', 'packages/web/vite.config.ts');
let server = serve();
let later;
for (const name of WATCHED)
  watch(join(root, 'packages', name, 'src'), { recursive: true }, () => {
    clearTimeout(later);
    later = setTimeout(restart, PAUSE);
  });

// Ctrl-C reaches all three of them.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => app.kill());
app.on('exit', (status) => {
  server.kill();
  process.exit(status ?? 0);
});

function serve() {
  return start('packages/cli/bin/sevenfold.js', 'serve', ...args);
}

/** Tables are in the data folder, and pages reconnect by themselves. */
function restart() {
  const again = () => (server = serve());
  if (server.exitCode !== null || server.signalCode !== null) return again();
  if (server.killed) return;
  server.once('exit', again);
  server.kill();
}

function start(program, ...options) {
  return spawn(pinnedNode(), [join(root, program), ...options], {
    stdio: 'inherit',
    env: { ...environment(), SEVENFOLD_SERVER: `http://localhost:${port}` },
  });
}

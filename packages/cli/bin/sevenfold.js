#!/usr/bin/env node
// Plain JavaScript that any Node from 18 on can read: it finds a Node that is new enough, then starts the program.

import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isServer, launch } from './launch.js';

const NEEDED = [22, 18];
const args = process.argv.slice(2);
/** In a clone the program runs from its sources, which the condition chooses; what is published has no such file. */
const isClone = existsSync(new URL('../src/main.ts', import.meta.url));
const SOURCE = '--conditions=sevenfold-source';

// A reader that has seen enough (`| head`) is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code === 'EPIPE') process.exit(0);
    console.error(`sevenfold: cannot write: ${error.message}`);
    process.exit(1);
  });
}

if (isNewEnough(process.versions.node) && needsLaunch()) {
  runWith(process.execPath);
} else if (isNewEnough(process.versions.node)) {
  // Node 22 runs TypeScript and has SQLite, but warns about both at every start.
  if (process.versions.node.startsWith('22.')) process.removeAllListeners('warning');
  // Compiled once, not at every start: 0.1 s instead of 0.2 s.
  module.enableCompileCache();
  const { main } = await import('#main');
  process.exitCode = await main(args);
} else {
  // The variable keeps a pinned Node that is too old itself from starting itself for ever.
  const node = process.env.SEVENFOLD_PINNED === undefined ? pinnedNode() : undefined;
  if (node === undefined) {
    const found = process.versions.node;
    const advice = isClone ? 'run `npm install`, or install Node 26' : 'install Node 26';
    console.error(`sevenfold: needs Node ${NEEDED.join('.')} or later, not ${found}: ${advice}`);
    process.exitCode = 1;
  } else {
    runWith(node);
  }
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/**
 * In a clone, npm and the scripts set the condition; whoever starts this file directly does not. A server needs options and
 * a guard, unless it has a guard already, which has a channel to it, or whoever starts it has chosen options for Node.
 */
function needsLaunch() {
  if (isClone && !import.meta.resolve('#main').endsWith('.ts')) return true;
  return isServer(args) && process.send === undefined && process.execArgv.length === 0;
}

/** The Node that `npm install` puts into the workspace, looked for from here upwards. */
function pinnedNode() {
  const place =
    process.platform === 'win32' ? [`node-win-${process.arch}`, 'bin', 'node.exe'] : ['.bin', 'node'];
  for (
    let folder = dirname(fileURLToPath(import.meta.url));
    folder !== dirname(folder);
    folder = dirname(folder)
  ) {
    const node = join(folder, 'node_modules', ...place);
    if (existsSync(node)) return node;
  }
  return undefined;
}

function runWith(node) {
  const env = { ...process.env, SEVENFOLD_PINNED: '1' };
  if (isClone) env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} ${SOURCE}`;
  launch(node, args, env);
}

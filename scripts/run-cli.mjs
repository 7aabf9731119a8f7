// Runs the `sevenfold` command of this checkout with the pinned Node, after installing what is missing.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { guard } from './guard.mjs';
import { environment, install, pinnedNode, root } from './setup.mjs';

/**
 * For a server. Node lets new objects fill 128 MB before it collects them; with 32 MB, 5 000 connections take 20 KB each instead
 * of 37. With 8 MB they would take 18.6, and a move a quarter more CPU. Little survives a collection, so threads that help
 * with it cost more than they do: without them everyone waits 1.3 ms for it instead of 1.9, and half as long on a busy machine.
 */
const SERVER_OPTIONS = ['--max-semi-space-size=16', '--no-parallel-scavenge'];

export function runCli(args) {
  install();
  startCommand(args);
}

/** With what is installed. */
export function startCommand(args) {
  const program = join(root, 'packages', 'cli', 'bin', 'sevenfold.js');
  const isServer = args[0] === 'serve';
  const options = isServer ? SERVER_OPTIONS : [];
  const command = spawn(pinnedNode(), [...options, program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', ...(isServer ? ['ipc'] : [])],
    env: environment(),
  });
  if (isServer) guard(command);
  // Ctrl-C reaches the command too: wait while it saves the game, restores the terminal and says how to continue.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => command.kill('SIGTERM'));
  command.on('exit', (code, signal) => {
    process.exitCode = signal === null ? code : 130;
  });
}

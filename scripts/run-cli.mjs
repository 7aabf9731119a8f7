// Runs the `sevenfold` command of this checkout with the pinned Node, after installing what is missing.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, pinnedNode, root } from './setup.mjs';

export function runCli(args) {
  install();
  const program = join(root, 'packages', 'cli', 'bin', 'sevenfold.js');
  const command = spawn(pinnedNode(), [program, ...args], { stdio: 'inherit', env: environment() });
  // Ctrl-C reaches the command too: wait while it saves the game, restores the terminal and says how to continue.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => command.kill('SIGTERM'));
  command.on('exit', (code, signal) => {
    process.exitCode = signal === null ? code : 130;
  });
}

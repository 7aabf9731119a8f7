// `npm start`: sets everything up and opens a game against bots in the terminal.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, pinnedNode, root } from './setup.mjs';

install();
const program = join(root, 'packages', 'cli', 'bin', 'sevenfold.js');
const game = spawn(pinnedNode(), [program, 'play', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environment(),
});
// Ctrl-C reaches the game as well: it saves, puts the terminal in order and says how to go on. Wait for that.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => game.kill('SIGTERM'));
game.on('exit', (code, signal) => {
  process.exitCode = signal === null ? code : 130;
});

// `npm start`: sets everything up, builds the web app if it is missing or out of date, and serves it. Options go to the server:
//   npm start -- --port 8080
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runCli } from './run-cli.mjs';
import { environment, fail, install, pinnedNode, root } from './setup.mjs';

install();
const builder = join(root, 'packages', 'web', 'tools', 'build.ts');
const { status } = spawnSync(pinnedNode(), [builder], { stdio: ['ignore', 2, 2], env: environment() });
if (status !== 0) fail('The web app could not be built; the lines above say why.');
runCli(['serve', ...process.argv.slice(2)]);

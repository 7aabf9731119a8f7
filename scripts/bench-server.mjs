// `npm run bench:server [-- --quick] [-- --only speed|memory|start|disk]`: the server beside a bare room server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, pinnedNode, root } from './setup.mjs';

install();
const program = join(root, 'packages', 'server', 'bench', 'bench.ts');
const { status } = spawnSync(pinnedNode(), [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environment(),
});
process.exitCode = status ?? 1;

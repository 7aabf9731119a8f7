// `npm run simulate -- --seeds N [--from SEED] | --seed SEED`: plays tables in a broken world, one game night a seed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, pinnedNode, root } from './setup.mjs';

install();
const program = join(root, 'packages', 'table', 'test', 'simulate.ts');
const { status } = spawnSync(pinnedNode(), [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environment(),
});
process.exitCode = status ?? 1;

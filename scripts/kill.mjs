// `npm run kill -- --times N [--seed SEED]`: kills servers under load N times; nothing may be lost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServices } from './services.mjs';
import { environment, install, pinnedNode, root } from './setup.mjs';

install();
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '200' },
    seed: { type: 'string', default: `${Date.now() % 1e6}` },
  },
});
const services = await startServices({ mayInstall: false });
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
// Not `spawnSync`: the log of PostgreSQL must be read meanwhile, because PostgreSQL stops when the pipe is full.
const tests = spawn(pinnedNode(), [vitest, 'run', 'packages/server/test/processes'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...environment(), ...services.variables, KILL_TIMES: values.times, KILL_SEED: values.seed },
});
const [status] = await once(tests, 'close');
await services.stop();
process.exitCode = status ?? 1;

// `npm run simulate -- --seeds N [--from SEED] | --seed SEED`: plays tables in a broken world, one game night per seed;
// with `--matches`, brings people together there.
import { runProgram } from './setup.mjs';

runProgram(
  process.argv.includes('--matches')
    ? 'packages/server/test/match/simulate.ts'
    : 'packages/table/test/simulation/simulate.ts',
);

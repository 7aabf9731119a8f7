// `npm run simulate -- --seeds N [--from SEED] | --seed SEED`: plays tables in a broken world, one game night per seed.
import { runProgram } from './setup.mjs';

runProgram('packages/table/test/simulation/simulate.ts');

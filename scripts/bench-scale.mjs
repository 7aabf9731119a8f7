// `npm run bench:scale [-- --quick] [-- PART…]`: what several processes cost, and what players notice when one is gone.
import { runProgram } from './setup.mjs';

runProgram('packages/server/bench/scale.ts');

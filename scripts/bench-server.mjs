// `npm run bench:server [-- --quick] [-- --only speed|memory|start|circle|match]`: compares the server with a bare room server.
import { runProgram } from './setup.mjs';

runProgram('packages/server/bench/bench.ts');

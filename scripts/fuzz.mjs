// `npm run fuzz -- --frames N --seed SEED [--from ATTACK]`: sends wrong bytes of every kind to a server, where a witness plays.
import { runProgram } from './setup.mjs';

runProgram('packages/server/test/fuzz/fuzz.ts');

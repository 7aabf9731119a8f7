// `npm run bench:server [-- --quick] [-- --only speed|memory|start|circle|match]`

import { parseArgs } from 'node:util';
import { measureCircle } from './server/circle.ts';
import { measureMatch } from './server/match.ts';
import { measureMemory } from './server/memory.ts';
import { measureSpeed } from './server/speed.ts';
import { measureStart } from './server/start.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const quick = values.quick === true;
const parts: Record<string, () => Promise<void>> = {
  speed: () =>
    measureSpeed(
      quick
        ? { tables: 10, rounds: 1, seconds: 0.2, rate: 200 }
        : { tables: 100, rounds: 7, seconds: 3, rate: 1000 },
    ),
  memory: () => (quick ? measureMemory(20, 0.2) : measureMemory(1250, 20)),
  start: () => (quick ? measureStart(300, 30) : measureStart(100_000, 200)),
  circle: () => (quick ? measureCircle(200, 3) : measureCircle(5000, 15)),
  // People wait for seconds by design, so a quick run leaves this part out.
  ...(quick && values.only === undefined ? {} : { match: () => measureMatch(quick ? 8 : 1000) }),
};
const chosen = values.only === undefined ? Object.values(parts) : [parts[values.only]];
for (const part of chosen) {
  if (part === undefined) throw new Error(`--only takes ${Object.keys(parts).join(', ')}`);
  await part();
}

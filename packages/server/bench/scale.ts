// `npm run bench:scale [-- --quick] [-- PART…]`

import { parseArgs } from 'node:util';
import { measureConnections } from './scale/connections.ts';
import { measureList } from './scale/public-list.ts';
import { measureKill, measurePostgres, measureRedis, measureRestart } from './scale/faults.ts';
import { measurePlayers } from './scale/players.ts';
import { measureProcesses } from './scale/processes.ts';
import { measureStatements } from './scale/statements.ts';
import { measureStorage } from './scale/storage.ts';

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' } },
  allowPositionals: true,
});
const quick = values.quick === true;
const parts: Record<string, () => Promise<void>> = {
  statements: () =>
    measureStatements(
      quick ? { tables: 3, rate: 50, seconds: 1, idle: 1 } : { tables: 20, rate: 200, seconds: 15, idle: 60 },
    ),
  processes: () =>
    measureProcesses(quick ? { tables: 4, rounds: 1, seconds: 0.5 } : { tables: 40, rounds: 7, seconds: 3 }),
  redis: () => measureRedis(quick ? { tables: 3, before: 1, gone: 2 } : { tables: 10, before: 10, gone: 60 }),
  postgres: () => measurePostgres(quick ? { tables: 3, seconds: 1 } : { tables: 20, seconds: 5 }),
  list: () => measureList(quick ? 500 : 100_000),
  storage: () => measureStorage(quick ? { tables: 3, games: 2 } : { tables: 1000, games: 10 }),
  kill: () => measureKill(quick ? { tables: 3, seconds: 2 } : { tables: 20, seconds: 10 }),
  restart: () => measureRestart(quick ? { tables: 3, seconds: 1 } : { tables: 20, seconds: 5 }),
  connections: () =>
    measureConnections(
      quick
        ? { tables: 20, rate: 100, seconds: 1, herd: 20 }
        : { tables: 5000, rate: 1000, seconds: 10, herd: 1250 },
    ),
  players: () => measurePlayers(quick ? { tables: 5, seconds: 4 } : { tables: 250, seconds: 60 }),
};
for (const name of positionals.length === 0 ? Object.keys(parts) : positionals) {
  const part = parts[name];
  if (part === undefined) throw new Error(`The parts are ${Object.keys(parts).join(', ')}, not ${name}.`);
  console.log(`\n${name}`);
  await part();
}

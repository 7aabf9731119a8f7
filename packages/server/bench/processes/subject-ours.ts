// The real server, on SQLite unless told otherwise; without limits unless told otherwise, because most players have the same
// address here.

import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteDatabase } from '../../src/storage/database/sqlite.ts';
import { makeLogger, readConfig, type RunningServer, startServer } from '../../src/index.ts';
import { answerRequests } from './child.ts';

export interface Memory {
  readonly rss: number;
  /** Bytes in use, including buffers outside the heap. */
  readonly used: number;
  readonly tables: number;
  readonly connections: number;
}

type SubjectRequest =
  /** Starts the server with settings such as the folder. */
  | { readonly start: Readonly<Record<string, string>>; readonly limited?: boolean }
  | { readonly measure: true }
  /** How many seconds of CPU it has used so far. */
  | { readonly cpu: true }
  /** How many SQL statements SQLite was given so far. */
  | { readonly statements: true };

const MUCH = '1000000';
const UNLIMITED = {
  'max-connections': MUCH,
  'max-tables': MUCH,
  'address-connections': MUCH,
  'address-tables': MUCH,
  'address-requests': MUCH,
  'address-storage': MUCH,
  'address-messages': MUCH,
  'identity-messages': MUCH,
  'connection-messages': MUCH,
};
let running: RunningServer | undefined;
let statements = 0;
countStatements();
process.on('disconnect', () => void running?.stop().finally(() => process.exit()));

answerRequests(async (request: SubjectRequest) => {
  if ('measure' in request) return measure(running!);
  if ('statements' in request) return statements;
  if ('cpu' in request) return cpuSeconds();
  const config = readConfig(
    {
      port: '0',
      host: '127.0.0.1',
      'log-level': 'error',
      ...(request.limited === true ? {} : UNLIMITED),
      ...request.start,
    },
    {},
  );
  running = await startServer(config, makeLogger(config['log-level']));
  return { port: running.port };
});

/** After garbage collection, when the process has given back what it does not need: nothing less for a second. */
async function measure({ context }: RunningServer): Promise<Memory> {
  let least = Infinity;
  for (let still = 0; still < 4; still++) {
    gc!();
    await sleep(250);
    const { rss } = process.memoryUsage();
    if (rss < least * 0.99) still = 0;
    least = Math.min(least, rss);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, used: heapUsed + external, tables: context.house.size, connections: context.sockets.size };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function countStatements(): void {
  for (const method of ['read', 'write']) {
    const original = Reflect.get(SqliteDatabase.prototype, method) as (given: object) => unknown;
    Reflect.set(SqliteDatabase.prototype, method, function (this: SqliteDatabase, given: object): unknown {
      statements += Array.isArray(given) ? given.length : 1;
      return original.call(this, given);
    });
  }
}

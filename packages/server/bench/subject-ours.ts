// The real server on SQLite, without limits, because all players have the same address here.

import { setTimeout as sleep } from 'node:timers/promises';
import { makeLogger, readConfig, type RunningServer, startServer } from '../src/index.ts';
import { answerRequests } from './child.ts';

export interface Memory {
  readonly rss: number;
  /** What is in use, including buffers outside the heap. */
  readonly used: number;
  readonly tables: number;
  readonly connections: number;
}

type SubjectRequest = { readonly start: string } | { readonly measure: true };

const MUCH = '1000000';
let running: RunningServer | undefined;
process.on('disconnect', () => void running?.stop().finally(() => process.exit()));

answerRequests(async (request: SubjectRequest) => {
  if ('measure' in request) return measure(running!);
  const config = readConfig(
    {
      port: '0',
      host: '127.0.0.1',
      data: request.start,
      'log-level': 'error',
      'max-connections': MUCH,
      'max-tables': MUCH,
      'address-connections': MUCH,
      'address-tables': MUCH,
      'address-requests': MUCH,
      'address-messages': MUCH,
      'identity-messages': MUCH,
      'connection-messages': MUCH,
    },
    {},
  );
  running = await startServer(config, makeLogger(config['log-level']));
  return { port: running.port };
});

/** After garbage collection. */
async function measure({ context }: RunningServer): Promise<Memory> {
  for (let times = 0; times < 4; times++) {
    gc!();
    await sleep(50);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, used: heapUsed + external, tables: context.house.size, connections: context.sockets.size };
}

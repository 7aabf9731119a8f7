import type { AddressInfo } from 'node:net';
import { MemoryBus, SETTINGS } from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import { type ServerContext, createServer, type Parts } from './app.ts';
import type { Config } from './config.ts';
import { Janitor } from './janitor.ts';
import { RedisBus } from './redis-bus.ts';
import { openStorage } from './storage.ts';
import { ThinkerPool } from './thinker-pool.ts';

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  readonly context: ServerContext;
  readonly janitor: Janitor;
  /** Resolves if the server can never store anything again: it is to be stopped, and started anew by whoever runs it. */
  readonly fatalError: Promise<Error>;
  /** Finishes what was begun, tells everybody, and closes. */
  stop(): Promise<void>;
}

/** Milliseconds that the other ends have to say goodbye. */
const GOODBYE = 500;
/** A process that has a folder to itself knows everything that is in it. */
const ALONE = { ...SETTINGS, poll: 60_000 };

/** Opens everything that the configuration names, and listens; what is open is closed again if something fails. */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  more: Partial<Parts> = {},
): Promise<RunningServer> {
  const closings: (() => void | Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const one of closings.toReversed()) await one();
  };
  let closed: Promise<void> | undefined;
  const stop = (): Promise<void> => (closed ??= close());
  try {
    return { ...(await open(config, log, more, closings)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  config: Config,
  log: FastifyBaseLogger,
  more: Partial<Parts>,
  closings: (() => void | Promise<void>)[],
): Promise<Omit<RunningServer, 'stop'>> {
  const storage =
    more.storage ??
    (await openStorage(
      config['database-url'] === '' ? { data: config.data } : { databaseUrl: config['database-url'] },
    ));
  closings.push(() => storage.close());
  const redis = config['redis-url'] === '' ? undefined : await openRedis(config['redis-url'], log);
  closings.push(() => redis?.close());
  const threads = config.threads === 0 ? {} : { threads: config.threads };
  const pool =
    more.pool ??
    new ThinkerPool({ ...threads, failed: (error) => log.error({ err: error }, 'a bot was given up') });
  closings.push(() => pool.stop());
  const bus = more.bus ?? redis ?? new MemoryBus();
  const settings = more.settings ?? (config['database-url'] === '' ? ALONE : SETTINGS);
  const { app, context } = await createServer(config, { ...more, settings, storage, bus, pool, log });
  context.house.known = await storage.countTables();
  const janitor = new Janitor(context.house, storage, config, log);
  closings.push(async () => {
    context.state.stopping = true;
    janitor.stop();
    // Tables finish what is being written and say goodbye; then whoever is at none.
    await context.house.stop();
    context.sockets.stop();
    const cut = setTimeout(() => context.sockets.cut(), GOODBYE);
    await app.close();
    clearTimeout(cut);
    context.reports.stop();
  });
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  return { port, context, janitor, fatalError: storage.fatalError ?? new Promise(() => {}) };
}

/** Without it everything goes on, only slower: what happens elsewhere is seen when the store is looked into. */
function openRedis(url: string, log: FastifyBaseLogger): Promise<RedisBus> {
  return RedisBus.open(url, (connected) => {
    if (connected) log.info('connected to Redis');
    else log.warn('no connection to Redis; news from other processes comes late until it is back');
  });
}

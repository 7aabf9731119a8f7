import type { AddressInfo } from 'node:net';
import { MemoryBus, SETTINGS } from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import { type ServerContext, createServer, type Parts } from './app.ts';
import type { Config } from './config.ts';
import { Janitor } from './janitor.ts';
import type { PostgresOptions } from './postgres-options.ts';
import { RedisBus } from './redis-bus.ts';
import { openStorage } from './storage.ts';
import { ThinkerPool } from './thinker-pool.ts';

export interface RunningServer {
  readonly port: number;
  readonly context: ServerContext;
  readonly janitor: Janitor;
  /** Resolves if the server can never store anything again: stop it, and start a new one. */
  readonly fatalError: Promise<Error>;
  /** Finishes what is being written, tells every client, and closes. */
  stop(): Promise<void>;
}

/** Milliseconds that clients have to close their connections. */
const SHUTDOWN_GRACE = 500;

/** If something fails, everything that was opened is closed again. */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  parts: Partial<Parts> = {},
): Promise<RunningServer> {
  const closers: (() => void | Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const one of closers.toReversed()) await one();
  };
  let closed: Promise<void> | undefined;
  const stop = (): Promise<void> => (closed ??= close());
  try {
    return { ...(await open(config, log, parts, closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  config: Config,
  log: FastifyBaseLogger,
  parts: Partial<Parts>,
  closers: (() => void | Promise<void>)[],
): Promise<Omit<RunningServer, 'stop'>> {
  const storage =
    parts.storage ??
    (await openStorage(
      config['database-url'] === ''
        ? { data: config.data }
        : { databaseUrl: config['database-url'], postgres: postgresOptions(config) },
    ));
  closers.push(() => storage.close());
  const redis = config['redis-url'] === '' ? undefined : await openRedis(config, log);
  closers.push(() => redis?.close());
  const threads = config.threads === 0 ? {} : { threads: config.threads };
  const pool =
    parts.pool ??
    new ThinkerPool({ ...threads, failed: (error) => log.error({ err: error }, 'a bot failed') });
  closers.push(() => pool.stop());
  const bus = parts.bus ?? redis ?? new MemoryBus(config['database-url'] === '');
  const settings = parts.settings ?? SETTINGS;
  const { app, context } = await createServer(config, { ...parts, settings, storage, bus, pool, log });
  context.house.known = await storage.countTables();
  const janitor = new Janitor(context.house, storage, config, log);
  closers.push(async () => {
    context.state.stopping = true;
    janitor.stop();
    // Tables finish what is being written and tell their people; then those at no table are told.
    await context.house.stop();
    context.sockets.stop();
    const cut = setTimeout(() => context.sockets.cut(), SHUTDOWN_GRACE);
    await app.close();
    clearTimeout(cut);
    context.reports.stop();
  });
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  return { port, context, janitor, fatalError: storage.fatalError ?? new Promise(() => {}) };
}

/** Without Redis, processes learn of each other's moves only when they poll the store. */
async function openRedis(config: Config, log: FastifyBaseLogger): Promise<RedisBus> {
  const bus = await RedisBus.open(config['redis-url'], config['redis-queue']);
  const report = (): void => {
    if (bus.working) log.info('connected to Redis');
    else log.warn('no connection to Redis; news from other processes will be late until it is back');
  };
  report();
  bus.watch(report);
  return bus;
}

function postgresOptions(config: Config): PostgresOptions {
  return {
    connections: config['database-connections'],
    timeout: config['database-timeout'],
    queue: config['database-queue'],
    prepare: config['database-prepare'],
  };
}

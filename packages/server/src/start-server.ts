import type { AddressInfo } from 'node:net';
import { type Bus, MemoryBus, SETTINGS } from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import { createServer } from './app.ts';
import type { ServerContext, ServerParts } from './server-context.ts';
import type { Config } from './config.ts';
import { FallbackBus } from './bus/fallback-bus.ts';
import { DueTableWaker } from './operations/due-table-waker.ts';
import { Janitor } from './operations/janitor.ts';
import { areTooFew, connectionLimits } from './limits/open-files.ts';
import type { PostgresOptions } from './storage/database/postgres-options.ts';
import { RedisBus } from './bus/redis-bus.ts';
import { openPostgres, openSqlite } from './storage/storage.ts';
import { ThinkerPool } from './thinking/thinker-pool.ts';

export interface RunningServer {
  readonly port: number;
  readonly context: ServerContext;
  readonly janitor: Janitor;
  readonly dueTableWaker: DueTableWaker;
  /** Resolves if the server can never store anything again: stop it, and start a new one. */
  readonly fatalError: Promise<Error>;
  /** Finishes what is being written, tells every client, and closes. */
  stop(): Promise<void>;
}

/** Connections that may wait to be accepted: when a process has died, thousands come at once. */
const BACKLOG = 4096;
/** Milliseconds that clients have to close their connections. */
const SHUTDOWN_GRACE = 500;

/** If something fails, everything that was opened is closed again. */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  parts: Partial<ServerParts> = {},
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
  parts: Partial<ServerParts>,
  closers: (() => void | Promise<void>)[],
): Promise<Omit<RunningServer, 'stop'>> {
  const storage =
    parts.storage ??
    (config['database-url'] === ''
      ? await openSqlite(config.data)
      : await openPostgres(config['database-url'], postgresOptions(config)));
  closers.push(() => storage.close());
  const bus = parts.bus ?? (await openBus(config, log, closers));
  const threads = config.threads === 0 ? {} : { threads: config.threads };
  const pool =
    parts.pool ??
    new ThinkerPool({ ...threads, failed: (error) => log.error({ err: error }, 'a bot failed') });
  closers.push(() => pool.stop());
  const settings = parts.settings ?? SETTINGS;
  const { app, context } = await createServer(config, { ...parts, settings, storage, bus, pool, log });
  const janitor = new Janitor(context.house, storage, config, log, context.board, context);
  await janitor.count();
  const { house, board, storeWatch, reports } = context;
  const dueTableWaker = new DueTableWaker({
    house,
    storage,
    mayWrite: () => !board.isReadOnly && storeWatch.isOpen,
    failed: (error) => reports.report(error, 'could not look for slow tables'),
  });
  // Work that a process left behind when it died.
  if (!context.board.isReadOnly) {
    void context.rater.run();
    void context.circles.filer.run().catch((error: unknown) => reports.report(error, 'could not file games'));
  }
  closers.push(async () => {
    context.state.stopping = true;
    janitor.stop();
    dueTableWaker.stop();
    for (const { courier } of [context.notifier, context.webhooks]) courier.stop();
    context.storeWatch.stop();
    context.board.stop();
    context.directory.stop();
    context.allProcesses.stop();
    // Tables finish what is being written and tell their people; then those at no table are told.
    await context.house.stop();
    context.matchMaker.stop();
    context.skillMeter.stop();
    await context.rater.stop();
    await context.circles.filer.stop();
    context.sockets.stop();
    const cut = setTimeout(() => context.sockets.cut(), SHUTDOWN_GRACE);
    await app.close();
    clearTimeout(cut);
    context.reports.stop();
  });
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  warnOfFewFiles(config, log);
  void dueTableWaker.look();
  for (const { courier } of [context.notifier, context.webhooks]) void courier.look();
  const { port } = app.server.address() as AddressInfo;
  return { port, context, janitor, dueTableWaker, fatalError: storage.fatalError ?? new Promise(() => {}) };
}

/** Redis, with PostgreSQL in reserve; PostgreSQL alone; or nothing, for a process with a folder of its own. */
async function openBus(
  config: Config,
  log: FastifyBaseLogger,
  closers: (() => void | Promise<void>)[],
): Promise<Bus> {
  const { 'database-url': databaseUrl, 'redis-url': redisUrl } = config;
  if (databaseUrl === '') return new MemoryBus();
  // Loaded here, because most servers do without PostgreSQL.
  const { PostgresBus } = await import('./bus/postgres-bus.ts');
  const postgres = await PostgresBus.open(databaseUrl);
  closers.push(() => postgres.close());
  if (postgres.isDeaf)
    log.warn(
      'notifications do not get through the pooler of PostgreSQL; without Redis, news of other processes will be late',
    );
  if (redisUrl === '') return postgres;
  const redis = await RedisBus.open(redisUrl, config['redis-queue']);
  closers.push(() => redis.close());
  const report = (): void => {
    if (redis.working) log.info('connected to Redis');
    else log.warn('no connection to Redis; until it is back, PostgreSQL carries news between processes');
  };
  report();
  redis.watch(report);
  const bus = new FallbackBus(redis, postgres);
  closers.push(() => bus.close());
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

function warnOfFewFiles(config: Config, log: FastifyBaseLogger): void {
  const { connections } = connectionLimits(config);
  if (areTooFew(connections, config))
    log.warn(
      { connections, wanted: config['max-connections'] },
      'the system lets this process open too few files for --max-connections; raise the limit (ulimit -n, LimitNOFILE)',
    );
}
